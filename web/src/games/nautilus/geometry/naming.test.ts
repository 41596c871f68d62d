// The name of a zone is written on its own open water and makes way for modules.
import { describe, expect, it } from "vitest";
import { square, tokenAt, zoneOf, ZONES } from "./board";
import { covered, spotFor } from "./naming";
import { footprint } from "./octagon";

const base = { at: square(16, 11) };

describe.each(ZONES)("the name of the %s", (zone) => {
  it.each(["fosa", "lagoon", "grands fonds"])("lies on open water of that zone (%s)", (name) => {
    const spot = spotFor(zone, name, [base])!;
    for (const at of covered(spot, name)) {
      expect(zoneOf(at)).toBe(zone);
      expect(tokenAt(at)).toBeUndefined();
    }
  });

  it("makes way for a module, and is still seen whole", () => {
    const spot = spotFor(zone, zone, [base])!;
    const module = { at: covered(spot, zone)[1] };
    const next = spotFor(zone, zone, [base, module])!;
    expect(next).not.toEqual(spot);
    expect(covered(next, zone).some((at) => footprint(module.at).includes(at))).toBe(false);
  });
});

const full = [8, 11, 14].flatMap((row) => [11, 14, 17, 20, 23].map((column) => ({ at: square(column, row) })));

it("is written in two rows where one is too long", () => {
  const hole = square(14, 11);
  const spot = spotFor(
    "lagoon",
    "lagoon",
    full.filter(({ at }) => at !== hole),
  )!;
  expect(spot.stacked).toBe(true);
  for (const at of covered(spot, "lagoon")) expect(footprint(hole)).toContain(at);
});

it("is left out rather than half hidden", () => expect(spotFor("lagoon", "lagoon", full)).toBeNull());
