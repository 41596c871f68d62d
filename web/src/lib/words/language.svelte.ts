// The messages of the page in the reader's language: `t("web-...")` anywhere, and each game's messages when needed.
//
// Language and loaded messages belong to the whole page, not to a table, so they are module state.
import type { FluentBundle } from "@fluent/bundle";
import { SvelteMap } from "svelte/reactivity";
import { api } from "../connection/api";
import { settings } from "../settings/settings.svelte";
import { parseBundle, Words, type Language } from "./words";

const loading = new Map<string, Promise<FluentBundle>>();
let shown: { language: Language; words: Words } | null = $state.raw(null);

/** Returns the messages of a game ("table": of no game) in a language, fetched once. */
export function loadWords(game: string, language: Language): Promise<FluentBundle> {
  const place = `${game}/${language}`;
  let promise = loading.get(place);
  if (!promise) {
    promise = api.words(game, language).then((source) => parseBundle(language, source));
    promise.catch(() => loading.delete(place));
    loading.set(place, promise);
  }
  return promise;
}

/** Returns a message of the interface. Until those of a new language are loaded, the old language stays. */
export function t(key: string, args: Record<string, unknown> = {}): string {
  return shown ? shown.words.say(key, args) : "";
}

/** Returns a message that may be missing, such as the name of a new bot, or else the given text. */
export function translateOr(key: string, otherwise: string): string {
  return shown?.words.has(key) ? shown.words.say(key) : otherwise;
}

/** Whether the messages of any language are loaded. */
export function languageReady(): boolean {
  return shown !== null;
}

/** Loads the messages of a language and shows them, unless the reader has chosen another one meanwhile. */
export async function switchLanguage(language: Language): Promise<void> {
  const bundle = await loadWords("table", language);
  if (settings.language === language) shown = { language, words: new Words(bundle) };
}

const texts = new SvelteMap<string, Words>();

/** Returns the messages of a game outside any table; null until they are loaded. */
export function gameWords(game: string): Words | null {
  const place = `${game}/${settings.language}`;
  const known = texts.get(place);
  if (known) return known;
  loadWords(game, settings.language).then(
    (bundle) => texts.set(place, new Words(bundle)),
    () => {},
  );
  return texts.get(`${game}/${shown?.language}`) ?? null;
}

/** Returns names as the reader's language lists them: "Ada, Bob and Cleo". */
export function formatList(names: string[]): string {
  return new Intl.ListFormat(shown?.language).format(names);
}

/** Returns a game's name; until its messages are loaded, what its id says. */
export function gameName(game: string): string {
  const fromId = () => game.replaceAll("-", " ").replace(/\b\w/g, (letter) => letter.toUpperCase());
  return gameWords(game)?.say("game-name") ?? fromId();
}

export function botName(bot: string): string {
  return translateOr(`web-bot-${bot.replace(":", "-")}`, bot);
}
