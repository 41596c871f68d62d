// What the party reads until it is back on its ship: passages, choices, tests and what came of them.
import { useTableScope } from "$games/shared/table-scope";
import type { Event, State } from "$generated/sleeping-gods";
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

/** What a new campaign begins with: nothing else has been read then. */
const PROLOGUE = "P1";

export class ReadingSession {
  entries: Entry[] = $state([]);
  /** Whether the party has returned, so that nothing more will be read. */
  over = $state(true);
  open = $state(false);
  private table = "";
  /** The question that was asked when the party had returned, and in which turn. */
  private after: { question: number; turn: number } | null = null;
  /** The last news taken: components pass the same news again. */
  private heard: readonly Event[] | null = null;

  /** Begins at a table: what was being read when the page was left is restored. */
  begin(table: string, state: State): void {
    if (this.table === table) return;
    this.table = table;
    const kept = readKept(table);
    const at = state.reading.page?.passage;
    const fits =
      kept !== null &&
      (at === undefined ? kept.over : kept.entries.some((entry) => entry.sort === "passage" && entry.key === at));
    const first = at ?? (state.log.length === 1 && state.log[0] === PROLOGUE ? PROLOGUE : undefined);
    this.entries = fits ? kept.entries : first ? [{ sort: "passage", key: first }] : [];
    this.over = at === undefined;
    this.open = fits ? kept.open : first !== undefined;
  }

  /** Whether the book is open. */
  get reading(): boolean {
    return this.open && this.entries.length > 0;
  }

  hear(news: readonly Event[]): void {
    if (news === this.heard) return;
    this.heard = news;
    for (const event of news) this.take(event);
    if (news.length > 0)
      keep(this.table, { entries: $state.snapshot(this.entries) as Entry[], over: this.over, open: this.open });
  }

  /** Removes a choice that was undone: the reader is asked again. */
  removeUndoneChoice(): void {
    if (this.entries.at(-1)?.sort === "chosen") this.entries.pop();
  }

  /** Closes a page that is over as soon as the game moves on: a later question, or another turn. */
  moveOn(question: number, turn: number): void {
    if (!this.over || !this.open) return;
    this.after ??= { question, turn };
    if (question !== this.after.question || turn !== this.after.turn) this.close();
  }

  close(): void {
    this.open = false;
    keep(this.table, { entries: $state.snapshot(this.entries) as Entry[], over: this.over, open: false });
  }

  private take(event: Event): void {
    if (event.event === "passage-read") this.read(event.passage);
    else if (event.event === "explored") this.restart();
    else if (event.event === "returned") this.over = true;
    else if (this.over) return;
    else if (event.event === "option-taken") this.entries.push({ sort: "chosen", key: event.option });
    else if (event.event === "challenge-ended")
      this.entries.push({
        sort: "test",
        skill: event.skill,
        value: event.value,
        score: event.score,
        passed: event.passed,
      });
    else if (event.event === "combat-began") this.entries.push({ sort: "fight", level: event.level });
    else if (TELLS.has(event.event)) this.tell(event);
  }

  private read(key: string): void {
    if (this.over) this.restart();
    this.open = true;
    const last = this.entries.at(-1);
    if (last?.sort !== "passage" || last.key !== key) this.entries.push({ sort: "passage", key });
  }

  private restart(): void {
    this.entries = [];
    this.over = false;
    this.after = null;
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

function readKept(table: string): Kept | null {
  try {
    return JSON.parse(sessionStorage.getItem(name(table)) ?? "null") as Kept | null;
  } catch {
    return null;
  }
}

export const useReadingSession = (): ReadingSession => useTableScope().get(ReadingSession);
