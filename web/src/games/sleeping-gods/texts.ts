// What cards say: put together by the rules from the card's own verbs.
import type { Speech } from "../contract";

/** The text of a card, or nothing if it has none. */
export function textOf(speech: Speech, sort: "card" | "skill-card" | "level" | "event-card" | "quest" | "find" | "crew", name: string): string {
  const key = `text-${sort}-${name}`;
  const text = speech.say(key);
  return text === key ? "" : text;
}
