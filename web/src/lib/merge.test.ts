import { expect, test } from "vitest";
import { merge, newsBetween } from "./merge";
import { view } from "./samples";

const before = view({ state: { cells: [1], winner: -1 }, events: ["a", "b"], answers: 2 });

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
