// What the reader has picked up but not yet answered.
import type { Space } from "../../generated/unfathomable";
import { pointer } from "../pointer.svelte";

class Choice {
  /** The space whose answers are spread out, because it has several. */
  space: Space | null = $state(null);

  /** Forget what belongs to a question that is answered. */
  clear(): void {
    this.space = pointer.over = null;
  }
}

export const choice = new Choice();
