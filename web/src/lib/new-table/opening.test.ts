import { expect, test } from "vitest";
import type { GameInfo } from "$generated/wire";
import { tablePlan, seatPlans } from "./opening";

const game: GameInfo = {
  name: "nautilus",
  seats: [2, 3, 4],
  options: [{ name: "base", seat: false, values: ["printed", "free"], default: "printed", only: {} }],
  bots: ["random", "greedy", "thinker:fast"],
  usual_bot: "greedy",
  rules: 9,
  talks: false,
  odds: false,
  shares: false,
  cooperative: false,
  lesson: 0,
};

test("bots are the game's usual ones, each with a name of its own", () => {
  const seats = seatPlans(game, "bots", 3, "Ada", ["Marlin", "Coral"]);
  expect(seats.map((seat) => [seat.kind, seat.bot, seat.name])).toEqual([
    ["me", "", "Ada"],
    ["bot", "greedy", "Marlin"],
    ["bot", "greedy", "Coral"],
  ]);
});

test("friends get open seats, people around one device all sit here", () => {
  expect(seatPlans(game, "friends", 3, "", []).map((seat) => seat.kind)).toEqual(["me", "open", "open"]);
  expect(seatPlans(game, "here", 2, "", []).map((seat) => seat.kind)).toEqual(["me", "me"]);
});

test("a plan takes the game's own defaults", () => {
  expect(tablePlan(game, []).options).toEqual({ base: "printed" });
});
