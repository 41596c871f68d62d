// Machina Arcana in the browser: its board, panels and the way its words show cards, units and spaces.
import { FIELDS, IDLE, type Event, type Opening, type State } from "$generated/machina-arcana";
import { defineGame, type Speech } from "$games/contract";
import Board from "./Board.svelte";
import { turnSteps } from "./text/turn-steps";
import { explainAction, priceOf, referenceSections } from "./text/explanations";
import { kindAt, layoutOf, squareName } from "./geometry/board";
import Hand from "./Hand.svelte";
import Badge from "./panels/Badge.svelte";
import { spacesOfOpening } from "./state/places";
import { PickedUp } from "./state/picked-up.svelte";
import { noteOn, type Option } from "./state/play";
import Players from "./Players.svelte";
import Pocket from "./Pocket.svelte";
import Result from "./Result.svelte";
import { COLOURS } from "./art/seat-colours";
import { ambience, sounds } from "./sounds";
import { happensToMe, revealSteps, unfold } from "./state/unfold";

const card = (name: string, _: State, speech: Speech): string => speech.say(`card-${name}`);

/** A space by the letters and numbers at the edges of the board, as long as its tile lies there. */
function space(at: number, state: State | null, speech: Speech): string {
  const square = state?.board.length ? layoutOf(state).squares.get(at) : undefined;
  return square ? squareName(square) : speech.say("board-elsewhere");
}
const feature = (at: number, state: State | null, speech: Speech): string =>
  state?.board.length && layoutOf(state).squares.has(at)
    ? speech.say("feature-at", { kind: speech.say(`kind-${kindAt(state, at)}`), at: space(at, state, speech) })
    : space(at, state, speech);
/** A unit by its card; a space that counts as one by what it is and where. */
function unit(name: string, state: State | null, speech: Speech): string {
  if (!name.startsWith("at-")) return name ? speech.say(`card-${name}`) : "";
  const at = Number(name.slice(3));
  return speech.say("unit-at", { kind: state?.board.length ? kindAt(state, at) : "", at: space(at, state, speech) });
}

/** An opening by its side of the tile and where it lies. */
function opening({ tile, edge }: Opening, state: State | null, speech: Speech): string {
  const [first] = state?.reading ? spacesOfOpening(state, { tile, edge }) : [];
  const at = first === undefined ? speech.say("tile-number", { tile: tile + 1 }) : space(first, state, speech);
  return speech.say("opening-at", { edge: Number(edge), at });
}

type Asked = { options: unknown[]; notes: unknown[] } | null;

/** What an ability does and whether it hurts one's own side, and what an answer costs and changes. */
function note(option: Option, _: Option[], state: State, seat: number, speech: Speech, question: Asked = null): string {
  const does =
    option.do === "use" ? [speech.say(`ability-${option.card}-${option.ability}`)] : priceOf(question, option, speech);
  const hurt = noteOn(question, option).hurts;
  const own = state.explorers.some((each) => each.seat === seat && each.card === hurt);
  return [...(hurt ? [speech.say(own ? "board-hurts-self" : "board-hurts-friend")] : []), ...does].join(" · ");
}

/** The end of an explorer's turn, or the turn of the next one of the reader's; what could be used between is not. */
function turnEnd({ prompt }: { prompt: string }, options: Option[], { explorers, phase }: State, own: number[]) {
  const waiting = explorers.filter(({ seat, turn }) => own.includes(seat) && turn === "waiting");
  const action = options.find(
    (option) =>
      (prompt === "act" && option.do === "end-turn") ||
      (prompt === "window" && phase === "explorers" && option.do === "go-on") ||
      (option.do === "take-turn" && waiting.some(({ card }) => card === option.explorer)),
  );
  return action ? { action, others: prompt !== "window" && waiting.length > (prompt === "act" ? 0 : 1) } : null;
}

/** What screens ask by themselves. */
const ON_SCREEN = new Set([
  "pick-explorer",
  "draw-item",
  "keep-item",
  "part-with-item",
  "rearrange",
  "trade",
  "equip-at-once",
]);

export default defineGame<State, Option, Event>({
  Board,
  Players,
  Hand,
  Pocket,
  Result,
  Badge,
  formats: {
    "explorer-card": card,
    "monster-card": card,
    "item-card": card,
    "event-card": card,
    "chapter-card": card,
    card,
    unit,
    space,
    feature,
    opening,
  },
  FIELDS,
  IDLE,
  explain: explainAction,
  note,
  unlikely: (option: Option, question) =>
    option.do === "destroy" || Boolean(noteOn(question, option).hurts || noteOn(question, option).vain),
  turnEnd,
  turnSteps,
  referenceSections,
  unfold,
  revealSteps,
  happensToMe,
  waitsForReader: (event: Event) => event.event === "invoked" && event.unit === null,
  sounds,
  ambience,
  seatName: ({ explorers }: State, seat, speech) =>
    explorers?.[seat]?.card ? speech.say(`card-${explorers[seat].card}`) : "",
  answeredOnScreen: (question, _, scope) => scope.get(PickedUp).story !== null || ON_SCREEN.has(question.prompt),
  colours: COLOURS,
});
