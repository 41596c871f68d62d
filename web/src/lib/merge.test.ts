import { expect, test } from "vitest";
import { merge, newsBetween, recall } from "./merge";
import { view } from "./samples";

const before = view({ state: { cells: [1], winner: -1, turned: { a: 1 } }, events: ["a", "b"], answers: 2 });

test("a whole view replaces everything", () => {
  const whole = view({ seat: 1 });
  expect(merge(before, whole)).toBe(whole);
  expect(merge(null, whole)).toBe(whole);
});

test("an update keeps the fields that did not change and adds the new events", () => {
  const update = view({ kind: "update", state: { winner: 0 }, events: ["c"], events_from: 2, answers: 3 });
  expect(merge(before, update)).toMatchObject({
    kind: "view",
    state: { cells: [1], winner: 0 },
    events: ["a", "b", "c"],
    answers: 3,
  });
});

test("an update after an undo drops the events that no longer happened", () => {
  const update = view({ kind: "update", events: [], events_from: 1, answers: 1 });
  expect(merge(before, update)?.events).toEqual(["a"]);
});

test("an update with a gap, of other eyes or without a view before it does not fit", () => {
  expect(merge(before, view({ kind: "update", events_from: 3 }))).toBeNull();
  expect(merge(before, view({ kind: "update", seat: 1, events_from: 2 }))).toBeNull();
  expect(merge(null, view({ kind: "update" }))).toBeNull();
});

test("news are the events since, for the same eyes, going forward only", () => {
  const after = view({ events: ["a", "b", "c"], answers: 3 });
  expect(newsBetween(before, after)).toEqual(["c"]);
  expect(newsBetween(null, after)).toEqual([]);
  expect(newsBetween(after, before)).toEqual([]);
  expect(newsBetween(before, view({ ...after, seat: 1 }))).toEqual([]);
});

const late = view({ events: ["h", "i"], events_from: 7, answers: 9 });

test("a view that brings the end of a journal is continued and cut by the numbers of its entries", () => {
  const update = view({ kind: "update", events: ["j"], events_from: 9, answers: 10 });
  expect(merge(late, update)).toMatchObject({ events: ["h", "i", "j"], events_from: 7 });
  const back = view({ kind: "update", events: [], events_from: 8, answers: 8 });
  expect(merge(late, back)).toMatchObject({ events: ["h"], events_from: 7 });
  expect(merge(late, view({ kind: "update", events: ["j"], events_from: 10 }))).toBeNull();
  expect(merge(late, view({ kind: "update", events: ["a"], events_from: 6 }))).toBeNull();
});

test("news are found by the numbers of entries, whatever part of the journal a view has brought", () => {
  expect(newsBetween(late, view({ events: ["i", "j", "k"], events_from: 8, answers: 11 }))).toEqual(["j", "k"]);
  expect(newsBetween(late, view({ events: ["y", "z"], events_from: 24, answers: 30 }))).toEqual(["y", "z"]);
  expect(newsBetween(recall(late, { events: ["g"], events_from: 6 }), late)).toEqual([]);
});

test("an earlier page is put before a view only where it fits", () => {
  expect(recall(late, { events: ["f", "g"], events_from: 5 })).toMatchObject({ events: ["f", "g", "h", "i"], events_from: 5 });
  expect(recall(late, { events: ["e", "f"], events_from: 4 })).toBe(late);
});

test("a whole view drops the pages that were fetched before: something may have been taken back", () => {
  const recalled = recall(late, { events: ["g"], events_from: 6 });
  expect(merge(recalled, late)).toBe(late);
});

test("lists and mappings that have only become longer come by their ends", () => {
  const update = view({ kind: "update", grown: { cells: [2, 3], turned: { b: 2 } }, events_from: 2 });
  expect(merge(before, update)).toMatchObject({ state: { cells: [1, 2, 3], winner: -1, turned: { a: 1, b: 2 } }, grown: {} });
});
