// What the reader has picked up but not yet answered: shared by the board and the hand, forgotten with the question.
import type { Held } from "../../generated/nautilus";
import { pointer } from "../pointer.svelte";

export const heldKey = ({ kind, aquanauts }: Held): string => `${kind}-${aquanauts}`;

class Choice {
  /** The held module that shall be built (see `heldKey`); null: any. */
  held: string | null = $state(null);
  /** The module or submarine that shall move. */
  source: number | null = $state(null);
  /** The building site whose chooser is open. */
  site: number | null = $state(null);

  clear(): void {
    this.held = this.source = this.site = pointer.over = null;
  }
}

export const choice = new Choice();
