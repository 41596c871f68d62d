// The explorers' colours; a letter stands on every figure, so that colour never speaks alone.
import { seatLetter } from "$lib/seats/seats";

export const COLOURS: string[] = ["#ffa04d", "#c3a3ff", "#5fd7ff", "#ffe566"];
export const colourOf = (seat: number): string => COLOURS[seat % COLOURS.length];
export const letterOf = seatLetter;
export const NOBODY = -1;
