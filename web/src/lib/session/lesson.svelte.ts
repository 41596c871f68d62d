// The guided first game of a session, if its table is one and the reader has not left it.
import type { Tagged } from "$games/contract";
import type { LessonBeat, Suggestion } from "$generated/wire";
import { sameAction } from "../answers/actions";
import { api } from "../connection/api";
import { GuidedGame } from "../lesson/guided-game.svelte";
import { saveLessonLeft } from "../settings/table-memory";
import type { ShownTable } from "./shown-table.svelte";

/** What the usual bot would have done where the reader has decided alone. */
export interface LessonComment {
  advised: Suggestion;
  followed: boolean;
}

export class SessionLesson {
  guide: GuidedGame | null = $state.raw(null);
  /** What the lesson says now. */
  readonly beat: LessonBeat | null = $derived(this.guide?.beat ?? null);

  /** What the usual bot would do where the reader decides alone, and whether the reader has done the same. */
  private advised: Suggestion | null = $state.raw(null);
  private followed: boolean | null = $state(null);

  constructor(private readonly shown: ShownTable) {}

  /** The comment on what the reader has decided alone; null before that, and where nobody could say anything. */
  readonly comment: LessonComment | null = $derived.by(() =>
    this.guide && this.advised && this.followed !== null ? { advised: this.advised, followed: this.followed } : null,
  );

  /** Asks, where the reader is about to decide alone, what the usual bot would do. */
  async askAdvice(): Promise<void> {
    this.advised = await api.suggestion(this.shown.id, this.shown.viewpoint).catch(() => null);
  }

  /** Notes an answer of the reader's. */
  answered(actions: Tagged[]): void {
    if (this.beat?.free && this.followed === null)
      this.followed = sameAction(actions[0] ?? null, (this.advised?.action as Tagged | undefined) ?? null);
  }

  start(beats: LessonBeat[]): void {
    this.guide = new GuidedGame(beats, () => ({
      given: this.shown.view?.given ?? 0,
      over: this.shown.view?.table.status === "over",
      legalAnswers: this.shown.legalAnswers,
    }));
  }

  /** Goes to the next beat; the lesson ends after the last. */
  nextBeat(): void {
    this.guide?.nextBeat();
    if (this.guide?.over) this.leave();
  }

  /** Ends the lesson; the game goes on without it. */
  leave(): void {
    this.guide = null;
    saveLessonLeft(this.shown.id);
  }

  /** The only legal answer, if there is just one while the lesson runs: it teaches nothing and can be given at once. */
  get onlyAnswer(): Tagged | null {
    const [only, ...others] = this.shown.legalAnswers;
    return this.guide && !this.guide.over && only && !others.length ? only : null;
  }
}
