// The beats of a lesson: each says something at one moment of the game, and may want a certain answer.
import type { Tagged } from "$games/contract";
import type { LessonBeat } from "$generated/wire";

/** Returns the beat after so many answers, when `read` beats of that moment have been read; null if there is none. */
export function beatAt(beats: LessonBeat[], given: number, read: number): LessonBeat | null {
  return beats.filter((beat) => beat.given === given)[read] ?? null;
}

/** Whether no beat is left. */
export function lessonIsOver(beats: LessonBeat[], given: number, read: number): boolean {
  return beats.every((beat) => beat.given <= given) && beatAt(beats, given, read) === null;
}

/** Whether a beat waits for an answer, not only for its reader. */
export const wantsAnswer = (beat: LessonBeat): boolean => Object.keys(beat.give).length > 0;

/** Returns the options that a beat accepts. */
export function wantedAnswers(beat: LessonBeat, options: Tagged[]): Tagged[] {
  if (!wantsAnswer(beat)) return [];
  const wanted = Object.entries(beat.give).map(([name, value]) => [name, JSON.stringify(value)] as const);
  return options.filter((option) => wanted.every(([name, value]) => JSON.stringify(option[name]) === value));
}
