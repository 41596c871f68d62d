// Squares are called as the rules call them, and the map has the zones and tokens of the rulebook.
import { describe, expect, it } from "vitest";
import { COLUMNS, DISCOVERY_SQUARES, middle, ROWS, square, squareName, tokenAt, zoneOf } from "./board";

describe("squares", () => {
  it("are named from A1 at the top left to AJ24 at the bottom right", () => {
    expect(squareName(0)).toBe("A1");
    expect(squareName(square(16, 11))).toBe("Q12");
    expect(squareName(square(25, 0))).toBe("Z1");
    expect(squareName(square(26, 4))).toBe("AA5");
    expect(squareName(square(35, 23))).toBe("AJ24");
  });
  it("have a middle on the drawing", () => expect(middle(square(2, 1))).toEqual({ x: 100, y: 60 }));
});

it("counts the squares of the four zones", () => {
  const zones = Array.from({ length: COLUMNS * ROWS }, (_, at) => zoneOf(at));
  const count = (zone: string) => zones.filter((each) => each === zone).length;
  expect([count("lagoon"), count("slope"), count("deep"), count("trench")]).toEqual([101, 214, 427, 122]);
});

it("knows the sixty discovery squares", () => {
  expect(DISCOVERY_SQUARES).toHaveLength(60);
  expect(tokenAt(DISCOVERY_SQUARES[7])).toBe(7);
  expect(tokenAt(0)).toBeUndefined();
});
