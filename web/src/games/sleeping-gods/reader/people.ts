// Who is named in what was read: their portraits are known from then on.
import type { Looks, StoryFace } from "$generated/sleeping-gods";
import { faceOf } from "$lib/words/card-faces";
import type { Play } from "../state/play";
import { loadedHeading, loadedPassage } from "./book-passages.svelte";

export interface Meeting {
  person: string;
  called: string;
  looks: Looks;
}

/** Whether a text says a name, as a word of its own. */
export const mentions = (text: string, name: string): boolean =>
  new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, "u").test(text);

function everybody({ state }: Play): Meeting[] {
  return state.readable_passages.flatMap((key) => {
    if (!key.startsWith("person/")) return [];
    const person = key.slice("person/".length);
    const looks = faceOf<Partial<StoryFace>>("sleeping-gods", `person-${person}`)?.looks;
    const called = loadedHeading(key);
    return looks && called ? [{ person, called, looks }] : [];
  });
}

/** Of passages that are read one after the other: whom each of them is the first to name. */
export function meetings(play: Play, passages: readonly string[]): Record<string, Meeting[]> {
  let strangers = everybody(play);
  const found: Record<string, Meeting[]> = {};
  for (const key of passages) {
    const text = loadedPassage(key)?.join(" ") ?? "";
    found[key] = [...(found[key] ?? []), ...strangers.filter(({ called }) => mentions(text, called))];
    strangers = strangers.filter(({ called }) => !mentions(text, called));
  }
  return found;
}
