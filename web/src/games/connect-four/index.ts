// Connect four in the browser: pearls that sink into the seven chambers of a coral frame.
import { FIELDS, IDLE, type Action, type Event, type State } from "$generated/connect-four";
import { defineGame } from "$games/contract";
import Badge from "./Badge.svelte";
import Board from "./Board.svelte";
import { COLOURS } from "./pearls";
import Players from "./Players.svelte";
import Result from "./Result.svelte";

export default defineGame<State, Action, Event>({
  Board,
  Players,
  Result,
  Badge,
  formats: {},
  FIELDS,
  IDLE,
  colours: COLOURS,
});
