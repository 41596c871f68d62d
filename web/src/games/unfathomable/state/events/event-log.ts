// What has just happened and is still worth seeing: the last skill test, the last roll, and the great events.
import type { Event, State, Test } from "$generated/unfathomable";
import { skillCheckOf, type Outcome } from "../reading";
import { NOBODY } from "../../art/seat-colours";

export type Roll = Extract<Event, { event: "rolled" }>;
export type GreatEvent = Extract<Event, { event: "awakened" | "traitor-revealed" | "banished" | "waypoint-reached" }>;

export interface PastTest {
  test: Test;
  /** What each open card counts. */
  worths: readonly number[];
  /** How it would end as it stands. */
  standing: Outcome;
  /** Null while it is going on. */
  outcome: Outcome | null;
  turn: number;
}

export interface RecentEvents {
  test: PastTest | null;
  roll: (Roll & { turn: number }) | null;
  great: { event: GreatEvent; turn: number }[];
  /** Whether a Mythos card was drawn and its icons are not yet resolved: its crisis is new. */
  fresh: boolean;
}

export const NO_EVENTS: RecentEvents = { test: null, roll: null, great: [], fresh: false };
/** How many turns a great event stays on the screen. */
const LASTS = 1;

/** The memory after some news; `state` is how the table stands now. */
export function addToRecentEvents(before: RecentEvents, news: readonly Event[], state: State): RecentEvents {
  const { turn } = state;
  const memory: RecentEvents = {
    test: before.test && before.test.turn <= turn ? before.test : null,
    roll: before.roll?.turn === turn ? before.roll : null,
    great: before.great.filter((each) => turn - each.turn <= LASTS),
    fresh: before.fresh,
  };
  for (const event of news) {
    memory.test = afterTest(memory.test, event, state);
    if (event.event === "mythos-drawn") memory.fresh = true;
    if (event.event === "activated") memory.fresh = false;
    if (event.event === "rolled") memory.roll = { ...event, turn };
    if (isGreat(event)) memory.great = [...memory.great, { event, turn }];
  }
  const { test: read } = state.reading;
  if (state.test && read)
    memory.test = { test: state.test, worths: read.worths, standing: read.outcome, outcome: null, turn };
  return memory;
}

function isGreat(event: Event): event is GreatEvent {
  return ["awakened", "traitor-revealed", "banished", "waypoint-reached"].includes(event.event);
}

/** A crisis, unless it is our turn to meet it anyway, how a test ends, and what is great. */
export function waitsForReader(event: Event, after: { question: { mine: number[] } | null; seat: number }): boolean {
  if (event.event === "mythos-drawn") return !after.question?.mine.includes(after.seat);
  // The Awakening happens to everybody who plays: that has a picture of its own.
  return event.event === "test-ends" || (isGreat(event) && (event.event !== "awakened" || after.seat < 0));
}

function afterTest(past: PastTest | null, event: Event, state: State): PastTest | null {
  switch (event.event) {
    case "mythos-drawn":
      return null;
    case "test-begins":
      return {
        test: newTest(event.card, event.threshold, event.skills, state.players.length),
        worths: [],
        standing: "failure",
        outcome: null,
        turn: state.turn,
      };
    case "cards-added":
      return (
        past && {
          ...past,
          test: {
            ...past.test,
            added: past.test.added.map((count, seat) => (seat === event.seat ? event.count : count)),
          },
        }
      );
    case "pile-turned":
      return past && withPile(past, event);
    case "test-revealed":
      return (
        past && {
          ...past,
          worths: event.worths,
          test: { ...past.test, pile: [], shown: [], revealed: event.cards, total: event.total },
        }
      );
    case "test-ends":
      return past && { ...past, test: { ...past.test, total: event.total }, outcome: asOutcome(event.outcome) };
    default:
      return past;
  }
}

/** A test with its pile turned over, after what lies open already. */
export function withPile(past: PastTest, { cards, worths }: Extract<Event, { event: "pile-turned" }>): PastTest {
  const open = [...past.test.shown.map(({ card }) => card), ...past.test.revealed];
  return {
    ...past,
    worths: [...past.worths.slice(0, open.length), ...worths],
    test: { ...past.test, pile: [], shown: [], revealed: [...open, ...cards] },
  };
}

const asOutcome = (name: string): Outcome | null =>
  ["success", "partial", "failure"].includes(name) ? (name as Outcome) : null;

function newTest(card: string, threshold: number, skills: Test["skills"], seats: number): Test {
  return {
    card,
    threshold,
    skills,
    partial: skillCheckOf(card)?.partial ?? 0,
    added: Array<number>(seats).fill(0),
    pile: [],
    shown: [],
    revealed: [],
    bonus: 0,
    total: null,
    face_up: false,
    chaos: true,
    decided: "",
    accused: NOBODY,
  };
}
