// The server's notes on answers, such as price or reach.
import type { Question } from "$generated/wire";
import type { Tagged } from "$games/contract";

const text = (value: unknown): string => JSON.stringify(value ?? null);
const matches = (one: Tagged, other: Tagged): boolean =>
  Object.keys(one).every((key) => text(one[key]) === text(other[key]));

/** Returns the note on an answer; {} if it has none. */
export function noteOf<Note>(question: Pick<Question, "options" | "notes"> | null, action: object): Partial<Note> {
  const place = question?.options.findIndex((option) => matches(option as Tagged, action as Tagged)) ?? -1;
  return (question?.notes[place] as Partial<Note> | null | undefined) ?? {};
}
