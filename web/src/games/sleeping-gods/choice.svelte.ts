// What the reader has picked up but not yet answered, and which map is looked at.
import { pointer } from "../pointer.svelte";

class Choice {
  /** The thing, crew member or card whose answers are spread out, because it has several. */
  place: string | null = $state(null);
  /** The map that is looked at instead of the ship's own. */
  map: string | null = $state(null);
  /** Whether the overview of the world is open. */
  world = $state(false);

  /** Forget what belongs to a question that is answered. */
  clear(): void {
    this.place = pointer.over = null;
  }
}

export const choice = new Choice();
