// A long press: a finger that rests on a button asks about it instead of pressing it.

/** Milliseconds after which a press is a long one. */
export const LONG_PRESS = 450;

type RunLater = (run: () => void, milliseconds: number) => () => void;

/** Tells long presses of one button from clicks. */
export class LongPress {
  private isLong = false;
  private cancel = () => {};

  constructor(
    private readonly runLater: RunLater,
    private readonly onLongPress: () => void,
  ) {}

  down(pointerType: string): void {
    this.isLong = false;
    if (pointerType === "mouse") return;
    this.cancel = this.runLater(() => {
      this.isLong = true;
      this.onLongPress();
    }, LONG_PRESS);
  }

  up(): void {
    this.cancel();
  }

  /** Whether the click that follows is meant as one; call it once for each click. */
  isClick(): boolean {
    const { isLong } = this;
    this.isLong = false;
    return !isLong;
  }
}
