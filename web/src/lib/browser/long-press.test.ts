import { expect, test } from "vitest";
import { LONG_PRESS, LongPress } from "./long-press";

function finger() {
  let waiting: (() => void) | null = null;
  let rested = 0;
  const runLater = (run: () => void, milliseconds: number) => {
    expect(milliseconds).toBe(LONG_PRESS);
    waiting = run;
    return () => (waiting = null);
  };
  const press = new LongPress(runLater, () => rested++);
  return { press, hold: () => waiting?.(), rested: () => rested };
}

test("a short touch is a click", () => {
  const { press, hold, rested } = finger();
  press.down("touch");
  press.up();
  hold();
  expect(rested()).toBe(0);
  expect(press.isClick()).toBe(true);
});

test("a long press asks, and the click after it is none", () => {
  const { press, hold, rested } = finger();
  press.down("touch");
  hold();
  press.up();
  expect(rested()).toBe(1);
  expect(press.isClick()).toBe(false);
  expect(press.isClick()).toBe(true);
});

test("a mouse may be held as long as it likes", () => {
  const { press, hold, rested } = finger();
  press.down("mouse");
  hold();
  expect(rested()).toBe(0);
  expect(press.isClick()).toBe(true);
});
