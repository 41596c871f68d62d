import { beforeEach, expect, test, vi } from "vitest";
import { forgetPuzzles, puzzleEnds, rememberPuzzle } from "./solved-puzzles";

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

test("what ended first counts: who has seen the solution has not solved it", () => {
  rememberPuzzle("a", "seen");
  rememberPuzzle("a", "solved");
  rememberPuzzle("b", "solved");
  expect(puzzleEnds()).toEqual({ a: "seen", b: "solved" });
});

test("all are forgotten at once", () => {
  rememberPuzzle("a", "solved");
  forgetPuzzles();
  expect(puzzleEnds()).toEqual({});
});
