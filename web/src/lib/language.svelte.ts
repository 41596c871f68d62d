// The words of the page in the reader's language: `t("web-...")` anywhere, and each game's words when they are needed.
import type { FluentBundle } from "@fluent/bundle";
import { SvelteMap } from "svelte/reactivity";
import { api } from "./api";
import { settings } from "./settings.svelte";
import { read, Words, type Language } from "./words";

const loading = new Map<string, Promise<FluentBundle>>();
let shown: { language: Language; words: Words } | null = $state.raw(null);

/** The words of a game ("table": of none) in a language, fetched once. */
export function load(game: string, language: Language): Promise<FluentBundle> {
  const place = `${game}/${language}`;
  let promise = loading.get(place);
  if (!promise) {
    promise = api.words(game, language).then((source) => read(language, source));
    promise.catch(() => loading.delete(place));
    loading.set(place, promise);
  }
  return promise;
}

/** Say an interface message. Until the words of a new language are here, the old ones stay. */
export function t(key: string, args: Record<string, unknown> = {}): string {
  return shown ? shown.words.say(key, args) : "";
}

/** An interface message that may be missing, such as the name of a new bot. */
export function maybe(key: string, otherwise: string): string {
  return shown?.words.has(key) ? shown.words.say(key) : otherwise;
}

export function spoken(): boolean {
  return shown !== null;
}

/** Load the words of the chosen language and show them; call when the language changes. */
export async function speak(language: Language): Promise<void> {
  const bundle = await load("table", language);
  if (settings.language === language) shown = { language, words: new Words(bundle) };
}

const texts = new SvelteMap<string, Words>();

/** The words of a game outside any table; null until they are here. A new language shows when it has come. */
export function wordsFor(game: string): Words | null {
  const place = `${game}/${settings.language}`;
  const known = texts.get(place);
  if (known) return known;
  load(game, settings.language).then(
    (bundle) => texts.set(place, new Words(bundle)),
    () => {},
  );
  return texts.get(`${game}/${shown?.language}`) ?? null;
}

/** Names as the reader's language lists them: "Ada, Bob and Cleo". */
export function listed(names: string[]): string {
  return new Intl.ListFormat(shown?.language).format(names);
}

export function gameName(game: string): string {
  return wordsFor(game)?.say("game-name") ?? game.charAt(0).toUpperCase() + game.slice(1).replaceAll("-", " ");
}

export function botName(bot: string): string {
  return maybe(`web-bot-${bot.replace(":", "-")}`, bot);
}
