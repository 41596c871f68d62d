// Where a guided first game is: which beat is to be read, and which answer it wants.
import type { Tagged } from "../games/contract";
import type { LessonBeat } from "../generated/wire";

/** The beat to show after so many answers `given`, when `read` beats of this moment have been read; null: none. */
export function beatAt(beats: LessonBeat[], given: number, read: number): LessonBeat | null {
  return beats.filter((beat) => beat.given === given)[read] ?? null;
}

/** Whether nothing is left to be taught. */
export function isOver(beats: LessonBeat[], given: number, read: number): boolean {
  return beats.every((beat) => beat.given <= given) && beatAt(beats, given, read) === null;
}

export const wantsAnswer = (beat: LessonBeat): boolean => Object.keys(beat.give).length > 0;

/** The answers that a beat would take. */
export function wanted(beat: LessonBeat, options: Tagged[]): Tagged[] {
  if (!wantsAnswer(beat)) return [];
  const want = Object.entries(beat.give).map(([name, value]) => [name, JSON.stringify(value)] as const);
  return options.filter((option) => want.every(([name, value]) => JSON.stringify(option[name]) === value));
}
