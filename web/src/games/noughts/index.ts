// Noughts and crosses in the browser: rings of cork and crosses of rope on a sheltered sea.
import { FIELDS, IDLE } from "../../generated/noughts";
import type { GameModule } from "../contract";
import Badge from "./Badge.svelte";
import Board from "./Board.svelte";
import { COLOURS } from "./marks";
import Players from "./Players.svelte";
import Result from "./Result.svelte";

const noughts: GameModule = { Board, Players, Result, Badge, formats: {}, FIELDS, IDLE, colours: COLOURS };
export default noughts;
