// Texts that may be missing, as not every crisis has a partial success; names of places and tests; numbers with their
// sign.
import type { Space } from "$generated/unfathomable";
import type { Speech } from "$games/contract";
import { isRoom } from "../state/reading";

/** The message of that key, or "" if there is none. */
export function optionalText(speech: Speech, key: string): string {
  const text = speech.say(key);
  return text === key ? "" : text;
}

/** A place as it is written on the board: short, without an article. */
export const placeName = (space: Space, speech: Speech): string =>
  isRoom(space) ? speech.say(`board-room-${space}`) : speech.say("board-on-deck", { number: space.slice(1) });

/** What a skill test is about: a crisis, or the room in which it is made. */
export const testName = (card: string, speech: Speech): string =>
  speech.say(["cabin", "brig"].includes(card) ? `board-test-${card}` : `mythos-${card}`);

/** Numbers with a true minus sign; `formatSigned` shows the plus too. */
export const formatNumber = (value: number): string => (value < 0 ? `−${-value}` : String(value));
export const formatSigned = (value: number): string => (value < 0 ? formatNumber(value) : `+${value}`);
