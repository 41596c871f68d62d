// What is heard of what happens.
import type { Event } from "$generated/machina-arcana";
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
