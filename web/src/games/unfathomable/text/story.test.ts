// The story keeps what mattered, turn by turn.
import { expect, it } from "vitest";
import type { Event } from "$generated/unfathomable";
import { chapters, courseOfDials } from "./story";

const events: Event[] = [
  { event: "chose", seat: 0, role: "jinx" },
  { event: "turn-begins", seat: 2, turn: 1 },
  { event: "moved", seat: 2, start: "d1", to: "d2" },
  { event: "resource-changed", resource: "food", by: -1, now: 7 },
  { event: "turn-begins", seat: 0, turn: 2 },
  { event: "awakened" },
  { event: "resource-changed", resource: "food", by: -2, now: 5 },
];

it("tells turns in which something happened", () => {
  expect(chapters(events)).toEqual([{ turn: 2, seat: 0, events: [{ event: "awakened" }] }]);
});
it("follows each dial from its start to the end of each turn", () => {
  const course = courseOfDials(events, { fuel: 9, food: 5 });
  expect([course.get("food"), course.get("fuel")]).toEqual([
    [8, 7, 5],
    [9, 9, 9],
  ]);
});
