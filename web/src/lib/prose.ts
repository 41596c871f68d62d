// Passages to read: asked for when they are first shown, and kept for as long as the page is open.
import type { Passage } from "../generated/wire";

type Fetch = (key: string) => Promise<Passage>;

/** A passage as paragraphs. */
export const paragraphs = ({ text }: Passage): string[] => text.split(/\n{2,}/);

/** The passages that one pair of eyes has read at a table, in one language. A refusal is not kept: it may be told later. */
export class Shelf {
  private readonly read = new Map<string, Promise<string[]>>();

  constructor(private readonly fetch: Fetch) {}

  passage(key: string): Promise<string[]> {
    const known = this.read.get(key);
    if (known) return known;
    const found = this.fetch(key).then(paragraphs);
    this.read.set(key, found);
    found.catch(() => this.read.delete(key));
    return found;
  }
}

const shelves = new Map<string, Shelf>();

/** The shelf of a table, a seat and a language; `fetch` is used if it is new. */
export function shelf(table: string, seat: number, language: string, fetch: Fetch): Shelf {
  const name = `${table} ${seat} ${language}`;
  const found = shelves.get(name) ?? new Shelf(fetch);
  shelves.set(name, found);
  return found;
}
