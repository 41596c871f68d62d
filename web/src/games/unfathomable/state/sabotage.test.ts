// The open record tells who added what for and against each test.
import { expect, it } from "vitest";
import { FACTS, type Event, type Skill } from "$generated/unfathomable";
import { sabotages, shares } from "./sabotage";

const card = (skill: Skill, value: number) =>
  FACTS.skill_cards.findIndex((each) => each.skill === skill && each.value === value);
const [WILL, LORE, TREACHERY] = [card("will", 3), card("lore", 2), card("treachery", 5)];

const events: Event[] = [
  { event: "turn-begins", seat: 0, turn: 4 },
  { event: "test-begins", card: "steam-burns", threshold: 9, skills: ["will"] },
  { event: "cards-added", seat: 1, count: 2, cards: [WILL, LORE], worths: [3, -2] },
  { event: "cards-added", seat: 2, count: 1, cards: [TREACHERY], worths: [-5] },
  { event: "cards-added", seat: 0, count: 0, cards: [], worths: [] },
  { event: "test-ends", outcome: "failure", total: -4 },
  { event: "test-begins", card: "cabin", threshold: 8, skills: ["lore"] },
  { event: "cards-added", seat: 1, count: 1, cards: [LORE], worths: [2] },
  { event: "test-ends", outcome: "success", total: 9 },
];

it("names those who added cards against a test, and which; an honest test is not told", () => {
  expect(sabotages(events)).toEqual([
    {
      turn: 4,
      test: "steam-burns",
      outcome: "failure",
      deeds: [
        { seat: 1, cards: [LORE], harm: 2 },
        { seat: 2, cards: [TREACHERY], harm: 5 },
      ],
    },
  ]);
});
it("adds up what everybody gave for and against", () => {
  expect(shares(events, 3)).toEqual([
    { helped: 0, harmed: 0 },
    { helped: 5, harmed: 2 },
    { helped: 0, harmed: 5 },
  ]);
});
it("knows nothing of cards that the reader may not see", () => {
  const hidden = events.map((event) =>
    event.event === "cards-added"
      ? { ...event, cards: event.cards.map(() => null), worths: event.worths.map(() => null) }
      : event,
  );
  expect(sabotages(hidden)).toEqual([]);
});
