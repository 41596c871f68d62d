// The two marks that a page of "How to play" may have in its text: `**bold**` and `*italic*`.

export interface Run {
  text: string;
  mark: "" | "strong" | "em";
}

/** Returns a line in runs of the same mark. */
export function runsOf(line: string): Run[] {
  return line
    .split(/(\*\*[^*]+\*\*|\*[^*]+\*)/)
    .filter(Boolean)
    .map((part) => {
      if (part.startsWith("**")) return { text: part.slice(2, -2), mark: "strong" };
      if (part.startsWith("*")) return { text: part.slice(1, -1), mark: "em" };
      return { text: part, mark: "" };
    });
}
