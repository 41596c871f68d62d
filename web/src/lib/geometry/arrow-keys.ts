// Finds the next thing on a board in the direction of an arrow key.
export type Direction = "left" | "right" | "up" | "down";

interface Place {
  left: number;
  top: number;
  width: number;
  height: number;
}

const STEPS: Record<Direction, [number, number]> = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] };
const SIDEWAYS_COST = 2; // distance to the side counts as so much more than distance ahead

/** Returns the index of the nearest place in that direction, or null if there is none. */
export function nextInDirection(from: Place, places: readonly Place[], direction: Direction): number | null {
  const [dx, dy] = STEPS[direction];
  const middle = ({ left, top, width, height }: Place) => ({ x: left + width / 2, y: top + height / 2 });
  const start = middle(from);
  let best: number | null = null;
  let least = Infinity;
  places.forEach((place, n) => {
    const { x, y } = middle(place);
    const ahead = (x - start.x) * dx + (y - start.y) * dy;
    const sideways = Math.abs((x - start.x) * dy) + Math.abs((y - start.y) * dx);
    const far = ahead + SIDEWAYS_COST * sideways;
    if (ahead <= 1 || sideways > 3 * ahead || far >= least) return;
    [best, least] = [n, far];
  });
  return best;
}
