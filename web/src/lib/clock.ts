// A seat's time: what the server said was left, running down here until it says so again.

export function remaining(secondsLeft: number | null, running: boolean, elapsed: number): number | null {
  if (secondsLeft === null) return null;
  return Math.max(0, secondsLeft - (running ? elapsed : 0));
}

/** `1:05`, `2:03:20`; days are left to the words. */
export function clockFace(seconds: number): string {
  const whole = Math.ceil(seconds);
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const two = (number: number) => String(number).padStart(2, "0");
  return hours ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}
