// Contours: from squares to soft coasts. A field is sampled between the squares and cut at levels by marching squares.
import type { Point } from "./board";

/** Values on a fine lattice that reaches one sample beyond the squares on every side. */
export interface Field {
  columns: number;
  rows: number;
  /** Samples per square. */
  fine: number;
  values: Float64Array;
}

/** Sample a function of (column, row), in squares. */
export function sample(columns: number, rows: number, fine: number, height: (x: number, y: number) => number): Field {
  const wide = columns * fine + 3;
  const high = rows * fine + 3;
  const values = new Float64Array(wide * high);
  for (let j = 0; j < high; j++)
    for (let i = 0; i < wide; i++) values[j * wide + i] = height((i - 1) / fine, (j - 1) / fine);
  return { columns: wide, rows: high, fine, values };
}

/** The share of a bell curve (mean 0, width `spread`) that lies below x. */
function bell(x: number, spread: number): number {
  const t = 1 / (1 + (0.3275911 * Math.abs(x)) / (spread * Math.SQRT2));
  const tail =
    ((((1.061405429 * t - 1.453152027) * t + 1.421413741) * t - 0.284496736) * t + 0.254829592) *
    t *
    Math.exp(-(x * x) / (2 * spread * spread));
  return x >= 0 ? 1 - tail / 2 : tail / 2;
}

/**
 * How much of the surroundings of each point belongs to a set of squares: 1 deep inside, 0 far away, 1/2 at an edge.
 * Beyond the board its border goes on. Rows first, then columns: a bell curve needs no more.
 */
export function soften(
  columns: number,
  rows: number,
  fine: number,
  spread: number,
  inside: (column: number, row: number) => boolean,
): Field {
  const across = weights(columns, fine, spread);
  const along = weights(rows, fine, spread);
  const lines = Array.from({ length: rows }, (_, row) =>
    across.map((shares) => shares.reduce((sum, share, column) => (inside(column, row) ? sum + share : sum), 0)),
  );
  const values = new Float64Array(across.length * along.length);
  along.forEach((shares, j) =>
    across.forEach((_, i) => {
      values[j * across.length + i] = shares.reduce((sum, share, row) => sum + share * lines[row][i], 0);
    }),
  );
  return { columns: across.length, rows: along.length, fine, values };
}

/** For each sample along one direction, how much each square counts there. */
function weights(squares: number, fine: number, spread: number): number[][] {
  return Array.from({ length: squares * fine + 3 }, (_, sample) => {
    const x = (sample - 1) / fine;
    return Array.from({ length: squares }, (_, at) => {
      const below = at === 0 ? 0 : bell(at - x, spread);
      const above = at === squares - 1 ? 1 : bell(at + 1 - x, spread);
      return above - below;
    });
  });
}

/** A field made of others, point by point. */
export function mixed(fields: readonly Field[], mix: (heights: number[]) => number): Field {
  return { ...fields[0], values: fields[0].values.map((_, index) => mix(fields.map(({ values }) => values[index]))) };
}

/** The rings around all that is at least `level` high, in squares; every ring is closed. */
export function rings(field: Field, level: number): Point[][] {
  const { columns, rows, fine, values } = field;
  const height = (i: number, j: number) =>
    i <= 0 || j <= 0 || i >= columns - 1 || j >= rows - 1
      ? Math.min(level - 1e-6, values[j * columns + i])
      : values[j * columns + i];
  const between = (i: number, j: number, di: number, dj: number): Point => {
    const from = height(i, j);
    const share = (level - from) / (height(i + di, j + dj) - from);
    return { x: (i + di * share - 1) / fine, y: (j + dj * share - 1) / fine };
  };
  const next = new Map<number, number>();
  const places = new Map<number, Point>();
  // An edge of the lattice: to the right of (i, j) has an even number, below it an odd one.
  const edge = (i: number, j: number, down: 0 | 1): number => {
    const number = (j * columns + i) * 2 + down;
    if (!places.has(number)) places.set(number, down ? between(i, j, 0, 1) : between(i, j, 1, 0));
    return number;
  };
  for (let j = 0; j < rows - 1; j++)
    for (let i = 0; i < columns - 1; i++) {
      const [a, b, c, d] = [height(i, j), height(i + 1, j), height(i + 1, j + 1), height(i, j + 1)].map(
        (h) => h >= level,
      );
      const which = (a ? 8 : 0) | (b ? 4 : 0) | (c ? 2 : 0) | (d ? 1 : 0);
      if (which === 0 || which === 15) continue;
      const top = () => edge(i, j, 0);
      const right = () => edge(i + 1, j, 1);
      const bottom = () => edge(i, j + 1, 0);
      const left = () => edge(i, j, 1);
      for (const [from, to] of CUTS[which].map(([s, e]) => [
        [top, right, bottom, left][s](),
        [top, right, bottom, left][e](),
      ]))
        next.set(from, to);
    }
  return follow(next, places);
}

/** For each case of a cell the cuts from edge to edge (0 top, 1 right, 2 bottom, 3 left), high ground on the left. */
const CUTS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[2, 3]],
  [[1, 2]],
  [[1, 3]],
  [[0, 1]],
  [
    [0, 1],
    [2, 3],
  ],
  [[0, 2]],
  [[0, 3]],
  [[3, 0]],
  [[2, 0]],
  [
    [3, 0],
    [1, 2],
  ],
  [[1, 0]],
  [[3, 1]],
  [[2, 1]],
  [[3, 2]],
  [],
];

function follow(next: Map<number, number>, places: Map<number, Point>): Point[][] {
  const found: Point[][] = [];
  for (const start of [...next.keys()]) {
    const ring: Point[] = [];
    for (let at = start; next.has(at);) {
      const to = next.get(at) as number;
      next.delete(at);
      ring.push(places.get(at) as Point);
      at = to;
    }
    if (ring.length > 2) found.push(ring);
  }
  return found;
}

const show = (value: number): string => String(Math.round(value * 10) / 10);

/** A path of closed curves that run smoothly past the points of each ring. */
export function curves(all: readonly Point[][], unit: number): string {
  return all
    .map((ring) => {
      const half = (one: Point, other: Point) =>
        `${show(((one.x + other.x) / 2) * unit)} ${show(((one.y + other.y) / 2) * unit)}`;
      const last = ring[ring.length - 1];
      const bends = ring.map(
        (point, index) =>
          `Q${show(point.x * unit)} ${show(point.y * unit)} ${half(point, ring[(index + 1) % ring.length])}`,
      );
      return `M${half(last, ring[0])}${bends.join("")}Z`;
    })
    .join("");
}

/** Whether a point lies within closed rings (an odd number of them around it). */
export function within(all: readonly Point[][], x: number, y: number): boolean {
  let odd = false;
  for (const ring of all)
    ring.forEach((point, index) => {
      const before = ring[(index + ring.length - 1) % ring.length];
      if (point.y > y !== before.y > y && x < ((before.x - point.x) * (y - point.y)) / (before.y - point.y) + point.x)
        odd = !odd;
    });
  return odd;
}
