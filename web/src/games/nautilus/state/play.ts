// What every target on the board needs to be answered: the table, the reader's seat and the ways to answer.
import type { GameProps } from "$games/contract";
import type { Action, Event, State } from "$generated/nautilus";

export type Play = GameProps<State, Action, Event>;
