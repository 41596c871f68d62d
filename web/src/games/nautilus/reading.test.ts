// What is read off the table agrees with the rules: reserves, tracks, Atlantis and the final score.
import { describe, expect, it } from "vitest";
import type { Find, Kind, Module, State } from "../../generated/nautilus";
import { atlantis, atlantisPoints, collection, explorationPoints, inService, reserve, score, stack, winners, worth } from "./reading";

const module = (kind: Kind, ...crew: number[]): Module => ({ kind, at: 0, turn: 0, builder: -1, crew });

function table(changes: Partial<State> = {}, seats = 2): State {
  const players = Array.from({ length: seats }, (_, seat) => ({
    seat, money: 10, mission: null, mission_seen: 0, hold: [], submarines: [], moved: [], upgraded: {},
  }));
  return {
    chance: null, shown: 0, agenda: [], players, city: [], tokens: [], seen: [], holders: [], left_missions: [], majority: {},
    first: 0, round: 1, busy: false, last_round: 0, trench_open: false, ...changes,
  };
}
/** Tokens in somebody's hands (-2: out of play). */
const found = (...tokens: [Find, number][]) => ({ tokens: tokens.map(([find]) => find), holders: tokens.map(([, holder]) => holder) });

it("counts the reserve without the city and the held modules", () => {
  const state = table({ city: [module("violet", 3, 0), module("sonar", 1, 2)] });
  state.players[0].hold = [{ kind: "green", aquanauts: 2 }];
  expect([reserve(state, 0), reserve(state, 1)]).toEqual([9, 13]);
  expect(stack(state, "green")).toBe(9);
});

describe("types", () => {
  const state = table({ city: [module("sonar", 1, 0), module("sonar", 2, 1), module("training", 0, 1)], majority: { sonar: 0 } });
  it("are in service with an aquanaut, however many", () => expect(inService(state, 0, "sonar")).toBe(2));
  it("give what the table says", () => {
    expect([worth(state, 0, "sonar"), worth(state, 1, "sonar"), worth(state, 0, "research")]).toEqual([6, 5, 0]);
  });
  it("are worth three with the marker, one with two, else nothing", () => {
    expect([explorationPoints(state, 0), explorationPoints(state, 1)]).toEqual([3, 0]);
  });
});

describe("Atlantis", () => {
  it("ranks by number, then by the highest token; nobody's tokens help nobody", () => {
    const state = table(found(["atlantis-12", 0], ["atlantis-3", 0], ["atlantis-15", 1], ["atlantis-1", 1], ["atlantis-7", -2]), 3);
    expect(atlantisPoints(state)).toEqual([3, 5, 0]);
    expect(atlantis(state).get(7)).toBe(-1);
  });
});

it("scores the rulebook's example: 8 x 10 + 2", () => {
  const city = ["training", "training", "technical", "technical", "sonar", "sonar", "research", "research"] as Kind[];
  const state = table(
    {
      ...found(["gold", 0], ["scallop", 0], ["scallop", 0], ["scallop", 0], ["jellyfish", 0], ["atlantis-2", 0], ["atlantis-9", 1], ["atlantis-8", 1]),
      city: city.map((kind) => module(kind, 1, 0, 0, 0)),
      majority: { technical: 0, research: 0 },
    },
    4,
  );
  state.players[0].money = 2;
  state.players[0].upgraded = { scallop: 3 };
  expect(collection(state, 0).get("scallop")).toBe(3);
  expect(score(state, 0)).toEqual({ finds: 3, upgrades: 3, atlantis: 4, discovery: 10, exploration: 8, money: 2, total: 82 });
  expect(winners(state)).toEqual([0]);
});
