// What targets on a board and the board itself share: where the reader is, and how answers are told apart.
import { untrack } from "svelte";
import type { Question } from "../generated/wire";
import type { GameProps } from "./contract";

class Pointer {
  /** The answer whose place on the board is under the pointer or has the focus. */
  over: object | null = $state.raw(null);
  /** The last target was picked by keyboard, so the focus should follow. */
  keys = false;
}

export const pointer = new Pointer();

/** The answers of some kinds, typed. */
export function of<Option extends { do: string }, Name extends Option["do"]>(
  options: readonly Option[],
  ...names: Name[]
): Extract<Option, { do: Name }>[] {
  return options.filter((option): option is Extract<Option, { do: Name }> => (names as string[]).includes(option.do));
}

/** Whether two answers are the same. */
export function same(one: object | null, other: object | null): boolean {
  return one === other || (!!one && !!other && JSON.stringify(one) === JSON.stringify(other));
}

/** The clicked thing was touched by a finger, which hides what it points at. */
export const byFinger = (event: Event): boolean => event instanceof PointerEvent && event.pointerType === "touch";

/** The first touch shows an answer in words, the second gives it. */
export function touch<Option extends object>(play: GameProps<any, Option, any>, option: Option): void {
  if (same(play.armed, option)) play.choose(option);
  else play.arm(option);
}

/** What was picked up for a question is put down when another one is asked. */
export function putsDown(question: () => Question | null, choice: { clear(): void }): void {
  const number = $derived(question()?.number ?? -1);
  $effect(() => {
    void number;
    untrack(() => choice.clear());
  });
}
