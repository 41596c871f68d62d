// Passages of the book, asked for when they are first shown; headings of choices and towns are kept to be said at once.
import { SvelteMap } from "svelte/reactivity";
import { api } from "../../../lib/api";
import { shelf } from "../../../lib/prose";
import { settings } from "../../../lib/settings.svelte";
import { typeset } from "../../../lib/words";
import type { Play } from "../play";

type Reader = Pick<Play, "table" | "seat">;

export function passage(play: Reader, key: string): Promise<string[]> {
  const { language } = settings;
  return shelf(play.table.id, play.seat, language, async (wanted) => {
    const told = await api.prose(play.table.id, play.seat, wanted);
    return { ...told, text: typeset(language, told.text) };
  }).passage(key);
}

const headings = new SvelteMap<string, string>();
const named = (key: string): string => `${settings.language} ${key}`;

/** Ask for small texts, so that they can be said as soon as they come. */
export function prepare(play: Reader, keys: readonly string[]): void {
  for (const key of keys)
    if (!headings.has(named(key)))
      passage(play, key).then(
        (text) => headings.set(named(key), plain(text.join(" "))),
        () => {},
      );
}

/** A small text, if it has come already. */
export const heading = (key: string): string | undefined => headings.get(named(key));

/** Straight quotation marks as a printer would set them. */
export const set = (text: string): string =>
  text
    .replace(/(^|[\s([{—–*])"/g, "$1“")
    .replaceAll('"', "”")
    .replace(/(^|[\s([{—–“*])'/g, "$1‘")
    .replaceAll("'", "’");

/** A text without its marks. */
export const plain = (text: string): string => set(text.replaceAll("*", ""));

/** A paragraph in pieces: what stands between asterisks is stressed. */
export const stressed = (paragraph: string): { text: string; stress: boolean }[] =>
  set(paragraph).split("*").map((text, place) => ({ text, stress: place % 2 === 1 }));
