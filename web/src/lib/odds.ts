// The odds of an answer: asked for when the reader's attention rests on it, and put into words.
import type { Odds } from "../generated/wire";

export const REST = 180; // milliseconds that the pointer rests before we ask
const LARGEST = 20; // the largest denominator that people read at a glance
const FEW = 5;

type Say = (key: string, args?: Record<string, string | number>) => string;

/** A chance as a small fraction, if it is one: three in eight. */
export function fraction(chance: number): [number, number] | null {
  for (let of = 2; of <= LARGEST; of++) {
    const count = chance * of;
    if (Math.abs(count - Math.round(count)) < 1e-6) return [Math.round(count), of];
  }
  return null;
}

const percent = (chance: number) => Math.round(chance * 100);

/** The outcomes in words, the likeliest first; none where nothing is left to chance. */
export function outcomesOf(odds: Odds, say: Say): string[] {
  if (odds.outcomes.every(({ low }) => low === 1)) return [];
  const told = odds.outcomes.slice(0, FEW).map(({ text, chance, low, high }) => {
    if (!odds.exact)
      return say("web-odds-about", { text, percent: percent(chance), low: percent(low), high: percent(high) });
    const parts = fraction(chance);
    return parts
      ? say("web-odds-in", { text, count: parts[0], of: parts[1] })
      : say("web-odds-percent", { text, percent: percent(chance) });
  });
  const more = odds.outcomes.length - FEW;
  return more > 0 ? [...told, say("web-and-more", { count: more })] : told;
}

interface Ways<Answer> {
  ask: (answer: Answer) => Promise<Odds | null>;
  later: (run: () => void, milliseconds: number) => () => void;
  show: (odds: Odds | null) => void;
}

/** Weighs what the reader's attention rests on: one answer at a time, each only once, and never a late one. */
export class Weigher<Answer> {
  private readonly known = new Map<string, Odds | null>();
  private wanted = "";
  private forget = () => {};

  constructor(private readonly ways: Ways<Answer>) {}

  look(answer: Answer | null): void {
    this.forget();
    this.wanted = answer ? JSON.stringify(answer) : "";
    const key = this.wanted;
    this.ways.show(this.known.get(key) ?? null);
    if (!answer || this.known.has(key)) return;
    this.forget = this.ways.later(() => void this.ask(key, answer), REST);
  }

  /** The question is answered: nothing more is asked or shown. */
  leave(): void {
    this.forget();
    this.wanted = "";
  }

  private async ask(key: string, answer: Answer): Promise<void> {
    const odds = await this.ways.ask(answer);
    this.known.set(key, odds);
    if (this.wanted === key) this.ways.show(odds);
  }
}
