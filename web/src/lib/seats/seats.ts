// Which seats are ours, from which seat the table is seen, and what is shown of a seat.
import type { ChatLine, SeatInfo, TableInfo, View } from "$generated/wire";
import { t } from "../words/language.svelte";

export const SPECTATOR = -1;
/** The viewpoint that sees all that was hidden, once a game is over. */
export const ALL_REVEALED = -2;

export function mySeats(table: TableInfo): SeatInfo[] {
  return table.seats.filter((seat) => seat.mine);
}

/**
 * Returns the seats that people play from this browser, and those of absent allies at a shared table. A seat that was
 * given to a bot is not among them until it is taken back.
 */
export function myPlayers(table: TableInfo): number[] {
  return table.seats.filter((seat) => (seat.mine || seat.stand_in) && seat.kind === "person").map((seat) => seat.seat);
}

/** Whether one person plays one seat, and bots all others. */
export const playsAlone = (table: TableInfo): boolean => {
  const people = table.seats.filter((seat) => seat.kind !== "bot");
  return people.length === 1 && people[0].mine && table.seats.length > 1;
};

/** Returns the viewpoint to begin with: my first seat, or a spectator's. */
export function initialViewpoint(table: TableInfo): number {
  return myPlayers(table)[0] ?? mySeats(table)[0]?.seat ?? SPECTATOR;
}

/**
 * Returns the viewpoints that a replay offers: a spectator's, one's own, and everybody's once the game is over.
 * While it goes on, players at one device keep their secrets from each other.
 */
export function replayViewpoints(table: TableInfo): number[] {
  const over = table.status === "over";
  const seats = table.seats.filter((seat) => over || seat.mine).map((seat) => seat.seat);
  const apart = !over && table.secrets && seats.length > 1;
  return [SPECTATOR, ...(apart ? [] : seats), ...(over ? [ALL_REVEALED] : [])];
}

/** Returns the viewpoint with which a replay begins. */
export function initialReplayViewpoint(table: TableInfo): number {
  const first = initialViewpoint(table);
  return replayViewpoints(table).includes(first) ? first : SPECTATOR;
}

/** Returns the next of my seats that is asked while the shown one is not; null if the viewpoint can stay. */
export function nextViewpoint(view: View): number | null {
  const mine = view.question?.mine ?? [];
  if (myPlayers(view.table).length < 2 || mine.includes(view.seat)) return null;
  return mine[0] ?? null;
}

/** Whether any seat of this browser is asked. */
export function isMyTurn(view: View): boolean {
  return (view.question?.mine.length ?? 0) > 0;
}

/** Returns the devices of a seat of mine that this browser does not know. A single device is this one. */
export function unknownDevices(seat: SeatInfo, known: readonly string[]): string[] {
  return seat.devices.length > 1 ? seat.devices.filter((device) => !known.includes(device)) : [];
}

/** Returns the words of a notice about a seat. */
export function seatNoticeText(line: ChatLine, words: { seat(seat: number): string }): string {
  if (line.notice === "announced") return t("web-news-announced", { text: line.text });
  return t(`web-news-${line.notice}`, { name: line.name || words.seat(line.seat), by: words.seat(line.by) });
}

/** Returns the seconds until the seat of an absent player may be given away; 0 if it may, null if nobody is absent. */
export function graceLeft(seat: SeatInfo, grace: number, elapsed: number): number | null {
  return seat.away === null ? null : Math.max(0, Math.ceil(grace - seat.away - elapsed));
}

/** The border radius of each seat's sign: seats differ in shape, not only in colour. */
const CORNERS = ["50%", "18%", "50% 50% 12% 12%", "50% 8%", "12% 12% 50% 50%", "8% 50%"];
export const seatCorners = (seat: number): string => CORNERS[seat % CORNERS.length];

/** Returns the letter of a seat, shown with its colour. */
export function seatLetter(seat: number): string {
  return String.fromCharCode(65 + seat);
}

/** Whether somebody can still sit down before the game begins. */
export function hasFreeSeat(table: Pick<TableInfo, "status" | "seats">): boolean {
  return table.status === "waiting" && table.seats.some((seat) => seat.kind === "open");
}
