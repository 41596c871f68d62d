import { expect, test } from "vitest";
import { lastPages } from "./last-pages";

test("the ending is read with the lines that follow it, and nothing before it", () => {
  const log = ["F1", "140/also/second", "F33", "F31/also/audrie-initial", "F31/also/mac-kept"];
  expect(lastPages(log)).toEqual(["F33", "F31/also/audrie-initial", "F31/also/mac-kept"]);
});

test("an ending without lines stands alone", () => {
  expect(lastPages(["F20/also/wick", "F42"])).toEqual(["F42"]);
  expect(lastPages([])).toEqual([]);
});
