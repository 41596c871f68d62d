// Which screen over the board the reader has folded or unfolded by hand.
import { useTableScope } from "../table-scope";

export class FoldedScreens {
  private last: { screen: string; folded: boolean } | null = $state.raw(null);

  /** Whether a screen is folded: as the reader last chose, or else as given. */
  isFolded(screen: string, otherwise: boolean): boolean {
    return this.last?.screen === screen ? this.last.folded : otherwise;
  }

  setFolded(screen: string, folded: boolean): void {
    this.last = { screen, folded };
  }
}

export const useFoldedScreens = (): FoldedScreens => useTableScope().get(FoldedScreens);
