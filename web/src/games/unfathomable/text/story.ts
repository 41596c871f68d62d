// The whole game as a story: what mattered, turn by turn, and how the dials ran.
import type { Event, Resource } from "$generated/unfathomable";
import { RESOURCES } from "../state/reading";

export interface Chapter {
  turn: number;
  /** Whose turn it was; -1 before the first. */
  seat: number;
  events: Event[];
}

const TOLD: readonly Event["event"][] = [
  "mythos-drawn",
  "option-taken",
  "test-ends",
  "waypoint-reached",
  "awakened",
  "traitor-revealed",
  "room-damaged",
  "repaired",
  "defeated",
  "passenger-defeated",
  "banished",
  "title-passed",
  "looked-at-loyalty",
  "loyalty-given",
  "spell-cast",
  "used-feat",
  "phase-ended",
  "game-ends",
];

/** The chapters in which something was told. */
export function chapters(events: readonly Event[]): Chapter[] {
  const found: Chapter[] = [{ turn: 0, seat: -1, events: [] }];
  for (const event of events) {
    if (event.event === "turn-begins") found.push({ turn: event.turn, seat: event.seat, events: [] });
    else if (TOLD.includes(event.event)) found[found.length - 1].events.push(event);
  }
  return found.filter((chapter) => chapter.events.length > 0);
}

/** Each dial at the end of every turn, beginning with how it was set. */
export function courseOfDials(events: readonly Event[], last: Record<string, number>): Map<Resource, number[]> {
  const changes = events.filter((event) => event.event === "resource-changed");
  const found = new Map<Resource, number[]>();
  for (const resource of RESOURCES) {
    const first = changes.find((event) => event.resource === resource);
    let now = first ? first.now - first.by : (last[resource] ?? 0);
    const values = [now];
    for (const event of events) {
      if (event.event === "resource-changed" && event.resource === resource) now = event.now;
      if (event.event === "turn-begins" && event.turn > 1) values.push(now);
    }
    found.set(resource, [...values, now]);
  }
  return found;
}
