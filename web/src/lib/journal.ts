// The journal's lines, put together as people read them: what one seat did in a row is one paragraph.
import type { Tagged } from "../games/contract";

export interface Line {
  number: number;
  event: Tagged;
}

export interface Paragraph {
  /** The seat that acted, or -1 when the line is about the whole table. */
  seat: number;
  lines: Line[];
}

/** Events whose seat is not the one who acts, such as the first player of a new round, begin a paragraph of their own. */
const HEADINGS = /^(round|phase|turn|day|act)-(begins|began)$/;

/** The paragraphs of a part of the journal, whose first entry has the number `from`. */
export function paragraphs(events: Tagged[], from = 0): Paragraph[] {
  const found: Paragraph[] = [];
  events.forEach((event, place) => {
    const number = from + place;
    const heading = HEADINGS.test(String(event.event));
    const seat = typeof event.seat === "number" && !heading ? event.seat : -1;
    const last = found[found.length - 1];
    if (last && last.seat === seat && seat >= 0) last.lines.push({ number, event });
    else found.push({ seat, lines: [{ number, event }] });
  });
  return found;
}
