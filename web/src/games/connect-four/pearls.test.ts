// Pearls are read from numbers beyond 32 bits, and rows of four are found in every direction.
import { expect, it } from "vitest";
import { pearls, rowOfFour, type Pearl } from "./pearls";

const board = (...places: [number, number][]) =>
  places.reduce((sum, [column, row]) => sum + 2 ** (column * 7 + row), 0);

it("reads pearls of both seats, also in the last column", () => {
  expect(pearls([board([0, 0], [6, 5]), board([3, 2])])).toEqual([
    { column: 0, row: 0, seat: 0 },
    { column: 3, row: 2, seat: 1 },
    { column: 6, row: 5, seat: 0 },
  ]);
});

it("finds four in a falling diagonal", () => {
  const four = pearls([board([2, 3], [3, 2], [4, 1], [5, 0]), board([0, 0], [1, 0])]);
  expect(
    rowOfFour(four)
      .map(({ column }: Pearl) => column)
      .sort(),
  ).toEqual([2, 3, 4, 5]);
});

it("finds nothing among three", () => {
  expect(rowOfFour(pearls([board([1, 0], [2, 0], [3, 0]), board([4, 0])]))).toEqual([]);
});
