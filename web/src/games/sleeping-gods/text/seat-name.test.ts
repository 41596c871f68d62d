import { expect, it } from "vitest";
import type { State } from "$generated/sleeping-gods";
import type { Speech } from "$games/contract";
import { seatName } from "./seat-name";

const speech = {
  say: (key: string, { crew }: { crew?: string } = {}) => (crew ? `${crew}'s watch` : key),
} as unknown as Speech;
const seats = (count: number) => ({
  players: Array.from({ length: count }, (_, seat) => ({ seat, hand: [], orders: 0 })),
  crew: [
    { crew: "odessa", seat: -1 },
    { crew: "mac", seat: 0 },
    { crew: "marco", seat: 1 },
  ] as State["crew"],
});

it("who plays alone is the whole crew", () => {
  expect(seatName(seats(1), 0, speech)).toBe("board-seat-crew");
});

it("a player without a name is called by the first of those that the seat leads", () => {
  expect([0, 1].map((seat) => seatName(seats(2), seat, speech))).toEqual(["crew-mac's watch", "crew-marco's watch"]);
});

it("until the crew is shared out there is no such name", () => {
  expect(seatName({ ...seats(2), crew: [] }, 0, speech)).toBe("");
  expect(seatName({}, 0, speech)).toBe("");
});
