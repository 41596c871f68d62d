import { expect, test } from "vitest";
import { nextInDirection } from "./arrow-keys";

const at = (x: number, y: number) => ({ left: x - 5, top: y - 5, width: 10, height: 10 });
const places = [at(20, 0), at(40, 2), at(-30, 0), at(2, -60), at(0, 90)];

test("an arrow leads to the nearest thing that lies that way", () => {
  expect(nextInDirection(at(0, 0), places, "right")).toBe(0);
  expect(nextInDirection(at(0, 0), places, "left")).toBe(2);
  expect(nextInDirection(at(0, 0), places, "up")).toBe(3);
  expect(nextInDirection(at(0, 0), places, "down")).toBe(4);
});

test("straight ahead is preferred, and behind there is nothing", () => {
  expect(nextInDirection(at(0, 0), [at(10, 28), at(30, 0)], "right")).toBe(1);
  expect(nextInDirection(at(0, 0), [at(10, 0)], "left")).toBeNull();
});
