// Shows views one after another with time to follow them: bots answer faster than people can watch.
import type { Tagged } from "../games/contract";
import type { View } from "../generated/wire";
import { newsBetween } from "./merge";

const GLANCE = 350; // milliseconds to look at what somebody else did, when views come faster than that
const PATIENCE = 4_000; // the longest that a backlog may take to play out

export interface Pacing {
  /** Whether to show everything at once: the tab is hidden, or the reader wants no motion. */
  hurry(): boolean;
  later(run: () => void, milliseconds: number): () => void;
  show(view: View, news: Tagged[]): void;
}

export class Pacer {
  private waiting: View[] = [];
  private shown: View | null = null;
  private stop: (() => void) | null = null;

  constructor(private readonly pacing: Pacing) {}

  push(view: View): void {
    this.waiting.push(view);
    if (this.pacing.hurry() || !this.follows(view)) this.flush();
    else if (!this.stop) this.next();
  }

  /** Forget what is still to be shown, for instance because the eyes change. */
  clear(): void {
    this.stop?.();
    this.stop = null;
    this.waiting = [];
    this.shown = null;
  }

  /** A view of other eyes, or one that went back in time, is no motion to follow. */
  private follows(view: View): boolean {
    return this.shown !== null && this.shown.seat === view.seat && view.answers >= this.shown.answers;
  }

  /** Show the latest view now, with all that happened since. */
  private flush(): void {
    this.stop?.();
    this.stop = null;
    const latest = this.waiting.pop();
    this.waiting = [];
    if (latest) this.show(latest);
  }

  private next(): void {
    const view = this.waiting.shift();
    if (!view) return;
    const told = this.show(view);
    if (told === 0) {
      this.next();
      return;
    }
    const pause = Math.min(GLANCE, PATIENCE / (this.waiting.length + 1));
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
