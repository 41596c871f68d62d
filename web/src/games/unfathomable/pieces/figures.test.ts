// Every figure on the table has one place on the board, in its own space.
import { expect, it } from "vitest";
import { figures } from "./figures";
import { BOX } from "../geometry/ship";
import { table } from "../state/sample";

const decks = Array.from({ length: 8 }, (_, place) => ({ passengers: place === 2 ? [null, null] : [] }));
const state = table({ deep_ones: { w1: 2, d3: 1, abyss: 3 }, hydra: "w1", decks });

it("shows characters, monsters and passengers", () => {
  const shown = figures(state).map(({ key, count }) => `${key} ${count}`);
  expect(shown.sort()).toEqual(
    [
      "character-0 1",
      "character-1 1",
      "character-2 1",
      "dagon 1",
      "deep-ones-abyss 3",
      "deep-ones-d3 1",
      "deep-ones-w1 2",
      "hydra 1",
      "passengers-d3 2",
    ].sort(),
  );
});
it("keeps them in their spaces", () => {
  for (const { space, x, y } of figures(state)) {
    expect(x).toBeGreaterThan(BOX[space].x);
    expect(x).toBeLessThan(BOX[space].x + BOX[space].width);
    expect(y).toBeGreaterThan(BOX[space].y);
    expect(y).toBeLessThan(BOX[space].y + BOX[space].height);
  }
});
it("leaves out seats that have no character yet", () => {
  const players = state.players.map((player) => ({ ...player, role: null }));
  expect(figures({ ...state, players }).some(({ kind }) => kind === "character")).toBe(false);
});
