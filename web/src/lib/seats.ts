// Whose eyes this browser looks through, and when the device should change hands.
import type { ChatLine, SeatInfo, TableInfo, View } from "../generated/wire";
import { t } from "./language.svelte";

export const SPECTATOR = -1;
/** Once a game is over: all that was hidden. */
export const EVERYTHING = -2;

export function mySeats(table: TableInfo): SeatInfo[] {
  return table.seats.filter((seat) => seat.mine);
}

/**
 * The seats that people play from this browser, with those of absent allies at a shared table. A seat given to a bot is
 * not among them until it is taken back.
 */
export function myPlayers(table: TableInfo): number[] {
  return table.seats.filter((seat) => (seat.mine || seat.stand_in) && seat.kind === "person").map((seat) => seat.seat);
}

/** The eyes to begin with: my first seat, or a spectator's. */
export function firstEyes(table: TableInfo): number {
  return myPlayers(table)[0] ?? mySeats(table)[0]?.seat ?? SPECTATOR;
}

/**
 * Whose eyes one may look back through: a spectator's, one's own, and everybody's once the game is over. While it goes on,
 * people around one device have their secrets from each other.
 */
export function lookersOf(table: TableInfo): number[] {
  const over = table.status === "over";
  const seats = table.seats.filter((seat) => over || seat.mine).map((seat) => seat.seat);
  const apart = !over && table.secrets && seats.length > 1;
  return [SPECTATOR, ...(apart ? [] : seats), ...(over ? [EVERYTHING] : [])];
}

/** The eyes with which looking back begins. */
export function eyesBack(table: TableInfo): number {
  const first = firstEyes(table);
  return lookersOf(table).includes(first) ? first : SPECTATOR;
}

/** At a hot seat: the next of my seats that has to answer while the one looking has not; null while nobody has to change. */
export function nextEyes(view: View): number | null {
  const mine = view.question?.mine ?? [];
  if (myPlayers(view.table).length < 2 || mine.includes(view.seat)) return null;
  return mine[0] ?? null;
}

/** Whether this browser is asked, with these eyes or others of its own. */
export function myTurn(view: View): boolean {
  return (view.question?.mine.length ?? 0) > 0;
}

/** The devices of a seat of mine that nobody here knows yet. The first device is alone and knows itself. */
export function newDevices(seat: SeatInfo, known: readonly string[]): string[] {
  return seat.devices.length > 1 ? seat.devices.filter((device) => !known.includes(device)) : [];
}

/** What the table tells about a seat. */
export function seatNews(line: ChatLine, words: { seat(seat: number): string }): string {
  return t(`web-news-${line.notice}`, { name: line.name || words.seat(line.seat), by: words.seat(line.by) });
}

/** Seconds until the seat of somebody absent may be given away; 0 when it may be, null while nobody is absent. */
export function graceLeft(seat: SeatInfo, grace: number, elapsed: number): number | null {
  return seat.away === null ? null : Math.max(0, Math.ceil(grace - seat.away - elapsed));
}

/** How the corners of a seat's sign are rounded, so that seats differ in shape, too. */
const CORNERS = ["50%", "18%", "50% 50% 12% 12%", "50% 8%", "12% 12% 50% 50%", "8% 50%"];
export const seatCorners = (seat: number): string => CORNERS[seat % CORNERS.length];

/** The letter that tells a seat apart where its colour alone would. */
export function seatLetter(seat: number): string {
  return String.fromCharCode(65 + seat);
}

/** Whether somebody can still sit down before the game begins. */
export function hasFreeSeat(table: Pick<TableInfo, "status" | "seats">): boolean {
  return table.status === "waiting" && table.seats.some((seat) => seat.kind === "open");
}
