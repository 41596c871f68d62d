// A long press: a finger that rests on a button asks about it, and does not press it.
export const LONG = 450; // milliseconds

type Later = (run: () => void, milliseconds: number) => () => void;

export class Press {
  private held = false;
  private forget = () => {};

  constructor(
    private readonly later: Later,
    private readonly rests: () => void,
  ) {}

  down(pointer: string): void {
    this.held = false;
    if (pointer === "mouse") return;
    this.forget = this.later(() => {
      this.held = true;
      this.rests();
    }, LONG);
  }

  up(): void {
    this.forget();
  }

  /** Whether the click that follows was meant as one. */
  meant(): boolean {
    const held = this.held;
    this.held = false;
    return !held;
  }
}
