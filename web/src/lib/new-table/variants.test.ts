import { expect, test } from "vitest";
import type { OptionInfo } from "$generated/wire";
import { fitOptions, isOffered, offeredValues } from "./variants";

const SCENARIO: OptionInfo = {
  name: "scenario",
  seat: false,
  values: ["ice", "statue", "beast"],
  default: "ice",
  only: {},
};
const LENGTH: OptionInfo = {
  name: "length",
  seat: false,
  values: ["full", "short"],
  default: "full",
  only: { scenario: "ice" },
};
const FIRST: OptionInfo = { name: "first", seat: true, values: [0, 1, 2, 3, 4], default: 0, only: {} };

test("a seat that is not there cannot be named", () => {
  expect(offeredValues(FIRST, 2)).toEqual([0, 1, 2]);
  expect(fitOptions([FIRST], { first: 4 }, 2)).toEqual({ first: 0 });
});

test("an option that needs another is no choice without it, and falls back to what it is by default", () => {
  expect(isOffered(LENGTH, { scenario: "ice" })).toBe(true);
  expect(isOffered(LENGTH, { scenario: "beast" })).toBe(false);
  expect(fitOptions([SCENARIO, LENGTH], { scenario: "beast", length: "short" }, 2)).toEqual({
    scenario: "beast",
    length: "full",
  });
});

test("a campaign goes on with what is not behind it", () => {
  const closed = { scenario: ["ice"] };
  expect(offeredValues(SCENARIO, 2, closed)).toEqual(["statue", "beast"]);
  expect(fitOptions([SCENARIO, LENGTH], { scenario: "ice", length: "short" }, 2, closed)).toEqual({
    scenario: "statue",
    length: "full",
  });
});
