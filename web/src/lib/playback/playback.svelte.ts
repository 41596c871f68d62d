// How a table's views are shown: one after another at the reader's pace, paused, stepped through, or replayed.
import type { GameModule, Reveal, Tagged } from "$games/contract";
import type { JournalPage, View } from "$generated/wire";
import { runLater } from "../browser/timers";
import { prependJournalPage } from "../connection/view-updates";
import { prefersReducedMotion, settings } from "../settings/settings.svelte";
import { lastOwnAnswer } from "../settings/table-memory";
import { Pacer, type TimedView } from "./pacer";
import { scenesBetween, withoutQuestion, type Stops } from "./scenes";

const READING_LIMIT = 45_000; // milliseconds that an event waits for its reader at most, where other people play on
const REPLAY_LIMIT = 60; // answers that are replayed at most

/** What playback needs of the table. */
export interface PlaybackHost {
  game(): GameModule | null;
  /** Whether a lesson is running: it says by itself when to read. */
  inLesson(): boolean;
  show(view: View, news: Tagged[]): void;
  /** Returns what a seat saw after each of these numbers of answers; null if that fails. */
  history(seat: number, numbers: number[]): Promise<View[] | null>;
}

export class Playback {
  /** The view that is shown. */
  private view: View | null = $state.raw(null);
  /** How many answers had been given when this seat last answered; -1: never. */
  private lastOwn = $state(-1);
  /** How many answers others have given since. */
  readonly missed: number = $derived.by(() => {
    if (this.lastOwn < 0 || !this.view || this.view.seat < 0) return 0;
    return Math.max(0, this.view.answers - this.lastOwn);
  });
  /** Whether missed answers are being replayed. */
  replaying = $state(false);
  /** Whether the reader has paused. */
  paused = $state(false);
  /** Whether something stays on the screen until the reader has read it. */
  waitingForReader = $state(false);
  /** What is being turned or rolled. */
  reveal: Reveal | null = $state.raw(null);
  /** What has happened to the reader and is said large. */
  happened: Tagged[] = $state.raw([]);

  private readonly pacer = new Pacer({
    runLater,
    hurry: () => document.hidden || prefersReducedMotion(),
    pace: () => settings.pace,
    show: (view, news, scene) => this.show(view, news, scene),
    unfold: (before, after) => {
      const game = this.host.game();
      return game ? scenesBetween(before, after, game, this.stops) : [];
    },
    waitingForReader: (waiting) => (this.waitingForReader = waiting),
    readingLimit: () => (this.peopleAtTable > 1 ? READING_LIMIT : null),
  });

  constructor(
    private readonly table: string,
    private readonly host: PlaybackHost,
  ) {}

  /** Takes a view that has arrived; it is shown when its turn comes. */
  push(view: View): void {
    this.pacer.push(view);
  }

  private show(view: View, news: Tagged[], scene: TimedView): void {
    this.view = view;
    this.reveal = scene.reveal ?? null;
    this.happened = scene.happened ?? [];
    this.replaying &&= this.pacer.pendingCount > 0;
    this.lastOwn = lastOwnAnswer(this.table, view.seat);
    this.host.show(view, news);
  }

  private get peopleAtTable(): number {
    return this.view?.table.seats.filter(({ kind }) => kind === "person").length ?? 0;
  }

  /** What stays until it is read. What happens to the reader does so at every pace. */
  private get stops(): Stops {
    const mine = settings.wait && !this.host.inLesson();
    return { mine, great: mine && settings.pace !== "instant" };
  }
  continueReading = (): void => this.pacer.continueReading();

  /** Replays what others answered since this seat last did. */
  replayMissed = async (): Promise<void> => {
    const { view } = this;
    if (!view || !this.missed || this.replaying) return;
    this.replaying = true;
    const from = Math.max(this.lastOwn, view.answers - REPLAY_LIMIT);
    const numbers = Array.from({ length: view.answers - from }, (_, n) => from + n);
    const before = await this.host.history(view.seat, numbers);
    if (!before || this.view?.seat !== view.seat) this.replaying = false;
    else {
      this.paused = prefersReducedMotion() || settings.pace === "instant";
      this.pacer.replay([...before.map(withoutQuestion), this.view]);
      this.replaying = this.pacer.pendingCount > 0;
    }
  };

  pause = (): void => {
    this.paused = true;
    this.pacer.pause();
  };
  step = (): void => this.pacer.step();
  resume = (): void => {
    this.paused = false;
    this.pacer.resume();
  };
  skipToPresent = (): void => {
    this.paused = this.replaying = false;
    this.pacer.skipToPresent();
  };

  /** Adds an earlier page of the journal to all views, shown or not. */
  prependJournalPage(page: JournalPage): void {
    this.pacer.prependJournalPage(page);
    if (this.view) this.view = prependJournalPage(this.view, page);
  }

  /** Forgets what is still to be shown, for instance because the viewpoint changes. */
  clear(): void {
    this.paused = this.replaying = false;
    this.pacer.clear();
  }
}
