/** What is read where a voyage ends: the ending, and the lines that follow it. */

const LINE = "/also/"; // in the key of a line that follows another text

/** The last text of a log that is no such line, and all lines after it. */
export function lastPages(log: readonly string[]): string[] {
  const ending = log.findLastIndex((key) => !key.includes(LINE));
  return log.slice(Math.max(ending, 0));
}
