// Opening tables: the plans that people make most often, and what follows when one is opened.
import type { ChapterSeat, GameInfo, NewTable, NextChapter, Opened, SeatPlan } from "../generated/wire";
import { api } from "./api";
import { keepInvites, keepPledge, type Pledge } from "./keep";
import { botCrew } from "./names";
import { newShare } from "./proof";
import { go } from "./router.svelte";
import { settings } from "./settings.svelte";

/** Whom one plays with: friends who get a link, bots, or people around one device. */
export type Company = "friends" | "bots" | "here";

export function seatsFor(game: GameInfo, company: Company, count: number, name: string, crew: string[]): SeatPlan[] {
  return Array.from({ length: count }, (_, seat): SeatPlan => {
    if (seat === 0) return { kind: "me", bot: "", name };
    if (company === "bots") return { kind: "bot", bot: game.usual_bot, name: crew[(seat - 1) % crew.length] ?? "" };
    return { kind: company === "here" ? "me" : "open", bot: "", name: "" };
  });
}

export function planFor(game: GameInfo, seats: SeatPlan[]): NewTable {
  const options = Object.fromEntries(game.options.map((option) => [option.name, option.default]));
  const clock = { pace: "none", at_zero: "nothing" } as const;
  const terms = { public: false, chat: true, odds: true, steady: false, several: false, shared: game.shares, lesson: false, hints: true, clock };
  return { game: game.name, seats, options, seed: "", promise: "", share: "", terms };
}

/** A game for one, against as many bots as make a good small table. */
export function soloPlan(game: GameInfo): NewTable {
  const count = game.seats.includes(3) ? 3 : game.seats[0];
  const plan = planFor(game, seatsFor(game, "bots", count, settings.name, botCrew(count - 1)));
  return { ...plan, terms: { ...plan.terms, chat: false } };
}

export async function openTable(plan: NewTable): Promise<void> {
  const pledge = plan.seed ? null : await newPledge();
  const opened = await api.open({ ...plan, ...pledge });
  if (pledge && opened.table.seed_origin === "mixed") keepPledge(opened.table.id, pledge);
  sit(opened);
}

/** Begin the guided first game. */
export async function learn(game: string): Promise<void> {
  sit(await api.learn(game));
}

/** The same people once more: everybody who asks gives a share to the new seed, and when all have, it begins. */
export async function playAgain(table: string): Promise<void> {
  const pledge = await newPledge();
  sitWith(pledge, await api.rematch(table, pledge));
}

/** The next chapter of a campaign, with these people; or, where somebody has opened it already, simply come there. */
export async function goOn(
  table: string,
  seats: ChapterSeat[] = [],
  options: NextChapter["options"] = {},
): Promise<void> {
  const pledge = await newPledge();
  sitWith(pledge, await api.nextChapter(table, { seats, options, ...pledge }));
}

/** Sit down at a table whose seed has, or may have, our share in it. */
function sitWith(pledge: Pledge, opened: Opened): void {
  const { id, commitment, seats, shared } = opened.table;
  if (shared.some((seat) => seats[seat]?.mine)) keepPledge(id, { promise: commitment, share: pledge.share });
  sit(opened);
}

/** Have the server promise a secret, then draw a share of our own. */
async function newPledge(): Promise<Pledge> {
  const { promise } = await api.promise();
  return { promise, share: newShare() };
}

/** Go to a table that was just opened, and keep the keys of its seats. */
export function sit(opened: Opened): void {
  keepPledge(opened.table.id, { promise: opened.table.commitment, share: "" });
  if (opened.invites.length) keepInvites(opened.table.id, opened.invites);
  go(`/t/${opened.table.id}`);
}
