import { expect, test } from "vitest";
import { keyMoments, roundOf } from "./key-moments";

const turn = (at: number, change: number) => ({ at, seat: 0, answer: "", line: 0, before: 0.5, after: 0.5 + change });

test("the largest turns of the game are worth a picture, after the answer that made them", () => {
  const turns = [turn(3, 0.1), turn(8, -0.4), turn(12, 0.2), turn(20, 0.3), turn(25, 0.15)];
  expect(keyMoments(30, { turns })).toEqual([0, 9, 13, 21, 26, 30]);
});

test("without a review it is thirds, and a short game has each moment once", () => {
  expect(keyMoments(30, null)).toEqual([0, 10, 20, 30]);
  expect(keyMoments(1, { turns: [] })).toEqual([0, 1]);
});

test("the round of a moment is the last one that was told of", () => {
  const events = [
    { event: "round-began", number: 1 },
    { event: "moved" },
    { event: "turn-began", seat: 1 },
    { event: "moved" },
  ];
  expect(roundOf({ events })).toEqual({ event: "turn-began", seat: 1 });
  expect(roundOf({ events: [] })).toBeNull();
});
