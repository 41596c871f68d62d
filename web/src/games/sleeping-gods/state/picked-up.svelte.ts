// What the reader has picked up but not yet answered, and which map is shown.
import { Pointer } from "$games/shared/board/pointer.svelte";
import { useTableScope, type TableScope } from "$games/shared/table-scope";

export class PickedUp {
  /** The thing, crew member or card whose answers are spread out, because it has several. */
  place: string | null = $state(null);
  /** The map that is shown instead of the ship's own. */
  map: string | null = $state(null);
  /** Whether the overview of the world is open. */
  world = $state(false);

  private readonly pointer: Pointer;

  constructor(scope: TableScope) {
    this.pointer = scope.get(Pointer);
  }

  /** Forgets what belongs to a question that is answered. */
  clear(): void {
    this.place = this.pointer.hovered = null;
  }
}

export const usePickedUp = (): PickedUp => useTableScope().get(PickedUp);
