// Who is named in what was read: their portraits are known from then on.
import type { Looks, StoryFace } from "../../../generated/sleeping-gods";
import { faceOf } from "../../../lib/faces";
import type { Play } from "../play";
import { heading, known } from "./prose.svelte";

export interface Meeting {
  person: string;
  called: string;
  looks: Looks;
}

/** Whether a text says a name, as a word of its own. */
export const says = (text: string, name: string): boolean => new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, "u").test(text);

function everybody({ state }: Play): Meeting[] {
  return state.told.flatMap((key) => {
    if (!key.startsWith("person/")) return [];
    const person = key.slice("person/".length);
    const looks = faceOf<Partial<StoryFace>>("sleeping-gods", `person-${person}`)?.looks;
    const called = heading(key);
    return looks && called ? [{ person, called, looks }] : [];
  });
}

/** Of passages that are read one after the other: whom each of them is the first to name. */
export function meetings(play: Play, passages: readonly string[]): Record<string, Meeting[]> {
  let strangers = everybody(play);
  const found: Record<string, Meeting[]> = {};
  for (const key of passages) {
    const text = known(key)?.join(" ") ?? "";
    found[key] = [...(found[key] ?? []), ...strangers.filter(({ called }) => says(text, called))];
    strangers = strangers.filter(({ called }) => !says(text, called));
  }
  return found;
}
