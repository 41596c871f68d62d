// What the news did on the board, as things to see in passing: Deep Ones on their way, rings, rooms that flash.
import type { Event, Resource, Space, Track } from "$generated/unfathomable";

/** Bad for the ship, good for her, or neither. */
export type Mood = "harm" | "help" | "stir";
export type Motion =
  | { kind: "walk"; from: Space; to: Space; count: number }
  | { kind: "ring"; at: Space; mood: Mood }
  | { kind: "flash"; room: Space; mood: Mood };

const ring = (at: Space, mood: Mood): Motion => ({ kind: "ring", at, mood });

function motionOf(event: Event): Motion | null {
  switch (event.event) {
    case "deep-one-moved":
      return { kind: "walk", from: event.start, to: event.to, count: event.count };
    case "spawned":
      return ring(event.at, "stir");
    case "passenger-endangered":
    case "deep-one-attacks":
    case "attacks":
      return ring(event.at, "stir");
    case "deep-one-defeated":
    case "passenger-saved":
      return ring(event.at, "help");
    case "passenger-defeated":
      return ring(event.at, "harm");
    case "defeated":
      return ring(event.to, "harm");
    case "room-damaged":
      return { kind: "flash", room: event.room, mood: "harm" };
    case "repaired":
      return { kind: "flash", room: event.room, mood: "help" };
    default:
      return null;
  }
}

export const motions = (news: readonly Event[]): Motion[] => news.flatMap((event) => motionOf(event) ?? []);

/** By how much a dial or a track was moved, all in all. */
export function changeOf(news: readonly Event[], what: Resource | Track): number {
  return news.reduce((sum, event) => {
    if (event.event === "resource-changed" && event.resource === what) return sum + event.by;
    return event.event === "track-moved" && event.track === what ? sum + event.by : sum;
  }, 0);
}
