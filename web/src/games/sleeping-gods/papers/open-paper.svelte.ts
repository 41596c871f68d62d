// Which of the ship's papers is open, and which event card was drawn last.
import { useTableScope } from "$games/shared/table-scope";
import type { Event } from "$generated/sleeping-gods";

export type Paper = "log" | "quests" | "cards" | "score" | "voyage";

export class OpenPaper {
  paper: Paper | null = $state(null);
  /** The event card that was drawn last, until the reader closes it. */
  event: string | null = $state(null);
  /** The last news taken: components pass the same news again, and a closed card must stay closed. */
  private heard: readonly Event[] | null = null;

  /** Takes the events since the last view. */
  hear(news: readonly Event[]): void {
    if (news === this.heard) return;
    this.heard = news;
    for (const event of news) {
      if (event.event === "event-drawn") this.event = event.event_card;
      if (event.event === "turn-began") this.event = null;
    }
  }

  toggle(paper: Paper): void {
    this.paper = this.paper === paper ? null : paper;
  }
}

export const useOpenPaper = (): OpenPaper => useTableScope().get(OpenPaper);
