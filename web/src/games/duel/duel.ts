// What games of two players with one winner have in common.
import type { GameProps, Tagged } from "../contract";

/** The props of a game whose state names its winner (-1: nobody). */
export type Duel = GameProps<{ winner: number }, Tagged, Tagged>;
