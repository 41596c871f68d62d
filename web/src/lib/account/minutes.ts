// Minutes of the day as a time field shows them.

/** Returns the minute of the day of a time such as `22:30`; no time at all counts as midnight. */
export function toMinute(time: string): number {
  const [hours, minutes] = time.split(":").map(Number);
  return !time || Number.isNaN(hours + minutes) ? 0 : (hours * 60 + minutes) % 1440;
}

/** Returns `22:30` for the minute 1350. */
export function toTime(minute: number): string {
  const two = (number: number) => String(number).padStart(2, "0");
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
}
