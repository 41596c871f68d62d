// Who worked for and against the skill tests, read from the open record of a game that is over.
import type { Event } from "$generated/unfathomable";

type Begun = Extract<Event, { event: "test-begins" }>;
type Added = Extract<Event, { event: "cards-added" }>;

export interface Sabotage {
  turn: number;
  /** The crisis or the room of the test. */
  test: string;
  outcome: string;
  /** Who added cards against it, and which. */
  deeds: { seat: number; cards: number[]; harm: number }[];
}

export interface Share {
  helped: number;
  harmed: number;
}

/** What somebody added for a test and against it, of the cards that the reader knows. */
function sorted({ cards, worths }: Added): { help: number; harm: number; against: number[] } {
  const sum = (sign: 1 | -1): number =>
    worths.reduce<number>((total, worth) => total + Math.max(0, sign * (worth ?? 0)), 0);
  return {
    help: sum(1),
    harm: sum(-1),
    against: cards.filter((card, index) => card !== null && (worths[index] ?? 0) < 0) as number[],
  };
}

/** The tests to which somebody added a card that counted against them. */
export function sabotages(events: readonly Event[]): Sabotage[] {
  const found: Sabotage[] = [];
  let turn = 0;
  let test: Begun | null = null;
  let deeds: Sabotage["deeds"] = [];
  for (const event of events) {
    if (event.event === "turn-begins") turn = event.turn;
    if (event.event === "test-begins") [test, deeds] = [event, []];
    if (event.event === "cards-added" && test) {
      const { against, harm } = sorted(event);
      if (against.length > 0) deeds.push({ seat: event.seat, cards: against, harm });
    }
    if (event.event === "test-ends" && test && deeds.length > 0)
      found.push({ turn, test: test.card, outcome: event.outcome, deeds });
  }
  return found;
}

/** What each seat added to all tests together. */
export function shares(events: readonly Event[], seats: number): Share[] {
  const found = Array.from({ length: seats }, () => ({ helped: 0, harmed: 0 }));
  for (const event of events) {
    if (event.event !== "cards-added") continue;
    const { help, harm } = sorted(event);
    found[event.seat].helped += help;
    found[event.seat].harmed += harm;
  }
  return found;
}
