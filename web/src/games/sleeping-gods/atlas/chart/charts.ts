// A map as it is drawn: coasts, depths, borders and regions as paths, and where everything stands. Made once, when
// first seen.
import {
  COLUMNS,
  ROWS,
  SEAS,
  carve,
  cell,
  island,
  mapOf,
  pageOf,
  point,
  rocks,
  type Carved,
  type Field,
  type Side,
} from "./carve";
import { DESIGNS, HEIGHT, WIDTH, type Look } from "./design";
import { spotsOfRegion, type Spot, type Spots } from "./spots";
import { contour, paths, type Line } from "./trace";

export interface Border {
  regions: [string, string];
  line: Line[];
  path: string;
}
export interface Way {
  from: string;
  side: Side;
  at: Spot;
  to: readonly string[];
  /** How many steps of the grid it is wide. */
  width: number;
}
export interface AtlasMap {
  map: string;
  look: Look;
  carved: Carved;
  land: string;
  /** Ever higher ground, from the coast inwards. */
  hills: string[];
  depths: string[];
  borders: Border[];
  regions: Record<string, Spots & { shape: string }>;
  /** Where one leaves the map: a gap in its frame for each region and edge. */
  ways: Way[];
}

/** Lines in the water around every coast, as engravers draw them. */
const DEPTHS = [-5, -11, -18, -27, -40];
/** Half the width of the map's name in the northern frame, where no way leads out. */
export const PLATE = 190;
const HILLS = [7, 15, 26];
const made = new Map<string, AtlasMap>();

export function chartOf(map: string): AtlasMap {
  let chart = made.get(map);
  if (!chart) made.set(map, (chart = draw(map)));
  return chart;
}

/** Whether a map has been made already: making one takes a while. */
export const isChartReady = (map: string): boolean => made.has(map);

/** A field with nothing around it, so that all its lines are closed. */
function bounded(field: Field): Field {
  const copy = field.slice();
  for (let n = 0; n < copy.length; n += 1) {
    const column = n % COLUMNS;
    const row = Math.floor(n / COLUMNS);
    if (column === 0 || row === 0 || column === COLUMNS - 1 || row === ROWS - 1) copy[n] = Math.min(copy[n], -60);
  }
  return copy;
}

function draw(map: string): AtlasMap {
  const design = DESIGNS[map];
  const carved = carve(map);
  const regions = Object.fromEntries(
    carved.names.map((name) => {
      const [x, y] = design.middles[name];
      return [name, { ...spotsOfRegion(carved, name, { x, y }), shape: "" }];
    }),
  );
  for (const [name, { places }] of Object.entries(regions))
    for (const [number, { x, y }] of Object.entries(places)) {
      const large = SEAS[name].port && number === String(SEAS[name].locations[0]);
      island(carved, x, y - 12, large ? 40 : 25 + (Number(number) % 4) * 3, Number(number));
    }
  rocks(
    carved,
    Object.values(regions).flatMap(({ taken }) => taken),
  );
  for (const name of carved.names) regions[name].shape = paths(contour(bounded(water(carved, name)), 3));
  const solid = bounded(carved.land);
  return {
    map,
    look: design.look,
    carved,
    land: paths(contour(solid, 0)),
    hills: HILLS.map((height) => paths(contour(solid, height))),
    depths: DEPTHS.map((depth) => paths(contour(carved.land, depth))),
    borders: borders(carved),
    regions,
    ways: ways(carved),
  };
}

const tame = (value: number): number => Math.max(-60, Math.min(60, value));

/** How deep inside the water of a region each point lies. */
function water({ names, far, land }: Carved, region: string): Field {
  const mine = names.indexOf(region);
  return land.map((height, n) => {
    let inside = Infinity;
    far.forEach((other, place) => {
      if (place !== mine) inside = Math.min(inside, (other[n] - far[mine][n]) / 2);
    });
    return far[mine][n] === Infinity ? -60 : tame(Math.min(inside, -height));
  });
}

/** The dotted lines between regions that touch on a page. */
function borders({ names, far, land, owner }: Carved): Border[] {
  return names.flatMap((one, i) =>
    names.flatMap((other, j) => {
      if (i >= j || pageOf(one) !== pageOf(other) || !SEAS[one].to.includes(other)) return [];
      const field = land.map((_, n) => (far[i][n] === Infinity ? NaN : far[j][n] - far[i][n]));
      const mine = (n: number) =>
        [n, n + 1, n + COLUMNS, n + COLUMNS + 1].every(
          (corner) => (owner[corner] === i || owner[corner] === j) && land[corner] < 0,
        );
      const line = contour(field, 0, mine);
      return [{ regions: [one, other] as [string, string], line, path: paths(line) }];
    }),
  );
}

/** Where a region meets the edges of its page: the middle of its widest stretch of water there. */
function ways({ names, owner, land }: Carved): Way[] {
  const rims: Record<Side, number[]> = {
    north: Array.from({ length: COLUMNS }, (_, n) => n),
    south: Array.from({ length: COLUMNS }, (_, n) => (ROWS - 1) * COLUMNS + n),
    west: Array.from({ length: ROWS }, (_, n) => n * COLUMNS),
    east: Array.from({ length: ROWS }, (_, n) => n * COLUMNS + COLUMNS - 1),
  };
  return names.flatMap((from, place) =>
    Object.entries(SEAS[from].across ?? {}).map(([side, to]) => {
      const rim = rims[side as Side];
      let run: number[] = [];
      let best: number[] = [];
      for (const n of [...rim, -1]) {
        const plate = side === "north" && Math.abs(point(n).x - WIDTH / 2) < PLATE;
        if (n >= 0 && owner[n] === place && land[n] < -4 && !plate) run.push(n);
        else {
          if (run.length > best.length) best = run;
          run = [];
        }
      }
      return {
        from,
        side: side as Side,
        to,
        at: best.length > 0 ? point(best[Math.floor(best.length / 2)]) : { x: WIDTH / 2, y: HEIGHT / 2 },
        width: best.length,
      };
    }),
  );
}

/** The way of the ship between two regions of a map, as a line through the water they share. */
export function shipCourse(from: string, to: string): Spot[] {
  const map = mapOf(from);
  const { regions, borders, carved } = chartOf(map);
  const start = regions[from].berth;
  if (mapOf(to) !== map) {
    const way = chartOf(map).ways.find((each) => each.from === from && each.to.includes(to));
    return way ? [start, way.at] : [start];
  }
  const end = regions[to].berth;
  const shared = borders.find(({ regions: [one, other] }) => [one, other].includes(from) && [one, other].includes(to));
  const line = shared?.line.flat() ?? [];
  if (line.length > 0) return [start, line[Math.floor(line.length / 2)], end];
  return [start, strait(carved, from, to), end];
}

/** The middle of the water at the fold that two regions share. */
function strait({ names, owner, land }: Carved, from: string, to: string): Spot {
  const [west, east] = pageOf(from) < pageOf(to) ? [from, to] : [to, from];
  const middle = cell(WIDTH / 2, 0);
  const rows = Array.from({ length: ROWS }, (_, row) => row).filter((row) => {
    const n = row * COLUMNS + middle;
    return names[owner[n - 1]] === west && names[owner[n]] === east && land[n] < 0;
  });
  return { x: WIDTH / 2, y: rows.length > 0 ? rows[Math.floor(rows.length / 2)] * 6 : HEIGHT / 2 };
}

const OPPOSITE: Record<Side, Side> = { north: "south", south: "north", west: "east", east: "west" };

/** The way of the ship on a map that she enters from another: from the edge to her berth. */
export function arrivalCourse(from: string, to: string): Spot[] {
  const { regions, ways } = chartOf(mapOf(to));
  const left = chartOf(mapOf(from)).ways.find((way) => way.from === from && way.to.includes(to));
  const entered = ways.find((way) => way.from === to && (!left || way.side === OPPOSITE[left.side]));
  return entered ? [entered.at, regions[to].berth] : [regions[to].berth];
}

/** A point so far along a line (0 to 1), and whether one goes to the left there. */
export function pointAlong(line: Spot[], part: number): Spot & { left: boolean } {
  const legs = line
    .slice(1)
    .map((end, n) => ({ start: line[n], end, length: Math.hypot(end.x - line[n].x, end.y - line[n].y) }));
  let rest = part * legs.reduce((sum, leg) => sum + leg.length, 0);
  const leg = legs.find((each) => (rest <= each.length ? true : ((rest -= each.length), false))) ?? legs.at(-1)!;
  const share = leg.length ? Math.min(1, rest / leg.length) : 1;
  return {
    x: leg.start.x + (leg.end.x - leg.start.x) * share,
    y: leg.start.y + (leg.end.y - leg.start.y) * share,
    left: leg.end.x < leg.start.x,
  };
}
