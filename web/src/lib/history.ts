// What this browser has played: kept here and nowhere else, summed up, and judged worth an achievement.
import type { GameInfo, View } from "../generated/wire";
import { recall, remember } from "./keep";

/** A finished game in which a seat was ours. */
export interface Played {
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

const PLACE = "fathom.history";
const BROUGHT = "fathom.brought";
const MOST = 1000;

/** What a finished view is to us; null while it is not over, for onlookers, and for guided games. */
export function playedOf(view: View, now: number): Played | null {
  const { table, result, scores } = view;
  const mine = table.seats.filter((seat) => seat.mine && seat.kind === "person").map((seat) => seat.seat);
  if (table.status !== "over" || !result || !mine.length || table.terms.lesson) return null;
  const bots = table.seats.filter((seat) => seat.kind === "bot").map((seat) => seat.bot);
  const score = scores ? Math.max(...mine.map((seat) => scores[seat])) : null;
  const shares = mine.map((seat) => result[seat]);
  /** Around one device somebody has won, but none of us against anybody else. */
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

/** Thinkers are stronger than a game's own bot, and that one than chance. */
function strength(bot: string): number {
  if (bot === "random") return 0;
  if (!bot.startsWith("thinker")) return 1;
  return bot.endsWith("strong") ? 3 : 2;
}

export function history(): Played[] {
  const kept = recall<unknown>(PLACE);
  return Array.isArray(kept) ? (kept as Played[]).filter((each) => typeof each?.table === "string") : [];
}

/** Games that were over when they were brought here were played elsewhere: they are none of ours. */
export function keepBrought(tables: { id: string; status: string }[]): void {
  const over = tables.filter(({ status }) => status === "over").map(({ id }) => id);
  remember(BROUGHT, [...brought(), ...over].slice(-MOST));
}

function brought(): string[] {
  const kept = recall<unknown>(BROUGHT);
  return Array.isArray(kept) ? (kept as string[]) : [];
}

/** Keep a game once; of a score it is noted whether it was the best so far. */
export function keepPlayed(played: Played, before = history()): Played[] {
  if (before.some((each) => each.table === played.table) || brought().includes(played.table)) return before;
  const earlier = before.filter((each) => each.game === played.game).map((each) => each.score ?? -Infinity);
  const best = counts(played.score) && earlier.length > 0 && played.score! > Math.max(...earlier);
  const after = [...before, { ...played, best }].slice(-MOST);
  remember(PLACE, after);
  return after;
}

export function forgetHistory(): void {
  remember(PLACE, []);
}

/** In some games a score says no more than who has won. */
const counts = (score: number | null): boolean => score !== null && Math.abs(score) > 1;

/** Nobody won against anybody: all share it alike. */
const isDrawn = ({ won, seats }: Played): boolean => won > 0 && won < 1 && won * seats < 1.001;
const isWon = (played: Played): boolean => played.won > 0 && !isDrawn(played);

export function outcomeOf(played: Played): "victory" | "draw" | "defeat" {
  if (isDrawn(played)) return "draw";
  return isWon(played) ? "victory" : "defeat";
}

export interface Summary {
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

export function summaries(all: Played[]): Summary[] {
  const games = [...new Set(all.map((each) => each.game))];
  return games
    .map((game) => summary(game, all.filter((each) => each.game === game)))
    .sort((one, other) => other.played - one.played);
}

function summary(game: string, played: Played[]): Summary {
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

const wins = (played: Played[]): number => played.filter(isWon).length;

/** For each game, how many were won in a row up to it. */
function streaks(played: Played[]): number[] {
  let row = 0;
  return played.map((each) => (row = isWon(each) ? row + 1 : 0));
}

/** Achievements, in the order in which they are shown: what each asks of the games played of one kind. */
export const ACHIEVEMENTS: Record<string, (played: Played[]) => boolean> = {
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

export function achieved(game: string, all: Played[]): string[] {
  const played = all.filter((each) => each.game === game);
  return Object.keys(ACHIEVEMENTS).filter((name) => ACHIEVEMENTS[name](played));
}

/** The achievements that a game can bring: where all play together nobody is beaten, and two are no full table. */
export function withinReach(game: Pick<GameInfo, "seats" | "shares"> | undefined, summary: Pick<Summary, "best">): string[] {
  const beyond = new Set<string>();
  if (summary.best === null) beyond.add("own-record");
  if (game && Math.max(...game.seats) < 4) beyond.add("full-table");
  if (game?.shares) for (const name of ["beat-thinker", "beat-strong"]) beyond.add(name);
  return Object.keys(ACHIEVEMENTS).filter((name) => !beyond.has(name));
}
