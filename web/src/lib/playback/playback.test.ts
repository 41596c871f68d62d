import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { View } from "$generated/wire";
import { saveLastOwnAnswer } from "../settings/table-memory";
import { view } from "../testing/samples";
import { Playback } from "./playback.svelte";

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  vi.stubGlobal("document", { hidden: true });
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
});
afterEach(() => vi.unstubAllGlobals());

/** Somebody who wants no motion, and what they are shown: how many answers had been given. */
function playbackFor(history: (seat: number, numbers: number[]) => Promise<View[] | null>) {
  const shown: number[] = [];
  const playback = new Playback("abc", {
    game: () => null,
    inLesson: () => false,
    show: ({ answers }) => shown.push(answers),
    history,
  });
  return { playback, shown };
}
/** A table after so many answers, each of which has told one thing. */
const after = (answers: number): View =>
  view({ answers, events: Array.from({ length: answers }, (_, n) => ({ event: "marked", cell: n })) });

test("what others did since one's last answer is counted, and told once more step by step", async () => {
  const asked: number[][] = [];
  const { playback, shown } = playbackFor(async (_, numbers) => (asked.push(numbers), numbers.map(after)));
  saveLastOwnAnswer("abc", 0, 2);
  playback.push(after(5));
  expect(playback.missed).toBe(3);
  await playback.replayMissed();
  expect(asked).toEqual([[2, 3, 4]]);
  expect([playback.replaying, playback.paused]).toEqual([true, true]);
  playback.step();
  expect(shown).toEqual([5, 2, 3]);
  playback.skipToPresent();
  expect(shown).toEqual([5, 2, 3, 5]);
  expect([playback.replaying, playback.paused]).toEqual([false, false]);
});

test("who has done nothing here has missed nothing", () => {
  const { playback } = playbackFor(async () => null);
  playback.push(after(5));
  expect(playback.missed).toBe(0);
});

test("what cannot be had is not told, and can be asked for again", async () => {
  const { playback, shown } = playbackFor(async () => null);
  saveLastOwnAnswer("abc", 0, 2);
  playback.push(after(5));
  await playback.replayMissed();
  expect([playback.replaying, playback.paused]).toEqual([false, false]);
  expect(shown).toEqual([5]);
});
