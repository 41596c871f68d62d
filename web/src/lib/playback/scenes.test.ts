import { expect, test } from "vitest";
import type { Tagged } from "$games/contract";
import { view } from "../testing/samples";
import { scenesBetween } from "./scenes";

const PILE = { event: "pile-turned", cards: [1, 2, 3] };
const ENDS = { event: "test-ends" };
const DEFEATED = { event: "defeated", seat: 0 };
const game = {
  revealSteps: (event: Tagged) => (event === PILE ? 3 : 0),
  waitsForReader: (event: Tagged) => event === ENDS,
  happensToMe: (event: Tagged) => event === DEFEATED,
};
const before = view({ state: { dial: 8 } as never });
const after = (...events: Tagged[]) => view({ answers: 1, state: { dial: 5 } as never, events });
const ALL = { great: true, mine: true };

test("neither the journal nor the board tells of a pile before its last card is turned", () => {
  const scenes = scenesBetween(before, after(PILE, ENDS, { event: "lost" }), game, ALL);
  const turning = scenes.filter(({ reveal }) => reveal);
  expect(turning.map(({ reveal }) => [reveal!.step, reveal!.steps])).toEqual([
    [0, 3],
    [1, 3],
    [2, 3],
    [3, 3],
  ]);
  expect(turning.every(({ view }) => view.events.length === 0)).toBe(true);
  const end = scenes.at(-1)!;
  expect([end.waitsForReader, end.view.events]).toEqual([true, [PILE, ENDS]]);
  expect(scenes.every(({ view }) => (view.state as never as { dial: number }).dial === 8)).toBe(true);
});

test("what happens to the reader stops once for all of it, also at an instant pace", () => {
  const scenes = scenesBetween(before, after(DEFEATED, { event: "lost" }, DEFEATED), game, {
    great: false,
    mine: true,
  });
  expect(scenes.map(({ waitsForReader, happened }) => [waitsForReader, happened])).toEqual([
    [true, [DEFEATED, DEFEATED]],
  ]);
  expect(scenesBetween(before, after(DEFEATED), game, { great: false, mine: false })).toEqual([]);
});

test("what happened to the reader is said before the next pile is turned", () => {
  const scenes = scenesBetween(before, after(DEFEATED, PILE), game, ALL);
  expect([scenes[0].happened, scenes[1].reveal?.step]).toEqual([[DEFEATED], 0]);
});
