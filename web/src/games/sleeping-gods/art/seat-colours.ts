// The players' colours; a letter stands beside every one, so that colour never speaks alone.
import { seatLetter } from "$lib/seats/seats";

export const COLOURS: string[] = ["#ffb35c", "#7fd8ff", "#d3a8ff", "#8fe39a"];
export const colourOf = (seat: number): string => COLOURS[seat % COLOURS.length];
export const letterOf = seatLetter;
/** The captain is nobody's. */
export const NOBODY = -1;
