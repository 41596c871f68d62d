// The last test, the last roll and the great events stay in sight as long as they matter.
import { expect, it } from "vitest";
import type { Event } from "$generated/unfathomable";
import { NO_EVENTS, addToRecentEvents } from "./event-log";
import { POINTS, table, test } from "../sample";

const begins: Event = { event: "test-begins", card: "cabin", threshold: 8, skills: ["influence", "observation"] };
const news: Event[] = [
  begins,
  { event: "cards-added", seat: 1, count: 2, cards: [null, null], worths: [null, null] },
  { event: "test-revealed", cards: [2, 6], worths: [3, -2], total: 1, threshold: 8 },
  { event: "test-ends", outcome: "failure", total: 1 },
];

it("puts a test together from the news alone", () => {
  const { test: past } = addToRecentEvents(NO_EVENTS, news, table());
  expect(past).toMatchObject({
    outcome: "failure",
    worths: [3, -2],
    test: { added: [0, 2, 0], revealed: [2, 6], total: 1 },
  });
});
it("takes a test that is going on from the table", () => {
  const going = test({ pile: [null], added: [1, 0, 0] });
  const reading = { ...table().reading, test: { worths: [], points: POINTS, outcome: "failure" as const } };
  expect(addToRecentEvents(NO_EVENTS, [begins], table({ test: going, reading })).test).toEqual({
    test: going,
    worths: [],
    standing: "failure",
    outcome: null,
    turn: 1,
  });
});
it("forgets a test when the next crisis is drawn", () => {
  const before = addToRecentEvents(NO_EVENTS, news, table());
  expect(addToRecentEvents(before, [{ event: "mythos-drawn", seat: 0, card: "steam-burns" }], table()).test).toBeNull();
});
it("forgets a test that has not happened yet, when somebody goes back in time", () => {
  const before = addToRecentEvents(NO_EVENTS, news, table({ turn: 5 }));
  expect(addToRecentEvents(before, [], table({ turn: 4 })).test).toBeNull();
});
it("takes a crisis as new until its icons are resolved", () => {
  const drawn = addToRecentEvents(NO_EVENTS, [{ event: "mythos-drawn", seat: 0, card: "steam-burns" }], table());
  expect([drawn.fresh, addToRecentEvents(drawn, [{ event: "activated", icon: "hydra" }], table()).fresh]).toEqual([
    true,
    false,
  ]);
});
it("keeps a roll for its turn", () => {
  const before = addToRecentEvents(
    NO_EVENTS,
    [{ event: "rolled", seat: 0, face: 4, bonus: 1, result: 5, chosen: false }],
    table(),
  );
  expect(before.roll?.result).toBe(5);
  expect(addToRecentEvents(before, [], table({ turn: 2 })).roll).toBeNull();
});
it("keeps a great event for one turn more", () => {
  const before = addToRecentEvents(NO_EVENTS, [{ event: "awakened" }], table());
  expect(addToRecentEvents(before, [], table({ turn: 2 })).great).toHaveLength(1);
  expect(addToRecentEvents(before, [], table({ turn: 3 })).great).toHaveLength(0);
});
