import { expect, test } from "vitest";
import { roundAfterSeat, roundAfterView } from "./device-rounds";
import { view } from "../testing/samples";

const seats = [0, 1, 2].map((seat) => ({ seat, mine: true, stand_in: false, kind: "person" }));
const quiet = (number: number, mine: number[], viewpoint: number, waiting = [0, 1, 2]) => {
  const made = view({ seat: viewpoint });
  return {
    ...made,
    table: { ...made.table, seats, secrets: true, status: "playing" },
    question: { ...made.question, number, mine, waiting, quiet: true },
  } as never;
};

test("everybody at the device gets it once, whoever has something to decide", () => {
  for (const mine of [[0], [2], [0, 1, 2], []])
    expect(roundAfterView(quiet(7, mine, 1), null)).toEqual({ number: 7, left: [1, 2, 0] });
});

test("a round goes on from seat to seat, and begins anew only with another question", () => {
  let round = roundAfterView(quiet(7, [2], 1), null);
  round = roundAfterSeat(round, 1);
  expect(roundAfterView(quiet(7, [], 1), round)?.left).toEqual([2, 0]);
  expect(roundAfterSeat(round, 0)?.left).toEqual([2, 0]);
  round = roundAfterSeat(roundAfterSeat(round, 2), 0);
  expect(roundAfterView(quiet(7, [], 0), round)?.left).toEqual([]);
  expect(roundAfterView(quiet(9, [], 0), round)?.left).toEqual([0, 1, 2]);
});

test("where only one person here may be asked nothing goes round", () => {
  expect(roundAfterView(quiet(7, [1], 1, [1]), null)).toBeNull();
});
