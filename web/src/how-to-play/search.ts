// Finds pages of "How to play" by what people type: "how do I win" and not only the rulebook's words.
import type { HowToPlayPage } from "$generated/wire";
import { matchesSearch } from "$lib/answers/grouping";

/** Returns a search without its small words ("how", "do", "I"), or as it is if there is nothing else in it. */
export function withoutSmallWords(search: string, smallWords: string): string {
  const small = new Set(smallWords.split(" "));
  const rest = search
    .toLowerCase()
    .split(/[\s?¿!¡,.]+/)
    .filter((word) => word && !small.has(word));
  return rest.length ? rest.join(" ") : search;
}

/** Whether a page is about what is searched for. */
export function isAbout(page: HowToPlayPage, search: string): boolean {
  const text = page.blocks.flatMap((block) => block.lines);
  return matchesSearch([page.title, ...page.also, ...text].join(" "), search);
}
