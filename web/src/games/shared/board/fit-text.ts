// Text on a board keeps a readable size: a name that is too wide for its place is squeezed into it.
import type { Attachment } from "svelte/attachments";

/** Squeezes an SVG text to at most so many units of width: `{@attach fitText(120)}`. */
export const fitText =
  (width: number): Attachment<SVGTextElement> =>
  (text) => {
    text.setAttribute("lengthAdjust", "spacingAndGlyphs");
    const observer = new ResizeObserver(() => {
      text.removeAttribute("textLength");
      if (text.getComputedTextLength() > width) text.setAttribute("textLength", String(width));
    });
    observer.observe(text);
    return () => observer.disconnect();
  };
