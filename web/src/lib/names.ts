// What people and bots at a table are called when they have not said so.
import type { SeatInfo, TableInfo } from "../generated/wire";
import { botName, t } from "./language.svelte";

export function nameOf(seat: SeatInfo): string {
  if (seat.name) return seat.name;
  return seat.kind === "bot" ? botName(seat.bot) : t("seat-number", { number: seat.seat + 1 });
}

export function namesOf(table: TableInfo): string[] {
  return table.seats.map(nameOf);
}

/** Names for so many bots, each different, in the reader's language. */
export function botCrew(count: number): string[] {
  const names = t("web-bot-names")
    .split(",")
    .map((name) => name.trim());
  return Array.from({ length: count }, (_, n) => names[n % names.length]);
}
