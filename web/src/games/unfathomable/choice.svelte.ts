// What the reader has picked up but not yet answered, and which screen is folded away.
import type { Space } from "../../generated/unfathomable";
import { pointer } from "../pointer.svelte";

class Choice {
  /** The space whose answers are spread out, because it has several. */
  space: Space | null = $state(null);
  /** The screen that the reader has folded or unfolded by hand. */
  private fold: { screen: string; folded: boolean } | null = $state.raw(null);

  /** Forget what belongs to a question that is answered. */
  clear(): void {
    this.space = pointer.over = null;
  }

  isFolded(screen: string, otherwise: boolean): boolean {
    return this.fold?.screen === screen ? this.fold.folded : otherwise;
  }

  setFolded(screen: string, folded: boolean): void {
    this.fold = { screen, folded };
  }
}

export const choice = new Choice();
