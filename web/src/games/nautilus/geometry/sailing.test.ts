// Where submarines go: the counts of the rulebook's movement example.
import { describe, expect, it } from "vitest";
import { DISCOVERY_SQUARES, square } from "./board";
import { footprint } from "./octagon";
import { voyages, type Water } from "./sailing";

const start = square(17, 4);
const open: Water = {
  covered: new Set(footprint(square(16, 11))),
  finds: new Set(DISCOVERY_SQUARES),
  submarines: new Set([start]),
  trench: false,
};

describe("voyages", () => {
  it("end on as many squares as the rules say", () => {
    expect([4, 5, 6].map((steps) => voyages(open, start, steps).size)).toEqual([37, 56, 77]);
  });
  it("end at a discovery and never pass it", () => {
    expect(voyages(open, start, 5).has(square(19, 4))).toBe(true);
    expect(voyages(open, start, 5).has(square(22, 4))).toBe(false);
  });
  it("go step by step", () => {
    const way = voyages(open, start, 4).get(square(17, 2)) as number[];
    expect(way).toEqual([start, square(17, 3), square(17, 2)]);
  });
  it("pass over the city and other submarines but do not end there", () => {
    const narrow: Water = { ...open, finds: new Set(), submarines: new Set([start, square(16, 9)]) };
    const ends = voyages(narrow, square(16, 8), 6);
    expect(ends.has(square(16, 9))).toBe(false);
    expect(ends.has(square(16, 11))).toBe(false);
    expect(ends.has(square(16, 13))).toBe(true);
  });
  it("stay out of the closed trench", () => {
    const edge = square(30, 11);
    expect(voyages(open, edge, 2).has(square(31, 11))).toBe(false);
    expect(voyages({ ...open, trench: true }, edge, 2).has(square(31, 11))).toBe(true);
  });
});
