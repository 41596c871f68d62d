// Figures in a space stand inside it, in order, and overlap only when there is no other way.
import { expect, it } from "vitest";
import { crowd } from "./crowd";

const box = { x: 10, y: 20, width: 100, height: 40 };

it("puts a single figure in the middle", () => {
  expect(crowd(box, [30], 40)).toEqual([{ x: 60, y: 40 }]);
});
it("leaves a gap between two", () => {
  const [one, other] = crowd(box, [30, 30], 40);
  expect(other.x - one.x).toBe(33);
  expect((one.x + other.x) / 2).toBeCloseTo(60);
});
it("moves many together, none of them outside", () => {
  const places = crowd(box, Array(6).fill(30), 40);
  expect(places[0].x).toBeCloseTo(25);
  expect(places[5].x).toBeCloseTo(95);
  expect(new Set(places.map(({ y }) => y)).size).toBe(1);
});
it("begins a second row where the space is high enough", () => {
  const places = crowd({ ...box, height: 90 }, Array(4).fill(30), 40);
  expect(places.map(({ y }) => y)).toEqual([45, 45, 85, 85]);
});
it("needs nothing for nobody", () => {
  expect(crowd(box, [], 40)).toEqual([]);
});
