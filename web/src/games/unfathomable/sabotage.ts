// Who worked for and against the skill tests, read from the open record of a game that is over.
import type { Event } from "../../generated/unfathomable";
import { supports } from "./reading";
import { cardOf } from "./skills";

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

const values = (cards: readonly number[]): number => cards.reduce((sum, card) => sum + cardOf(card).value, 0);

/** The cards that somebody added, those that counted for the test and those against it. */
function sorted({ cards }: Added, test: Begun): { good: number[]; bad: number[] } {
  const known = cards.filter((card) => card !== null);
  return { good: known.filter((card) => supports(test, card)), bad: known.filter((card) => !supports(test, card)) };
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
      const { bad } = sorted(event, test);
      if (bad.length > 0) deeds.push({ seat: event.seat, cards: bad, harm: values(bad) });
    }
    if (event.event === "test-ends" && test && deeds.length > 0) found.push({ turn, test: test.card, outcome: event.outcome, deeds });
  }
  return found;
}

/** What each seat added to all tests together. */
export function shares(events: readonly Event[], seats: number): Share[] {
  const found = Array.from({ length: seats }, () => ({ helped: 0, harmed: 0 }));
  let test: Begun | null = null;
  for (const event of events) {
    if (event.event === "test-begins") test = event;
    if (event.event !== "cards-added" || !test) continue;
    const { good, bad } = sorted(event, test);
    found[event.seat].helped += values(good);
    found[event.seat].harmed += values(bad);
  }
  return found;
}
