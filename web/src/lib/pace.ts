// Shows views one after another with time to follow them: bots answer faster than people can watch.
import type { Tagged } from "../games/contract";
import type { JournalPage, View } from "../generated/wire";
import { newsBetween, recall } from "./merge";

export type Pace = "slow" | "normal" | "fast" | "instant";
export const PACES: readonly Pace[] = ["slow", "normal", "fast", "instant"];
/** Milliseconds to look at what somebody else did, when views come faster than that, and the longest for a backlog. */
const GLANCE: Record<Pace, number> = { slow: 1_600, normal: 700, fast: 250, instant: 0 };
const PATIENCE: Record<Pace, number> = { slow: 60_000, normal: 15_000, fast: 4_000, instant: 0 };

export interface Pacing {
  /** Whether to show everything at once: the tab is hidden, or the reader wants no motion. */
  hurry(): boolean;
  /** How fast the reader wants to be told. */
  pace(): Pace;
  later(run: () => void, milliseconds: number): () => void;
  show(view: View, news: Tagged[]): void;
  /** What lies between two views, each with how long it is looked at; nothing where a view tells little. */
  unfold?(before: View, after: View): Scene[];
  /** Something is to be read now, or has been. */
  reading?(now: boolean): void;
  /** The longest, in milliseconds, that a reader may take where others wait; null: as long as one likes. */
  limit?(): number | null;
}

/** A view to be shown, and for which part of a glance. */
export interface Scene {
  view: View;
  looked: number;
  /** It stands until the reader goes on. */
  reads?: boolean;
}

export class Pacer {
  private waiting: Scene[] = [];
  private shown: View | null = null;
  private stop: (() => void) | null = null;
  private held = false;
  private unread = false;

  constructor(private readonly pacing: Pacing) {}

  push(view: View): void {
    const last = this.waiting.at(-1)?.view ?? this.shown;
    if (!this.follows(view)) {
      this.waiting = [{ view, looked: 1 }];
      this.read(false);
      return this.flush();
    }
    const told = (last && this.pacing.unfold?.(last, view)) ?? [];
    this.waiting.push(...(this.hurried ? told.filter(({ reads }) => reads) : told), { view, looked: 1 });
    if (this.held || this.unread) return;
    if (this.hurried) this.flush();
    else if (!this.stop) this.next();
  }

  private get hurried(): boolean {
    return this.pacing.hurry() || this.pacing.pace() === "instant";
  }

  /** Stand still until `go` or `step`; what comes meanwhile waits. */
  hold(): void {
    this.held = true;
    this.read(false);
  }

  go(): void {
    this.held = false;
    this.readOn();
  }

  /** What had to be read has been read. */
  readOn(): void {
    this.read(false);
    if (this.held) return;
    if (this.hurried) this.flush();
    else this.next();
  }

  /** Tell once more how these views came about; the last of them is the present. Who wants no motion steps through. */
  retell(views: readonly View[]): void {
    this.clear();
    const [first, ...rest] = views;
    if (!first) return;
    this.shown = first;
    this.pacing.show(first, []);
    this.held = true;
    for (const view of rest) this.push(view);
    if (!this.hurried) this.go();
  }

  /** Show the next thing that happened, and stand still again. */
  step(): void {
    const next = this.waiting.shift();
    if (next && this.show(next.view) === 0) this.step();
  }

  /** Show where the table stands now. */
  skip(): void {
    this.held = false;
    this.waiting = this.waiting.slice(-1);
    this.read(false);
    this.flush();
  }

  get behind(): number {
    return this.waiting.length;
  }

  /** An earlier page of the journal has come: it belongs to what is still to be shown, too. */
  recall(page: JournalPage): void {
    this.waiting = this.waiting.map((scene) => ({ ...scene, view: recall(scene.view, page) }));
    if (this.shown) this.shown = recall(this.shown, page);
  }

  /** Forget what is still to be shown, for instance because the eyes change. */
  clear(): void {
    this.read(false);
    this.waiting = [];
    this.shown = null;
    this.held = false;
  }

  /** A view of other eyes, or one that went back in time, is no motion to follow. */
  private follows(view: View): boolean {
    return this.shown !== null && this.shown.seat === view.seat && view.answers >= this.shown.answers;
  }

  /** Show the latest view now, with all that happened since; what must be read comes before it. */
  private flush(): void {
    this.stop?.();
    this.stop = null;
    const unread = this.waiting.findIndex(({ reads }) => reads);
    const latest = this.waiting.splice(0, unread < 0 ? this.waiting.length : unread + 1).at(-1);
    if (!latest) return;
    this.show(latest.view);
    if (latest.reads) this.read(true);
  }

  /** Begin to wait for a reader, or end it. */
  private read(now: boolean): void {
    this.stop?.();
    this.stop = null;
    if (this.unread !== now) this.pacing.reading?.(now);
    this.unread = now;
    const limit = now ? (this.pacing.limit?.() ?? null) : null;
    if (limit !== null) this.stop = this.pacing.later(() => this.readOn(), limit);
  }

  private next(): void {
    const next = this.waiting.shift();
    if (!next) return;
    const news = this.show(next.view);
    if (next.reads) return this.read(true);
    if (news === 0) return this.next();
    const pace = this.pacing.pace();
    const pause = next.looked * Math.min(GLANCE[pace], PATIENCE[pace] / (this.waiting.length + 1));
    this.stop = this.pacing.later(() => {
      this.stop = null;
      if (this.pacing.hurry()) this.flush();
      else this.next();
    }, pause);
  }

  private show(view: View): number {
    const news = newsBetween(this.shown, view);
    this.shown = view;
    this.pacing.show(view, news);
    return news.length;
  }
}
