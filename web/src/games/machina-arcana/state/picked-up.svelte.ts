// What the reader has picked up but not yet answered, and what is opened to be read.
import { Pointer } from "$games/shared/board/pointer.svelte";
import { useTableScope, type TableScope } from "$games/shared/table-scope";

export class PickedUp {
  /** The space, unit or card whose answers are spread out, because it has several. */
  place: string | null = $state(null);
  /** The item that is carried to where it shall be worn. */
  item: string | null = $state(null);
  /** The passage that is being read. */
  story: string | null = $state(null);

  private readonly pointer: Pointer;

  constructor(scope: TableScope) {
    this.pointer = scope.get(Pointer);
  }

  /** Forgets what belongs to a question that is answered. */
  clear(): void {
    this.place = this.item = this.pointer.hovered = null;
  }
}

export const usePickedUp = (): PickedUp => useTableScope().get(PickedUp);
