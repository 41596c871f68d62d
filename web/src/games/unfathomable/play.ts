// What every part of the table receives: the state, the reader's seat and the ways to answer.
import type { Action, Event, State } from "../../generated/unfathomable";
import type { GameProps, Tagged } from "../contract";

/** The kernel's own answers stand beside those of the game. */
export type Option = Action | { do: "accept" } | { do: "decline" } | { do: "choose"; option: string };
export type Play = GameProps<State, Option, Event>;

type Doing = Option["do"];
export type Doer<Name extends Doing> = Extract<Option, { do: Name }>;

/** The options of some kinds, typed. */
export function of<Name extends Doing>(options: readonly Option[], ...names: Name[]): Doer<Name>[] {
  return options.filter((option): option is Doer<Name> => (names as Doing[]).includes(option.do));
}

/** Whether two answers are the same. */
export function same(one: object | null, other: object | null): boolean {
  return one === other || (!!one && !!other && JSON.stringify(one) === JSON.stringify(other));
}

export const label = (play: Play, option: Option): string => play.speech.action({ ...option } as Tagged);

/** The clicked thing was touched by a finger, which hides what it points at. */
export const byFinger = (event: globalThis.Event): boolean => event instanceof PointerEvent && event.pointerType === "touch";
