// The sea floor as numbers: squares, their names, places on the drawing, zones and fees.
import { FACTS } from "$generated/nautilus";

export const COLUMNS = FACTS.map[0].length;
export const ROWS = FACTS.map.length;
/** Drawing units per square. */
export const UNIT = 40;
export const WIDTH = COLUMNS * UNIT;
export const HEIGHT = ROWS * UNIT;

export type Zone = "lagoon" | "slope" | "deep" | "trench";
export const ZONES: readonly Zone[] = ["lagoon", "slope", "deep", "trench"];

/** A point of the drawing, or an offset on it. */
export interface Point {
  x: number;
  y: number;
}

export const square = (column: number, row: number): number => row * COLUMNS + column;
export const columnOf = (at: number): number => at % COLUMNS;
export const rowOf = (at: number): number => Math.floor(at / COLUMNS);
export const onBoard = (column: number, row: number): boolean =>
  column >= 0 && column < COLUMNS && row >= 0 && row < ROWS;

/** The middle of a square on the drawing. */
export const middle = (at: number): Point => ({ x: (columnOf(at) + 0.5) * UNIT, y: (rowOf(at) + 0.5) * UNIT });

/** The letters of a column: A to Z, then AA to AJ. */
export function columnName(column: number): string {
  return column < 26 ? String.fromCharCode(65 + column) : `A${String.fromCharCode(65 + column - 26)}`;
}

/** A square as people call it, from A1 at the top left. */
export const squareName = (at: number): string => `${columnName(columnOf(at))}${rowOf(at) + 1}`;

const BY_LETTER = new Map(ZONES.map((zone) => [zone[0], zone]));
const ZONE_OF: readonly Zone[] = FACTS.map.flatMap((row) =>
  [...row].map((letter) => BY_LETTER.get(letter.toLowerCase()) ?? "deep"),
);

export const zoneOf = (at: number): Zone => ZONE_OF[at];
export const zoneFee = (zone: Zone): number => FACTS.fees[zone];

/** The squares that carry a discovery at the start, in the order of the tokens. */
export const DISCOVERY_SQUARES: readonly number[] = FACTS.discovery_squares;
const TOKEN_AT = new Map(DISCOVERY_SQUARES.map((at, token) => [at, token]));
export const tokenAt = (at: number): number | undefined => TOKEN_AT.get(at);
