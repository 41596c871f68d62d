// Sleeping Gods in the browser: its atlas, crew and ship, and the way its words show regions and places.
import { FIELDS, IDLE, type State } from "../../generated/sleeping-gods";
import type { GameModule, Speech } from "../contract";
import Board from "./Board.svelte";
import Badge from "./panels/Badge.svelte";
import { noteLine, noteOn } from "./notes";
import Players from "./Players.svelte";
import { heading } from "./reader/prose.svelte";
import Result from "./screens/Result.svelte";
import { COLOURS } from "./seats";

const region = (name: string, _: State, speech: Speech): string => (name ? speech.say(`region-${name}`) : "");

/** A choice as the book words it, as soon as that has come; until then by its label. */
const headingOf = (key: string): string => heading(key) ?? key.split("/").at(-1) ?? key;
const choiceLabel = (label: string, state: State | null): string => headingOf(state?.bookmark ? `${state.bookmark.at}/${label}` : label);

const sleepingGods: GameModule = {
  Board,
  Players,
  Badge,
  Result,
  formats: { region, label: choiceLabel, heading: headingOf },
  note: (option, _, __, ___, speech, question) => noteLine(noteOn(question ?? null, option), true, speech),
  FIELDS,
  IDLE,
  FINAL: ["draw-fate", "search", "pack-up"],
  talkBeside: "seats",
  colours: COLOURS,
};
export default sleepingGods;
