// What the reader has picked up but not yet answered.
import type { Space } from "$generated/unfathomable";
import { Pointer } from "$games/shared/board/pointer.svelte";
import { useTableScope, type TableScope } from "$games/shared/table-scope";

export class PickedUp {
  /** The space whose answers are spread out, because it has several. */
  space: Space | null = $state(null);

  private readonly pointer: Pointer;

  constructor(scope: TableScope) {
    this.pointer = scope.get(Pointer);
  }

  /** Forgets what belongs to a question that is answered. */
  clear(): void {
    this.space = this.pointer.hovered = null;
  }
}

export const usePickedUp = (): PickedUp => useTableScope().get(PickedUp);
