// Ways through the water: where a submarine can go, by which squares, and what its sonar hears.
import type { Kind, State } from "../../../generated/nautilus";
import { beside, distance, DISCOVERY_SQUARES, zoneOf } from "./board";
import { EXPLORATIONS, IN_SEA } from "../kinds";
import { footprint } from "./octagon";

/** What lies in the water, as a submarine of one seat meets it. */
export interface Water {
  covered: ReadonlySet<number>;
  finds: ReadonlySet<number>;
  submarines: ReadonlySet<number>;
  trench: boolean;
}


export function waterOf(state: State, seat: number): Water {
  const served = (kind: Kind) => state.city.some((module) => module.kind === kind && module.crew[seat] > 0);
  return {
    covered: new Set(state.city.flatMap(({ at }) => footprint(at))),
    finds: new Set(DISCOVERY_SQUARES.filter((_, token) => state.holders[token] === IN_SEA)),
    submarines: new Set(state.players.flatMap(({ submarines }) => submarines)),
    trench: state.trench_open || EXPLORATIONS.every(served),
  };
}

/** The shortest way to every square on which a move of so many steps may end, both ends included. */
export function voyages(water: Water, start: number, steps: number): Map<number, number[]> {
  const ways = new Map<number, number[]>([[start, [start]]]);
  const ends = new Map<number, number[]>();
  for (const [at, way] of ways) {
    if (way.length > steps || (at !== start && water.finds.has(at))) continue; // a discovery ends the way
    for (const next of beside(at)) {
      if (ways.has(next) || (!water.trench && zoneOf(next) === "trench")) continue;
      ways.set(next, [...way, next]);
    }
  }
  for (const [at, way] of ways)
    if (at !== start && !water.covered.has(at) && !water.submarines.has(at)) ends.set(at, way);
  return ends;
}

/** The tokens that lie face down within a sonar's reach. */
export function heard(state: State, submarine: number, reach: number): number[] {
  const below = zoneOf(submarine) === "trench";
  return DISCOVERY_SQUARES.filter(
    (at, token) =>
      state.holders[token] === IN_SEA &&
      state.seen[token] >= 0 &&
      distance(submarine, at) <= reach &&
      (below || zoneOf(at) !== "trench"),
  );
}
