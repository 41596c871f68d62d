// What the server promised for a table before it knew our share of the seed, and that share.
import { readStored, writeStored } from "../settings/storage";

export interface Pledge {
  promise: string;
  share: string;
}

const PLEDGE = "fathom.pledge.";

/** Saves the pledge of a table. The first one counts; later ones are ignored. */
export function savePledge(table: string, pledge: Pledge): void {
  if (!savedPledge(table)) writeStored(PLEDGE + table, pledge);
}

export function savedPledge(table: string): Pledge | null {
  return readStored<Pledge>(PLEDGE + table);
}
