// What the server has read off the table by the rules, what is printed on it, and the cards of a test.
import {
  FACTS,
  type Loyalty,
  type Player,
  type Resource,
  type Role,
  type Skill,
  type Space,
  type State,
  type Test,
  type TestReading,
} from "$generated/unfathomable";
import { NOBODY } from "../art/seat-colours";
import { cardOf, LOYAL_SKILLS } from "./skills";

export const RESOURCES: readonly Resource[] = ["fuel", "food", "sanity", "souls"];
export const DIAL_MAXIMUM = FACTS.highest;
/** A dial this low is a warning. */
export const DIAL_WARNING = 3;
export const TRACK_END = FACTS.last_space;
export const HALF_DISTANCE = FACTS.halfway;
export const FULL_DISTANCE = FACTS.full_distance;

export const distance = (state: State): number => state.reading.distance;

/** The Deep Ones that are neither on the board nor in the Abyss. */
export const deepOnesLeft = (state: State): number => state.reading.supply;

export const passengersAt = (state: State, space: Space): number =>
  space[0] === "d" && space.length === 2 ? state.decks[Number(space[1]) - 1].passengers.length : 0;

export const isRoom = (space: Space): boolean => (FACTS.interior as readonly Space[]).includes(space);
export const numbersOf = (space: Space): readonly number[] =>
  (FACTS.numbers as Partial<Record<Space, readonly number[]>>)[space] ?? [];

export const seatOfRole = (state: State, role: Role): number =>
  state.players.find((player) => player.role === role)?.seat ?? NOBODY;

// --------------------------------------------------------------------------------------- skill tests

export interface SkillCheck {
  threshold: number;
  skills: readonly Skill[];
  partial: number;
}

/** The skill test that is printed on a crisis or a room. */
export function skillCheckOf(card: string): SkillCheck | null {
  const checks: Partial<Record<string, SkillCheck>> = FACTS.checks;
  const crises: Partial<Record<string, { check: SkillCheck | null }>> = FACTS.crises;
  return checks[card] ?? crises[card]?.check ?? null;
}

export type Outcome = TestReading["outcome"];

/** What a card would count in the test that is going on. */
export const cardWorth = (test: TestReading, card: number): number =>
  test.points[cardOf(card).skill] * cardOf(card).value;

/** Every card that lies open, in the order of turning: first those that were added face up. */
export const revealedCards = (test: Test): number[] => [...test.shown.map(({ card }) => card), ...test.revealed];

/** What a seat adds from the Chaos deck or by other ways than its own hand: the rest of the pile. */
export const fromChaos = (test: Test): number =>
  test.pile.length + revealedCards(test).length - test.added.reduce((sum, count) => sum + count, 0);

// ----------------------------------------------------------------------------------------- characters

export const skillSet = (role: Role): [Skill, number][] =>
  LOYAL_SKILLS.flatMap((skill) => {
    const count = (FACTS.characters[role].skills as Partial<Record<Skill, number>>)[skill] ?? 0;
    return count > 0 ? [[skill, count] as [Skill, number]] : [];
  });

/** How many cards of each skill the chosen characters draw together. */
export function skillsTaken(players: readonly Player[]): Map<Skill, number> {
  const taken = new Map<Skill, number>(LOYAL_SKILLS.map((skill) => [skill, 0]));
  for (const { role } of players)
    if (role) for (const [skill, count] of skillSet(role)) taken.set(skill, (taken.get(skill) ?? 0) + count);
  return taken;
}

/** The cards at the end of a deck that the reader knows, the topmost first. */
export function knownTop<Card>(deck: readonly (Card | null)[]): Card[] {
  const known: Card[] = [];
  for (let place = deck.length - 1; place >= 0 && deck[place] !== null; place -= 1) known.push(deck[place] as Card);
  return known;
}

// -------------------------------------------------------------------------------------------- the end

/** What somebody turned out to be: a Hybrid before a Cultist before a human. */
export const loyaltySide = (loyalty: readonly (Loyalty | null)[]): Loyalty =>
  loyalty.includes("hybrid") ? "hybrid" : loyalty.includes("cultist") ? "cultist" : "human";
