// What is heard of what happens, and of the place where one is.
import type { Event, State } from "$generated/sleeping-gods";
import type { Ambience } from "$lib/sound/ambience";
import type { Sound } from "$lib/sound/sound";
import { weatherOf } from "./state/sky";

const HEARD: Partial<Record<Event["event"], Sound>> = {
  "fate-drawn": "card",
  "cards-drawn": "card",
  "event-drawn": "alarm",
  moved: "splash",
  explored: "reveal",
  "passage-read": "card",
  "token-found": "gain",
  "quest-taken": "gain",
  "quest-completed": "gain",
  "card-gained": "gain",
  "level-bought": "gain",
  "combat-began": "alarm",
  "attack-resolved": "blow",
  "enemy-attacked": "blow",
  "enemy-beaten": "build",
  "combat-won": "gain",
  wounded: "blow",
  defeated: "lost",
  "ship-damaged": "blow",
  "ship-repaired": "build",
  "hazard-met": "alarm",
  "hunter-moved": "splash",
  "ending-reached": "reveal",
};

export const sounds = (event: Event): Sound | null => HEARD[event.event] ?? null;

/** A fight, a town, a shore where something is read, or the sea in its weather. */
export function ambience(state: State): Ambience {
  if (state.combat) return "fight";
  if (state.market.length) return "harbour";
  if (state.bookmark) return "shore";
  return weatherOf(state) === "storm" ? "storm" : "sea";
}
