// Advice on the open question: the usual bot's suggestion, the odds of an answer, and why others are not possible.
import type { Tagged } from "$games/contract";
import type { Blocked, Odds, Suggestion } from "$generated/wire";
import { sameAction } from "../answers/actions";
import { api } from "../connection/api";
import { problemOf } from "../connection/problems";
import type { Answering } from "./answering.svelte";
import type { Requests } from "./requests.svelte";
import type { ShownTable } from "./shown-table.svelte";

export class Advice {
  /** What the usual bot would do, once the reader has asked for it. */
  suggestion: Suggestion | null = $state.raw(null);

  constructor(
    private readonly shown: ShownTable,
    private readonly requests: Requests,
    private readonly answering: Answering,
  ) {}

  /** Asks for a suggestion and points at it. */
  async suggest(): Promise<void> {
    if (this.answering.isLate) return;
    const number = this.shown.view?.question?.number;
    const found = await this.requests.attempt(() => api.suggestion(this.shown.id, this.shown.viewpoint));
    if (!found || this.shown.view?.question?.number !== number) return;
    this.suggestion = found;
    this.answering.point(this.answering.options.find((option) => this.isSuggested(option)) ?? null);
  }

  isSuggested(action: Tagged): boolean {
    return sameAction(this.suggestion?.action as Tagged | null, action);
  }

  /** Returns what may come of an answer; null where that cannot be told, which is no problem to show. */
  async odds(number: number, action: Tagged): Promise<Odds | null> {
    if (this.answering.isLate || this.shown.view?.question?.number !== number) return null;
    try {
      return await api.odds(this.shown.id, this.shown.viewpoint, number, action);
    } catch {
      return null;
    }
  }

  /** Returns the answers that one might expect and that are not possible, with their reasons. */
  async blocked(): Promise<Blocked[]> {
    try {
      return await api.blocked(this.shown.id, this.shown.viewpoint);
    } catch (error) {
      this.requests.showProblem(problemOf(error));
      return [];
    }
  }
}
