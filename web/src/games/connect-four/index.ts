// Connect four in the browser: pearls that sink into the seven chambers of a coral frame.
import { FIELDS, IDLE } from "../../generated/connect-four";
import type { GameModule } from "../contract";
import Badge from "./Badge.svelte";
import Board from "./Board.svelte";
import { COLOURS } from "./pearls";
import Players from "./Players.svelte";
import Result from "./Result.svelte";

const connectFour: GameModule = { Board, Players, Result, Badge, formats: {}, FIELDS, IDLE, colours: COLOURS };
export default connectFour;
