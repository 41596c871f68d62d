// Unfathomable in the browser: its board, panels and the way its words show Skill cards.
import { FIELDS, IDLE, type State } from "../../generated/unfathomable";
import type { GameModule, Speech } from "../contract";
import Board from "./Board.svelte";
import { course } from "./course";
import { noteOf, ofAction, shelves } from "./explanations";
import Hand from "./Hand.svelte";
import type { Option } from "./play";
import Pocket from "./Pocket.svelte";
import Badge from "./panels/Badge.svelte";
import Players from "./Players.svelte";
import { reads } from "./remember";
import Result from "./Result.svelte";
import { COLOURS } from "./seats";
import { cardName } from "./skills";
import { sounds } from "./sounds";

/** Answers that stand with their texts on a screen over the ship. */
const ON_SCREEN = new Set(["play", "take-test", "take-option", "pick-waypoint", "pick-mythos", "pick-item", "pick-spell", "set-upgrade"]);

const unfathomable: GameModule = {
  Board,
  Players,
  Hand,
  Pocket,
  Result,
  Badge,
  formats: {
    card: (card: number, _: State, speech: Speech) => cardName(card, speech),
    source: (source: string, _: State, speech: Speech) => speech.say(`title-${source.replace("/", "-")}`),
  },
  FIELDS,
  IDLE,
  FINAL: ["play-card", "reveal", "use-ability", "use-feat", "use-item", "use-mythos", "use-spell"],
  explain: ofAction,
  note: noteOf,
  course,
  onScreen: ({ options }) => options.length > 0 && (options as Option[]).every((option) => ON_SCREEN.has(option.do)),
  shelves,
  reads,
  sounds,
  ambience: "ship",
  talkBeside: "seats",
  colours: COLOURS,
};
export default unfathomable;
