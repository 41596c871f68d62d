// The time that a seat has left.
import type { TableInfo } from "$generated/wire";

/** Returns whether the clocks of a table run: it is not paused, and these are its hours. */
export function clocksRun({ paused, clock_resumes }: TableInfo): boolean {
  return !paused && clock_resumes === null;
}

/** Returns the seconds left, so many seconds after the server told `secondsLeft`; null without a clock. */
export function secondsRemaining(secondsLeft: number | null, running: boolean, elapsed: number): number | null {
  if (secondsLeft === null) return null;
  return Math.max(0, secondsLeft - (running ? elapsed : 0));
}

/** Returns `1:05` or `2:03:20`. */
export function formatClock(seconds: number): string {
  const whole = Math.ceil(seconds);
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const two = (number: number) => String(number).padStart(2, "0");
  return hours ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}
