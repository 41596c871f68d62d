// Only the questions that come to everybody, and often, are passed by themselves.
import { expect, it } from "vitest";
import { isWindow } from "./passing.svelte";

it("takes rolls and tests as windows, but no action, no choice and no question to the reader alone", () => {
  expect(["before-roll", "total-known"].map((prompt) => isWindow({ prompt }))).toEqual([true, true]);
  expect(["action", "crisis", "add-card", "mythos-drawn", ""].map((prompt) => isWindow({ prompt }))).toEqual(Array(5).fill(false));
  expect(isWindow(null)).toBe(false);
});
