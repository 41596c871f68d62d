// Where an action or an event happens, read from its fields: squares, and modules as a whole.
import { FIELDS, type Side, type State } from "$generated/nautilus";
import type { Tagged } from "$games/contract";
import { before } from "../geometry/octagon";

export interface Place {
  at: number;
  /** A whole module stands there, or shall stand there. */
  whole: boolean;
}

/** Answers and events whose square is the centre of a module. */
const CENTRED: readonly string[] = ["do-build", "do-place-base", "tell-built", "tell-base-placed"];

export function places(pointed: Tagged | null, state: State): Place[] {
  if (!pointed) return [];
  const key = "do" in pointed ? `do-${pointed.do}` : `tell-${pointed.event}`;
  const found: Place[] = [];
  for (const [field, shown] of Object.entries(FIELDS[key] ?? {})) {
    const value = pointed[field];
    if (typeof value !== "number") continue;
    if (shown === "format:square") found.push({ at: value, whole: CENTRED.includes(key) });
    if (shown === "format:module-number" && state.city[value]) found.push({ at: state.city[value].at, whole: true });
  }
  if (pointed.do === "launch") {
    const sea = before(state.city[Number(pointed.module)].at, pointed.side as Side);
    if (sea !== null) found.push({ at: sea, whole: false });
  }
  return found;
}
