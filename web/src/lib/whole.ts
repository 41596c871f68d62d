// The whole journal of a table, for those who tell its story from the beginning.
import { api } from "./api";

const MANY = 1_000;

export async function wholeJournal(id: string, seat: number): Promise<unknown[]> {
  let events: unknown[] = [];
  let from = 1_000_000_000;
  while (from > 0) {
    const page = await api.journal(id, seat, from, MANY);
    events = [...page.events, ...events];
    from = page.events_from;
  }
  return events;
}
