// What has just happened at the open table: the board adds the news, the screens show them.
import { useTableScope } from "$games/shared/table-scope";
import type { Event, State } from "$generated/unfathomable";
import { NO_EVENTS, addToRecentEvents, type RecentEvents } from "./event-log";

export class RecentEventsStore {
  now: RecentEvents = $state.raw(NO_EVENTS);
  /** Whether the reader has had time to look at the test that is over. */
  settled = $state(false);
  /** The last news taken: components pass the same news again, and what was closed must stay closed. */
  private heard: readonly Event[] | null = null;

  /** Takes the events since the last view. */
  hear(news: readonly Event[], state: State): void {
    if (this.heard === news) return;
    this.heard = news;
    this.now = addToRecentEvents(this.now, news, state);
    if (this.now.test?.outcome === null) this.settled = false;
  }

  settle(): void {
    this.settled = true;
  }

  closeTest(): void {
    this.now = { ...this.now, test: null };
  }

  closeGreat(): void {
    this.now = { ...this.now, great: [] };
  }
}

export const useRecentEvents = (): RecentEventsStore => useTableScope().get(RecentEventsStore);
