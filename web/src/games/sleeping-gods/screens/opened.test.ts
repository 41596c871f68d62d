import { expect, test } from "vitest";
import { opened } from "./opened.svelte";

test("an event card that was put aside stays there, however often the page is drawn", () => {
  const news = [{ event: "event-drawn", seat: 0, event_card: "driftwood" } as const];
  opened.hear(news);
  expect(opened.event).toBe("driftwood");
  opened.event = null;
  opened.hear(news);
  expect(opened.event).toBe(null);
  opened.hear([...news]);
  expect(opened.event).toBe("driftwood");
});
