// What lies across the edges of a map: how arrows turn there, and where each region beyond can be picked.
import { mapOf, SEAS, type Side } from "./carve";
import { chartOf, PLATE, type Way } from "./charts";
import { HEIGHT, WIDTH } from "./design";
import { overlap, type Spot, type Occupied } from "./spots";

export const TURNS: Record<Side, number> = { north: 0, east: 90, south: 180, west: 270 };
/** A ring inside the map, and the name of the region in the margin. */
export const RING = 18;
export const INSET = 15;
export const NAME_BOX = { height: 22, out: 16 };
/** How long a name may be: shorter where three or more share an edge, and beside the name of the map. */
const lengthOf = ({ side, to }: Way): number => (to.length > 2 || side === "north" ? 132 : 184);
const STEP = 4;
const FAR = 420;

const isLying = (side: Side): boolean => side === "north" || side === "south";

/** What is so far inside an edge of the map (outside, if that is negative), at a point along it. */
export function spotAt(side: Side, along: number, inset: number): Spot {
  if (isLying(side)) return { x: along, y: side === "north" ? inset : HEIGHT - inset };
  return { x: side === "west" ? inset : WIDTH - inset, y: along };
}

/** What a ring covers. */
export const ringAt = (side: Side, along: number): Occupied => ({
  ...spotAt(side, along, INSET),
  width: 2 * RING + 4,
  height: 2 * RING + 4,
});

/**
 * Where along its edge each region beyond is picked: side by side, and beside the names and places that stand there.
 */
function spread(way: Way): number[] {
  const { from, side, at, to } = way;
  const length = isLying(side) ? WIDTH : HEIGHT;
  const named = lengthOf(way);
  const least = named / 2;
  const taken = Object.values(chartOf(mapOf(from)).regions).flatMap((region) => region.taken);
  const written: [number, number][] = side === "north" ? [[WIDTH / 2, PLATE + least]] : [];
  return to.map((_, n) => {
    const wish = (isLying(side) ? at.x : at.y) + (n - (to.length - 1) / 2) * named;
    let best = { along: wish, cost: Infinity };
    for (let aside = -FAR; aside <= FAR; aside += STEP) {
      const along = Math.min(length - least, Math.max(least, wish + aside));
      const covered = taken.reduce((sum, other) => sum + overlap(ringAt(side, along), other), 0);
      const over = written.reduce((sum, [other, far]) => sum + Math.max(0, far - Math.abs(along - other)), 0);
      const cost = covered * 4 + over * 40 + Math.abs(aside);
      if (cost < best.cost) best = { along, cost };
    }
    written.push([best.along, named]);
    return best.along;
  });
}

const spreads = new Map<Way, number[]>();

/** Where a region of another map is picked: at the edge that leads there. */
export function spotBeyondEdge(
  from: string,
  to: string,
): (Spot & { side: Side; along: number; length: number }) | null {
  const side = (Object.keys(SEAS[from].across ?? {}) as Side[]).find((each) => SEAS[from].across?.[each]?.includes(to));
  if (!side) return null;
  const way = chartOf(mapOf(from)).ways.find((each) => each.from === from && each.side === side)!;
  const found = spreads.get(way) ?? spread(way);
  spreads.set(way, found);
  const along = found[way.to.indexOf(to)];
  return { side, along, length: lengthOf(way), ...spotAt(side, along, INSET) };
}
