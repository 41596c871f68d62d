// Opening tables: plans for the usual ones, and what follows when one is opened.
import type { ChapterSeat, GameInfo, NewTable, NextChapter, Opened, SeatPlan } from "$generated/wire";
import { api } from "../connection/api";
import { saveInvites, saveOpenLink } from "../settings/table-memory";
import { savePledge, type Pledge } from "../fairness/pledges";
import { ALL_DAY } from "./clock-words";
import { botNames } from "../words/seat-names";
import { newShare } from "../fairness/seed-proof";
import { navigate } from "../browser/router.svelte";
import { settings } from "../settings/settings.svelte";

/** Whom one plays with: friends who get a link, bots, or people at one device. */
export type Company = "friends" | "bots" | "here";

/** Returns the plan of each seat: the first is mine. */
export function seatPlans(game: GameInfo, company: Company, count: number, name: string, crew: string[]): SeatPlan[] {
  return Array.from({ length: count }, (_, seat): SeatPlan => {
    if (seat === 0) return { kind: "me", bot: "", name };
    if (company === "bots") return { kind: "bot", bot: game.usual_bot, name: crew[(seat - 1) % crew.length] ?? "" };
    return { kind: company === "here" ? "me" : "open", bot: "", name: "" };
  });
}

/** Returns the plan of a table with the game's defaults. */
export function tablePlan(game: GameInfo, seats: SeatPlan[]): NewTable {
  const options = Object.fromEntries(game.options.map((option) => [option.name, option.default]));
  const clock = { pace: "none", at_zero: "nothing", hours: 24, minutes: 10, bonus: 30, ...ALL_DAY } as const;
  const terms = {
    public: false,
    friends: false,
    chat: true,
    odds: true,
    steady: false,
    several: false,
    shared: game.shares,
    lesson: false,
    hints: true,
    ready: false,
    clock,
  };
  return { game: game.name, seats, options, seed: "", promise: "", share: "", terms };
}

/** Returns the plan of a game for one against bots: three seats, if the game allows it. */
export function soloPlan(game: GameInfo): NewTable {
  const count = game.seats.includes(3) ? 3 : game.seats[0];
  const plan = tablePlan(game, seatPlans(game, "bots", count, settings.name, botNames(count - 1)));
  return { ...plan, terms: { ...plan.terms, chat: false } };
}

/** Opens a table, with a share of our own in its seed unless one is given, and goes there. */
export async function openTable(plan: NewTable): Promise<void> {
  const pledge = plan.seed ? null : await newPledge();
  const opened = await api.openTable({ ...plan, ...pledge });
  if (pledge && opened.table.seed_origin === "mixed") savePledge(opened.table.id, pledge);
  await goToTable(opened);
}

/** Opens the guided first game and goes there. */
export async function startLesson(game: string): Promise<void> {
  await goToTable(await api.startLesson(game));
}

/** Opens or joins a rematch. Everybody who joins gives a share to the new seed; it begins when all have. */
export async function playAgain(table: string): Promise<void> {
  const pledge = await newPledge();
  await goWithPledge(pledge, await api.rematch(table, pledge));
}

/** Opens the next chapter of a campaign with these people, or joins it if somebody has opened it already. */
export async function openNextChapter(
  table: string,
  seats: ChapterSeat[] = [],
  options: NextChapter["options"] = {},
): Promise<void> {
  const pledge = await newPledge();
  await goWithPledge(pledge, await api.nextChapter(table, { seats, options, ...pledge }));
}

/** Goes to a table whose seed may have our share in it. */
async function goWithPledge(pledge: Pledge, opened: Opened): Promise<void> {
  const { id, commitment, seats, shared } = opened.table;
  if (shared.some((seat) => seats[seat]?.mine)) savePledge(id, { promise: commitment, share: pledge.share });
  await goToTable(opened);
}

/** Has the server promise a secret, then draws a share of our own. */
async function newPledge(): Promise<Pledge> {
  const { promise } = await api.newPromise();
  return { promise, share: newShare() };
}

/** Goes to a table that was just opened, and saves the keys of its seats and of the link to any of them. */
export async function goToTable(opened: Opened): Promise<void> {
  savePledge(opened.table.id, { promise: opened.table.commitment, share: "" });
  if (opened.invites.length) {
    saveInvites(opened.table.id, opened.invites);
    saveOpenLink(opened.table.id, (await api.makeOpenLink(opened.table.id)).key);
  }
  navigate(`/t/${opened.table.id}`);
}
