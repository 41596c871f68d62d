// Where the name of each zone is written: on open water of that zone, as near as possible to its favourite place.
import { COLUMNS, DISCOVERY_SQUARES, ROWS, square, zoneOf, type Point, type Zone } from "./board";
import { footprint } from "./octagon";

/** The middle of a name, in squares. */
export interface Spot extends Point {
  turn: number;
  /** The fee stands under the name, not beside it. */
  stacked: boolean;
}

/** Favourite places. The trench is narrow, so its name stands upright. */
const FAVOURITE: Record<Zone, Point & { turn: number }> = {
  lagoon: { x: 16.5, y: 7.5, turn: 0 },
  slope: { x: 15.5, y: 4.5, turn: 0 },
  deep: { x: 15.5, y: 21.5, turn: 0 },
  trench: { x: 32.5, y: 11.5, turn: 90 },
};
/** What a letter, and the fee beside the name, take of a row, in squares. */
export const LETTER = 0.45;
export const FEE = 1.25;

/** Where a zone's name is written, in one row or else in two; null when the city leaves no room. */
export function spotFor(zone: Zone, name: string, city: readonly { at: number }[]): Spot | null {
  const taken = new Set([...DISCOVERY_SQUARES, ...city.flatMap(({ at }) => footprint(at))]);
  const free = (at: number) => zoneOf(at) === zone && !taken.has(at);
  return nearest(zone, name, false, free) ?? nearest(zone, name, true, free);
}

/** The squares that a name covers. */
export function covered({ x, y, turn, stacked }: Spot, name: string): number[] {
  const [across, down] = extent(name, turn, stacked);
  return squares(x - across / 2, y - down / 2, across, down);
}

function nearest(zone: Zone, name: string, stacked: boolean, free: (at: number) => boolean): Spot | null {
  const { turn, x, y } = FAVOURITE[zone];
  const [across, down] = extent(name, turn, stacked);
  let found: Spot | null = null;
  let closest = Infinity;
  for (let row = 0; row + down <= ROWS; row++)
    for (let column = 0; column + across <= COLUMNS; column++) {
      const spot = { x: column + across / 2, y: row + down / 2, turn, stacked };
      const away = Math.hypot(spot.x - x, spot.y - y);
      if (away < closest && squares(column, row, across, down).every(free)) [found, closest] = [spot, away];
    }
  return found;
}

/** Columns and rows that a name takes. */
function extent(name: string, turn: number, stacked: boolean): [number, number] {
  const length = Math.ceil(name.length * LETTER + (stacked ? 0 : FEE));
  const lines = stacked ? 2 : 1;
  return turn ? [lines, length] : [length, lines];
}

function squares(column: number, row: number, across: number, down: number): number[] {
  return Array.from({ length: across * down }, (_, n) => square(column + (n % across), row + Math.floor(n / across)));
}
