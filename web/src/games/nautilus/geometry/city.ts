// The city as a net: which doors lead where, and the line along a way through it.
import type { Kind, Side } from "$generated/nautilus";
import { airlocks, before, footprint, isBlue, neighbour, opposite, overlap, SIDES, sideMiddle } from "./octagon";
import { middle, type Point } from "./board";

/** What stands behind an airlock: the open sea, a passage to another module, or a wall. */
export type Door = "sea" | "passage" | "wall";

/** Enough of a module to see its doors. */
export interface Site {
  kind: Kind;
  at: number;
  turn: number;
}

export interface Passage {
  from: number;
  to: number;
  side: Side;
  /** Where the two airlocks meet on the drawing. */
  x: number;
  y: number;
}

const EAST_OR_SOUTH: readonly Side[] = ["E", "S", "NE", "SE"];

/** Every passage once: two facing airlocks of one colour. */
export function passages(city: readonly Site[]): Passage[] {
  const numbers = new Map(city.map((module, number) => [module.at, number]));
  return city.flatMap((module, from) =>
    airlocks(module.kind, module.turn)
      .filter((side) => EAST_OR_SOUTH.includes(side))
      .flatMap((side) => {
        const centre = neighbour(module.at, side);
        const to = centre === null ? undefined : numbers.get(centre);
        if (to === undefined || !airlocks(city[to].kind, city[to].turn).includes(opposite(side))) return [];
        const here = middle(module.at);
        const door = sideMiddle(side);
        return [{ from, to, side, x: here.x + door.x, y: here.y + door.y }];
      }),
  );
}

/** The airlocks of one module and what lies behind each. */
export function doors(module: Site, city: readonly Site[]): Map<Side, Door> {
  return new Map(airlocks(module.kind, module.turn).map((side) => [side, behind(module, side, city)]));
}

function behind(module: Site, side: Side, city: readonly Site[]): Door {
  const centre = neighbour(module.at, side);
  const facing = city.find((other) => other.at === centre);
  if (facing) return airlocks(facing.kind, facing.turn).includes(opposite(side)) ? "passage" : "wall";
  const others = city.filter((other) => other.at !== module.at);
  if (isBlue(side)) {
    const sea = before(module.at, side);
    return sea === null || others.some((other) => footprint(other.at).includes(sea)) ? "wall" : "sea";
  }
  return centre === null || others.some((other) => overlap(other.at, centre)) ? "wall" : "sea";
}

/** The points of a way: through the middles of modules and the doors between them. */
export function wayPoints(city: readonly Site[], way: readonly number[]): Point[] {
  const points: Point[] = [];
  way.forEach((number, index) => {
    const here = middle(city[number].at);
    if (index > 0) {
      const last = city[way[index - 1]];
      const side = SIDES.find((each) => neighbour(last.at, each) === city[number].at);
      if (side) {
        const door = sideMiddle(side);
        const from = middle(last.at);
        points.push({ x: from.x + door.x, y: from.y + door.y });
      }
    }
    points.push(here);
  });
  return points;
}
