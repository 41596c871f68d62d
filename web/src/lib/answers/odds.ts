// The odds of an answer: fetched when the reader points at it, and put into words.
import type { Odds } from "$generated/wire";

export const HOVER_DELAY = 180; // milliseconds that the pointer rests before odds are fetched
const LARGEST_DENOMINATOR = 20; // larger ones are hard to read at a glance
const OUTCOMES_SHOWN = 5;

type Say = (key: string, args?: Record<string, string | number>) => string;

/** Returns a chance as a small fraction, such as [3, 8]; null if it is none. */
export function asFraction(chance: number): [number, number] | null {
  for (let of = 2; of <= LARGEST_DENOMINATOR; of++) {
    const count = chance * of;
    if (Math.abs(count - Math.round(count)) < 1e-6) return [Math.round(count), of];
  }
  return null;
}

const percent = (chance: number) => Math.round(chance * 100);

/** Returns the outcomes in words, the likeliest first; none if nothing is left to chance. */
export function describeOutcomes(odds: Odds, say: Say): string[] {
  if (odds.outcomes.every(({ low }) => low === 1)) return [];
  const told = odds.outcomes.slice(0, OUTCOMES_SHOWN).map(({ text, chance, low, high }) => {
    if (!odds.exact)
      return say("web-odds-about", { text, percent: percent(chance), low: percent(low), high: percent(high) });
    const parts = asFraction(chance);
    return parts
      ? say("web-odds-in", { text, count: parts[0], of: parts[1] })
      : say("web-odds-percent", { text, percent: percent(chance) });
  });
  const more = odds.outcomes.length - OUTCOMES_SHOWN;
  return more > 0 ? [...told, say("web-and-more", { count: more })] : told;
}

interface OddsSource<Answer> {
  ask: (answer: Answer) => Promise<Odds | null>;
  runLater: (run: () => void, milliseconds: number) => () => void;
  show: (odds: Odds | null) => void;
}

/**
 * Looks up the odds of whatever the reader points at: one answer at a time, each only once; late replies are ignored.
 */
export class OddsLookup<Answer> {
  private readonly known = new Map<string, Odds | null>();
  private wanted = "";
  private cancel = () => {};

  constructor(private readonly source: OddsSource<Answer>) {}

  /** The reader points at an answer, or at none. */
  pointAt(answer: Answer | null): void {
    this.cancel();
    this.wanted = answer ? JSON.stringify(answer) : "";
    const key = this.wanted;
    this.source.show(this.known.get(key) ?? null);
    if (!answer || this.known.has(key)) return;
    this.cancel = this.source.runLater(() => void this.ask(key, answer), HOVER_DELAY);
  }

  /** The question is answered: nothing more is fetched or shown. */
  stop(): void {
    this.cancel();
    this.wanted = "";
  }

  private async ask(key: string, answer: Answer): Promise<void> {
    const odds = await this.source.ask(answer);
    this.known.set(key, odds);
    if (this.wanted === key) this.source.show(odds);
  }
}
