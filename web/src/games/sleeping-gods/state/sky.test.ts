import { expect, test } from "vitest";
import { FACTS, type EventCard } from "$generated/sleeping-gods";
import { hourOf, weatherOf } from "./sky";

const drawn = (danger: string) =>
  (Object.keys(FACTS.events) as EventCard[]).find((event) => FACTS.events[event] === danger)!;

test("four turns are a day, from dawn to night", () => {
  expect([0, 1, 2, 3, 4, 5].map((turn) => hourOf({ turn }))).toEqual(["dawn", "dawn", "day", "dusk", "night", "dawn"]);
});

test("the last event makes the weather, and one that acts now before one that is spent", () => {
  expect(weatherOf({ today: null, spent: [], troubles: [] })).toBe("clear");
  expect(weatherOf({ today: null, spent: [drawn("deadly"), drawn("perilous")], troubles: [] })).toBe("swell");
  expect(weatherOf({ today: drawn("deadly"), spent: [drawn("mild")], troubles: [] })).toBe("storm");
});
