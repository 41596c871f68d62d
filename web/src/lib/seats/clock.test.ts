import { expect, test } from "vitest";
import { table } from "../testing/samples";
import { clocksRun, formatClock, secondsRemaining } from "./clock";

test("only a running clock runs down, and never below zero", () => {
  expect(secondsRemaining(60, true, 20)).toBe(40);
  expect(secondsRemaining(60, false, 20)).toBe(60);
  expect(secondsRemaining(5, true, 20)).toBe(0);
  expect(secondsRemaining(null, true, 20)).toBeNull();
});

test.each([
  [65, "1:05"],
  [0, "0:00"],
  [7400, "2:03:20"],
])("%d seconds", (seconds, face) => expect(formatClock(seconds)).toBe(face));

test("clocks run unless the table is paused or these are not its hours", () => {
  expect(clocksRun(table())).toBe(true);
  expect(clocksRun(table({ paused: true }))).toBe(false);
  expect(clocksRun(table({ clock_resumes: 1_800_000_000 }))).toBe(false);
});
