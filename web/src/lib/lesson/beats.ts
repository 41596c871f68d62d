// The beats of a lesson: each says something at one moment of the game, and may want a certain answer.
import type { Tagged } from "$games/contract";
import type { LessonBeat } from "$generated/wire";

/** Returns the beat after so many answers, when `read` beats of that moment have been read; null if there is none.
 * After a free answer the game goes its own way: what is left to read is read then, however many answers were given. */
export function beatAt(beats: LessonBeat[], given: number, read: number): LessonBeat | null {
  const free = beats.find((beat) => beat.free);
  const now =
    free && given > free.given ? beats.slice(beats.indexOf(free) + 1) : beats.filter((beat) => beat.given === given);
  return now[read] ?? null;
}

/** Whether no beat is left. */
export function lessonIsOver(beats: LessonBeat[], given: number, read: number): boolean {
  return beats.every((beat) => beat.given <= given) && beatAt(beats, given, read) === null;
}

/** Whether a beat waits for an answer, not only for its reader. */
export const wantsAnswer = (beat: LessonBeat): boolean => beat.free || Object.keys(beat.give).length > 0;

/** Returns the part of the page to light: what a beat points at or, where that is not on the page, the question. */
export const partToLight = (point: string, there: string[]): string =>
  point === "" || there.includes(point) ? point : "question";

/** Returns the options to which a beat narrows the answers; none where the reader is free. */
export function wantedAnswers(beat: LessonBeat, options: Tagged[]): Tagged[] {
  if (beat.free || !wantsAnswer(beat)) return [];
  const wanted = Object.entries(beat.give).map(([name, value]) => [name, JSON.stringify(value)] as const);
  return options.filter((option) => wanted.every(([name, value]) => JSON.stringify(option[name]) === value));
}
