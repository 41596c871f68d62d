import { expect, test } from "vitest";
import { boundingBox, clampView, fitView, keepInSight, panBy, viewAtScale, zoomAt } from "./viewport";

const whole = { x: 0, y: 0, width: 36, height: 24 };
const screen = { width: 720, height: 720 };
const fitted = fitView(whole, screen);

test("a wide drawing on a square screen is fitted by its width and centred", () => {
  expect(fitted).toEqual({ x: 0, y: -6, width: 36, height: 36 });
});

test("on a phone the drawing stays near the top, so that it does not jump when the sheet below grows", () => {
  expect(fitView(whole, screen, 0.1).y).toBeCloseTo(-1.2);
  expect(clampView({ x: 9, y: 3, width: 30, height: 30 }, fitted, whole, 6, 0.1)?.y).toBeCloseTo(-0.6);
});

test("what matters is shown at a size that can be read, or smaller if it needs more room", () => {
  expect(viewAtScale({ x: 10, y: 10, width: 4, height: 4 }, screen, 60)).toEqual({ x: 6, y: 6, width: 12, height: 12 });
  expect(viewAtScale({ x: 10, y: 10, width: 16, height: 4 }, screen, 60).width).toBe(16);
});

test("zooming keeps the point under the finger where it is", () => {
  const closer = zoomAt(fitted, screen, { x: 360, y: 360 }, 2);
  expect(closer).toEqual({ x: 9, y: 3, width: 18, height: 18 });
});

test("dragging moves the drawing with the finger", () => {
  expect(panBy({ x: 9, y: 3, width: 18, height: 18 }, screen, 40, 0).x).toBe(8);
});

test("the drawing cannot be dragged off the screen, nor zoomed beyond its limits", () => {
  expect(clampView({ x: -50, y: 3, width: 18, height: 18 }, fitted, whole, 6)?.x).toBe(0);
  expect(clampView({ x: 0, y: 0, width: 1, height: 1 }, fitted, whole, 6)?.width).toBe(6);
  expect(clampView({ x: -20, y: -20, width: 90, height: 90 }, fitted, whole, 6)).toBeNull();
});

test("a box around points leaves them room, and is never too small", () => {
  const points = [
    { x: 10, y: 5 },
    { x: 20, y: 6 },
  ];
  expect(boundingBox(points, 2, { width: 4, height: 9 })).toEqual({ x: 8, y: 1, width: 14, height: 9 });
});

test("a point in sight moves nothing, a point outside moves the box just far enough", () => {
  const view = { x: 0, y: 0, width: 10, height: 10 };
  expect(keepInSight(view, { x: 5, y: 5 })).toEqual(view);
  expect(keepInSight(view, { x: 20, y: 5 }).x).toBeCloseTo(11.2);
});
