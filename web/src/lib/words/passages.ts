// Passages of a game's prose: fetched when they are first shown, and kept for as long as the page is open.
import type { Passage } from "$generated/wire";

type Fetch = (key: string) => Promise<Passage>;

/** Returns the paragraphs of a passage. */
export const splitParagraphs = ({ text }: Passage): string[] => text.split(/\n{2,}/);

/** The passages that one seat has read at a table, in one language. A refusal is not kept: it may be allowed later. */
export class PassageCache {
  private readonly loaded = new Map<string, Promise<string[]>>();

  constructor(private readonly fetch: Fetch) {}

  passage(key: string): Promise<string[]> {
    const known = this.loaded.get(key);
    if (known) return known;
    const found = this.fetch(key).then(splitParagraphs);
    this.loaded.set(key, found);
    found.catch(() => this.loaded.delete(key));
    return found;
  }
}

const caches = new Map<string, PassageCache>();

/** Returns the cache of a table, a seat and a language; `fetch` is used if it is new. */
export function passageCache(table: string, seat: number, language: string, fetch: Fetch): PassageCache {
  const name = `${table} ${seat} ${language}`;
  const found = caches.get(name) ?? new PassageCache(fetch);
  caches.set(name, found);
  return found;
}
