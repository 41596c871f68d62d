// What is heard of what happens, and of the place where one is.
import type { Event, State } from "$generated/unfathomable";
import type { Ambience } from "$lib/sound/ambience";
import type { Sound } from "$lib/sound/sound";

const HEARD: Partial<Record<Event["event"], Sound>> = {
  rolled: "dice",
  rerolled: "dice",
  "drew-cards": "card",
  "cards-added": "card",
  "played-card": "card",
  "test-revealed": "card",
  "mythos-drawn": "alarm",
  "deep-one-attacks": "blow",
  "deep-one-defeated": "blow",
  spawned: "splash",
  "monarch-moved": "splash",
  "room-damaged": "blow",
  repaired: "build",
  defeated: "blow",
  "passenger-saved": "gain",
  "passenger-defeated": "blow",
  "waypoint-reached": "gain",
  "traitor-revealed": "reveal",
  awakened: "reveal",
  banished: "alarm",
};

export const sounds = (event: Event): Sound | null => HEARD[event.event] ?? null;

/** On deck, in the boiler room, in the water or anywhere else on board. */
export function ambience({ players }: State, seat: number): Ambience {
  const space = players[seat]?.space;
  if (space === "boiler") return "boilers";
  return space && /^[dw]\d$/.test(space) ? "deck" : "ship";
}
