// Names in lines that fit beside what they name.

const LONGEST = 17;

/** A name in at most two lines, broken where they are most alike. */
export function lines(name: string): string[] {
  const words = name.split(" ");
  if (name.length <= LONGEST || words.length === 1) return name ? [name] : [];
  const breaks = words.slice(1).map((_, n) => [words.slice(0, n + 1).join(" "), words.slice(n + 1).join(" ")]);
  return breaks.reduce((best, each) =>
    Math.abs(each[0].length - each[1].length) < Math.abs(best[0].length - best[1].length) ? each : best,
  );
}
