import { expect, test, vi } from "vitest";
import { api } from "../connection/api";
import { fetchFullJournal } from "./full-journal";

test("the whole journal is put together from its pages", async () => {
  const entries = Array.from({ length: 2_300 }, (_, number) => number);
  const asked = vi.spyOn(api, "journal").mockImplementation(async (_id, _seat, before, count = 200) => {
    const until = Math.min(before, entries.length);
    const events_from = Math.max(0, until - count);
    return { events: entries.slice(events_from, until), events_from };
  });
  expect(await fetchFullJournal("t", -2)).toEqual(entries);
  expect(asked).toHaveBeenCalledTimes(3);
});
