// Noughts and crosses in the browser: rings of cork and crosses of rope on a sheltered sea.
import { FIELDS, IDLE, type Action, type Event, type State } from "$generated/noughts";
import { defineGame } from "$games/contract";
import Badge from "./Badge.svelte";
import Board from "./Board.svelte";
import { COLOURS } from "./marks";
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
