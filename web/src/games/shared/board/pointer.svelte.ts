// What targets on a board and the board itself share: where the reader points, and how touching answers.
import { untrack } from "svelte";
import type { Question } from "$generated/wire";
import type { AnswerTools } from "$games/contract";
import { sameAction } from "$lib/answers/actions";
import { useTableScope } from "../table-scope";

export class Pointer {
  /** The answer whose place on the board is under the pointer or has the focus. */
  hovered: object | null = $state.raw(null);
  /** Whether the last target was picked by keyboard, so that the focus should follow. */
  byKeyboard = false;
}

export const usePointer = (): Pointer => useTableScope().get(Pointer);

/** Whether a click comes from a finger, which hides what it points at. */
export const isTouch = (event: Event): boolean => event instanceof PointerEvent && event.pointerType === "touch";

/** Answers by touch: the first touch arms an answer, the second gives it. */
export function touchAnswer<Option extends object>(play: AnswerTools<Option>, option: Option): void {
  if (sameAction(play.armed, option)) play.choose(option);
  else play.arm(option);
}

/** Calls `clear` whenever another question is asked; call it in a component. */
export function clearOnNewQuestion(question: () => Question | null, pickedUp: { clear(): void }): void {
  const number = $derived(question()?.number ?? -1);
  $effect(() => {
    void number;
    untrack(() => pickedUp.clear());
  });
}
