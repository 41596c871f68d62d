// Where the focus goes when a choice opens the next one.
import type { Attachment } from "svelte/attachments";
import type { Pointer } from "$games/shared/board/pointer.svelte";

/** Puts the focus on the first target within, if the reader uses the keyboard. */
export const takesFocus =
  (pointer: Pointer): Attachment<SVGElement> =>
  (node) => {
    if (pointer.byKeyboard) node.querySelector<SVGElement>("[role=button]")?.focus({ preventScroll: true });
  };
