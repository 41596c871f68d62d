// Answering the open question, and taking answers back.
import type { Tagged, TurnEnd } from "$games/contract";
import type { FinalAnswers, GiveAnswer, GiveAnswers, Propose, Refusal, View } from "$generated/wire";
import { sameAction } from "../answers/actions";
import { api } from "../connection/api";
import { myPlayers } from "../seats/seats";
import type { AnswerMessage } from "../connection/live-connection";
import { settings } from "../settings/settings.svelte";
import { saveLastOwnAnswer } from "../settings/table-memory";
import type { TableConnection } from "./connection.svelte";
import type { Requests } from "./requests.svelte";
import type { ShownTable } from "./shown-table.svelte";

/** What answering needs of the rest of the session. */
export interface AnsweringHost {
  /** The answers that a lesson allows just now; null: all. */
  lessonAnswers(): Tagged[] | null;
  /** Called when answers are about to be sent. */
  onGiven(actions: Tagged[]): void;
  /** Called when an answer of a seat was accepted. */
  onAccepted(seat: number, number: number): void;
  onRefused(refusal: Refusal): void;
}

export class Answering {
  /** What the reader points at, in words or on the board. */
  pointed: Tagged | null = $state.raw(null);
  /** The answer that was touched once: the second touch gives it. */
  armed: Tagged | null = $state.raw(null);
  /** The kind of answers that the reader has opened, or null for all. */
  kind: string | null = $state(null);
  /** The answers that the reader may give. */
  readonly options: Tagged[] = $derived.by(() => this.host.lessonAnswers() ?? this.shown.legalAnswers);
  /** Those of the opened kind: the board shows only these. */
  readonly offered: Tagged[] = $derived(
    this.kind === null ? this.options : this.options.filter((action) => action.do === this.kind),
  );
  /** What this seat may do first while another one is asked. */
  readonly interrupts: Tagged[] = $derived.by(() => {
    const question = this.shown.view?.question;
    return question?.interrupt ? (question.options as Tagged[]) : [];
  });
  /** The number of the question whose final answers are known, and these; null while they are asked for. */
  private final: FinalAnswers | null = null;
  /** The request for them. */
  private foreseen: Promise<void> | null = null;
  /** What the reader wants done after the answer on its way, or after the armed one: as far as it may be done then. */
  private sequel: Tagged[] = [];
  /** All turns of the reader's seats are being ended. */
  private ending = false;
  /** The question that was answered last, as `seat/number`: a click before its answer shows does nothing. */
  private answered = "";
  /** The number of the question after the last undo, redo or vote of ours. */
  private changedTo = -1;

  constructor(
    private readonly shown: ShownTable,
    private readonly requests: Requests,
    private readonly connection: TableConnection,
    private readonly host: AnsweringHost,
  ) {}

  /** Forgets what the reader pointed at, because another question is shown. */
  reset(): void {
    this.pointed = this.armed = this.kind = null;
    this.final = this.foreseen = null;
    if (this.asksFirst && (this.shown.asked || this.interrupts.length)) void this.foresee();
    this.goOn();
  }

  /** Does what was said to do next, if the question that is shown has it among its answers; else it is forgotten. */
  private goOn(): void {
    const question = this.shown.view?.question;
    if (!question || this.requests.busy || this.answered === `${this.shown.viewpoint}/${question.number}`) return;
    if (!this.shown.asked && this.own.some((seat) => question.waiting.includes(seat))) return; // another seat of ours
    if (this.ending) {
      const next = this.turnEnd;
      this.ending = next !== null;
      if (next) this.choose(next.action);
    } else if (this.sequel.length) {
      const rest = this.shown.asked ? this.sequel : [];
      const at = rest.findIndex((wanted) => this.options.some((option) => sameAction(option, wanted)));
      if (at >= 0) this.choose(rest[at], rest.slice(at + 1));
      else this.sequel = [];
    }
  }

  private get own(): number[] {
    return this.shown.table ? myPlayers(this.shown.table) : [];
  }

  /** The answer that ends this turn or leads to the end of another one of ours, if the game knows of any. */
  private get turnEnd(): TurnEnd | null {
    const { view, game, asked } = this.shown;
    if (!asked || !view?.question || this.host.lessonAnswers()) return null;
    return game?.turnEnd?.(view.question, this.options, view.state, this.own) ?? null;
  }

  /** Whether several turns of the reader's seats can be ended at once. */
  get canEndAll(): boolean {
    return this.turnEnd?.others ?? false;
  }

  /** Ends the turn, and those of the reader's other seats that are still to come. */
  endAll = (): void => {
    this.ending = true;
    this.goOn();
  };

  /** Whether an answer that cannot be undone is confirmed first; a lesson has already said what to do. */
  private get asksFirst(): boolean {
    return settings.confirm && this.host.lessonAnswers() === null;
  }

  /**
   * Asks the server which answers to the shown question cannot be undone. If it cannot say, all that do something may.
   */
  private foresee(): Promise<void> {
    const { id, viewpoint, view } = this.shown;
    const number = view?.question?.number ?? -1;
    const options = (view?.question?.options ?? []) as Tagged[];
    const idle = this.shown.game?.IDLE ?? [];
    const request = api
      .finalAnswers(id, viewpoint)
      .catch(() => ({ number, actions: options.filter((option) => !idle.includes(String(option.do))) }))
      .then((found) => {
        if (this.foreseen === request) this.final = { ...found, number };
      });
    this.foreseen = request;
    return request;
  }

  point = (action: Tagged | null): void => {
    this.pointed = action ?? this.armed;
  };
  arm = (action: Tagged | null): void => {
    this.pointed = this.armed = action;
  };

  /** Answers the question, and goes on with `then`: the first of these that can be answered next, and so on. An answer
   * that cannot be undone is armed first. */
  choose = (action: Tagged, then?: Tagged[]): void => {
    const number = this.shown.view?.question?.number;
    const mayAnswer = this.shown.asked || this.interrupts.some((each) => sameAction(each, action));
    if (this.requests.busy || number === undefined || !mayAnswer) return;
    const confirmed = sameAction(this.armed, action);
    if (this.asksFirst && !confirmed && this.final?.number !== number) {
      void (this.foreseen ?? this.foresee()).then(() => this.final?.number === number && this.choose(action, then));
      return;
    }
    if (then || !confirmed) this.sequel = then ?? [];
    if (this.needsConfirmation(action) && !confirmed) {
      this.ending = false;
      return this.arm(action);
    }
    void this.give({ seat: this.shown.viewpoint, number, action: action as GiveAnswer["action"] });
  };

  /** Gives several answers at once, all or none, where the question allows it. */
  send = (actions: Tagged[]): void => {
    const question = this.shown.view?.question;
    if (this.requests.busy || !question || !this.shown.asked || !actions.length) return;
    if (actions.length === 1 || !question.batch) this.choose(actions[0]);
    else {
      const { number } = question;
      void this.give({ seat: this.shown.viewpoint, number, actions: actions as GiveAnswers["actions"] });
    }
  };

  /** Whether an answer is confirmed first, because it cannot be undone. */
  needsConfirmation(action: Tagged): boolean {
    return this.asksFirst && (this.final?.actions.some((each) => sameAction(each as Tagged, action)) ?? false);
  }

  /** Sends an answer, unless the question was answered already. */
  async give(answer: AnswerMessage): Promise<void> {
    const question = `${answer.seat}/${answer.number}`;
    if (!this.connection.isOpen || this.answered === question) return;
    const { view } = this.shown;
    this.host.onGiven(("actions" in answer ? answer.actions : [answer.action]) as Tagged[]);
    let accepted = false;
    const refusal = await this.requests.attempt(async () => {
      const refusal = await this.connection.answer(answer);
      accepted = refusal === null;
      return refusal;
    });
    if (accepted) {
      this.answered = question;
      this.host.onAccepted(answer.seat, answer.number);
      if (view) this.remember(answer, view);
    }
    if (refusal) this.host.onRefused(refusal);
    if (accepted) this.goOn();
    else this.stop();
  }

  /** Forgets what was to be done next. */
  private stop(): void {
    this.sequel = [];
    this.ending = false;
  }

  /** Remembers that the seat has done something, unless it only passed. */
  private remember(answer: AnswerMessage, view: View): void {
    const actions = "actions" in answer ? answer.actions : [answer.action];
    const idle = this.shown.game?.IDLE ?? [];
    if (actions.every((action) => idle.includes(String((action as Tagged).do)))) return;
    saveLastOwnAnswer(this.shown.id, answer.seat, view.answers + actions.length);
  }

  // ------------------------------------------------------------------------------------- undo, votes

  undo = () => this.changeShown(() => api.undo(this.shown.id, this.shown.viewpoint));
  /** Undoes this whole turn. */
  restartTurn = () => this.changeShown(() => api.undo(this.shown.id, this.shown.viewpoint, true));
  redo = () => this.changeShown(() => api.redo(this.shown.id, this.shown.viewpoint));
  propose = (proposal: Omit<Propose, "seat">) =>
    this.change(() => api.propose(this.shown.id, { seat: this.shown.viewpoint, ...proposal }));

  /** Votes on the proposal that is shown. */
  vote = async (agree: boolean): Promise<void> => {
    const proposal = this.shown.view?.proposal?.id;
    if (proposal) await this.change(() => api.vote(this.shown.id, this.shown.viewpoint, proposal, agree));
  };

  /** Passes at a kind of window without being asked, or is asked again. */
  setStandingPass = (prompt: string, on: boolean) =>
    this.change(() => api.standingPass(this.shown.id, this.shown.viewpoint, prompt, on));

  /** Whether the shown question is no longer the open one, as far as is known: a request about it would be refused. */
  get isLate(): boolean {
    const number = this.shown.view?.question?.number ?? Infinity;
    const latest = this.connection.latest?.question?.number ?? Infinity;
    const answered = this.answered === `${this.shown.viewpoint}/${number}`;
    return this.requests.busy || number < Math.max(latest, this.changedTo) || answered;
  }

  /** Makes a change that depends on what is shown. */
  private async changeShown(run: () => Promise<View>): Promise<void> {
    if (!this.isLate) await this.change(run);
  }

  private async change(run: () => Promise<View>): Promise<void> {
    const view = await this.requests.attempt(run);
    if (!view) return;
    this.changedTo = view.question?.number ?? this.changedTo;
    this.connection.receiveByHttp(view);
  }
}
