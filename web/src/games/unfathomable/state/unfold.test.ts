import { expect, test } from "vitest";
import type { Event, State } from "$generated/unfathomable";
import { scenesBetween } from "$lib/playback/scenes";
import { view } from "$lib/testing/samples";
import { happensToMe, revealSteps, unfold } from "./unfold";
import { table, test as skillTest } from "./sample";

const NEWS: Event[] = [
  { event: "pile-turned", cards: [2, 6], worths: [3, -2] },
  { event: "test-revealed", cards: [2, 6], worths: [3, -2], total: 1, threshold: 8 },
  { event: "test-ends", outcome: "failure", total: 1 },
  { event: "resource-changed", resource: "food", by: -1, now: 7 },
  { event: "turn-begins", seat: 1, turn: 2 },
];

test("the dials and the next turn wait for the pile of a crisis, its total and the reader", () => {
  const before = view({ state: table({ test: skillTest() }) as never });
  const after = view({ answers: 1, events: NEWS, state: table({ turn: 2, active: 1 }) as never });
  const module = { unfold, revealSteps, waitsForReader: (event: Event) => event.event === "test-ends" };
  const scenes = scenesBetween(before, after, module as never, { great: true, mine: true });
  const read = scenes.findIndex(({ waitsForReader }) => waitsForReader);
  for (const { view: shown } of scenes.slice(0, read + 1)) {
    const { dials, turn } = shown.state as unknown as State;
    expect([dials.food, turn]).toEqual([8, 1]);
  }
  expect(scenes[0].reveal).toMatchObject({ step: 0, steps: 2 });
  expect(scenes.map(({ view: { events } }) => events.length)).toEqual([0, 0, 0, 2, 3, 4]);
  expect((scenes.at(-1)!.view.state as unknown as State).dials.food).toBe(7);
});

test("one's own defeat, the Brig and a Loyalty card from somebody happen to the reader", () => {
  const me = { seat: 1 };
  expect(happensToMe({ event: "defeated", seat: 1, to: "sickbay" }, me)).toBe(true);
  expect(happensToMe({ event: "defeated", seat: 0, to: "sickbay" }, me)).toBe(false);
  expect(happensToMe({ event: "moved", seat: 1, start: "d1", to: "brig" }, me)).toBe(true);
  expect(happensToMe({ event: "moved", seat: 1, start: "d1", to: "d2" }, me)).toBe(false);
  expect(happensToMe({ event: "loyalty-given", seat: 0, to: 1, count: 1 }, me)).toBe(true);
});
