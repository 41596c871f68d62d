// Which place a passage of the book belongs to, and what the place is called.
import type { Speech } from "$games/contract";
import { loadedHeading } from "./book-passages.svelte";

/** The number of the place; null for what the campaign itself asks to be read. */
export function placeOf(key: string): number | null {
  const number = key.match(/^([1-9]\d*)(?=[./@]|$)/)?.[1];
  return number && number !== "1" ? Number(number) : null;
}

/** A place has a name from when one has been there. */
export const titleOf = (place: number | null, speech: Speech): string =>
  place === null
    ? speech.say("screen-spine")
    : (loadedHeading(`place/${place}`) ?? speech.say("screen-place", { number: place }));
