// Which of the ship's papers lies open, and which event card has just been turned.
import type { Event } from "../../../generated/sleeping-gods";

export type Paper = "log" | "quests" | "cards" | "score";

class Opened {
  paper: Paper | null = $state(null);
  /** The event card that was drawn last, until it is put aside. */
  event: string | null = $state(null);
  /** News are drawn more than once and count only once: a card that was put aside stays there. */
  private heard: readonly Event[] | null = null;
  private table = "";

  /** At another table nothing lies open yet. */
  sitDown(table: string): void {
    if (table !== this.table) this.paper = null;
    this.table = table;
  }

  hear(news: readonly Event[]): void {
    if (news === this.heard) return;
    this.heard = news;
    for (const event of news) {
      if (event.event === "event-drawn") this.event = event.event_card;
      if (event.event === "turn-began") this.event = null;
    }
  }

  turn(paper: Paper): void {
    this.paper = this.paper === paper ? null : paper;
  }
}

export const opened = new Opened();
