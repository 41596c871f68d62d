// What happened between two views, one event after the other: the board waits for the cards and dice that decide.
import type { UnfoldedState } from "$games/contract";
import type { View } from "$generated/wire";
import type { Event, Player, Space, State, Test } from "$generated/unfathomable";

/** Events that are worth a look of their own; the others are seen together with the next of these. */
const SEEN: readonly Event["event"][] = [
  "turn-begins",
  "moved",
  "mythos-drawn",
  "option-taken",
  "cards-added",
  "test-revealed",
  "resource-changed",
  "track-moved",
  "defeated",
  "deep-one-attacks",
];

/** In how many steps an event is shown: the cards of the pile of a test, a die. */
export function revealSteps(event: Event): number {
  if (event.event === "pile-turned") return event.cards.length;
  return event.event === "rolled" && !event.chosen ? 1 : 0;
}

/** Whether an event happens to the reader: defeated, sent to the Brig, given a Loyalty card, looked through. */
export function happensToMe(event: Event, { seat }: Pick<View, "seat">): boolean {
  switch (event.event) {
    case "awakened":
      return seat >= 0;
    case "defeated":
    case "phase-ended":
      return event.seat === seat;
    case "moved":
      return event.seat === seat && event.to === "brig";
    case "loyalty-given":
      return event.to === seat;
    case "looked-at-loyalty":
      return event.whose === seat && event.seat !== seat;
    default:
      return false;
  }
}

/** The state after one more event, and how long it is shown. */
export function unfold(state: State, event: Event, end: State): UnfoldedState<State> {
  return { state: after(state, event, end), glances: SEEN.includes(event.event) ? 1 : 0 };
}

const withPlayer = (state: State, seat: number, changes: Partial<Player>): State => ({
  ...state,
  players: state.players.map((player) => (player.seat === seat ? { ...player, ...changes } : player)),
});

const moved = (state: State, seat: number, space: Space): State => withPlayer(state, seat, { space });

/** The Loyalty cards as they lie in the end: those that came are looked at when they are told. */
const withLoyalty = (state: State, end: State): State => ({
  ...state,
  players: state.players.map((player, seat) => ({ ...player, loyalty: end.players[seat].loyalty })),
});

/** Once its cards are told, a test is known from the journal alone. */
const untested = (state: State): State => ({ ...state, test: null, reading: { ...state.reading, test: null } });

const addedBy = ({ added }: Test, seat: number, count: number): number[] =>
  added.map((each, n) => (n === seat ? count : each));

function after(state: State, event: Event, end: State): State {
  switch (event.event) {
    case "turn-begins":
      return { ...state, active: event.seat, turn: event.turn };
    case "moved":
    case "defeated":
      return moved(state, event.seat, event.to);
    case "mythos-drawn":
      return { ...state, crisis: [...state.crisis, event.card] };
    case "mythos-discarded":
      return { ...state, crisis: state.crisis.filter((card) => card !== event.card) };
    case "test-begins":
    case "pile-turned":
    case "test-revealed":
    case "test-ends":
      return untested(state);
    case "cards-added": {
      const { test } = state;
      if (!test) return state;
      const more = event.count - test.added[event.seat];
      const pile = test.face_up ? test.pile : [...test.pile, ...Array<null>(Math.max(0, more)).fill(null)];
      return { ...state, test: { ...test, pile, added: addedBy(test, event.seat, event.count) } };
    }
    case "resource-changed":
      return { ...state, dials: { ...state.dials, [event.resource]: event.now } };
    case "track-moved":
      return { ...state, tracks: { ...state.tracks, [event.track]: event.now } };
    case "title-passed":
      return { ...state, [event.title]: event.seat };
    case "awakened":
    case "loyalty-given":
      return withLoyalty(state, end);
    case "traitor-revealed":
      return withPlayer(state, event.seat, { revealed: true });
    default:
      return state;
  }
}
