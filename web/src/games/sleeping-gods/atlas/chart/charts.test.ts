// The nine maps hang together as the atlas says: who touches whom, who reaches which edge, and everything has its spot.
import { describe, expect, test } from "vitest";
import { COLUMNS, MAPS, pageOf, regionsOf, ROWS, SEAS, STEP, type Carved, type Side } from "./carve";
import { pointAlong, arrivalCourse, chartOf, shipCourse } from "./charts";
import { spotBeyondEdge, ringAt } from "./edges";
import { FOLD, HEIGHT, WIDTH } from "./design";
import { GLYPHS } from "./glyphs";
import { lines } from "./lettering";
import { overlap } from "./spots";
import { length } from "./trace";

/** How many steps of the grid two regions share as open water. */
function shared({ names, owner, land }: Carved, one: string, other: string): number {
  const pair = new Set([names.indexOf(one), names.indexOf(other)]);
  const meet = (n: number, m: number) =>
    owner[n] !== owner[m] && pair.has(owner[n]) && pair.has(owner[m]) && land[n] < 0 && land[m] < 0;
  let count = 0;
  for (let row = 0; row < ROWS - 1; row += 1)
    for (let column = 0; column < COLUMNS - 1; column += 1) {
      const n = row * COLUMNS + column;
      count += Number(meet(n, n + 1)) + Number(meet(n, n + COLUMNS));
    }
  return count;
}

const WIDE = 8; // steps of open water that a border has at least
const NARROW = 0;

describe.each(Object.keys(MAPS))("map %s", (map) => {
  const chart = chartOf(map);
  const regions = regionsOf(map);

  test("has the regions of its pages", () => {
    expect([...regions].sort()).toEqual(
      Object.keys(SEAS)
        .filter((region) => MAPS[map].pages.includes(pageOf(region)))
        .sort(),
    );
  });
  test("neighbours share open water, and nobody else does", () => {
    for (const one of regions)
      for (const other of regions.filter((each) => each > one)) {
        const water = shared(chart.carved, one, other);
        if (SEAS[one].to.includes(other)) expect(water, `${one} and ${other}`).toBeGreaterThanOrEqual(WIDE);
        else expect(water, `${one} and ${other}`).toBeLessThanOrEqual(NARROW);
      }
  });
  test("borders on a page are drawn", () => {
    for (const { regions: pair, line } of chart.borders)
      expect(
        line.reduce((sum, each) => sum + length(each), 0),
        pair.join(" and "),
      ).toBeGreaterThan(40);
  });
  test("a region reaches the edges that the atlas names", () => {
    for (const region of regions) {
      const named = Object.keys(SEAS[region].across ?? {}) as Side[];
      expect(
        chart.ways
          .filter(({ from }) => from === region)
          .map(({ side }) => side)
          .sort(),
      ).toEqual([...named].sort());
    }
    for (const way of chart.ways) expect(way.width, `${way.from} ${way.side}`).toBeGreaterThanOrEqual(6);
  });
  test("what is picked across an edge covers no place, and no two of them each other", () => {
    const places = regions.flatMap((region) => Object.entries(chart.regions[region].places));
    for (const { from, side, to } of chart.ways) {
      const found = to.map((there) => spotBeyondEdge(from, there)!);
      const pointAlong = found.map((each) => each.along);
      for (const each of pointAlong) {
        const covered = places.filter(
          ([, place]) => overlap(ringAt(side, each), { ...place, width: 80, height: 70 }) > 0,
        );
        expect(
          covered.map(([number]) => number),
          `${from} ${side}`,
        ).toEqual([]);
      }
      pointAlong.forEach((one, n) =>
        pointAlong
          .slice(n + 1)
          .forEach((other) =>
            expect(Math.abs(one - other), `${from} ${side}`).toBeGreaterThanOrEqual(found[0].length - 12),
          ),
      );
    }
  });
  test("every name, place and berth stands in its region, and no two places stand upon each other", () => {
    const all = regions.flatMap((region) => {
      const { name, berth, places } = chart.regions[region];
      expect(Object.keys(places).map(Number).sort()).toEqual([...SEAS[region].locations].sort());
      for (const spot of [name, berth, ...Object.values(places)]) {
        const n = Math.round(spot.y / STEP) * COLUMNS + Math.round(spot.x / STEP);
        expect(chart.carved.names[chart.carved.owner[n]], region).toBe(region);
        expect(spot.x < FOLD, region).toBe(pageOf(region) === MAPS[map].pages[0]);
      }
      return Object.values(places);
    });
    all.forEach((one, n) =>
      all.slice(n + 1).forEach((other) => expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(55)),
    );
  });
  test("the ship lies in the water", () => {
    for (const region of regions) {
      const { berth } = chart.regions[region];
      expect(chart.carved.land[Math.round(berth.y / STEP) * COLUMNS + Math.round(berth.x / STEP)], region).toBeLessThan(
        -8,
      );
    }
  });
});

test("every place of the atlas has a sketch", () => {
  const places = Object.values(SEAS).flatMap(({ locations }) => locations);
  expect(places).toHaveLength(143);
  expect(places.filter((place) => !GLYPHS[place])).toEqual([]);
});

test("the ship sails through the water that two regions share, across the fold, and over the edge of a map", () => {
  expect(shipCourse("2d", "2b")).toHaveLength(3);
  expect(shipCourse("2d", "3d")[1].x).toBe(FOLD);
  expect(shipCourse("2a", "13b").at(-1)!.x).toBe(0);
  expect(arrivalCourse("2a", "13b")[0].x).toBe(WIDTH);
  expect(
    pointAlong(
      [
        { x: 0, y: 0 },
        { x: 10, y: 0 },
        { x: 10, y: 10 },
      ],
      0.75,
    ),
  ).toEqual({ x: 10, y: 5, left: false });
  expect(HEIGHT % STEP).toBe(0);
});

test("long names are broken where their lines are most alike", () => {
  expect(lines("Pinion")).toEqual(["Pinion"]);
  expect(lines("The Sunken Lamp Road")).toEqual(["The Sunken", "Lamp Road"]);
});
