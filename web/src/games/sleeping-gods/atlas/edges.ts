// What lies across the edges of a map: how arrows turn there, and where each region beyond can be picked.
import { mapOf, SEAS, type Side } from "./carve";
import { chartOf } from "./charts";
import { HEIGHT, WIDTH } from "./design";
import type { Spot } from "./spots";

export const TURNS: Record<Side, number> = { north: 0, east: 90, south: 180, west: 270 };
const SPREAD = 62;
const INSET = 34;

/** Where a region of another map is picked: at the edge that leads there, side by side with the others. */
export function beyond(from: string, to: string): (Spot & { side: Side }) | null {
  const side = (Object.keys(SEAS[from].across ?? {}) as Side[]).find((each) => SEAS[from].across?.[each]?.includes(to));
  if (!side) return null;
  const way = chartOf(mapOf(from)).ways.find((each) => each.from === from && each.side === side)!;
  const offset = (way.to.indexOf(to) - (way.to.length - 1) / 2) * SPREAD;
  const lying = side === "north" || side === "south";
  return {
    side,
    x: lying ? Math.min(WIDTH - INSET, Math.max(INSET, way.at.x + offset * 2.6)) : side === "west" ? INSET : WIDTH - INSET,
    y: lying ? (side === "north" ? INSET : HEIGHT - INSET) : Math.min(HEIGHT - INSET, Math.max(INSET, way.at.y + offset)),
  };
}
