// The seats' colours; a letter stands on every standee, so that colour never speaks alone.
import { seatLetter } from "$lib/seats/seats";

export const COLOURS: string[] = ["#ffa04d", "#c3a3ff", "#ff7d8c", "#ffe566", "#7fe0a6", "#74c0ff"];

export const colourOf = (seat: number): string => COLOURS[seat % COLOURS.length];
export const letterOf = seatLetter;
export const NOBODY = -1;
