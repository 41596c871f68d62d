// The guided first game while it is played: what it says now, and which answers it lets one give.
import type { Tagged } from "../games/contract";
import type { LessonBeat } from "../generated/wire";
import { beatAt, isOver, wanted } from "./lesson";

/** Where the game is: so many answers given, over or not, and what the reader may answer. */
export interface Moment {
  given: number;
  over: boolean;
  possible: Tagged[];
}

export class Teaching {
  /** How many beats of this moment have been read. */
  read = $state(0);
  /** What the lesson says now; it waits until the reader is asked, and gives way if the game went elsewhere. */
  readonly beat: LessonBeat | null = $derived.by(() => {
    const { given, over, possible } = this.moment();
    if (possible.length < 2 && !over) return null;
    const beat = beatAt(this.beats, given, this.read);
    return beat && "do" in beat.give && !wanted(beat, possible).length ? null : beat;
  });
  /** The answers that the lesson lets one give. */
  readonly wanted: Tagged[] = $derived.by(() => (this.beat ? wanted(this.beat, this.moment().possible) : []));
  /** Nothing is left to be taught. */
  readonly over: boolean = $derived.by(() => isOver(this.beats, this.moment().given, this.read));

  constructor(
    readonly beats: LessonBeat[],
    private readonly moment: () => Moment,
  ) {}

  readOn(): void {
    this.read += 1;
  }
  readBack(): void {
    this.read = Math.max(0, this.read - 1);
  }
}
