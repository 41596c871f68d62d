import { expect, test } from "vitest";
import { groupByReason } from "./blocked-reasons";

test("answers refused for the same reason stand together", () => {
  const blocked = [
    { action: { do: "buy", kind: "a" }, rule: "B2g", why: "no-money", args: { cost: 1 } },
    { action: { do: "buy", kind: "b" }, rule: "B2g", why: "no-money", args: { cost: 1 } },
    { action: { do: "buy", kind: "c" }, rule: "B2g", why: "no-money", args: { cost: 2 } },
    { action: { do: "rest" }, rule: "U3a", why: "late", args: {} },
  ];
  const reasons = groupByReason(blocked, ({ why, args }) => `${why} ${args.cost ?? ""}`.trim());
  expect(reasons.map(({ why, actions }) => [why, actions.length])).toEqual([
    ["no-money 1", 2],
    ["no-money 2", 1],
    ["late", 1],
  ]);
});
