// What every part of the table receives: the state, the reader's seat and the ways to answer.
import type { Action, Event, Note, State } from "../../generated/machina-arcana";
import type { GameProps, Tagged } from "../contract";

/** The kernel's own answers stand beside those of the game. */
export type Option = Action | { do: "accept" } | { do: "decline" } | { do: "choose"; option: string };
export type Play = GameProps<State, Option, Event>;
export type Doer<Name extends Option["do"]> = Extract<Option, { do: Name }>;

export const label = (play: Play, option: Option): string => play.speech.action({ ...option } as Tagged);

/** What the server notes on an answer: its price, its way, its reach, what it changes. */
export type Noted = Partial<Note>;

const same = (one: Tagged, other: Tagged): boolean => Object.keys(one).every((key) => JSON.stringify(one[key]) === JSON.stringify(other[key]));

export function noteOn(question: { options: unknown[]; notes: unknown[] } | null, action: object): Noted {
  const place = question?.options.findIndex((option) => same(option as Tagged, action as Tagged)) ?? -1;
  return (question?.notes[place] as Noted | null | undefined) ?? {};
}
