// What the reader has seen but the state no longer holds: the last event card, and which chapters were read.
import { useTableScope } from "$games/shared/table-scope";
import type { Event } from "$generated/machina-arcana";

export class RecentEvents {
  /** The event card that was invoked last, until the reader closes it or has answered something. */
  event: string | null = $state(null);
  /** The last news taken: components pass the same news again, and a closed card must stay closed. */
  private heard: readonly Event[] | null = null;
  /** Whether the reader has been asked something since the card came. */
  private asked = false;

  /** Takes the events since the last view, and whether the reader is asked now. */
  hear(news: readonly Event[], asked: boolean): void {
    const before = this.heard === news;
    const invoked = before ? undefined : news.findLast((each) => each.event === "invoked");
    if (invoked) this.event = invoked.event_card;
    else if (!before && this.asked) this.event = null;
    if (!before) this.asked = false;
    this.asked ||= asked;
    this.heard = news;
  }

  /** Whether a passage is opened at this table for the first time; remembers that it was. */
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

export const useRecentEvents = (): RecentEvents => useTableScope().get(RecentEvents);
