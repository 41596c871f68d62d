// The memory of the table that is open: fed by the news, read by the screens.
import type { Event, State } from "../../generated/unfathomable";
import { NOTHING, remember, type Memory } from "./remember";

class TableMemory {
  now: Memory = $state.raw(NOTHING);
  /** Whether the reader has had time to look at the test that is over. */
  settled = $state(false);
  private table = "";
  /** News are drawn more than once and count only once: what was put aside stays there. */
  private heard: readonly Event[] | null = null;

  hear(table: string, news: readonly Event[], state: State): void {
    if (this.table === table && this.heard === news) return;
    if (this.table !== table) this.now = NOTHING;
    this.table = table;
    this.heard = news;
    this.now = remember(this.now, news, state);
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

export const memory = new TableMemory();
