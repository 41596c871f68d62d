// Unfathomable in the browser: its board, panels and the way its words show Skill cards.
import { FIELDS, IDLE, type State } from "../../generated/unfathomable";
import type { GameModule, Speech } from "../contract";
import Board from "./Board.svelte";
import { noteOf, ofAction, shelves } from "./explanations";
import Hand from "./Hand.svelte";
import Badge from "./panels/Badge.svelte";
import Players from "./Players.svelte";
import Result from "./Result.svelte";
import { COLOURS } from "./seats";
import { cardName } from "./skills";

const unfathomable: GameModule = {
  Board,
  Players,
  Hand,
  Result,
  Badge,
  formats: { card: (card: number, _: State, speech: Speech) => cardName(card, speech) },
  FIELDS,
  IDLE,
  explain: ofAction,
  note: noteOf,
  shelves,
  talkBeside: "seats",
  colours: COLOURS,
};
export default unfathomable;
