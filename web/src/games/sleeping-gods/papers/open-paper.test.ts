import { expect, test } from "vitest";
import { OpenPaper } from "./open-paper.svelte";

test("an event card that was closed stays closed, however often the page is drawn", () => {
  const papers = new OpenPaper();
  const news = [{ event: "event-drawn", seat: 0, event_card: "driftwood" } as const];
  papers.hear(news);
  expect(papers.event).toBe("driftwood");
  papers.event = null;
  papers.hear(news);
  expect(papers.event).toBe(null);
  papers.hear([...news]);
  expect(papers.event).toBe("driftwood");
});
