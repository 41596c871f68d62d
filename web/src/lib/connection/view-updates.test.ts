import { expect, test } from "vitest";
import { applyUpdate, eventsBetween, prependJournalPage } from "./view-updates";
import { update, view } from "../testing/samples";

const before = view({ state: { cells: [1], winner: -1, revealed_cards: { a: 1 } }, events: ["a", "b"], answers: 2 });

test("a whole view replaces everything", () => {
  const whole = view({ seat: 1 });
  expect(applyUpdate(before, whole)).toBe(whole);
  expect(applyUpdate(null, whole)).toBe(whole);
});

test("an update keeps the fields that did not change and adds the new events", () => {
  const news = update({ "state/winner": 0 }, { events: ["c"], events_from: 2, answers: 3 });
  expect(applyUpdate(before, news)).toMatchObject({
    kind: "view",
    state: { cells: [1], winner: 0 },
    events: ["a", "b", "c"],
    answers: 3,
  });
});

test("an update names the parts of a mapping that are no more, and tells how long a shorter list is", () => {
  const long = view({ state: { deck: [4, 5, 6], revealed_cards: { a: 1, b: 2, c: 3 } } });
  const after = applyUpdate(
    long,
    update({ "state/deck/-": 2, "state/deck/0": 9, "state/revealed_cards/-": ["a", "c"], "state/revealed_cards/d": 4 }),
  );
  expect(after?.state).toEqual({ deck: [9, 5], revealed_cards: { b: 2, d: 4 } });
  expect(long.state).toEqual({ deck: [4, 5, 6], revealed_cards: { a: 1, b: 2, c: 3 } });
});

test("an update after an undo drops the events that no longer happened", () => {
  expect(applyUpdate(before, update({}, { events_from: 1, answers: 1 }))?.events).toEqual(["a"]);
});

test("an update with a gap, of another viewpoint or without a view before it does not fit", () => {
  expect(applyUpdate(before, update({}, { events_from: 3 }))).toBeNull();
  expect(applyUpdate(before, update({}, { seat: 1, events_from: 2 }))).toBeNull();
  expect(applyUpdate(null, update())).toBeNull();
});

test("news are the events since, from the same viewpoint, going forward only", () => {
  const after = view({ events: ["a", "b", "c"], answers: 3 });
  expect(eventsBetween(before, after)).toEqual(["c"]);
  expect(eventsBetween(null, after)).toEqual([]);
  expect(eventsBetween(after, before)).toEqual([]);
  expect(eventsBetween(before, view({ ...after, seat: 1 }))).toEqual([]);
});

const late = view({ events: ["h", "i"], events_from: 7, answers: 9 });

test("a view that brings the end of a journal is continued and cut by the numbers of its entries", () => {
  expect(applyUpdate(late, update({}, { events: ["j"], events_from: 9, answers: 10 }))).toMatchObject({
    events: ["h", "i", "j"],
    events_from: 7,
  });
  expect(applyUpdate(late, update({}, { events_from: 8, answers: 8 }))).toMatchObject({
    events: ["h"],
    events_from: 7,
  });
  expect(applyUpdate(late, update({}, { events: ["j"], events_from: 10 }))).toBeNull();
  expect(applyUpdate(late, update({}, { events: ["a"], events_from: 6 }))).toBeNull();
});

test("news are found by the numbers of entries, whatever part of the journal a view has brought", () => {
  expect(eventsBetween(late, view({ events: ["i", "j", "k"], events_from: 8, answers: 11 }))).toEqual(["j", "k"]);
  expect(eventsBetween(late, view({ events: ["y", "z"], events_from: 24, answers: 30 }))).toEqual(["y", "z"]);
  expect(eventsBetween(prependJournalPage(late, { events: ["g"], events_from: 6 }), late)).toEqual([]);
});

test("an earlier page is put before a view only where it fits", () => {
  expect(prependJournalPage(late, { events: ["f", "g"], events_from: 5 })).toMatchObject({
    events: ["f", "g", "h", "i"],
    events_from: 5,
  });
  expect(prependJournalPage(late, { events: ["e", "f"], events_from: 4 })).toBe(late);
});

test("a whole view drops the pages that were fetched before: something may have been taken back", () => {
  const recalled = prependJournalPage(late, { events: ["g"], events_from: 6 });
  expect(applyUpdate(recalled, late)).toBe(late);
});

test("what changed is set at its place, what became longer goes on, and the rest stays the very same", () => {
  const city = [
    { at: 3, crew: [1] },
    { at: 5, crew: [2] },
  ];
  const seen = view({ state: { city, revealed_cards: { a: 1 } }, can_undo: false });
  const news = update({
    "state/city/1/crew": [2, 4],
    "state/city/2": { at: 9, crew: [] },
    "state/revealed_cards/b": 2,
    "table/answers": 7,
    can_undo: true,
  });
  const merged = applyUpdate(seen, news)!;
  expect(merged.state).toEqual({
    city: [city[0], { at: 5, crew: [2, 4] }, { at: 9, crew: [] }],
    revealed_cards: { a: 1, b: 2 },
  });
  expect((merged.state.city as unknown[])[0]).toBe(city[0]);
  expect([merged.table.answers, merged.can_undo, merged.table.seats === seen.table.seats]).toEqual([7, true, true]);
  expect([seen.table.answers, seen.can_undo, city]).toEqual([
    0,
    false,
    [
      { at: 3, crew: [1] },
      { at: 5, crew: [2] },
    ],
  ]);
});
