// What is printed on cards that are to be discovered: it comes with the view that first shows them, before it is drawn.
import { FluentResource, type FluentBundle } from "@fluent/bundle";
import type { View } from "../generated/wire";
import { typeset } from "./words";

const spoken = new WeakMap<FluentBundle, Set<string>>();
const drawn = new Map<string, unknown>();

/** What is drawn on a card that was turned in a game, besides its words. */
export function faceOf<Face>(game: string, name: string): Face | undefined {
  return drawn.get(`${game}/${name}`) as Face | undefined;
}

/** Keep what a view tells of faces, and fetch the words that a bundle lacks; null if it lacks none.
 *
 * Words that do not come are asked for again with the next view.
 */
export function learnFaces(bundle: FluentBundle, view: View, fetch: (names: string[]) => Promise<string>): Promise<void> | null {
  const turned = (view.state.turned ?? {}) as Record<string, unknown>;
  for (const [name, face] of Object.entries(turned)) drawn.set(`${view.table.game}/${name}`, face);
  const known = spoken.get(bundle) ?? new Set();
  const names = Object.keys(turned).filter((name) => !known.has(name));
  return names.length ? speak(bundle, names, fetch).catch(() => {}) : null;
}

async function speak(bundle: FluentBundle, names: string[], fetch: (names: string[]) => Promise<string>): Promise<void> {
  bundle.addResource(new FluentResource(typeset(bundle.locales[0], await fetch(names))), { allowOverrides: true });
  spoken.set(bundle, new Set([...(spoken.get(bundle) ?? []), ...names]));
}
