// Hours at which nobody wants to be told of a turn.

/** Returns the minute of the day in UTC of a time such as `22:30`; no time at all counts as midnight in UTC. */
export function minuteInUtc(time: string, minutesBehindUtc: number): number {
  const [hours, minutes] = time.split(":").map(Number);
  if (!time || Number.isNaN(hours + minutes)) return 0;
  return (((hours * 60 + minutes + minutesBehindUtc) % 1440) + 1440) % 1440;
}
