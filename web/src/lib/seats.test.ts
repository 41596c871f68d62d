import { expect, test } from "vitest";
import { eyesBack, firstEyes, graceLeft, lookersOf, myTurn, newDevices, nextEyes } from "./seats";
import { seat, table, view } from "./samples";

const asked = (...mine: number[]) => ({ ...view().question!, waiting: [0, 1, 2], mine });
const shared = table({ seats: [seat(0, { mine: true }), seat(1, { kind: "bot" }), seat(2, { mine: true })] });

test("one looks through one's first seat, or else as a spectator", () => {
  expect(firstEyes(shared)).toBe(0);
  expect(firstEyes(table({ seats: [seat(0), seat(1)] }))).toBe(-1);
  expect(firstEyes(table({ seats: [seat(0), seat(1, { mine: true, kind: "bot" })] }))).toBe(1);
});

test("one looks back through one's own eyes, and through everybody's once the game is over", () => {
  const mine = table({ secrets: true, seats: [seat(0), seat(1, { mine: true })] });
  expect(lookersOf(mine)).toEqual([-1, 1]);
  expect(eyesBack(mine)).toBe(1);
  expect(lookersOf({ ...mine, status: "over" })).toEqual([-1, 0, 1, -2]);
});

test("people around one device keep their secrets from each other when they look back", () => {
  const secret = { ...shared, secrets: true };
  expect(lookersOf(secret)).toEqual([-1]);
  expect(eyesBack(secret)).toBe(-1);
  expect(lookersOf({ ...shared, secrets: false })).toEqual([-1, 0, 2]);
  expect(eyesBack({ ...secret, status: "over" })).toBe(0);
});

test("the device changes hands when another of my seats has to answer, whoever else is asked", () => {
  expect(nextEyes(view({ table: shared, seat: 0, question: asked(2) }))).toBe(2);
  expect(nextEyes(view({ table: shared, seat: 0, question: asked() }))).toBeNull();
  expect(nextEyes(view({ table: shared, seat: 0, question: asked(0, 2) }))).toBeNull();
});

test("a lone player never hands anything over", () => {
  expect(nextEyes(view({ seat: 0, question: asked() }))).toBeNull();
});

test("it is my turn when any of my seats is asked", () => {
  expect(myTurn(view({ table: shared, question: asked(2) }))).toBe(true);
  expect(myTurn(view({ table: shared, question: asked() }))).toBe(false);
  expect(myTurn(view({ table: shared, question: null }))).toBe(false);
});

test("a seat on one device has nothing strange; a second device is strange until it is known", () => {
  expect(newDevices(seat(0, { devices: ["desk"] }), [])).toEqual([]);
  expect(newDevices(seat(0, { devices: ["desk", "phone"] }), ["desk"])).toEqual(["phone"]);
  expect(newDevices(seat(0, { devices: ["desk", "phone"] }), ["phone", "desk"])).toEqual([]);
});

test("the grace of somebody absent runs down to nothing, and does not run for who is here", () => {
  expect(graceLeft(seat(1), 180, 0)).toBeNull();
  expect(graceLeft(seat(1, { away: 60 }), 180, 20)).toBe(100);
  expect(graceLeft(seat(1, { away: 170 }), 180, 20)).toBe(0);
});
