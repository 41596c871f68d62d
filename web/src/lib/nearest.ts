// Which thing on a board comes next in a direction: the way of arrow keys.
export type Way = "left" | "right" | "up" | "down";

interface Place {
  left: number;
  top: number;
  width: number;
  height: number;
}

const WAYS: Record<Way, [number, number]> = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] };
const ASIDE = 2; // a thing aside counts as so much farther than one straight ahead

/** The number of the nearest place that lies that way, or null if none does. */
export function nearest(from: Place, places: readonly Place[], way: Way): number | null {
  const [dx, dy] = WAYS[way];
  const middle = ({ left, top, width, height }: Place) => ({ x: left + width / 2, y: top + height / 2 });
  const start = middle(from);
  let best: number | null = null;
  let least = Infinity;
  places.forEach((place, n) => {
    const { x, y } = middle(place);
    const ahead = (x - start.x) * dx + (y - start.y) * dy;
    const aside = Math.abs((x - start.x) * dy) + Math.abs((y - start.y) * dx);
    const far = ahead + ASIDE * aside;
    if (ahead <= 1 || aside > 3 * ahead || far >= least) return;
    [best, least] = [n, far];
  });
  return best;
}
