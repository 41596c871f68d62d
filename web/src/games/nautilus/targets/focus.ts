// Where the focus goes when a choice opens the next one.
import type { Attachment } from "svelte/attachments";
import { pointer } from "../../pointer.svelte";

/** Put the focus on the first target within, if the reader uses the keyboard. */
export const takesFocus: Attachment<SVGElement> = (node) => {
  if (pointer.keys) node.querySelector<SVGElement>("[role=button]")?.focus({ preventScroll: true });
};
