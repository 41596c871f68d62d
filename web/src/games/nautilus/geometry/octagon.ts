// Modules as octagons on three by three squares: corners, sides, airlocks by turn, and neighbours.
import { FACTS, type Kind, type Side } from "$generated/nautilus";
import { columnOf, onBoard, rowOf, square, UNIT, type Point } from "./board";

export const BLUE: readonly Side[] = ["N", "E", "S", "W"];
export const ORANGE: readonly Side[] = ["NE", "SE", "SW", "NW"];
export const SIDES: readonly Side[] = [...BLUE, ...ORANGE];

const STEP: Record<Side, Point> = {
  N: { x: 0, y: -1 },
  E: { x: 1, y: 0 },
  S: { x: 0, y: 1 },
  W: { x: -1, y: 0 },
  NE: { x: 1, y: -1 },
  SE: { x: 1, y: 1 },
  SW: { x: -1, y: 1 },
  NW: { x: -1, y: -1 },
};

const ringOf = (side: Side): readonly Side[] => (BLUE.includes(side) ? BLUE : ORANGE);
export const isBlue = (side: Side): boolean => BLUE.includes(side);

/** A side after so many quarter turns clockwise. */
export function turned(side: Side, turn: number): Side {
  const ring = ringOf(side);
  return ring[(ring.indexOf(side) + turn) % 4];
}
export const opposite = (side: Side): Side => turned(side, 2);

/** The sides on which a module shows an airlock. */
export function airlocks(kind: Kind, turn: number): Side[] {
  const plan = FACTS.modules[kind];
  const sides: readonly Side[] = [...plan.blue, ...plan.orange];
  return sides.map((side) => turned(side, turn));
}

function off(at: number, side: Side, steps: number): number | null {
  const column = columnOf(at) + STEP[side].x * steps;
  const row = rowOf(at) + STEP[side].y * steps;
  return onBoard(column, row) ? square(column, row) : null;
}

/** The centre of the module that would share this side. */
export const neighbour = (at: number, side: Side): number | null => off(at, side, isBlue(side) ? 3 : 2);
/** The square before a blue airlock. */
export const before = (at: number, side: Side): number | null => off(at, side, 2);

/** The nine squares that a module covers, whole or half. */
export function footprint(at: number): number[] {
  const found: number[] = [];
  for (let y = rowOf(at) - 1; y <= rowOf(at) + 1; y++)
    for (let x = columnOf(at) - 1; x <= columnOf(at) + 1; x++) if (onBoard(x, y)) found.push(square(x, y));
  return found;
}

/** Whether two modules with these centres would overlap. */
export function overlap(one: number, other: number): boolean {
  const dx = Math.abs(columnOf(one) - columnOf(other));
  const dy = Math.abs(rowOf(one) - rowOf(other));
  return Math.max(dx, dy) < 3 && !(dx === 2 && dy === 2);
}

// ------------------------------------------------------------------------------------- on the drawing

/** The corners around the centre, clockwise from the top, drawn in by `inset` units on every side. */
export function corners(inset = 0): Point[] {
  const far = 1.5 * UNIT - inset;
  const near = 2 * UNIT - inset * Math.SQRT2 - far; // |x| + |y| is two squares on a slanted side
  return [
    [-near, -far],
    [near, -far],
    [far, -near],
    [far, near],
    [near, far],
    [-near, far],
    [-far, near],
    [-far, -near],
  ].map(([x, y]) => ({ x, y }));
}

/** The octagon in small, as the `points` of a polygon. */
export const small = (scale: number): string =>
  corners()
    .map(({ x, y }) => `${round(x * scale)},${round(y * scale)}`)
    .join(" ");

/** The corners as the `points` of a polygon. */
export const outline = (inset = 0): string =>
  corners(inset)
    .map(({ x, y }) => `${round(x)},${round(y)}`)
    .join(" ");

/** The middle of a side, as an offset from the centre. */
export function sideMiddle(side: Side): Point {
  const reach = isBlue(side) ? 1.5 * UNIT : UNIT;
  return { x: STEP[side].x * reach, y: STEP[side].y * reach };
}

/** The way a side faces, in degrees clockwise from north. */
export const facing = (side: Side): number => Math.round((Math.atan2(STEP[side].x, -STEP[side].y) * 180) / Math.PI);

export const round = (value: number): number => Math.round(value * 10) / 10;
