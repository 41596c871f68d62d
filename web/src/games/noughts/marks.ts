// The marks of the two seats and the lines that win.

/** The ring's red cork and the cross's pale rope. */
export const COLOURS: string[] = ["#ff7d6b", "#f2dfae"];

const LINES: readonly (readonly number[])[] = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
];
const EMPTY = -1;

/** The line of three that wins, if there is one. */
export function winningLine(cells: readonly number[]): readonly number[] | null {
  return LINES.find(([a, b, c]) => cells[a] !== EMPTY && cells[a] === cells[b] && cells[b] === cells[c]) ?? null;
}

/** The middle of a cell on a drawing of 300 by 300. */
export const middle = (cell: number): { x: number; y: number } => ({
  x: (cell % 3) * 100 + 50,
  y: Math.floor(cell / 3) * 100 + 50,
});
