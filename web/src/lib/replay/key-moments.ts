// The moments of a game that are worth a picture.
import type { Tagged } from "$games/contract";
import type { Review, View } from "$generated/wire";

const MOST = 6;
const HEADINGS = /^(round|phase|turn|day|act)-(begins|began)$/;

/** Returns the beginning, the turns of the game as its review knows them (else its thirds), and the end. */
export function keyMoments(last: number, review: Pick<Review, "turns"> | null): number[] {
  const turns = [...(review?.turns ?? [])]
    .sort((one, other) => Math.abs(other.after - other.before) - Math.abs(one.after - one.before))
    .slice(0, MOST - 2)
    .map((turn) => turn.at + 1);
  const between = turns.length ? turns : [Math.round(last / 3), Math.round((2 * last) / 3)];
  return [...new Set([0, ...between, last])].sort((one, other) => one - other);
}

/** Returns the last heading of the journal before the moment of a view, such as the beginning of a round. */
export function roundOf(view: Pick<View, "events">): Tagged | null {
  return ((view.events as Tagged[]).findLast((event) => HEADINGS.test(String(event.event))) as Tagged) ?? null;
}

/** Returns the table of seats of a game's end, in words. */
export function seatRows(
  end: View,
  nameOf: (seat: number) => string,
  kindOf: (bot: string) => string,
): { name: string; kind: string; score: string; won: boolean }[] {
  return end.table.seats.map(({ seat, kind, bot }) => ({
    name: nameOf(seat),
    kind: kindOf(kind === "bot" ? bot : ""),
    score: end.scores?.[seat] === undefined || end.scores?.[seat] === null ? "" : String(end.scores[seat]),
    won: end.winners?.includes(seat) ?? false,
  }));
}
