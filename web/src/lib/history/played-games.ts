// The games that this browser has played, with their sums. They are kept in this browser alone.
import type { GameInfo, View } from "$generated/wire";
import { readStored, writeStored } from "../settings/storage";

/** A finished game in which a seat was mine. */
export interface PlayedGame {
  table: string;
  game: string;
  /** When its end was first seen here, in milliseconds. */
  at: number;
  seats: number;
  /** Our share of the victory: 1 alone, less if others won too against somebody, 0 lost. */
  won: number;
  score: number | null;
  best: boolean;
  /** The strongest bot at the table, or "" if there was none. */
  bot: string;
  /** Other people at the table. */
  people: number;
  answers: number;
}

const STORAGE_KEY = "fathom.history";
const IMPORTED = "fathom.brought";
const MOST = 1000;

/** Returns a finished view as a played game; null while it is not over, for spectators, and for lessons. */
export function toPlayedGame(view: View, now: number): PlayedGame | null {
  const { table, result, scores } = view;
  const mine = table.seats.filter((seat) => seat.mine).map((seat) => seat.seat); // also where a bot finished for me
  if (table.status !== "over" || !result || !mine.length || table.terms.lesson) return null;
  const bots = table.seats.filter((seat) => seat.kind === "bot" && !seat.mine).map((seat) => seat.bot);
  const score = scores ? Math.max(...mine.map((seat) => scores[seat])) : null;
  const shares = mine.map((seat) => result[seat]);
  /** All seats are played at this device: nobody has won against anybody elsewhere. */
  const amongUs = mine.length === table.seats.length && new Set(shares).size > 1;
  return {
    table: table.id,
    game: table.game,
    at: now,
    seats: table.seats.length,
    won: amongUs ? 1 / mine.length : Math.max(...shares),
    score,
    best: false,
    bot: bots.sort((one, other) => strength(other) - strength(one))[0] ?? "",
    people: table.seats.filter((seat) => seat.kind === "person" && !seat.mine).length,
    answers: table.answers,
  };
}

/** Who thinks is stronger than a game's own bot, and that one than chance. */
function strength(bot: string): number {
  if (bot === "random") return 0;
  if (!/^(thinker|seasoned)\b/.test(bot)) return 1;
  return bot.endsWith("strong") ? 3 : 2;
}

export function playedGames(): PlayedGame[] {
  const kept = readStored<unknown>(STORAGE_KEY);
  return Array.isArray(kept) ? (kept as PlayedGame[]).filter((each) => typeof each?.table === "string") : [];
}

/** Remembers imported games that were over already: they were played elsewhere and do not count. */
export function rememberImported(tables: { id: string; status: string }[]): void {
  const over = tables.filter(({ status }) => status === "over").map(({ id }) => id);
  writeStored(IMPORTED, [...importedGames(), ...over].slice(-MOST));
}

function importedGames(): string[] {
  const kept = readStored<unknown>(IMPORTED);
  return Array.isArray(kept) ? (kept as string[]) : [];
}

/** Saves a game, once, and notes whether its score is the best so far. Returns all games. */
export function savePlayedGame(played: PlayedGame, before = playedGames()): PlayedGame[] {
  if (before.some((each) => each.table === played.table) || importedGames().includes(played.table)) return before;
  const earlier = before.filter((each) => each.game === played.game).map((each) => each.score ?? -Infinity);
  const best = counts(played.score) && earlier.length > 0 && played.score! > Math.max(...earlier);
  const after = [...before, { ...played, best }].slice(-MOST);
  writeStored(STORAGE_KEY, after);
  return after;
}

export function clearHistory(): void {
  writeStored(STORAGE_KEY, []);
}

/** Whether a score says more than who has won. */
const counts = (score: number | null): boolean => score !== null && Math.abs(score) > 1;

/** Whether all seats share the victory equally. */
const isDrawn = ({ won, seats }: PlayedGame): boolean => won > 0 && won < 1 && won * seats < 1.001;
const isWon = (played: PlayedGame): boolean => played.won > 0 && !isDrawn(played);

export function outcomeOf(played: PlayedGame): "victory" | "draw" | "defeat" {
  if (isDrawn(played)) return "draw";
  return isWon(played) ? "victory" : "defeat";
}

export interface GameSummary {
  game: string;
  played: number;
  won: number;
  /** Games won in a row up to the last one, and the most ever. */
  streak: number;
  longest: number;
  best: number | null;
  /** Games and victories by the strongest bot at the table; "" stands for people alone. */
  byBot: { bot: string; played: number; won: number }[];
}

export function summarizeByGame(all: PlayedGame[]): GameSummary[] {
  const games = [...new Set(all.map((each) => each.game))];
  return games
    .map((game) =>
      summary(
        game,
        all.filter((each) => each.game === game),
      ),
    )
    .sort((one, other) => other.played - one.played);
}

function summary(game: string, played: PlayedGame[]): GameSummary {
  const scores = played.flatMap(({ score }) => (score === null ? [] : [score]));
  const bots = [...new Set(played.map(({ bot }) => bot))].sort((one, other) => strength(other) - strength(one));
  return {
    game,
    played: played.length,
    won: wins(played),
    streak: streaks(played).at(-1) ?? 0,
    longest: Math.max(0, ...streaks(played)),
    best: scores.some(counts) ? Math.max(...scores) : null,
    byBot: bots.map((bot) => {
      const against = played.filter((each) => each.bot === bot);
      return { bot, played: against.length, won: wins(against) };
    }),
  };
}

const wins = (played: PlayedGame[]): number => played.filter(isWon).length;

/** Returns for each game how many were won in a row up to it. */
function streaks(played: PlayedGame[]): number[] {
  let row = 0;
  return played.map((each) => (row = isWon(each) ? row + 1 : 0));
}

/** Achievements, in the order in which they are shown: what each asks of the games played of one kind. */
export const ACHIEVEMENTS: Record<string, (played: PlayedGame[]) => boolean> = {
  "first-game": (played) => played.length >= 1,
  "first-win": (played) => wins(played) >= 1,
  "with-friends": (played) => played.some(({ people }) => people > 0),
  "full-table": (played) => played.some(({ seats }) => seats >= 4),
  "beat-thinker": (played) => played.some((each) => isWon(each) && strength(each.bot) >= 2),
  "beat-strong": (played) => played.some((each) => isWon(each) && strength(each.bot) >= 3),
  "three-in-a-row": (played) => Math.max(0, ...streaks(played)) >= 3,
  "own-record": (played) => played.some(({ best }) => best),
  "ten-games": (played) => played.length >= 10,
};

export function achievementsOf(game: string, all: PlayedGame[]): string[] {
  const played = all.filter((each) => each.game === game);
  return Object.keys(ACHIEVEMENTS).filter((name) => ACHIEVEMENTS[name](played));
}

/** The achievements that a game can bring: where all play together nobody is beaten, and two are no full table. */
export function possibleAchievements(
  game: Pick<GameInfo, "seats" | "shares"> | undefined,
  summary: Pick<GameSummary, "best">,
): string[] {
  const beyond = new Set<string>();
  if (summary.best === null) beyond.add("own-record");
  if (game && Math.max(...game.seats) < 4) beyond.add("full-table");
  if (game?.shares) for (const name of ["beat-thinker", "beat-strong"]) beyond.add(name);
  return Object.keys(ACHIEVEMENTS).filter((name) => !beyond.has(name));
}
