// The guided first game of a session, if its table is one and the reader has not left it.
import type { Tagged } from "$games/contract";
import type { LessonBeat } from "$generated/wire";
import { GuidedGame } from "../lesson/guided-game.svelte";
import { saveLessonLeft } from "../settings/table-memory";
import type { ShownTable } from "./shown-table.svelte";

export class SessionLesson {
  guide: GuidedGame | null = $state.raw(null);
  /** What the lesson says now. */
  readonly beat: LessonBeat | null = $derived(this.guide?.beat ?? null);

  constructor(private readonly shown: ShownTable) {}

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
