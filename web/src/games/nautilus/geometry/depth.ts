// The chart of the sea: how deep it looks everywhere, as filled bands, border lines and the light on the lagoon's
// floor.
import { COLUMNS, ROWS, square, UNIT, zoneOf, type Point, type Zone } from "./board";
import { curves, mixed, rings, soften, type Field } from "./contour";

/** Squares over which a border is rounded. The middle of every square stays on its own side. */
const ROUND = 0.5;
/** Squares over which the light fades. */
const FADE = 1.9;
const FINE = 2;

const belongs = (zones: readonly Zone[]) => (column: number, row: number) =>
  zones.includes(zoneOf(square(column, row)));
const SHALLOW: Record<"lagoon" | "slope" | "trench", readonly Zone[]> = {
  lagoon: ["lagoon"],
  slope: ["lagoon", "slope"],
  trench: ["trench"],
};

const soft = (zones: readonly Zone[], spread: number): Field => soften(COLUMNS, ROWS, FINE, spread, belongs(zones));

/** The rounded borders: around the lagoon, around the slope with the lagoon in it, around the trench. */
export function borders(): Record<"lagoon" | "slope" | "trench", Point[][]> {
  const around = (zones: readonly Zone[]) => rings(soft(zones, ROUND), 0.5);
  return { lagoon: around(SHALLOW.lagoon), slope: around(SHALLOW.slope), trench: around(SHALLOW.trench) };
}

/** Depth from 0 (middle of the lagoon) to 3 (bottom of the trench): steps at the borders, slow fading between. */
function depth(): Field {
  const step = (zones: readonly Zone[]) =>
    mixed([soft(zones, ROUND), soft(zones, FADE)], ([near, far]) => 0.55 * near + 0.45 * far);
  const zones = [step(SHALLOW.lagoon), step(SHALLOW.slope), step(SHALLOW.trench)];
  return mixed(zones, ([lagoon, slope, trench]) => 2 - lagoon - slope + trench);
}

export interface Band {
  depth: number;
  path: string;
}

/** The water as bands, the deepest last: each covers all that is at least so deep. */
export function bands(count = 26): Band[] {
  const sea = depth();
  return Array.from({ length: count }, (_, index) => ((index + 1) * 3) / (count + 1)).map((level) => ({
    depth: level,
    path: curves(rings(sea, level), UNIT),
  }));
}

/** The net of light on a shallow floor: a shaken honeycomb, its edges bent like the waves that bundle the light. */
export function caustics(columns: number, rows: number, size: number, seed: number): string {
  const scatter = (i: number, j: number, salt: number) => {
    const value = Math.sin(i * 127.1 + j * 311.7 + salt * 74.7 + seed * 17.3) * 43758.5453;
    return value - Math.floor(value) - 0.5;
  };
  /** Two knots to a cell, above one another, every other row moved by half a cell. */
  const knot = (i: number, j: number) => {
    const x = (i + (Math.floor(j / 2) % 2) / 2) * size * 1.73;
    const y = Math.floor(j / 2) * size * 1.5 + (j % 2) * size * 0.5;
    return { x: (x + scatter(i, j, 1) * size) * UNIT, y: (y + scatter(i, j, 2) * size) * UNIT };
  };
  const edge = (from: [number, number], to: [number, number]): string => {
    const [a, b] = [knot(...from), knot(...to)];
    const bend = scatter(from[0] + to[0] * 3, from[1] * 7 + to[1], 3) * 0.7;
    const x = (a.x + b.x) / 2 + (b.y - a.y) * bend;
    const y = (a.y + b.y) / 2 - (b.x - a.x) * bend;
    return `M${Math.round(a.x)} ${Math.round(a.y)}Q${Math.round(x)} ${Math.round(y)} ${Math.round(b.x)} ${Math.round(b.y)}`;
  };
  const edges: string[] = [];
  for (let j = 0; j < (rows / size / 1.5) * 2; j += 2)
    for (let i = 0; i < columns / size / 1.73; i++) {
      const side = (j / 2) % 2;
      edges.push(
        edge([i, j], [i, j + 1]),
        edge([i, j + 1], [i + side, j + 2]),
        edge([i, j + 1], [i + side - 1, j + 2]),
      );
    }
  return edges.join("");
}
