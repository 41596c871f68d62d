// The faces of cards that players discover during a game: drawings come with the view that first shows a card, words
// are fetched before it is drawn. Both are kept for the whole page, by game and name: a face is the same at every
// table.
import { FluentResource, type FluentBundle } from "@fluent/bundle";
import type { View } from "$generated/wire";
import { typeset } from "./words";

const loadedNames = new WeakMap<FluentBundle, Set<string>>();
const faces = new Map<string, unknown>();

/** Returns what is drawn on a card that was seen in a game; undefined if none was seen. */
export function faceOf<Face>(game: string, name: string): Face | undefined {
  return faces.get(`${game}/${name}`) as Face | undefined;
}

/**
 * Keeps the faces of a view, and fetches the words that a bundle lacks; null if it lacks none. Words that fail to load
 * are fetched again with the next view.
 */
export function loadFaceWords(
  bundle: FluentBundle,
  view: View,
  fetch: (names: string[]) => Promise<string>,
): Promise<void> | null {
  const turned = (view.state.revealed_cards ?? {}) as Record<string, unknown>;
  for (const [name, face] of Object.entries(turned)) faces.set(`${view.table.game}/${name}`, face);
  const known = loadedNames.get(bundle) ?? new Set();
  const names = Object.keys(turned).filter((name) => !known.has(name));
  return names.length ? addWords(bundle, names, fetch).catch(() => {}) : null;
}

async function addWords(
  bundle: FluentBundle,
  names: string[],
  fetch: (names: string[]) => Promise<string>,
): Promise<void> {
  bundle.addResource(new FluentResource(typeset(bundle.locales[0], await fetch(names))), { allowOverrides: true });
  loadedNames.set(bundle, new Set([...(loadedNames.get(bundle) ?? []), ...names]));
}
