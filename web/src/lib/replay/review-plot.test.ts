import { expect, test } from "vitest";
import { chanceAt, momentAt, plotPoint, polylinePoints } from "./review-plot";

const BOX = { width: 200, height: 100 };

test("the first moment is at the left, the end at the right, victory at the top and defeat at the bottom", () => {
  expect(plotPoint(0, 1, 40, BOX)).toEqual({ x: 0, y: 0 });
  expect(plotPoint(40, 0, 40, BOX)).toEqual({ x: 200, y: 100 });
  expect(plotPoint(10, 0.75, 40, BOX)).toEqual({ x: 50, y: 25 });
});

test("a line goes through every moment that was looked at, at its distance from the others", () => {
  expect(polylinePoints([0, 10, 40], [0.5, 1, 0], 40, BOX)).toBe("0.0,50.0 50.0,0.0 200.0,100.0");
});

test("a game without answers is no division by zero", () => {
  expect(polylinePoints([0], [0.5], 0, BOX)).toBe("0.0,50.0");
  expect(momentAt(10, 0, 0)).toBe(0);
});

test("between two moments the chance lies between theirs", () => {
  const [moments, chances] = [
    [0, 10, 20],
    [0, 1, 0.5],
  ];
  expect(chanceAt(moments, chances, 0)).toBe(0);
  expect(chanceAt(moments, chances, 5)).toBe(0.5);
  expect(chanceAt(moments, chances, 10)).toBe(1);
  expect(chanceAt(moments, chances, 18)).toBeCloseTo(0.6);
  expect(chanceAt(moments, chances, 99)).toBe(0.5);
});

test("pointing at the plot finds the nearest moment, and none outside the game", () => {
  expect(momentAt(0, 200, 40)).toBe(0);
  expect(momentAt(51, 200, 40)).toBe(10);
  expect(momentAt(200, 200, 40)).toBe(40);
  expect(momentAt(-30, 200, 40)).toBe(0);
  expect(momentAt(500, 200, 40)).toBe(40);
});

test("what is pointed at is where it is drawn", () => {
  for (let at = 0; at <= 37; at++) expect(momentAt(plotPoint(at, 0.5, 37, BOX).x, BOX.width, 37)).toBe(at);
});
