// The geometry of a review's plot: chances from 0 to 1 over the moments of a game, in a box of any size.
import type { Size } from "../geometry/viewport";

export interface Point {
  x: number;
  y: number;
}

/** Returns the point of a chance at a moment; certain victory is at the top. */
export function plotPoint(at: number, chance: number, last: number, box: Size): Point {
  return { x: (at / Math.max(last, 1)) * box.width, y: (1 - chance) * box.height };
}

/** Returns the points of a line, as SVG's polyline wants them. */
export function polylinePoints(moments: number[], chances: number[], last: number, box: Size): string {
  return moments
    .map((at, n) => plotPoint(at, chances[n], last, box))
    .map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`)
    .join(" ");
}

/** Returns the chance at any moment, interpolated between the moments that were measured. */
export function chanceAt(moments: number[], chances: number[], at: number): number {
  const next = moments.findIndex((moment) => moment >= at);
  if (next < 0) return chances[chances.length - 1] ?? 0;
  if (next === 0 || moments[next] === at) return chances[next];
  const part = (at - moments[next - 1]) / (moments[next] - moments[next - 1]);
  return chances[next - 1] * (1 - part) + chances[next] * part;
}

/** Returns the moment at a distance from the left edge of the plot. */
export function momentAt(x: number, width: number, last: number): number {
  return Math.max(0, Math.min(last, Math.round((x / Math.max(width, 1)) * last)));
}
