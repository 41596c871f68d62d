import { expect, test } from "vitest";
import { ALL_DAY, hasWindow } from "./clock-words";

test("only a relaxed clock has hours of the day, and the same time twice is all day", () => {
  const evening = { opens: 1080, closes: 1320 };
  expect(hasWindow({ pace: "relaxed", ...evening })).toBe(true);
  expect(hasWindow({ pace: "live", ...evening })).toBe(false);
  expect(hasWindow({ pace: "relaxed", ...ALL_DAY })).toBe(false);
});
