// Lines of three: found in rows, columns and diagonals, and not where there are none.
import { describe, expect, it } from "vitest";
import { middle, winningLine } from "./marks";

const _ = -1;

describe("the winning line", () => {
  it("is nobody's on an empty grid", () => expect(winningLine([_, _, _, _, _, _, _, _, _])).toBeNull());
  it("is a row", () => expect(winningLine([_, _, 1, 0, 0, 0, 1, 1, _])).toEqual([3, 4, 5]));
  it("is a column", () => expect(winningLine([1, 0, _, 1, 0, _, 1, _, 0])).toEqual([0, 3, 6]));
  it("is a diagonal", () => expect(winningLine([0, 1, 1, _, 1, 0, 1, _, 0])).toEqual([2, 4, 6]));
  it("is missing in a draw", () => expect(winningLine([0, 1, 0, 0, 1, 1, 1, 0, 0])).toBeNull());
});

it("puts the cells where they are seen", () => {
  expect(middle(0)).toEqual({ x: 50, y: 50 });
  expect(middle(5)).toEqual({ x: 250, y: 150 });
});
