// What the server has read off the table by the rules, and what it notes on answers. Nothing is reckoned here.
import { FACTS, type Find, type Mission, type Note, type Standing, type State } from "$generated/nautilus";
import type { Tagged } from "$games/contract";

export const standingOf = (state: State, seat: number): Standing => state.reading.seats[seat];

export const findValue = (find: Find): number => FACTS.discoveries[find].value;
export const missionKinds = (mission: Mission): readonly Find[] => FACTS.missions[mission];

interface Asked {
  options: unknown[];
  notes: unknown[];
}

const NOTHING: Note = { money: 0, way: [], squares: [] };
const same = (one: Tagged, other: Tagged): boolean => Object.keys(one).every((key) => one[key] === other[key]);

/** What an answer costs and where it leads. */
export function noteOn(question: Asked | null, action: object): Note {
  const place = question?.options.findIndex((option) => same(option as Tagged, action as Tagged)) ?? -1;
  return { ...NOTHING, ...(question?.notes[place] as Partial<Note> | null | undefined) }; // what is nothing is not sent
}
