// What the reader has been told but the state no longer shows: the last event card, and which chapters were read.
import type { Event } from "../../generated/machina-arcana";

class Memory {
  /** The event card that was last invoked, until it is put aside or the reader has gone on to something else. */
  event: string | null = $state(null);
  private table = "";
  /** News are drawn more than once and count only once: a card that was put aside stays there. */
  private heard: readonly Event[] | null = null;
  /** Whether the reader has been asked something since the card came. */
  private asked = false;

  hear(table: string, news: readonly Event[], asked: boolean): void {
    const before = this.table === table && this.heard === news;
    const invoked = before ? undefined : news.findLast((each) => each.event === "invoked");
    if (invoked) this.event = invoked.event_card;
    else if (this.table !== table || (!before && this.asked)) this.event = null;
    if (!before) this.asked = false;
    this.asked ||= asked;
    this.table = table;
    this.heard = news;
  }

  /** Whether a passage was opened at this table before; from now on it was. */
  firstTime(table: string, passage: string): boolean {
    const key = `machina-read-${table}-${passage}`;
    try {
      if (sessionStorage.getItem(key)) return false;
      sessionStorage.setItem(key, "1");
    } catch {
      return false;
    }
    return true;
  }
}

export const memory = new Memory();
