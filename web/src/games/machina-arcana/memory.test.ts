import { beforeEach, expect, test } from "vitest";
import type { Event } from "../../generated/machina-arcana";
import { memory } from "./memory.svelte";

const INVOKED = [{ event: "invoked", event_card: "stolen-breath" }] as unknown as Event[];
const MOVED = [{ event: "moved" }] as unknown as Event[];

beforeEach(() => memory.hear(crypto.randomUUID(), [], false));

test("an event card lies there while its phase is told, and while the reader is asked", () => {
  memory.hear("one", INVOKED, false);
  memory.hear("one", [...MOVED], false);
  memory.hear("one", [...MOVED], true);
  expect(memory.event).toBe("stolen-breath");
});

test("it is put aside once the reader has gone on", () => {
  memory.hear("one", INVOKED, true);
  memory.hear("one", INVOKED, true);
  expect(memory.event).toBe("stolen-breath");
  memory.hear("one", MOVED, false);
  expect(memory.event).toBeNull();
});

test("a card that was put aside stays there", () => {
  memory.hear("one", INVOKED, true);
  memory.event = null;
  memory.hear("one", INVOKED, true);
  expect(memory.event).toBeNull();
});

test("it does not follow the reader to another table", () => {
  memory.hear("one", INVOKED, false);
  memory.hear("two", [], false);
  expect(memory.event).toBeNull();
});
