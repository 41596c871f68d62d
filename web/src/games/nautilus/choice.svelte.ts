// What the reader has picked up but not yet answered: shared by the board and the hand, forgotten with the question.
import type { Action, Held } from "../../generated/nautilus";

export const heldKey = ({ kind, aquanauts }: Held): string => `${kind}-${aquanauts}`;

class Choice {
  /** The held module that shall be built (see `heldKey`); null: any. */
  held: string | null = $state(null);
  /** The module or submarine that shall move. */
  source: number | null = $state(null);
  /** The building site whose chooser is open. */
  site: number | null = $state(null);

  /** It was picked up by keyboard, so the focus should follow. */
  keys = false;
  /** The answer whose place on the board is under the pointer or has the focus. */
  over: Action | null = $state.raw(null);

  clear(): void {
    this.held = this.source = this.site = this.over = null;
  }
}

export const choice = new Choice();
