// Where answers and events are on the chart: the region, place or sign that each is about.
import type { State } from "$generated/sleeping-gods";
import { mapOf, SEAS } from "../atlas/chart/carve";
import { chartOf } from "../atlas/chart/charts";
import type { Spot } from "../atlas/chart/spots";
import type { Tagged } from "$games/contract";
import type { Option } from "./play";
import { loadedHeading } from "../reader/book-passages.svelte";

/** Whether the party has been at a place: its paragraph was read. */
export const visited = (place: number, state: State): boolean => state.log.includes(String(place));

/** A place has a name from when one has been there. */
export const nameOfPlace = (place: number, state: State): string | undefined =>
  visited(place, state) ? loadedHeading(`place/${place}`) : undefined;

export const regionOfPlace = (place: number): string =>
  Object.keys(SEAS).find((region) => SEAS[region].locations.includes(place))!;

/** The thing on the chart that an answer is given at, such as `region-2a`, `place-10`, `port-2b`, `ship`. */
export function spotOf(option: Option, state: State): string | null {
  switch (option.do) {
    case "move-to":
    case "lure":
    case "flee":
      return `region-${option.region}`;
    case "explore":
      return `place-${option.location}`;
    case "mark-place":
    case "erase-mark":
      return `mark-${option.location}`;
    case "trade":
      return `market-${state.ship}`;
    case "call-at-port":
      return `port-${state.ship}`;
    case "brave":
    case "endure":
      return `hazard-${state.ship}`;
    case "sail":
    case "drop-anchor":
      return "ship";
    case "tackle": {
      const trouble = state.troubles.find(({ event }) => event === option.event);
      return trouble?.at ? `trouble-${option.event}` : null;
    }
    default:
      return null;
  }
}

/** Which thing on the chart an answer or an event names. */
export function regionOf(tagged: Tagged | null, state: State): string | null {
  if (!tagged) return null;
  if (typeof tagged.region === "string") return tagged.region;
  if (typeof tagged.location === "number") return regionOfPlace(tagged.location);
  return typeof tagged.do === "string" && spotOf(tagged as unknown as Option, state) ? state.ship : null;
}

/** Where something of the chart is drawn, if its map is the one that is looked at. */
export function pointOf(thing: string, state: State, map: string): Spot | null {
  const [sort, name] = [thing.slice(0, thing.indexOf("-")), thing.slice(thing.indexOf("-") + 1)];
  const region =
    thing === "ship"
      ? state.ship
      : sort === "place" || sort === "mark"
        ? regionOfPlace(Number(name))
        : sort === "trouble"
          ? state.troubles.find(({ event }) => event === name)?.at
          : name;
  if (!region || mapOf(region) !== map) return null;
  const spots = chartOf(map).regions[region];
  if (sort === "place" || sort === "mark") return spots.places[Number(name)];
  if (thing === "ship") return spots.berth;
  if (sort === "trouble") return { x: spots.berth.x + 54, y: spots.berth.y - 6 };
  return spots.name;
}
