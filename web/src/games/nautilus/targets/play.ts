// What every target on the board needs to be answered: the table, the reader's seat and the ways to answer.
import type { GameProps } from "../../contract";
import type { Action, Event, State } from "../../../generated/nautilus";

export type Play = GameProps<State, Action, Event>;

type Doing = Action["do"];
export type Doer<Name extends Doing> = Extract<Action, { do: Name }>;

/** The options of some kinds, typed. */
export function of<Name extends Doing>(options: readonly Action[], ...names: Name[]): Doer<Name>[] {
  return options.filter((option): option is Doer<Name> => (names as Doing[]).includes(option.do));
}

/** Whether two answers are the same. */
export function same(one: object | null, other: object | null): boolean {
  return one === other || (!!one && !!other && JSON.stringify(one) === JSON.stringify(other));
}

/** The clicked thing was touched by a finger, which hides what it points at. */
export const byFinger = (event: globalThis.Event): boolean => event instanceof PointerEvent && event.pointerType === "touch";
