// What is shown of a table just now: its latest view in playback order, its game and its words.
import type { FluentBundle } from "@fluent/bundle";
import type { GameModule, Tagged } from "$games/contract";
import type { TableInfo, View } from "$generated/wire";
import { SPECTATOR } from "../seats/seats";
import { seatNames } from "../words/seat-names";
import { Words } from "../words/words";

export class ShownTable {
  table: TableInfo | null = $state.raw(null);
  view: View | null = $state.raw(null);
  /** The events that are new in the view. */
  news: Tagged[] = $state.raw([]);
  /** When the view came, on the page's own clock. */
  heardAt = $state(0);
  game: GameModule | null = $state.raw(null);
  protected bundle: FluentBundle | null = $state.raw(null);

  readonly words: Words | null = $derived.by(() => {
    if (!this.bundle || !this.table) return null;
    const names = seatNames(this.table);
    const words = new Words(this.bundle, {
      fields: this.game?.FIELDS ?? {},
      formats: this.game?.formats ?? {},
      names,
      state: this.view?.state,
    });
    const state = this.view?.state;
    for (const { seat, name, kind } of this.table.seats) {
      if (state && !name && kind !== "bot") names[seat] = this.game?.seatName?.(state, seat, words) || names[seat];
    }
    return words;
  });
  /** The seat for which the view is redacted. */
  readonly viewpoint: number = $derived(this.view?.seat ?? SPECTATOR);
  /** Whether that seat is asked. */
  readonly asked: boolean = $derived(this.view?.question?.mine.includes(this.viewpoint) ?? false);
  /** The answers that the rules allow that seat. */
  readonly legalAnswers: Tagged[] = $derived(this.asked ? ((this.view?.question?.options ?? []) as Tagged[]) : []);

  constructor(readonly id: string) {}
}
