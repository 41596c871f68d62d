// What a seat is called whose player has given no name: its colour.
import type { State } from "$generated/nautilus";
import type { Speech } from "$games/contract";

export const seatName = (_: State, seat: number, speech: Speech): string => speech.say(`seat-colour-${seat}`);
