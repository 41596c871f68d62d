// Places named by answers and events are found from the types of their fields.
import { expect, it } from "vitest";
import type { State } from "$generated/nautilus";
import { places } from "./places";

const state = {
  city: [
    { kind: "base", at: 412, turn: 0, builder: -1, crew: [0, 0] },
    { kind: "sonar", at: 415, turn: 0, builder: 0, crew: [1, 0] },
  ],
} as unknown as State;

it("takes squares as squares and module numbers as modules", () => {
  expect(places({ do: "sail", submarine: 5, to: 9 }, state)).toEqual([
    { at: 5, whole: false },
    { at: 9, whole: false },
  ]);
  expect(places({ do: "walk", start: 0, to: 1 }, state)).toEqual([
    { at: 412, whole: true },
    { at: 415, whole: true },
  ]);
  expect(places({ event: "sailed", seat: 0, start: 3, to: 4 }, state)).toEqual([
    { at: 3, whole: false },
    { at: 4, whole: false },
  ]);
});
it("shows a building site as a whole module", () => {
  expect(places({ do: "build", kind: "sonar", at: 409, aquanauts: 0 }, state)).toEqual([{ at: 409, whole: true }]);
});
it("shows the water before a launch", () => {
  expect(places({ do: "launch", module: 1, side: "N" }, state)).toEqual([
    { at: 415, whole: true },
    { at: 343, whole: false },
  ]);
});
it("finds nothing in answers without a place", () => {
  expect(places({ do: "rest" }, state)).toEqual([]);
  expect(places(null, state)).toEqual([]);
});
