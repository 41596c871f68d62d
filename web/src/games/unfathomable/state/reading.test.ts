// What is read off the table agrees with the rules.
import { describe, expect, it } from "vitest";
import { skillCheckOf, fromChaos, knownTop, passengersAt, loyaltySide, skillsTaken, cardWorth } from "./reading";
import { POINTS, table, test } from "./sample";
import { cardOf, stackHand } from "./skills";

const [INFLUENCE_3, LORE_2, TREACHERY_5] = [2, 6, 29];

it("knows the cards by their numbers", () => {
  expect([INFLUENCE_3, LORE_2, TREACHERY_5].map(cardOf)).toMatchObject([
    { skill: "influence", value: 3 },
    { skill: "lore", value: 2 },
    { skill: "treachery", value: 5 },
  ]);
});
it("stacks alike cards, by skill and the highest first", () => {
  expect(stackHand([LORE_2, INFLUENCE_3, LORE_2, null, 4])).toEqual([
    { card: 4, count: 1 },
    { card: INFLUENCE_3, count: 1 },
    { card: LORE_2, count: 2 },
  ]);
});

it("finds passengers on deck alone", () => {
  const decks = Array.from({ length: 8 }, (_, place) => ({ passengers: place === 2 ? [null, null] : [] }));
  expect([
    passengersAt(table({ decks }), "d3"),
    passengersAt(table({ decks }), "d4"),
    passengersAt(table({ decks }), "bridge"),
  ]).toEqual([2, 0, 0]);
});

describe("a skill test", () => {
  it("counts supporting skills for it and all others against it", () => {
    const read = { worths: [], points: POINTS, outcome: "failure" as const };
    expect([INFLUENCE_3, LORE_2, TREACHERY_5].map((card) => cardWorth(read, card))).toEqual([3, -2, -5]);
  });
  it("has cards that no seat added", () =>
    expect(fromChaos(test({ pile: [null, null, null], added: [1, 0, 0] }))).toBe(2));
  it("is printed on a crisis or a room", () => {
    expect([
      skillCheckOf("cabin")?.threshold,
      skillCheckOf("bilge-gas")?.partial,
      skillCheckOf("half-rations"),
    ]).toEqual([8, 7, null]);
  });
});

it("sums the skills of the chosen characters", () => {
  const players = table().players.map((player) => ({ ...player, role: player.seat === 0 ? player.role : null }));
  expect([...skillsTaken(players)]).toEqual([
    ["influence", 3],
    ["lore", 0],
    ["observation", 0],
    ["strength", 0],
    ["will", 2],
  ]);
});
it("shows the known cards on top of a deck, not those below an unknown one", () => {
  expect(knownTop(["a", null, "b", "c"])).toEqual(["c", "b"]);
});

it("calls a Hybrid a Hybrid, whatever else", () => expect(loyaltySide(["human", "cultist", "hybrid"])).toBe("hybrid"));
