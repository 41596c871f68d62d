import { beforeEach, describe, expect, it, vi } from "vitest";
import {
  ACHIEVEMENTS,
  achievementsOf,
  playedGames,
  rememberImported,
  savePlayedGame,
  outcomeOf,
  toPlayedGame,
  summarizeByGame,
  possibleAchievements,
  type PlayedGame,
} from "./played-games";
import { seat, table, view } from "../testing/samples";

const store = new Map<string, string>();
beforeEach(() => {
  store.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => store.set(key, value),
  });
});

const over = (result: number[], more: Parameters<typeof table>[0] = {}) =>
  view({
    table: table({
      game: "nautilus",
      status: "over",
      seats: [seat(0, { mine: true }), seat(1, { kind: "bot", bot: "greedy" })],
      ...more,
    }),
    result,
    scores: [40, 30],
  });
const game = (number: number, won: number, more: Partial<PlayedGame> = {}): PlayedGame => ({
  table: `t${number}`,
  game: "nautilus",
  at: number,
  seats: 2,
  won,
  score: null,
  best: false,
  bot: "greedy",
  people: 0,
  answers: 10,
  ...more,
});

describe("what was played", () => {
  it("is a finished game with a seat of ours", () => {
    expect(toPlayedGame(over([1, 0]), 5)).toMatchObject({
      table: "abc",
      won: 1,
      score: 40,
      bot: "greedy",
      people: 0,
      at: 5,
    });
    expect(toPlayedGame(view(), 5)).toBeNull();
    expect(toPlayedGame(over([1, 0], { seats: [seat(0), seat(1)] }), 5)).toBeNull();
  });

  it("is one that a bot finished for us, and that bot is no opponent", () => {
    const seats = [
      seat(0, { mine: true, kind: "bot", bot: "thinker:strong" }),
      seat(1, { kind: "bot", bot: "greedy" }),
    ];
    expect(toPlayedGame(over([1, 0], { seats }), 5)).toMatchObject({ won: 1, bot: "greedy" });
  });

  it("is no guided game", () => {
    expect(toPlayedGame(over([1, 0], { terms: { ...table().terms, lesson: true } }), 5)).toBeNull();
  });

  it("around one device is won by nobody against anybody", () => {
    const seats = [seat(0, { mine: true }), seat(1, { mine: true })];
    expect(outcomeOf(toPlayedGame(over([1, 0], { seats }), 5)!)).toBe("draw");
    expect(outcomeOf(toPlayedGame(over([1, 1], { seats }), 5)!)).toBe("victory");
  });

  it("names the strongest bot at the table", () => {
    const bots = ["random", "thinker:strong", "greedy"].map((bot, n) => seat(n + 1, { kind: "bot", bot }));
    expect(toPlayedGame(over([1, 0, 0, 0], { seats: [seat(0, { mine: true }), ...bots] }), 5)?.bot).toBe(
      "thinker:strong",
    );
  });
});

describe("the history", () => {
  it("leaves out what was played elsewhere and brought here", () => {
    rememberImported([
      { id: "t1", status: "over" },
      { id: "t2", status: "playing" },
    ]);
    savePlayedGame(game(1, 1));
    savePlayedGame(game(2, 1));
    expect(playedGames().map(({ table }) => table)).toEqual(["t2"]);
  });

  it("keeps a game once, and notes a record", () => {
    savePlayedGame(game(1, 1, { score: 30 }));
    savePlayedGame(game(1, 1, { score: 30 }));
    savePlayedGame(game(2, 0, { score: 25 }));
    savePlayedGame(game(3, 0, { score: 31 }));
    expect(playedGames().map(({ table, best }) => [table, best])).toEqual([
      ["t1", false],
      ["t2", false],
      ["t3", true],
    ]);
  });

  it("survives nonsense in the storage", () => {
    store.set("fathom.history", '{"a": 1}');
    expect(playedGames()).toEqual([]);
    store.set("fathom.history", "[1, null]");
    expect(playedGames()).toEqual([]);
  });

  it("is summed up by game and by bot", () => {
    const all = [
      game(1, 1),
      game(2, 1),
      game(3, 0, { bot: "thinker:fast" }),
      game(4, 0.5, { seats: 3 }),
      game(5, 1, { game: "noughts" }),
    ];
    const [nautilus] = summarizeByGame(all);
    expect(nautilus).toMatchObject({ game: "nautilus", played: 4, won: 3, streak: 1, longest: 2, best: null });
    expect(nautilus.byBot).toEqual([
      { bot: "thinker:fast", played: 1, won: 0 },
      { bot: "greedy", played: 3, won: 3 },
    ]);
  });
});

it("achievements come one after the other", () => {
  expect(achievementsOf("nautilus", [])).toEqual([]);
  expect(achievementsOf("nautilus", [game(1, 0)])).toEqual(["first-game"]);
  const many = [1, 2, 3].map((n) => game(n, 1, { bot: "thinker:strong", people: 1, seats: 4, best: n === 2 }));
  expect(achievementsOf("nautilus", [...many, ...[4, 5, 6, 7, 8, 9, 10].map((n) => game(n, 0))])).toEqual(
    Object.keys(ACHIEVEMENTS),
  );
});

describe("a draw", () => {
  it("is neither won nor lost", () => {
    const [drawn, shared, together] = [game(1, 1 / 2), game(2, 1 / 2, { seats: 3 }), game(3, 1, { seats: 1 })];
    expect([drawn, shared, together, game(4, 0)].map(outcomeOf)).toEqual(["draw", "victory", "victory", "defeat"]);
    expect(summarizeByGame([game(5, 1), drawn])[0]).toMatchObject({ played: 2, won: 1, streak: 0, longest: 1 });
  });
});

describe("a score that only says who has won", () => {
  it("is no record", () => {
    savePlayedGame(game(1, 0, { game: "noughts", score: 0 }));
    savePlayedGame(game(2, 1, { game: "noughts", score: 1 }));
    expect(summarizeByGame(playedGames())[0].best).toBeNull();
    expect(achievementsOf("noughts", playedGames())).not.toContain("own-record");
  });
});

describe("achievements", () => {
  it("are shown where they can be reached", () => {
    const all = Object.keys(ACHIEVEMENTS);
    expect(possibleAchievements({ seats: [2, 3, 4], shares: false }, { best: 40 })).toEqual(all);
    expect(possibleAchievements({ seats: [2], shares: false }, { best: null })).toEqual(
      all.filter((name) => !["full-table", "own-record"].includes(name)),
    );
    expect(possibleAchievements({ seats: [1, 2, 3, 4], shares: true }, { best: 40 })).toEqual(
      all.filter((name) => !name.startsWith("beat-")),
    );
    expect(possibleAchievements(undefined, { best: 40 })).toEqual(all);
  });
});
