import { expect, test } from "vitest";
import type { State } from "$generated/sleeping-gods";
import { ReadingSession } from "./reading-session.svelte";

const state = (log: string[], passage?: string) =>
  ({ log, reading: { page: passage ? { passage } : null } }) as unknown as State;

test("a new campaign opens the book at the prologue, though nothing is asked", () => {
  const book = new ReadingSession();
  book.begin("one", state(["P1"]));
  expect(book.entries).toEqual([{ sort: "passage", key: "P1" }]);
  expect(book.reading).toBe(true);
  expect(book.over).toBe(true);
});

test("a campaign under way does not", () => {
  const book = new ReadingSession();
  book.begin("two", state(["P1", "2", "2.4"]));
  expect(book.reading).toBe(false);
});

test("the open page is taken up again", () => {
  const book = new ReadingSession();
  book.begin("three", state(["P1", "2"], "2"));
  expect(book.entries).toEqual([{ sort: "passage", key: "2" }]);
  expect(book.over).toBe(false);
});
