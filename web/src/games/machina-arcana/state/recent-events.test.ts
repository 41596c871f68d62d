import { expect, test } from "vitest";
import type { Event } from "$generated/machina-arcana";
import { RecentEvents } from "./recent-events.svelte";

const INVOKED = [{ event: "invoked", event_card: "stolen-breath" }] as unknown as Event[];
const MOVED = [{ event: "moved" }] as unknown as Event[];

test("an event card is shown during its phase, and while the reader is asked", () => {
  const recent = new RecentEvents();
  recent.hear(INVOKED, false);
  recent.hear([...MOVED], false);
  recent.hear([...MOVED], true);
  expect(recent.event).toBe("stolen-breath");
});

test("it is closed once the reader has answered", () => {
  const recent = new RecentEvents();
  recent.hear(INVOKED, true);
  recent.hear(INVOKED, true);
  expect(recent.event).toBe("stolen-breath");
  recent.hear(MOVED, false);
  expect(recent.event).toBeNull();
});

test("a card that was closed stays closed", () => {
  const recent = new RecentEvents();
  recent.hear(INVOKED, true);
  recent.event = null;
  recent.hear(INVOKED, true);
  expect(recent.event).toBeNull();
});
