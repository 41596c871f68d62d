// Shows views one after another with time to follow them: bots answer faster than people can watch.
import type { Reveal, Tagged } from "$games/contract";
import type { JournalPage, View } from "$generated/wire";
import { eventsBetween, prependJournalPage } from "../connection/view-updates";

export type Pace = "slow" | "normal" | "fast" | "instant";
export const PACES: readonly Pace[] = ["slow", "normal", "fast", "instant"];
/** How long what somebody else did is shown, in milliseconds, when views come faster than that. */
const GLANCE: Record<Pace, number> = { slow: 1_600, normal: 700, fast: 250, instant: 0 };
/** How long a whole backlog is shown at most, in milliseconds. */
const BACKLOG_LIMIT: Record<Pace, number> = { slow: 60_000, normal: 15_000, fast: 4_000, instant: 0 };

export interface PacerOptions {
  /** Whether to show everything at once: the tab is hidden, or the reader wants no motion. */
  hurry(): boolean;
  /** The pace that the reader has chosen. */
  pace(): Pace;
  /** Runs something later; returns a function that cancels it. */
  runLater(run: () => void, milliseconds: number): () => void;
  /** Shows a view, with the events since the last one shown. */
  show(view: View, news: Tagged[], scene: TimedView): void;
  /** Returns the views to show between two views, with their times; none where little happened. */
  unfold?(before: View, after: View): TimedView[];
  /** Called when the pacer begins to wait until something is read, and when it goes on. */
  waitingForReader?(waiting: boolean): void;
  /** How long a reader may take where others wait, in milliseconds; null: no limit. */
  readingLimit?(): number | null;
}

/** A view, and how long it is shown. */
export interface TimedView {
  view: View;
  /** The time as a multiple of a usual glance. */
  glances: number;
  /** Whether it stays until the reader goes on. */
  waitsForReader?: boolean;
  /** What is being turned or rolled in it. */
  reveal?: Reveal;
  /** What has happened to the reader in it. */
  happened?: Tagged[];
}

export class Pacer {
  private queue: TimedView[] = [];
  private shown: View | null = null;
  private cancelTimer: (() => void) | null = null;
  private paused = false;
  private waiting = false;

  constructor(private readonly options: PacerOptions) {}

  /** Adds a view to the end of the queue. A view of another seat, or after an undo, is shown at once. */
  push(view: View): void {
    const last = this.queue.at(-1)?.view ?? this.shown;
    if (!this.follows(view)) {
      this.queue = [{ view, glances: 1 }];
      this.setWaiting(false);
      return this.flush();
    }
    const between = (last && this.options.unfold?.(last, view)) ?? [];
    const kept = this.hurried ? between.filter(({ waitsForReader }) => waitsForReader) : between;
    this.queue.push(...kept, { view, glances: 1 });
    if (this.paused || this.waiting) return;
    if (this.hurried) this.flush();
    else if (!this.cancelTimer) this.showNext();
  }

  private get hurried(): boolean {
    return this.options.hurry() || this.options.pace() === "instant";
  }

  /** Shows nothing new until `resume` or `step`. */
  pause(): void {
    this.paused = true;
    this.setWaiting(false);
  }

  resume(): void {
    this.paused = false;
    this.continueReading();
  }

  /** Goes on after something that waited for the reader. */
  continueReading(): void {
    this.setWaiting(false);
    if (this.paused) return;
    if (this.hurried) this.flush();
    else this.showNext();
  }

  /** Shows these views again, of which the last is the present. Readers who want no motion step through them. */
  replay(views: readonly View[]): void {
    this.clear();
    const [first, ...rest] = views;
    if (!first) return;
    this.shown = first;
    this.options.show(first, [], { view: first, glances: 1 });
    this.paused = true;
    for (const view of rest) this.push(view);
    if (!this.hurried) this.resume();
  }

  /** Shows the next view that has events, while paused. */
  step(): void {
    const next = this.queue.shift();
    if (next && this.show(next) === 0) this.step();
  }

  /** Shows the latest view and resumes. */
  skipToPresent(): void {
    this.paused = false;
    this.queue = this.queue.slice(-1);
    this.setWaiting(false);
    this.flush();
  }

  /** How many views are still to be shown. */
  get pendingCount(): number {
    return this.queue.length;
  }

  /** Adds an earlier page of the journal to all views, shown or not. */
  prependJournalPage(page: JournalPage): void {
    this.queue = this.queue.map((timed) => ({ ...timed, view: prependJournalPage(timed.view, page) }));
    if (this.shown) this.shown = prependJournalPage(this.shown, page);
  }

  /** Forgets what is still to be shown, for instance because the viewpoint changes. */
  clear(): void {
    this.setWaiting(false);
    this.queue = [];
    this.shown = null;
    this.paused = false;
  }

  /** Whether a view continues what is shown: the same seat, and no undo. */
  private follows(view: View): boolean {
    return this.shown !== null && this.shown.seat === view.seat && view.answers >= this.shown.answers;
  }

  /** Shows the latest view now; before it, what must be read. */
  private flush(): void {
    this.cancelTimer?.();
    this.cancelTimer = null;
    const unread = this.queue.findIndex(({ waitsForReader }) => waitsForReader);
    const latest = this.queue.splice(0, unread < 0 ? this.queue.length : unread + 1).at(-1);
    if (!latest) return;
    this.show(latest);
    if (latest.waitsForReader) this.setWaiting(true);
  }

  /** Begins or ends to wait for the reader. */
  private setWaiting(waiting: boolean): void {
    this.cancelTimer?.();
    this.cancelTimer = null;
    if (this.waiting !== waiting) this.options.waitingForReader?.(waiting);
    this.waiting = waiting;
    const limit = waiting ? (this.options.readingLimit?.() ?? null) : null;
    if (limit !== null) this.cancelTimer = this.options.runLater(() => this.continueReading(), limit);
  }

  private showNext(): void {
    const next = this.queue.shift();
    if (!next) return;
    const news = this.show(next);
    if (next.waitsForReader) return this.setWaiting(true);
    if (news === 0 && !next.reveal) return this.showNext();
    const pace = this.options.pace();
    const pause = next.glances * Math.min(GLANCE[pace], BACKLOG_LIMIT[pace] / (this.queue.length + 1));
    this.cancelTimer = this.options.runLater(() => {
      this.cancelTimer = null;
      if (this.options.hurry()) this.flush();
      else this.showNext();
    }, pause);
  }

  /** Shows a scene; returns how many events are new in it. */
  private show(scene: TimedView): number {
    const news = eventsBetween(this.shown, scene.view);
    this.shown = scene.view;
    this.options.show(scene.view, news, scene);
    return news.length;
  }
}
