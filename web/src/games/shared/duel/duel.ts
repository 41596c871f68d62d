// What games of two players with one winner have in common.
import type { GameProps } from "$games/contract";

/** The props that such a game's parts use. The state names the winner (-1: nobody). */
export type Duel = Pick<GameProps<{ winner: number }>, "state" | "question" | "speech">;
