// What every part of the table receives: the state, the reader's seat and the ways to answer.
import type { Action, Event, Note, State } from "$generated/machina-arcana";
import type { GameProps, Tagged } from "$games/contract";
import { noteOf } from "$lib/answers/notes";

/** The kernel's own answers stand beside those of the game. */
export type Option = Action | { do: "accept" } | { do: "decline" } | { do: "choose"; option: string };
export type Play = GameProps<State, Option, Event>;
export type Doer<Name extends Option["do"]> = Extract<Option, { do: Name }>;

export const label = (play: Play, option: Option): string => play.speech.action({ ...option } as Tagged);

/** What the server notes on an answer: its price, its way, its reach, what it changes. */
export const noteOn = noteOf<Note>;
export type Noted = Partial<Note>;
