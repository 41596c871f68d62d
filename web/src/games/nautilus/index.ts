// Nautilus in the browser: its board, panels and the way its words show squares and modules.
import { FIELDS, IDLE, type State } from "../../generated/nautilus";
import type { GameModule, Speech } from "../contract";
import { course, noteOf } from "./course";
import { ofAction } from "./explanations";
import Board from "./Board.svelte";
import { squareName } from "./geometry/board";
import Hand from "./Hand.svelte";
import Pocket from "./Pocket.svelte";
import Badge from "./panels/Badge.svelte";
import Players from "./Players.svelte";
import Result from "./Result.svelte";
import { COLOURS } from "./seats";
import { sounds } from "./sounds";

/** A module as people point at it: its kind and where it stands. */
function moduleName(number: number, state: State | null, speech: Speech): string {
  const module = state?.city?.[number];
  return module
    ? speech.say("module-name", { kind: module.kind, at: module.at })
    : speech.say("module-number", { number });
}

const nautilus: GameModule = {
  Board,
  Players,
  Hand,
  Pocket,
  Result,
  Badge,
  formats: { square: (at: number) => squareName(at), "module-number": moduleName },
  FIELDS,
  IDLE,
  explain: ofAction,
  note: noteOf,
  course,
  sounds,
  ambience: "sea",
  colours: COLOURS,
};
export default nautilus;
