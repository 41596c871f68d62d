// What the server notes on answers, found by the answer.
import type { Question } from "../generated/wire";
import type { Tagged } from "./contract";

const told = (value: unknown): string => JSON.stringify(value ?? null);
const same = (one: Tagged, other: Tagged): boolean => Object.keys(one).every((key) => told(one[key]) === told(other[key]));

/** The note on an answer; only what it has. */
export function noteOf<Note>(question: Pick<Question, "options" | "notes"> | null, action: object): Partial<Note> {
  const place = question?.options.findIndex((option) => same(option as Tagged, action as Tagged)) ?? -1;
  return (question?.notes[place] as Partial<Note> | null | undefined) ?? {};
}
