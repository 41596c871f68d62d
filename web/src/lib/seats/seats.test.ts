import { expect, test } from "vitest";
import {
  initialReplayViewpoint,
  initialViewpoint,
  graceLeft,
  replayViewpoints,
  isMyTurn,
  unknownDevices,
  nextViewpoint,
  playsAlone,
} from "./seats";
import { seat, table, view } from "../testing/samples";

const asked = (...mine: number[]) => ({ ...view().question!, waiting: [0, 1, 2], mine });
const shared = table({ seats: [seat(0, { mine: true }), seat(1, { kind: "bot" }), seat(2, { mine: true })] });

test("the viewpoint is one's first seat, or else a spectator's", () => {
  expect(initialViewpoint(shared)).toBe(0);
  expect(initialViewpoint(table({ seats: [seat(0), seat(1)] }))).toBe(-1);
  expect(initialViewpoint(table({ seats: [seat(0), seat(1, { mine: true, kind: "bot" })] }))).toBe(1);
});

test("one plays alone where only bots have the other seats", () => {
  const [me, bot] = [seat(0, { mine: true }), seat(1, { kind: "bot" })];
  expect(playsAlone(table({ seats: [me, bot] }))).toBe(true);
  expect(playsAlone(table({ seats: [me] }))).toBe(false);
  expect(playsAlone(table({ seats: [me, bot, seat(2)] }))).toBe(false);
  expect(playsAlone(table({ seats: [me, seat(1, { kind: "open" })] }))).toBe(false);
});

test("a replay shows one's own viewpoint, and everybody's once the game is over", () => {
  const mine = table({ secrets: true, seats: [seat(0), seat(1, { mine: true })] });
  expect(replayViewpoints(mine)).toEqual([-1, 1]);
  expect(initialReplayViewpoint(mine)).toBe(1);
  expect(replayViewpoints({ ...mine, status: "over" })).toEqual([-1, 0, 1, -2]);
});

test("people around one device keep their secrets from each other when they look back", () => {
  const secret = { ...shared, secrets: true };
  expect(replayViewpoints(secret)).toEqual([-1]);
  expect(initialReplayViewpoint(secret)).toBe(-1);
  expect(replayViewpoints({ ...shared, secrets: false })).toEqual([-1, 0, 2]);
  expect(initialReplayViewpoint({ ...secret, status: "over" })).toBe(0);
});

test("the device changes hands when another of my seats has to answer, whoever else is asked", () => {
  expect(nextViewpoint(view({ table: shared, seat: 0, question: asked(2) }))).toBe(2);
  expect(nextViewpoint(view({ table: shared, seat: 0, question: asked() }))).toBeNull();
  expect(nextViewpoint(view({ table: shared, seat: 0, question: asked(0, 2) }))).toBeNull();
});

test("a lone player never hands anything over", () => {
  expect(nextViewpoint(view({ seat: 0, question: asked() }))).toBeNull();
});

test("it is my turn when any of my seats is asked", () => {
  expect(isMyTurn(view({ table: shared, question: asked(2) }))).toBe(true);
  expect(isMyTurn(view({ table: shared, question: asked() }))).toBe(false);
  expect(isMyTurn(view({ table: shared, question: null }))).toBe(false);
});

test("a seat on one device has nothing strange; a second device is strange until it is known", () => {
  expect(unknownDevices(seat(0, { devices: ["desk"] }), [])).toEqual([]);
  expect(unknownDevices(seat(0, { devices: ["desk", "phone"] }), ["desk"])).toEqual(["phone"]);
  expect(unknownDevices(seat(0, { devices: ["desk", "phone"] }), ["phone", "desk"])).toEqual([]);
});

test("the grace of somebody absent runs down to nothing, and does not run for who is here", () => {
  expect(graceLeft(seat(1), 180, 0)).toBeNull();
  expect(graceLeft(seat(1, { away: 60 }), 180, 20)).toBe(100);
  expect(graceLeft(seat(1, { away: 170 }), 180, 20)).toBe(0);
});
