import { expect, test } from "vitest";
import { escapeHtml, gamePageHtml, roundsOf, type GamePage } from "./game-page";

const tell = (event: Record<string, unknown>) => String(event.text ?? "");
const line = (event: string, text: string) => ({ event, text });
const EVENTS = [
  line("set-up", "The table is laid."),
  line("round-began", "Round 1"),
  line("turn-began", "Ada’s turn"),
  line("moved", "Ada moves <north>."),
  line("round-began", "Round 2"),
  line("moved", "Bob moves."),
];
const page = (more: Partial<GamePage> = {}): GamePage => ({
  language: "en",
  title: "A & B",
  facts: ["Ada has won."],
  words: {
    seat: "Seat",
    player: "Player",
    score: "Score",
    won: "won",
    result: "Result",
    journal: "Journal",
    start: "Start",
  },
  seats: [{ name: '<script>"', kind: "person", score: "3", won: true }],
  events: EVENTS,
  pictures: [],
  tell,
  ...more,
});

test("the journal is divided by rounds, or by turns where a game tells of no rounds", () => {
  expect(roundsOf(EVENTS, tell, "Start").map((round) => round.heading)).toEqual(["Start", "Round 1", "Round 2"]);
  const turns = EVENTS.filter((event) => event.event !== "round-began");
  expect(roundsOf(turns, tell, "Start").map((round) => round.heading)).toEqual(["Start", "Ada’s turn"]);
});

test("nothing that people write becomes part of the page", () => {
  expect(escapeHtml(`<a b="c">&'`)).toBe("&lt;a b=&quot;c&quot;&gt;&amp;&#39;");
  const html = gamePageHtml(page());
  expect(html).not.toContain("<script>");
  expect(html).not.toContain("<north>");
  expect(html).toContain("Ada moves &lt;north&gt;.");
});

test("pictures stand where they were taken, and the file needs nothing else", () => {
  const picture = (after: number, caption: string) => ({ after, caption, image: "data:image/png;base64,AA" });
  const html = gamePageHtml(page({ pictures: [picture(99, "the end"), picture(3, "the middle")] }));
  const places = ["The table", "the middle", "Ada moves", "Bob moves", "the end"].map((text) => html.indexOf(text));
  expect(places).toEqual([...places].sort((one, other) => one - other));
  expect(html).not.toMatch(/(src|href)="(?!data:)/);
});
