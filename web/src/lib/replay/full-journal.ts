// The whole journal of a table, page by page.
import { api } from "../connection/api";

const PAGE_SIZE = 1_000;

/** Returns all events of a table that a seat may see, in order. */
export async function fetchFullJournal(id: string, seat: number): Promise<unknown[]> {
  let events: unknown[] = [];
  let from = 1_000_000_000;
  while (from > 0) {
    const page = await api.journal(id, seat, from, PAGE_SIZE);
    events = [...page.events, ...events];
    from = page.events_from;
  }
  return events;
}
