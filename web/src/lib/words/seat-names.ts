// Names of people and bots at a table.
import type { SeatInfo, TableInfo } from "$generated/wire";
import { botName, t } from "./language.svelte";

/** Returns the name of whoever sits there, or the seat's number. */
export function seatName(seat: SeatInfo): string {
  if (seat.name) return seat.name;
  return seat.kind === "bot" ? botName(seat.bot) : t("seat-number", { number: seat.seat + 1 });
}

/** Returns the name of whoever sits there, or the seat's number. */
export function seatNames(table: TableInfo): string[] {
  return table.seats.map(seatName);
}

/** Returns names for so many bots, each different, in the reader's language. */
export function botNames(count: number): string[] {
  const names = t("web-bot-names")
    .split(",")
    .map((name) => name.trim());
  return Array.from({ length: count }, (_, n) => names[n % names.length]);
}
