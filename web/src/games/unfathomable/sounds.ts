// What is heard of what happens.
import type { Event } from "$generated/unfathomable";
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
