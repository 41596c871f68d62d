// What is read at one sitting: passages, choices, tests and what came of them, until the party is back on its ship.
import type { Event, State } from "../../../generated/sleeping-gods";
import { placeOf } from "./places";

export type Entry =
  | { sort: "passage"; key: string }
  | { sort: "chosen"; key: string }
  | { sort: "test"; skill: string; value: number; score: number; passed: boolean }
  | { sort: "fight"; level: number }
  | { sort: "told"; events: Event[] };

/** What is told under a text: gained, lost, suffered. */
const TELLS = new Set<Event["event"]>([
  "gained",
  "lost",
  "wounded",
  "healed",
  "tired",
  "rested",
  "afflicted",
  "cured",
  "card-gained",
  "card-lost",
  "quest-taken",
  "quest-completed",
  "token-gained",
  "ship-damaged",
  "ship-repaired",
  "orders-gained",
  "good-given",
  "combat-won",
  "events-built",
  "ending-reached",
]);

class Sitting {
  entries: Entry[] = $state([]);
  /** Nothing more will be read: the party has returned. */
  over = $state(true);
  open = $state(false);
  private table = "";
  /** News are drawn more than once and count only once. */
  private heard: readonly Event[] | null = null;

  /** Sit down at a table: what was being read when the page was left is taken up again. */
  begin(table: string, state: State): void {
    if (this.table === table) return;
    this.table = table;
    const kept = recall(table);
    const at = state.reading.page?.passage;
    const fits = kept !== null && (at === undefined ? kept.over : kept.entries.some((entry) => entry.sort === "passage" && entry.key === at));
    this.entries = fits ? kept.entries : at ? [{ sort: "passage", key: at }] : [];
    this.over = at === undefined;
    this.open = fits ? kept.open : at !== undefined;
  }

  /** Whether the book lies open. */
  get reading(): boolean {
    return this.open && this.entries.length > 0;
  }

  hear(news: readonly Event[]): void {
    if (news === this.heard) return;
    this.heard = news;
    for (const event of news) this.take(event);
    if (news.length > 0) keep(this.table, { entries: $state.snapshot(this.entries) as Entry[], over: this.over, open: this.open });
  }

  /** A choice that was taken back has led nowhere. */
  choosing(): void {
    if (this.entries.at(-1)?.sort === "chosen") this.entries.pop();
  }

  close(): void {
    this.open = false;
    keep(this.table, { entries: $state.snapshot(this.entries) as Entry[], over: this.over, open: false });
  }

  private take(event: Event): void {
    if (event.event === "passage-read") this.read(event.passage);
    else if (event.event === "explored") this.anew();
    else if (event.event === "returned") this.over = true;
    else if (this.over) return;
    else if (event.event === "option-taken") this.entries.push({ sort: "chosen", key: event.option });
    else if (event.event === "challenge-ended") this.entries.push({ sort: "test", skill: event.skill, value: event.value, score: event.score, passed: event.passed });
    else if (event.event === "combat-began") this.entries.push({ sort: "fight", level: event.level });
    else if (TELLS.has(event.event)) this.tell(event);
  }

  private read(key: string): void {
    if (this.over) this.anew();
    this.open = true;
    const last = this.entries.at(-1);
    if (last?.sort !== "passage" || last.key !== key) this.entries.push({ sort: "passage", key });
  }

  private anew(): void {
    this.entries = [];
    this.over = false;
  }

  private tell(event: Event): void {
    const last = this.entries.at(-1);
    if (last?.sort === "told") last.events.push(event);
    else this.entries.push({ sort: "told", events: [event] });
  }

  /** The place that is being explored. */
  get place(): number | null {
    const first = this.entries.find((entry) => entry.sort === "passage");
    return first ? placeOf(first.key) : null;
  }
}

interface Kept {
  entries: Entry[];
  over: boolean;
  open: boolean;
}
const name = (table: string): string => `sleeping-gods-sitting-${table}`;

function keep(table: string, kept: Kept): void {
  try {
    sessionStorage.setItem(name(table), JSON.stringify(kept));
  } catch {
    // Without a memory the last passage is shown after a reload.
  }
}

function recall(table: string): Kept | null {
  try {
    return JSON.parse(sessionStorage.getItem(name(table)) ?? "null") as Kept | null;
  } catch {
    return null;
  }
}

export const sitting = new Sitting();
