// Sleeping Gods in the browser: its atlas, crew and ship, and the way its words show regions and places.
import { FIELDS, IDLE, type State } from "../../generated/sleeping-gods";
import type { GameModule, Speech } from "../contract";
import Board from "./Board.svelte";
import Badge from "./panels/Badge.svelte";
import Players from "./Players.svelte";
import { COLOURS } from "./seats";

const region = (name: string, _: State, speech: Speech): string => (name ? speech.say(`region-${name}`) : "");

const sleepingGods: GameModule = {
  Board,
  Players,
  Badge,
  formats: { region },
  FIELDS,
  IDLE,
  FINAL: ["draw-fate", "search", "pack-up"],
  talkBeside: "seats",
  colours: COLOURS,
};
export default sleepingGods;
