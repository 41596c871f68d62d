// The money that floats beside a name is what the news took and gave.
import { expect, it } from "vitest";
import { moneyMoved } from "./money";

it("adds up purchases, fees, finds and rewards", () => {
  const moved = moneyMoved([
    { event: "bought", seat: 0, kind: "violet", aquanauts: 3, cost: 3 },
    { event: "built", seat: 0, kind: "violet", at: 1, turn: 0, fee: 2 },
    { event: "paid-builder", seat: 1, builder: 0 },
    { event: "sonar-used", seat: 2, at: 1, tokens: 0 },
    { event: "salvaged", seat: 2, find: "chest", at: 1, cost: 0 },
    { event: "earned", seat: 2, money: 4 },
    { event: "round-begins", round: 2, seat: 1 },
  ]);
  expect([...moved]).toEqual([
    [0, -4],
    [1, -1],
    [2, 3],
  ]);
});
