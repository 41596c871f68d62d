// Unfathomable in the browser: its board, panels and the way its words show Skill cards.
import { FIELDS, IDLE, type Event, type State } from "$generated/unfathomable";
import { defineGame, type Speech } from "$games/contract";
import Board from "./Board.svelte";
import { turnSteps } from "./text/turn-steps";
import { noteOf, explainAction, referenceSections } from "./text/explanations";
import Hand from "./Hand.svelte";
import type { Option } from "./state/play";
import Pocket from "./Pocket.svelte";
import Happened from "./panels/Happened.svelte";
import Badge from "./panels/Badge.svelte";
import Players from "./Players.svelte";
import { waitsForReader } from "./state/events/event-log";
import Result from "./Result.svelte";
import { COLOURS } from "./art/seat-colours";
import { happensToMe, revealSteps, unfold } from "./state/unfold";
import { cardName } from "./state/skills";
import { ambience, sounds } from "./sounds";

/** Answers that stand with their texts on a screen over the ship. */
const ON_SCREEN = new Set([
  "play",
  "take-test",
  "take-option",
  "pick-waypoint",
  "pick-mythos",
  "pick-item",
  "pick-spell",
  "set-upgrade",
]);

export default defineGame<State, Option, Event>({
  Board,
  Players,
  Hand,
  Pocket,
  Result,
  Badge,
  Happened,
  formats: {
    card: (card: number, _: State, speech: Speech) => cardName(card, speech),
    source: (source: string, _: State, speech: Speech) => speech.say(`title-${source.replace("/", "-")}`),
  },
  FIELDS,
  IDLE,
  explain: explainAction,
  note: noteOf,
  turnSteps,
  seatName: ({ players }: State, seat, speech) =>
    players?.[seat]?.role ? speech.say(`character-${players[seat].role}`) : "",
  answeredOnScreen: ({ options }) =>
    options.length > 0 && (options as Option[]).every((option) => ON_SCREEN.has(option.do)),
  referenceSections,
  unfold,
  revealSteps,
  waitsForReader,
  happensToMe,
  sounds,
  ambience,
  colours: COLOURS,
});
