// Lines drawn where a field crosses a level: coasts, depths, borders. Chained into long curves and rounded off.
import { COLUMNS, ROWS, STEP, type Field } from "./carve";

export type Line = { x: number; y: number }[];

/** The lines where `field` is at `level`, walked so that what is higher lies to one side. A cell may be left out. */
export function contour(field: Field, level: number, wanted: (n: number) => boolean = () => true): Line[] {
  const starts = new Map<string, { to: string; x: number; y: number }[]>();
  const crossing = (one: number, other: number) => {
    const t = (level - field[one]) / (field[other] - field[one]);
    const x = ((one % COLUMNS) + ((other % COLUMNS) - (one % COLUMNS)) * t) * STEP;
    const y = (Math.floor(one / COLUMNS) + (Math.floor(other / COLUMNS) - Math.floor(one / COLUMNS)) * t) * STEP;
    return { key: one < other ? `${one}-${other}` : `${other}-${one}`, x, y };
  };
  const add = (from: ReturnType<typeof crossing>, to: ReturnType<typeof crossing>) => {
    const next = starts.get(from.key) ?? [];
    next.push({ to: to.key, x: from.x, y: from.y });
    starts.set(from.key, next);
    ends.set(to.key, { x: to.x, y: to.y });
  };
  const ends = new Map<string, { x: number; y: number }>();
  for (let row = 0; row < ROWS - 1; row += 1) {
    for (let column = 0; column < COLUMNS - 1; column += 1) {
      const corner = row * COLUMNS + column;
      if (!wanted(corner)) continue;
      const ring = [corner, corner + 1, corner + COLUMNS + 1, corner + COLUMNS];
      const crossed: { at: ReturnType<typeof crossing>; rising: boolean }[] = [];
      ring.forEach((one, side) => {
        const other = ring[(side + 1) % 4];
        const rising = field[one] < level && field[other] >= level;
        const falling = field[one] >= level && field[other] < level;
        if (rising || falling) crossed.push({ at: crossing(one, other), rising });
      });
      for (let n = 0; n < crossed.length; n += 1) {
        const next = crossed[(n + 1) % crossed.length];
        if (crossed[n].rising && !next.rising) add(next.at, crossed[n].at);
      }
    }
  }
  return chain(starts, ends);
}

function chain(
  starts: Map<string, { to: string; x: number; y: number }[]>,
  ends: Map<string, { x: number; y: number }>,
): Line[] {
  const lines: Line[] = [];
  const walk = (first: string) => {
    const line: Line = [];
    let key = first;
    for (;;) {
      const next = starts.get(key)?.pop();
      if (!next) break;
      line.push({ x: next.x, y: next.y });
      key = next.to;
    }
    const last = ends.get(key);
    if (last) line.push({ ...last });
    if (line.length > 2) lines.push(line);
  };
  const reached = new Set([...starts.values()].flatMap((all) => all.map(({ to }) => to)));
  for (const key of starts.keys()) if (!reached.has(key)) walk(key);
  for (const key of starts.keys()) while (starts.get(key)!.length > 0) walk(key);
  return lines;
}

const round = (value: number): number => Math.round(value * 10) / 10;
const closed = (line: Line): boolean => Math.hypot(line[0].x - line.at(-1)!.x, line[0].y - line.at(-1)!.y) < 0.5;

/** A path through the middles of a line's pieces, so that it has no corners. */
export function path(line: Line): string {
  const ring = closed(line);
  const points = ring ? line.slice(0, -1) : line;
  const middle = (n: number) => {
    const one = points[n % points.length];
    const other = points[(n + 1) % points.length];
    return `${round((one.x + other.x) / 2)} ${round((one.y + other.y) / 2)}`;
  };
  if (ring) {
    const rest = points.map(
      (_, n) =>
        `Q${round(points[(n + 1) % points.length].x)} ${round(points[(n + 1) % points.length].y)} ${middle(n + 1)}`,
    );
    return `M${middle(0)}${rest.join("")}Z`;
  }
  const rest = points.slice(1, -1).map((each, n) => `Q${round(each.x)} ${round(each.y)} ${middle(n + 1)}`);
  return `M${round(points[0].x)} ${round(points[0].y)}${rest.join("")}L${round(points.at(-1)!.x)} ${round(points.at(-1)!.y)}`;
}

export const paths = (lines: Line[]): string => lines.map(path).join("");
export const length = (line: Line): number =>
  line.slice(1).reduce((sum, { x, y }, n) => sum + Math.hypot(x - line[n].x, y - line[n].y), 0);
