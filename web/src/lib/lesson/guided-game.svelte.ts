// A guided first game while it is played: what the lesson says now, and which answers it allows.
import type { Tagged } from "$games/contract";
import type { LessonBeat } from "$generated/wire";
import { beatAt, lessonIsOver, wantedAnswers } from "./beats";

/** Where the game is: how many answers were given, whether it is over, and what the reader may answer. */
export interface LessonMoment {
  given: number;
  over: boolean;
  legalAnswers: Tagged[];
}

export class GuidedGame {
  /** How many beats of this moment have been read. */
  beatsRead = $state(0);
  /** What the lesson says now; null until the reader is asked, and if the game has left the lesson's way. */
  readonly beat: LessonBeat | null = $derived.by(() => {
    const { given, over, legalAnswers } = this.moment();
    if (legalAnswers.length < 2 && !over) return null;
    const beat = beatAt(this.beats, given, this.beatsRead);
    return beat && "do" in beat.give && !wantedAnswers(beat, legalAnswers).length ? null : beat;
  });
  /** The answers that the lesson allows. */
  readonly wanted: Tagged[] = $derived.by(() =>
    this.beat ? wantedAnswers(this.beat, this.moment().legalAnswers) : [],
  );
  /** Whether no beat is left. */
  readonly over: boolean = $derived.by(() => lessonIsOver(this.beats, this.moment().given, this.beatsRead));

  constructor(
    readonly beats: LessonBeat[],
    private readonly moment: () => LessonMoment,
  ) {}

  nextBeat(): void {
    this.beatsRead += 1;
  }
  previousBeat(): void {
    this.beatsRead = Math.max(0, this.beatsRead - 1);
  }
  /** Begins with the first beat of a new moment. */
  restartMoment(): void {
    this.beatsRead = 0;
  }
}
