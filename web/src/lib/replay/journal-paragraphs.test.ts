import { expect, test } from "vitest";
import { journalParagraphs } from "./journal-paragraphs";

test("what a seat does in a row is one paragraph; lines about the table stand alone", () => {
  const events = [
    { event: "round-begins", round: 1, seat: 0 },
    { event: "bought", seat: 0 },
    { event: "built", seat: 0 },
    { event: "bought", seat: 1 },
    { event: "end-in-sight", last_round: 3 },
    { event: "nothing-done", round: 2 },
  ];
  const told = journalParagraphs(events).map(({ seat, lines }) => [seat, lines.map((line) => line.number)]);
  expect(told).toEqual([
    [-1, [0]],
    [0, [1, 2]],
    [1, [3]],
    [-1, [4]],
    [-1, [5]],
  ]);
});
