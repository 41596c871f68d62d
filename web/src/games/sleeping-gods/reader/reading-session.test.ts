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

test("a page that is over stays for the question at hand, and closes at the next one or in another turn", () => {
  const book = new ReadingSession();
  book.begin("four", state(["P1"]));
  book.moveOn(7, 0);
  book.moveOn(7, 0);
  expect(book.reading).toBe(true);
  book.moveOn(8, 0);
  expect(book.reading).toBe(false);
});

test("a page that is not over stays whatever is asked", () => {
  const book = new ReadingSession();
  book.begin("five", state(["P1", "2"], "2"));
  book.moveOn(7, 1);
  book.moveOn(8, 1);
  expect(book.reading).toBe(true);
});
