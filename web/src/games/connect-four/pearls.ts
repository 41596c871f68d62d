// The pearls read from the bitboards: who lies where, and which four stand in a row.

export const COLUMNS = 7;
export const ROWS = 6;
/** A column of a bitboard has one guard bit on top. */
const HEIGHT = ROWS + 1;

/** A rose pearl and a golden one. */
export const COLOURS: string[] = ["#ff9fb6", "#ffd36b"];

export interface Pearl {
  column: number;
  /** From 0 at the bottom. */
  row: number;
  seat: number;
}

/** Bit n of a number that may exceed 32 bits (a board has 49). */
const bit = (discs: number, n: number): boolean => Math.floor(discs / 2 ** n) % 2 === 1;

export function pearls(discs: readonly number[]): Pearl[] {
  const found: Pearl[] = [];
  for (let column = 0; column < COLUMNS; column++)
    for (let row = 0; row < ROWS; row++)
      discs.forEach((board, seat) => {
        if (bit(board, column * HEIGHT + row)) found.push({ column, row, seat });
      });
  return found;
}

const WAYS = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
] as const;

/** All pearls that stand in a row of four or more. */
export function rowOfFour(all: readonly Pearl[]): Pearl[] {
  const at = new Map(all.map((pearl) => [`${pearl.column},${pearl.row}`, pearl]));
  const found = new Set<Pearl>();
  for (const pearl of all)
    for (const [dx, dy] of WAYS) {
      const four = [0, 1, 2, 3].map((step) => at.get(`${pearl.column + dx * step},${pearl.row + dy * step}`));
      if (four.every((each) => each?.seat === pearl.seat)) four.forEach((each) => each && found.add(each));
    }
  return [...found];
}
