// What is heard of what happens.
import type { Event } from "$generated/nautilus";
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
