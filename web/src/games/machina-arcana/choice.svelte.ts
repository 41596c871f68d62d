// What the reader has picked up but not yet answered, and what is opened to be read.
import { pointer } from "../pointer.svelte";

class Choice {
  /** The space, unit or card whose answers are spread out, because it has several. */
  place: string | null = $state(null);
  /** The item that is carried to where it shall be worn. */
  item: string | null = $state(null);
  /** The passage that is being read. */
  story: string | null = $state(null);

  /** Forget what belongs to a question that is answered. */
  clear(): void {
    this.place = this.item = pointer.over = null;
  }
}

export const choice = new Choice();
