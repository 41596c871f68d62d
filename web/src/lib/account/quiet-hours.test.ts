import { expect, test } from "vitest";
import { minuteInUtc } from "./quiet-hours";

test.each([
  ["22:30", 0, 22 * 60 + 30],
  ["00:30", -60, 23 * 60 + 30], // an hour ahead of UTC: it is the day before there
  ["23:00", 300, 4 * 60],
  ["", 300, 0],
])("%s, %i minutes behind UTC", (time, behind, minute) => expect(minuteInUtc(time, behind)).toBe(minute));
