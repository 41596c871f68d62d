// Letters on a board stay as large as can be read: a name that is too wide then is squeezed into its place.
import type { Attachment } from "svelte/attachments";

export const squeezed =
  (place: number): Attachment<SVGTextElement> =>
  (text) => {
    text.setAttribute("lengthAdjust", "spacingAndGlyphs");
    const observer = new ResizeObserver(() => {
      text.removeAttribute("textLength");
      if (text.getComputedTextLength() > place) text.setAttribute("textLength", String(place));
    });
    observer.observe(text);
    return () => observer.disconnect();
  };
