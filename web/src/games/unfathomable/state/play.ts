// What every part of the table receives: the state, the reader's seat and the ways to answer.
import type { Action, Event, State } from "$generated/unfathomable";
import type { GameProps, Tagged } from "$games/contract";

/** The kernel's own answers stand beside those of the game. */
export type Option = Action | { do: "accept" } | { do: "decline" } | { do: "choose"; option: string };
export type Play = GameProps<State, Option, Event>;

export type Doer<Name extends Option["do"]> = Extract<Option, { do: Name }>;

export const label = (play: Play, option: Option): string => play.speech.action({ ...option } as Tagged);
