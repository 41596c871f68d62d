// The board shows what the news changed, and only that.
import { expect, it } from "vitest";
import type { Event } from "$generated/unfathomable";
import { changeOf, motions } from "./motion";

const news: Event[] = [
  { event: "turn-begins", seat: 0, turn: 3 },
  { event: "deep-one-moved", start: "w1", to: "d1", count: 2 },
  { event: "resource-changed", resource: "fuel", by: -2, now: 6 },
  { event: "room-damaged", room: "chapel", card: "structural-will" },
  { event: "passenger-defeated", at: "d3", passenger: "soul" },
  { event: "resource-changed", resource: "fuel", by: 1, now: 7 },
  { event: "track-moved", track: "ritual", by: 1, now: 2 },
];

it("lets Deep Ones walk, damaged rooms flash, and rings spread where somebody fell", () => {
  expect(motions(news)).toEqual([
    { kind: "walk", from: "w1", to: "d1", count: 2 },
    { kind: "flash", room: "chapel", mood: "harm" },
    { kind: "ring", at: "d3", mood: "harm" },
  ]);
});
it("stands still when nothing on the board has changed", () => {
  expect(motions([{ event: "turn-begins", seat: 0, turn: 3 }])).toEqual([]);
});
it("adds up what happened to one dial or track, and to no other", () => {
  expect(changeOf(news, "fuel")).toBe(-1);
  expect(changeOf(news, "ritual")).toBe(1);
  expect(changeOf(news, "food")).toBe(0);
});
