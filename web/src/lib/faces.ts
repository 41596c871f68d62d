// The words on cards that are to be discovered: fetched when a view first shows them, before it is drawn.
import { FluentResource, type FluentBundle } from "@fluent/bundle";
import type { View } from "../generated/wire";
import { typeset } from "./words";

const known = new WeakMap<FluentBundle, Set<string>>();

/** The cards turned in a view whose words are not in a bundle yet. */
export function unknownFaces(bundle: FluentBundle, view: View): string[] {
  const turned = Object.keys(view.state.turned ?? {});
  const here = known.get(bundle);
  return here ? turned.filter((name) => !here.has(name)) : turned;
}

/** Put the words on the cards of a view into a bundle. Those that do not come are asked for again with the next view. */
export async function learnFaces(bundle: FluentBundle, view: View, fetch: (names: string[]) => Promise<string>): Promise<void> {
  const names = unknownFaces(bundle, view);
  if (!names.length) return;
  try {
    bundle.addResource(new FluentResource(typeset(bundle.locales[0], await fetch(names))), { allowOverrides: true });
  } catch {
    return;
  }
  known.set(bundle, new Set([...(known.get(bundle) ?? []), ...names]));
}
