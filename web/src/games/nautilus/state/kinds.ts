// The names of things: kinds of modules and finds, in the order in which players think of them.
import { FACTS, type Find, type Kind } from "$generated/nautilus";

export const EXPLORATIONS: readonly Kind[] = FACTS.explorations;
export const HABITATIONS: readonly Kind[] = FACTS.habitations;
export const isHabitation = (kind: Kind): boolean => HABITATIONS.includes(kind);
export const isExploration = (kind: Kind): boolean => EXPLORATIONS.includes(kind);

/** The finds that lie on a player board; the others act once and are gone. */
export const COLLECTED: readonly Find[] = FACTS.collected;
export const ATLANTIS_NUMBERS: readonly number[] = FACTS.atlantis;

/** The number of an Atlantis token, or null for every other find. */
export function atlantisNumber(find: Find): number | null {
  return find.startsWith("atlantis-") ? Number(find.slice("atlantis-".length)) : null;
}

/** Where a token is when no player has it: on the board, or out of play. */
export const IN_SEA = -1;
/** Nobody: the builder of a habitation, the holder of a marker that nobody has won. */
export const NOBODY = -1;
/** Who has seen a token: bits by seat, or everybody when it lies face up. */
export const EVERYONE = -1;

/** Modules that a player may hold unbuilt. */
export const HOLD_LIMIT = FACTS.hold;
