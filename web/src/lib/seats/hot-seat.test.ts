import { expect, test } from "vitest";
import type { View } from "$generated/wire";
import { HotSeat } from "./hot-seat.svelte";
import { view } from "../testing/samples";

const seats = [0, 1].map((seat) => ({ seat, mine: true, stand_in: false, kind: "person" }));
const asking = (mine: number[], viewpoint: number, { secrets = true, quiet = false } = {}): View => {
  const made = view({ seat: viewpoint });
  return {
    ...made,
    table: { ...made.table, seats, secrets, status: "playing" },
    question: { ...made.question, number: 7, mine, waiting: quiet ? [0, 1] : mine, quiet },
  } as never;
};
const here = () => {
  const looks: number[] = [];
  return { looks, device: new HotSeat((seat) => looks.push(seat)) };
};

test("the device changes hands unseen, and shows nothing before the next player's own view", () => {
  const { looks, device } = here();
  device.update(asking([0], 0), true);
  expect(device.next).toBeNull();
  device.update(asking([1], 0), true);
  expect([device.next, looks]).toEqual([1, []]);
  device.take(0);
  expect([device.next, looks]).toEqual([1, [1]]);
  device.update(asking([1], 0), true);
  expect(device.next).toBe(1);
  device.update(asking([1], 1), true);
  expect(device.next).toBeNull();
});

test("who comes back to a shared device is asked who they are; where nothing is secret nobody is", () => {
  const secret = here();
  secret.device.update(asking([0], 0), false);
  expect(secret.device.next).toBe(0);
  secret.device.take(0);
  expect([secret.device.next, secret.looks]).toEqual([null, []]);
  const open = here();
  open.device.update(asking([1], 0, { secrets: false }), false);
  expect([open.device.next, open.looks]).toEqual([null, [1]]);
});

test("a quiet question goes round by its number", () => {
  const { device } = here();
  const before = asking([1], 0, { quiet: true });
  device.update(before, true);
  expect([device.inRound(0), device.next]).toEqual([true, null]);
  device.passOn(0, before, 5);
  expect(device.inRound(0)).toBe(true);
  device.passOn(0, before, 7);
  expect([device.inRound(1), device.next]).toEqual([true, 1]);
});
