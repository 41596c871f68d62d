// Nautilus in the browser: its board, panels and the way its words show squares and modules.
import { FIELDS, IDLE, type Action, type Event, type State } from "$generated/nautilus";
import { defineGame, type Speech } from "$games/contract";
import { seatName } from "./text/seat-name";
import { turnSteps, endingNote } from "./text/turn-steps";
import { explainAction } from "./text/explanations";
import Board from "./Board.svelte";
import { squareName } from "./geometry/board";
import Hand from "./Hand.svelte";
import Pocket from "./Pocket.svelte";
import Badge from "./panels/Badge.svelte";
import Players from "./Players.svelte";
import Result from "./Result.svelte";
import { COLOURS } from "./art/seat-marks";
import { ambience, sounds } from "./sounds";

/** A module as people point at it: its kind and where it stands. */
function moduleName(number: number, state: State | null, speech: Speech): string {
  const module = state?.city?.[number];
  return module
    ? speech.say("module-name", { kind: module.kind, at: module.at })
    : speech.say("module-number", { number });
}

export default defineGame<State, Action, Event>({
  Board,
  Players,
  Hand,
  Pocket,
  Result,
  Badge,
  formats: { square: (at: number) => squareName(at), "module-number": moduleName },
  FIELDS,
  IDLE,
  explain: explainAction,
  note: endingNote,
  turnSteps,
  seatName,
  sounds,
  ambience,
  colours: COLOURS,
});
