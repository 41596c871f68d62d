// Passages of the book: what a view newly tells is asked for before it is drawn, anything else when it is first shown.
import { SvelteMap } from "svelte/reactivity";
import type { State } from "$generated/sleeping-gods";
import type { View } from "$generated/wire";
import { api } from "$lib/connection/api";
import { passageCache } from "$lib/words/passages";
import { settings } from "$lib/settings/settings.svelte";
import { typeset } from "$lib/words/words";
import type { Play } from "../state/play";

type Reader = Pick<Play, "table" | "seat">;

const here = new SvelteMap<string, string[]>();
const named = (key: string): string => `${settings.language} ${key}`;

export function passage(play: Reader, key: string): Promise<string[]> {
  const { language } = settings;
  const name = named(key);
  const found = passageCache(play.table.id, play.seat, language, async (wanted) => {
    const told = await api.prose(play.table.id, play.seat, wanted);
    return { ...told, text: typeset(language, told.text) };
  }).passage(key);
  return here.has(name) ? found : found.then((text) => (here.set(name, text), text));
}

/** A passage, if it has come already. */
export const loadedPassage = (key: string): string[] | undefined => here.get(named(key));

/** Ask for small texts, so that they can be said as soon as they come. */
export function prefetchPassages(play: Reader, keys: readonly string[]): Promise<void> | null {
  const missing = keys.filter((key) => !here.has(named(key)));
  if (!missing.length) return null;
  return Promise.all(missing.map((key) => passage(play, key).catch(() => {}))).then(() => {});
}

/** A small text, if it has come already. */
export function loadedHeading(key: string): string | undefined {
  const text = loadedPassage(key);
  return text && withoutMarks(text.join(" "));
}

const heard = new Map<string, number>();
/** How many choices the journal of somebody who comes back words as the book does. */
const LATELY = 24;

/** What a view lets one read that the last one did not: it shall be here before the view is drawn. */
export function fetchNewPassages({ table, seat, state }: View): Promise<void> | null {
  const { readable_passages: told, reading } = state as unknown as State;
  const before = heard.get(table.id);
  heard.set(table.id, told.length);
  const page = reading.page;
  const open = page ? [page.passage, ...page.ways.map((way) => `${page.passage}/${way.label}`)] : [];
  if (before === undefined)
    void prefetchPassages({ table, seat }, told.filter((key) => key.includes("/")).slice(-LATELY));
  return prefetchPassages({ table, seat }, before === undefined ? open : told.slice(before));
}

/** Straight quotation marks as a printer would set them. */
export const typographicQuotes = (text: string): string =>
  text
    .replace(/(^|[\s([{—–*])"/g, "$1“")
    .replaceAll('"', "”")
    .replace(/(^|[\s([{—–“*])'/g, "$1‘")
    .replaceAll("'", "’");

/** A text without its marks. */
export const withoutMarks = (text: string): string => typographicQuotes(text.replaceAll("*", ""));

/** A paragraph in pieces: what stands between asterisks is stressed. */
export const splitStressed = (paragraph: string): { text: string; stress: boolean }[] =>
  typographicQuotes(paragraph)
    .split("*")
    .map((text, place) => ({ text, stress: place % 2 === 1 }));
