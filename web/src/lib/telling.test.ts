import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { View } from "../generated/wire";
import { keepDone } from "./keep";
import { view } from "./samples";
import { Telling } from "./telling.svelte";

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) });
  vi.stubGlobal("document", { hidden: true });
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
});
afterEach(() => vi.unstubAllGlobals());

/** Somebody who wants no motion, and what they are shown: how many answers had been given. */
function telling(history: (seat: number, numbers: number[]) => Promise<View[] | null>) {
  const shown: number[] = [];
  const told = new Telling("abc", { game: () => null, taught: () => false, show: ({ answers }) => shown.push(answers), history });
  return { told, shown };
}
/** A table after so many answers, each of which has told one thing. */
const after = (answers: number): View => view({ answers, events: Array.from({ length: answers }, (_, n) => ({ event: "marked", cell: n })) });

test("what others did since one's last answer is counted, and told once more step by step", async () => {
  const asked: number[][] = [];
  const { told, shown } = telling(async (_, numbers) => (asked.push(numbers), numbers.map(after)));
  keepDone("abc", 0, 2);
  told.push(after(5));
  expect(told.missed).toBe(3);
  await told.retell();
  expect(asked).toEqual([[2, 3, 4]]);
  expect([told.retelling, told.held]).toEqual([true, true]);
  told.step();
  expect(shown).toEqual([5, 2, 3]);
  told.skip();
  expect(shown).toEqual([5, 2, 3, 5]);
  expect([told.retelling, told.held]).toEqual([false, false]);
});

test("who has done nothing here has missed nothing", () => {
  const { told } = telling(async () => null);
  told.push(after(5));
  expect(told.missed).toBe(0);
});

test("what cannot be had is not told, and can be asked for again", async () => {
  const { told, shown } = telling(async () => null);
  keepDone("abc", 0, 2);
  told.push(after(5));
  await told.retell();
  expect([told.retelling, told.held]).toEqual([false, false]);
  expect(shown).toEqual([5]);
});
