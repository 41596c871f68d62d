// Contours: closed rings around what is high, smooth but never on the wrong side of a square's middle.
import { describe, expect, it } from "vitest";
import { COLUMNS, ROWS, square, zoneOf } from "./board";
import { curves, rings, sample, soften, within } from "./contour";
import { bands, borders, caustics } from "./depth";

describe("rings", () => {
  it("go once around a hill", () => {
    const hill = sample(4, 4, 4, (x, y) => 2 - Math.hypot(x - 2, y - 2));
    const found = rings(hill, 1);
    expect(found).toHaveLength(1);
    for (const { x, y } of found[0]) expect(Math.hypot(x - 2, y - 2)).toBeCloseTo(1, 1);
  });
  it("close at the edge of the field", () => {
    const slope = sample(4, 4, 2, (x) => x);
    const [ring] = rings(slope, 2);
    expect(within([ring], 3.5, 2)).toBe(true);
    expect(within([ring], 0.5, 2)).toBe(false);
  });
  it("find two islands", () => {
    const two = sample(8, 4, 3, (x, y) => Math.max(1 - Math.hypot(x - 2, y - 2), 1 - Math.hypot(x - 6, y - 2)));
    expect(rings(two, 0.2)).toHaveLength(2);
  });
});

it("softens a set to one half on its straight edge", () => {
  const left = soften(10, 10, 2, 0.5, (column) => column < 5);
  const at = (x: number, y: number) => left.values[(y * 2 + 1) * left.columns + x * 2 + 1];
  expect(at(5, 5)).toBeCloseTo(0.5, 3);
  expect(at(3, 5)).toBeGreaterThan(0.99);
  expect(at(7, 5)).toBeLessThan(0.01);
  expect(at(0, 0)).toBeGreaterThan(0.99);
});

it("draws closed curves", () => {
  expect(
    curves(
      [
        [
          { x: 0, y: 0 },
          { x: 2, y: 0 },
          { x: 2, y: 2 },
        ],
      ],
      10,
    ),
  ).toBe("M10 10Q0 0 10 0Q20 0 20 10Q20 20 10 10Z");
});

describe("the chart", () => {
  it("keeps the middle of every square in its own zone", () => {
    const { lagoon, slope, trench } = borders();
    for (let row = 0; row < ROWS; row++)
      for (let column = 0; column < COLUMNS; column++) {
        const inside = (all: typeof lagoon) => within(all, column + 0.5, row + 0.5);
        const drawn = inside(trench) ? "trench" : inside(lagoon) ? "lagoon" : inside(slope) ? "slope" : "deep";
        expect([column, row, drawn]).toEqual([column, row, zoneOf(square(column, row))]);
      }
  });
  it("has a path for every depth", () => {
    const all = bands(8);
    expect(all).toHaveLength(8);
    for (const { path } of all) expect(path).toMatch(/^M[-\d.]/);
  });
  it("lights the lagoon the same way every time", () => expect(caustics(4, 4, 1, 2)).toBe(caustics(4, 4, 1, 2)));
});
