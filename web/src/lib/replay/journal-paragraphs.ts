// The journal in paragraphs: what one seat did in a row is one paragraph.
import type { Tagged } from "$games/contract";

export interface JournalLine {
  number: number;
  event: Tagged;
}

export interface JournalParagraph {
  /** The seat that acted, or -1 when the line is about the whole table. */
  seat: number;
  lines: JournalLine[];
}

/** Events that are headings: their seat, such as the first player of a new round, is not the one who acts. */
const HEADINGS = /^(round|phase|turn|day|act)-(begins|began)$/;

/** Returns the paragraphs of a part of the journal whose first event has the number `from`. */
export function journalParagraphs(events: Tagged[], from = 0): JournalParagraph[] {
  const found: JournalParagraph[] = [];
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
