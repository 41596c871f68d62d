import { expect, test } from "vitest";
import { placed } from "./explain.svelte";

const screen = { width: 1000, height: 800 };
const thing = (left: number, top: number, width = 40, height = 40) => ({ left, top, right: left + width, bottom: top + height });

test("a card stands right of what it explains, or left of it where there is no room", () => {
  expect(placed(thing(100, 400), 300, 200, screen)).toEqual({ left: 150, top: 320 });
  expect(placed(thing(900, 400), 300, 200, screen)).toEqual({ left: 590, top: 320 });
});

test("a card never leaves the screen", () => {
  expect(placed(thing(100, 0), 300, 200, screen).top).toBe(10);
  expect(placed(thing(100, 780), 300, 200, screen).top).toBe(590);
});

test("beside something wide a card stands below it, or above it at the foot of the screen", () => {
  expect(placed(thing(50, 100, 900), 300, 200, screen)).toEqual({ left: 350, top: 150 });
  expect(placed(thing(50, 700, 900), 300, 200, screen)).toEqual({ left: 350, top: 490 });
});
