import { expect, test } from "vitest";
import { clockFace, remaining } from "./clock";

test("only a running clock runs down, and never below zero", () => {
  expect(remaining(60, true, 20)).toBe(40);
  expect(remaining(60, false, 20)).toBe(60);
  expect(remaining(5, true, 20)).toBe(0);
  expect(remaining(null, true, 20)).toBeNull();
});

test.each([
  [65, "1:05"],
  [0, "0:00"],
  [7400, "2:03:20"],
])("%d seconds", (seconds, face) => expect(clockFace(seconds)).toBe(face));
