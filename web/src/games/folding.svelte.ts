// Which screen over a board the reader has folded or unfolded by hand.

class Folding {
  private fold: { screen: string; folded: boolean } | null = $state.raw(null);

  isFolded(screen: string, otherwise: boolean): boolean {
    return this.fold?.screen === screen ? this.fold.folded : otherwise;
  }

  setFolded(screen: string, folded: boolean): void {
    this.fold = { screen, folded };
  }
}

export const folding = new Folding();
