import { expect, test } from "vitest";
import type { Event, State } from "$generated/sleeping-gods";
import { scenesBetween } from "$lib/playback/scenes";
import { view } from "$lib/testing/samples";
import { happensToMe, revealSteps, unfold } from "./unfold";

const reading = { crew: { odessa: { seat: 0 }, mac: { seat: 1 } }, test: { score: 3, adds: {}, odds: [] } };
const trial = { skill: "craft", value: 6, fate: 0, extra: 0, passed: false };
const state = (changes: object) =>
  ({ test: trial, fate: null, combat: null, readable_passages: [], reading, ...changes }) as never;
const NEWS = [
  { event: "fate-drawn", seat: 0, purpose: "challenge", value: 4, card: null },
  { event: "challenge-ended", skill: "craft", value: 6, score: 7, passed: true },
  { event: "passage-read", passage: "7/won" },
];

test("the result of a challenge waits for fate, and the page of the book for the result", () => {
  const before = view({ state: state({}) });
  const after = view({ answers: 1, events: NEWS, state: state({ test: null }) });
  const scenes = scenesBetween(before, after, { unfold, revealSteps } as never, { great: true, mine: true });
  expect(scenes.map(({ view: { events } }) => events.length)).toEqual([0, 0, 0, 1, 2]);
  const scores = scenes.map(({ view }) => (view.state as unknown as State).reading.test?.score);
  expect(scores).toEqual([3, 3, 3, 7, 7]);
});

test("a blow happens to whoever leads the one who is struck; a wound that one gave away does not", () => {
  const asked = (prompt: string) => view({ state: state({}), question: { ...view().question!, mine: [0], prompt } });
  const struck = (crew: string) => ({ event: "enemy-attacked", enemy: "eel", crew, count: 1 }) as never as Event;
  expect([happensToMe(struck("odessa"), asked("combat")), happensToMe(struck("mac"), asked("combat"))]).toEqual([
    true,
    false,
  ]);
  const wounded = { event: "wounded", crew: "odessa", count: 1 } as Event;
  expect([happensToMe(wounded, asked("take-wound")), happensToMe(wounded, asked("choice"))]).toEqual([false, true]);
});
