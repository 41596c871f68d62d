// What the reader has picked up but not yet answered: shared by the board and the hand, forgotten with the question.
import type { Held } from "$generated/nautilus";
import { Pointer } from "$games/shared/board/pointer.svelte";
import { useTableScope, type TableScope } from "$games/shared/table-scope";

export const heldKey = ({ kind, aquanauts }: Held): string => `${kind}-${aquanauts}`;

export class PickedUp {
  /** The held module that shall be built (see `heldKey`); null: any. */
  held: string | null = $state(null);
  /** The module or submarine that shall move. */
  source: number | null = $state(null);
  /** The building site whose chooser is open. */
  site: number | null = $state(null);

  private readonly pointer: Pointer;

  constructor(scope: TableScope) {
    this.pointer = scope.get(Pointer);
  }

  /** Forgets what belongs to a question that is answered. */
  clear(): void {
    this.held = this.source = this.site = this.pointer.hovered = null;
  }
}

export const usePickedUp = (): PickedUp => useTableScope().get(PickedUp);
