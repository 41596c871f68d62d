// What lies before a player is listed with its text, and found among the answers.
import { expect, it } from "vitest";
import type { Speech } from "$games/contract";
import { holdings, answerUsing } from "./holdings";
import { table } from "./sample";

const speech: Speech = { say: (key) => key, action: () => "", event: () => "", seat: () => "" };
const state = table({ keeper: 0 });
const player = { ...state.players[0], items: ["rifle" as const], spare: ["tailored-coat" as const, null], feat: false };
const keys = (revealed: boolean) =>
  holdings(state, { ...player, revealed }, speech).map(({ key, spent }) => (spent ? `(${key})` : key));

it("lists ability, Feat, titles and Items; what is used or face down is spent", () => {
  expect(keys(false)).toEqual(["ability", "(feat)", "captain", "keeper", "item-rifle", "(item-tailored-coat)"]);
});
it("takes ability and Feat from a revealed traitor", () => {
  expect(keys(true)).not.toContain("ability");
});
it("finds the answer that uses something", () => {
  const rifle = holdings(state, player, speech).find(({ key }) => key === "item-rifle")!;
  expect(answerUsing(rifle, [{ do: "pass" }, { do: "use-item", item: "rifle" }])).toEqual({
    do: "use-item",
    item: "rifle",
  });
  expect(answerUsing(rifle, [{ do: "use-item", item: "pistol" }])).toBeNull();
});
