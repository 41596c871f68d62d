// What is heard of what happens, and of the place where one is.
import type { Event, State } from "$generated/machina-arcana";
import type { Ambience } from "$lib/sound/ambience";
import type { Sound } from "$lib/sound/sound";

const HEARD: Partial<Record<Event["event"], Sound>> = {
  attacked: "dice",
  "spawn-rolled": "dice",
  "horror-rolled": "dice",
  "effect-rolled": "dice",
  drew: "card",
  gained: "gain",
  invoked: "card",
  spawned: "alarm",
  "level-rose": "alarm",
  struck: "blow",
  destroyed: "blow",
  exploded: "blow",
  explored: "build",
  "door-opened": "build",
  "door-closed": "build",
  "door-broken": "blow",
  activated: "build",
  "chapter-began": "reveal",
  "exit-placed": "gain",
};

export const sounds = (event: Event): Sound | null => HEARD[event.event] ?? null;

const AWAKE = 2; // the threat level from which the works are heard

/** The finale sounds like a fight, a raised threat like works that have begun to turn. */
export function ambience({ finale, level }: State): Ambience {
  if (finale) return "fight";
  return level >= AWAKE ? "works" : "machines";
}
