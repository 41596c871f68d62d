// What the reader has been told but the state no longer shows: the last event card, and which chapters were read.
import type { Event } from "../../generated/machina-arcana";

class Memory {
  /** The event card that was last invoked, until it is put aside. */
  event: string | null = $state(null);
  /** News are drawn more than once and count only once: a card that was put aside stays there. */
  private heard: readonly Event[] | null = null;

  hear(news: readonly Event[]): void {
    if (news === this.heard) return;
    this.heard = news;
    for (const each of news) if (each.event === "invoked") this.event = each.event_card;
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
