// What is heard of what happens, and of the place where one is.
import type { Event, State } from "$generated/nautilus";
import { zoneOf } from "./geometry/board";
import type { Ambience } from "$lib/sound/ambience";
import type { Sound } from "$lib/sound/sound";

const HEARD: Partial<Record<Event["event"], Sound>> = {
  bought: "card",
  "base-placed": "build",
  built: "build",
  "built-over": "blow",
  "put-in-service": "gain",
  launched: "splash",
  sailed: "splash",
  docked: "build",
  salvaged: "gain",
  "majority-taken": "gain",
  "sonar-used": "reveal",
  "trench-opened": "alarm",
  "end-in-sight": "alarm",
  "mission-revealed": "reveal",
};

export const sounds = (event: Event): Sound | null => HEARD[event.event] ?? null;

/** The water of the deepest submarine of a seat; of all seats for a spectator. */
export function ambience({ players }: State, seat: number): Ambience {
  const at = players.filter((player) => seat < 0 || player.seat === seat).flatMap(({ submarines }) => submarines);
  const zones = at.filter((square) => square >= 0).map(zoneOf);
  if (zones.includes("trench")) return "trench";
  return zones.some((zone) => zone === "deep" || zone === "slope") ? "sea" : "lagoon";
}
