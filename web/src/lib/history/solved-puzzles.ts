// The puzzles that this browser has solved or given up.
import { readStored, writeStored } from "../settings/storage";

const KEY = "fathom.puzzles";
const MOST = 2_000;

export type PuzzleEnd = "solved" | "seen";

export function puzzleEnds(): Record<string, PuzzleEnd> {
  return readStored<Record<string, PuzzleEnd>>(KEY) ?? {};
}

/** Remembers how a puzzle ended; what ended first counts, and of very many the latest are kept. */
export function rememberPuzzle(id: string, end: PuzzleEnd): void {
  const kept = puzzleEnds();
  if (id in kept) return;
  writeStored(KEY, Object.fromEntries([...Object.entries(kept), [id, end]].slice(-MOST)));
}

/** Forgets all of them. */
export function forgetPuzzles(): void {
  writeStored(KEY, {});
}
