// Passages and ways through the rulebook's example city.
import { describe, expect, it } from "vitest";
import type { Kind } from "$generated/nautilus";
import { square } from "./board";
import { doors, passages, wayPoints, type Site } from "./city";

const at = (kind: Kind, column: number, row: number): Site => ({ kind, at: square(column, row), turn: 0 });
// B, H1, T1, H2, T2, R of the facts, section 3.7
const city = [
  at("base", 16, 11),
  at("violet", 18, 13),
  at("training", 20, 11),
  at("green", 23, 11),
  at("training", 26, 11),
  at("research", 18, 9),
];

describe("passages", () => {
  it("are exactly those of the examples", () => {
    const pairs = passages(city).map(({ from, to }) => [from, to].sort().join("-"));
    expect(pairs.sort()).toEqual(["0-1", "0-5", "1-2", "2-3", "3-4"]);
  });
  it("lie in the middle of the shared side", () => {
    const [passage] = passages([at("base", 16, 11), at("green", 19, 11)]);
    expect([passage.side, passage.x, passage.y]).toEqual(["E", 18 * 40, 11.5 * 40]);
  });
});

describe("doors", () => {
  it("open on the sea, lead on, or are blocked", () => {
    const base = doors(city[0], city);
    expect(base.get("SE")).toBe("passage");
    expect(base.get("N")).toBe("sea");
    expect(base.get("E")).toBe("sea"); // the ring's hole (18,11) is open water
    expect(base.get("W")).toBe("sea");
    expect(doors(city[5], city).get("E")).toBe("sea");
  });
  it("are blocked by a wall on the other side", () => {
    // green shows no SE airlock at turn 0, the base shows NW
    const pair = [at("base", 16, 11), at("green", 14, 9)];
    expect(doors(pair[0], pair).get("NW")).toBe("wall");
    expect(passages(pair)).toEqual([]);
  });
  it("are blocked by a module that only touches", () => {
    const pair = [at("base", 16, 11), at("green", 19, 12)];
    expect(doors(pair[0], pair).get("E")).toBe("wall");
  });
});

describe("ways", () => {
  it("are drawn through the doors", () => {
    const points = wayPoints(city, [2, 3]);
    expect(points).toEqual([
      { x: 820, y: 460 },
      { x: 880, y: 460 },
      { x: 940, y: 460 },
    ]);
  });
});
