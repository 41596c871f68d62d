// Octagons fit on the grid: sides, turns, neighbours, fees and overlaps as the rules have them.
import { describe, expect, it } from "vitest";
import { square } from "./board";
import {
  airlocks,
  before,
  corners,
  facing,
  footprint,
  neighbour,
  opposite,
  overlap,
  SIDES,
  sideMiddle,
  turned,
} from "./octagon";

const base = square(16, 11);

describe("airlocks", () => {
  it("turn a quarter clockwise, each colour on its own sides", () => {
    expect(airlocks("technical", 0)).toEqual(["N", "E", "S", "NW"]);
    expect(airlocks("technical", 1)).toEqual(["E", "S", "W", "NE"]);
    expect(turned("NW", 1)).toBe("NE");
  });
  it("face one another", () => {
    expect(opposite("N")).toBe("S");
    expect(opposite("NE")).toBe("SW");
  });
});

describe("neighbours", () => {
  it("are three squares off on straight sides and two on slanted ones", () => {
    expect(neighbour(base, "E")).toBe(square(19, 11));
    expect(neighbour(base, "SE")).toBe(square(18, 13));
  });
  it("are missing beyond the board", () => {
    expect(neighbour(square(1, 1), "N")).toBeNull();
    expect(before(square(16, 1), "N")).toBeNull();
    expect(before(base, "N")).toBe(square(16, 9));
  });
  it("never overlap, but anything nearer does", () => {
    for (const side of SIDES) expect(overlap(base, neighbour(base, side) as number)).toBe(false);
    expect(overlap(base, square(18, 12))).toBe(true);
    expect(overlap(base, square(17, 13))).toBe(true);
  });
});

it("covers nine squares", () => expect(footprint(base)).toHaveLength(9));

describe("the drawing", () => {
  it("has straight sides one square long and slanted ones across a corner", () => {
    const [a, b, c] = corners();
    expect(Math.hypot(b.x - a.x, b.y - a.y)).toBeCloseTo(40);
    expect(Math.hypot(c.x - b.x, c.y - b.y)).toBeCloseTo(40 * Math.SQRT2);
    for (const { x, y } of corners()) expect(Math.abs(x) + Math.abs(y)).toBeCloseTo(80);
  });
  it("draws the outline in evenly on all sides", () => {
    const [, b, c] = corners(10);
    expect(-b.y).toBeCloseTo(50);
    expect((b.x - b.y) / Math.SQRT2).toBeCloseTo(80 / Math.SQRT2 - 10);
    expect((c.x - c.y) / Math.SQRT2).toBeCloseTo(80 / Math.SQRT2 - 10);
  });
  it("knows where a side is and which way it faces", () => {
    expect(sideMiddle("N")).toEqual({ x: 0, y: -60 });
    expect(sideMiddle("SE")).toEqual({ x: 40, y: 40 });
    expect([facing("N"), facing("E"), facing("SE"), facing("W")]).toEqual([0, 90, 135, -90]);
  });
});
