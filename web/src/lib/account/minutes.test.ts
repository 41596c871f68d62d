import { expect, test } from "vitest";
import { toMinute, toTime } from "./minutes";

test.each([
  ["00:00", 0],
  ["08:05", 485],
  ["23:59", 1439],
])("%s is minute %i, and back", (time, minute) => {
  expect(toMinute(time)).toBe(minute);
  expect(toTime(minute)).toBe(time);
});

test("no time counts as midnight", () => {
  expect(toMinute("")).toBe(0);
  expect(toMinute("soon")).toBe(0);
});
