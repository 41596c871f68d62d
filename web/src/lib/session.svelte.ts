// One table as this browser sees it: the live line, the words, whose eyes, and everything one can do here.
import type { FluentBundle } from "@fluent/bundle";
import { loadGame } from "../games";
import { same } from "../games/pointer.svelte";
import type { GameModule, Tagged } from "../games/contract";
import type { LessonBeat, Blocked, ChatLine, GiveAnswer, GiveAnswers, Joined, Odds, Propose, Refusal, Suggestion, TableInfo, View } from "../generated/wire";
import { api, Refused } from "./api";
import { learnFaces } from "./faces";
import { hasLeftLesson, keepDone, keepPledge, leaveLesson } from "./keep";
import { load, t } from "./language.svelte";
import { keepPlayed, playedOf } from "./history";
import { HotSeat } from "./hotseat.svelte";
import { later } from "./later";
import { Live, type Given, type Health } from "./live";
import { recall } from "./merge";
import { namesOf } from "./names";
import { newShare } from "./proof";
import { firstEyes, myPlayers, SPECTATOR } from "./seats";
import { settings } from "./settings.svelte";
import { sound, surround } from "./sound";
import { Teaching } from "./teaching.svelte";
import { Telling } from "./telling.svelte";
import { Words } from "./words";

export interface Problem {
  message: string;
  rule: string;
}

const READING = 12_000; // milliseconds that a refusal stays on the screen

export class Session {
  table: TableInfo | null = $state.raw(null);
  view: View | null = $state.raw(null);
  news: Tagged[] = $state.raw([]);
  chat: ChatLine[] = $state.raw([]);
  health: Health = $state("connecting");
  /** When the last view came, on the page's own clock. */
  heardAt = $state(0);
  game: GameModule | null = $state.raw(null);
  private bundle: FluentBundle | null = $state.raw(null);
  /** The table cannot be shown at all, and why. */
  failure: Problem | null = $state.raw(null);
  /** Something just did not work; the table goes on. */
  problem: Problem | null = $state.raw(null);
  /** What the reader points at, in words or on the board. */
  pointed: Tagged | null = $state.raw(null);
  /** The answer that a finger has touched once: the second touch gives it. */
  armed: Tagged | null = $state.raw(null);
  /** The kind of answer that the reader has chosen to look at, or null for all. */
  kind: string | null = $state(null);
  /** The link that somebody came by and has not sat down with yet: they are asked for a name first. */
  invited: { seat: number; key: string } | null = $state.raw(null);
  /** An answer is on its way. */
  busy = $state(false);

  readonly words: Words | null = $derived.by(() => {
    if (!this.bundle || !this.table) return null;
    return new Words(this.bundle, {
      fields: this.game?.FIELDS ?? {},
      formats: this.game?.formats ?? {},
      names: namesOf(this.table),
      state: this.view?.state,
    });
  });
  /** The seat whose eyes we look through. */
  readonly eyes: number = $derived(this.view?.seat ?? -1);
  readonly asked: boolean = $derived(this.view?.question?.mine.includes(this.eyes) ?? false);
  /** What this seat may do first while another one is asked. */
  readonly asides: Tagged[] = $derived(this.view?.question?.aside ? (this.view.question.options as Tagged[]) : []);
  private readonly possible: Tagged[] = $derived(this.asked ? ((this.view?.question?.options ?? []) as Tagged[]) : []);
  /** The guided first game, where this table is one and the reader has not left it. */
  lesson: Teaching | null = $state.raw(null);
  readonly beat: LessonBeat | null = $derived(this.lesson?.beat ?? null);
  readonly options: Tagged[] = $derived(this.beat ? this.lesson!.wanted : this.possible);
  /** The options of the kind that the reader looks at: the board shows only these. */
  readonly offered: Tagged[] = $derived(
    this.kind === null ? this.options : this.options.filter((action) => action.do === this.kind),
  );

  private live: Live | null = null;
  /** The last view that came, shown or not. */
  private present: View | null = null;
  /** Views that wait for words. */
  private arriving: Promise<void> | null = null;
  private seated = false;
  private forgetProblem = () => {};
  /** What is seen, at the reader's pace. */
  readonly telling: Telling;

  constructor(readonly id: string) {
    this.telling = new Telling(id, {
      game: () => this.game,
      taught: () => this.lesson !== null,
      show: (view, news) => this.show(view, news),
      history: (seat, numbers) => this.attempt(() => Promise.all(numbers.map((at) => api.history(id, seat, at)))),
    });
  }

  // ------------------------------------------------------------------------------- coming and going

  /** Come to the table, with an invitation or without; one that no longer holds still lets one watch. */
  async open(invited: { seat: number; key: string } | null): Promise<void> {
    let eyes = SPECTATOR;
    try {
      this.table = await api.table(this.id);
      const known = !invited || this.table.seats[invited.seat]?.mine || this.table.seats[invited.seat]?.kind !== "open";
      if (!known && !settings.name) this.invited = invited;
      const joined = invited && !this.invited && (await this.sitDown(invited.seat, invited.key));
      if (invited && !joined && !known) this.invited = invited;
      eyes = joined ? joined.seat : firstEyes(this.table);
      const [game] = await Promise.all([loadGame(this.table.game), this.speak(settings.language)]);
      this.game = game;
      if (this.table.terms.lesson && !hasLeftLesson(this.id)) this.teach(await api.lesson(this.table.game));
    } catch (error) {
      this.failure = problemOf(error);
      return;
    }
    if (!this.invited) this.connect(eyes);
  }

  async speak(language: typeof settings.language): Promise<void> {
    if (!this.table) return;
    const bundle = await load(this.table.game, language);
    if (this.view) await this.learn(bundle, this.view);
    if (settings.language === language) this.bundle = bundle;
  }

  private learn(bundle: FluentBundle, view: View): Promise<void> | null {
    return learnFaces(bundle, view, (names) => api.faces(this.id, view.seat, names));
  }

  /** Views are shown in their order, each when the words on its cards are here, and what it gives to read. */
  private arrive(view: View): void {
    this.present = view;
    const learning = this.bundle && this.learn(this.bundle, view);
    const fetching = (view.table.status !== "waiting" && this.game?.fetch?.(view)) || null;
    if (!this.arriving && !learning && !fetching) return this.telling.push(view);
    const arriving = Promise.all([this.arriving, learning, fetching]).then(() => {
      if (this.arriving === arriving) this.arriving = null;
      this.telling.push(view);
    });
    this.arriving = arriving;
  }

  private connect(seat: number): void {
    this.live?.close();
    const address = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/tables/${this.id}/live`;
    this.live = new Live(
      seat,
      { connect: () => new WebSocket(address), poll: (eyes) => api.view(this.id, eyes), post: (answer) => api.answer(this.id, answer), later },
      {
        view: (view) => this.arrive(view),
        chat: (lines) => this.addChat(lines),
        refusal: (refusal) => this.refused(refusal),
        health: (health) => this.changeHealth(health),
      },
    );
  }

  /** The live line says no. A seat that is no longer ours leaves us the eyes that we still have. */
  private refused(refusal: Refusal): void {
    const known = this.words?.has(`why-${refusal.why}`);
    this.complain({ message: known ? this.words!.why(refusal) : refusal.message, rule: refusal.rule });
    if (refusal.why !== "not-your-seat") return;
    void api.table(this.id).then((table) => {
      this.table = table;
      this.look(firstEyes(table));
    });
  }

  private changeHealth(health: Health): void {
    this.health = health;
    if (health === "polling") void api.chat(this.id).then((lines) => this.addChat(lines));
  }

  close(): void {
    this.live?.close();
    surround(null);
    this.telling.clear();
  }

  /** The network may have changed behind our back. */
  doubt(): void {
    this.live?.doubt();
  }

  private show(view: View, news: Tagged[]): void {
    const before = this.view;
    this.table = view.table;
    this.view = view;
    this.news = news;
    this.heardAt = performance.now();
    this.hear(before, view, news);
    if (before?.given !== view.given && this.lesson) this.lesson.read = 0;
    if (before?.question?.number !== view.question?.number || before?.seat !== view.seat) {
      this.pointed = this.armed = this.kind = this.suggestion = null;
    }
    const played = playedOf(view, Date.now());
    if (played) keepPlayed(played);
    this.hotSeat.show(view, this.seated);
    const mine = firstEyes(view.table);
    if (!this.seated && mine >= 0 && view.seat < 0) this.look(mine);
    this.seated = mine >= 0;
  }

  private hear(before: View | null, view: View, news: Tagged[]): void {
    surround(view.table.status === "playing" ? (this.game?.ambience ?? null) : null);
    const ended = before?.table.status === "playing" && view.table.status === "over";
    if (ended) sound((view.winners ?? []).some((seat) => myPlayers(view.table).includes(seat)) ? "won" : "lost");
    else sound(...news.map((event) => this.game?.sounds?.(event)));
  }

  /** The device of several players goes on. */
  readonly hotSeat = new HotSeat((seat) => this.look(seat));
  /** The reader has the device because the question goes round, and has nothing to decide. */
  readonly nothingToDecide: boolean = $derived(this.hotSeat.inRound(this.eyes) && !this.asked);
  handOn(): void {
    if (this.view) this.hotSeat.passOn(this.eyes, this.view);
  }
  takeDevice(): void {
    this.problem = null; // it was said to the player before
    this.hotSeat.take(this.eyes);
  }

  look(seat: number): void {
    this.telling.clear();
    this.live?.look(seat);
  }

  /** Fetch the page of the journal before what we have of it. */
  earlier = async (): Promise<void> => {
    const { view } = this;
    if (!view || view.events_from === 0) return;
    const page = await api.journal(this.id, view.seat, view.events_from).catch(() => null);
    if (!page || this.view?.seat !== view.seat) return;
    this.live?.recall(page);
    this.telling.recall(page);
    this.view = recall(this.view, page);
  };

  private addChat(lines: ChatLine[]): void {
    const known = new Map(this.chat.map((line) => [line.number, line]));
    for (const line of lines) known.set(line.number, line);
    this.chat = [...known.values()].sort((one, other) => one.number - other.number);
  }

  // ---------------------------------------------------------------------------------------- doing

  /** Say what did not work, for long enough to read it. */
  complain(problem: Problem): void {
    this.problem = problem;
    this.forgetProblem();
    this.forgetProblem = later(() => (this.problem = null), READING);
  }

  /** Run something that may be refused; a refusal is shown, and a stale view is fetched again. */
  async attempt<T>(run: () => Promise<T>): Promise<T | null> {
    this.busy = true;
    try {
      const result = await run();
      this.problem = null;
      return result;
    } catch (error) {
      this.complain(problemOf(error));
      if (error instanceof Refused && error.status === 409) this.live?.refresh();
      return null;
    } finally {
      this.busy = false;
    }
  }

  private async change(run: () => Promise<View>): Promise<void> {
    const view = await this.attempt(run);
    if (!view) return;
    this.changed = view.question?.number ?? this.changed;
    this.live?.heard(view);
  }

  /** The number of the question after the last thing that we changed. */
  private changed = -1;
  /** The shown question is no longer the open one, as far as we know: what is asked about it would come too late. */
  private get late(): boolean {
    const number = this.view?.question?.number ?? Infinity;
    const present = this.present?.question?.number ?? Infinity;
    return this.busy || number < Math.max(present, this.changed) || this.given === `${this.eyes}/${number}`;
  }
  /** Go back, or forth again, from what is seen. */
  private async goBack(run: () => Promise<View>): Promise<void> {
    if (!this.late) await this.change(run);
  }

  private async resit(run: () => Promise<TableInfo>): Promise<void> {
    const table = await this.attempt(run);
    if (table) this.table = table;
  }

  choose = (action: Tagged): void => {
    const number = this.view?.question?.number;
    const mayAnswer = this.asked || this.asides.some((each) => same(each, action));
    if (this.busy || number === undefined || !mayAnswer) return;
    if (this.isFinal(action) && !same(this.armed, action)) {
      this.arm(action);
      return;
    }
    void this.give({ seat: this.eyes, number, action: action as GiveAnswer["action"] });
  };
  /** Give several answers at once, all or none, where the question lets them follow each other. */
  send = (actions: Tagged[]): void => {
    const question = this.view?.question;
    if (this.busy || !question || !this.asked || !actions.length) return;
    if (actions.length === 1 || !question.batch) this.choose(actions[0]);
    else void this.give({ seat: this.eyes, number: question.number, actions: actions as GiveAnswers["actions"] });
  };
  /** A question is answered once: a click before its answer shows does nothing. */
  private given = "";
  private async give(answer: Given): Promise<void> {
    const question = `${answer.seat}/${answer.number}`;
    if (!this.live || this.given === question) return;
    const { live, view } = this;
    let taken = false;
    const refusal = await this.attempt(async () => {
      const said = await live.answer(answer);
      taken = said === null;
      return said;
    });
    if (taken) this.given = question;
    if (taken && this.view) this.hotSeat.passOn(answer.seat, this.view, answer.number);
    const actions = "actions" in answer ? answer.actions : [answer.action];
    const idle = this.game?.IDLE ?? [];
    if (taken && view && actions.some((action) => !idle.includes(String((action as Tagged).do)))) keepDone(this.id, answer.seat, view.answers + actions.length);
    if (refusal) this.refused(refusal);
  }
  /** Whether an answer is asked for twice, because it cannot be taken back. */
  isFinal(action: Tagged): boolean {
    return settings.confirm && (this.game?.FINAL?.includes(String(action.do)) ?? false);
  }
  // --------------------------------------------------------------------------------- being taught

  private teach(beats: LessonBeat[]): void {
    this.lesson = new Teaching(beats, () => ({
      given: this.view?.given ?? 0,
      over: this.view?.table.status === "over",
      possible: this.possible,
    }));
  }
  readOn(): void {
    this.lesson?.readOn();
    if (this.lesson?.over) this.leaveLesson();
  }
  /** Play on without being taught. */
  leaveLesson(): void {
    this.lesson = null;
    leaveLesson(this.id);
  }
  /** Answer what has but one answer: that teaches nothing. */
  passBy(): void {
    const number = this.view?.question?.number;
    const [only, ...others] = this.possible;
    if (!this.lesson || this.lesson.over || !only || others.length || number === undefined) return;
    void this.give({ seat: this.eyes, number, action: only as GiveAnswer["action"] });
  }

  point = (action: Tagged | null): void => {
    this.pointed = action ?? this.armed;
  };
  arm = (action: Tagged | null): void => {
    this.pointed = this.armed = action;
  };
  undo = () => this.goBack(() => api.undo(this.id, this.eyes));
  /** Take back all of this turn. */
  restart = () => this.goBack(() => api.undo(this.id, this.eyes, true));
  redo = () => this.goBack(() => api.redo(this.id, this.eyes));
  propose = (proposal: Omit<Propose, "seat">) =>
    this.change(() => api.propose(this.id, { seat: this.eyes, ...proposal }));
  /** Vote on the proposal that is shown. */
  vote = async (agree: boolean): Promise<void> => {
    const proposal = this.view?.proposal?.id;
    if (proposal) await this.change(() => api.vote(this.id, this.eyes, proposal, agree));
  };
  start = () => this.resit(() => api.start(this.id));
  rename = (seat: number, name: string) => this.resit(() => api.rename(this.id, seat, name));
  handOver = (seat: number) => this.resit(() => api.handOver(this.id, seat));
  dropDevice = (seat: number, device: string) => this.resit(() => api.dropDevice(this.id, seat, device));
  /** Drop a device unless it is this one. */
  dropOther = async (seat: number, device: string): Promise<void> => {
    const devices = await this.attempt(() => api.devices(this.id, seat));
    if (devices?.some((each) => each.id === device && !each.this)) await this.dropDevice(seat, device);
  };
  takeBack = (seat: number) => this.resit(() => api.takeBack(this.id, seat));

  /** Sit down, and listen anew: a browser that only looked on was not known before, and its old line does not know it. */
  join = async (seat: number | null): Promise<void> => {
    const joined = await this.sitDown(seat, null);
    if (joined) this.connect(joined.seat);
  };

  /** Sit down where the link leads, under this name. */
  async accept(name: string): Promise<void> {
    const { invited } = this;
    if (!invited) return;
    settings.name = name.trim();
    const joined = await this.sitDown(invited.seat, invited.key);
    if (!joined) return;
    this.invited = null;
    this.connect(joined.seat);
  }

  /** Only look on. */
  decline(): void {
    this.invited = null;
    this.connect(SPECTATOR);
  }

  /** Pass unasked at a kind of window, or be asked again. */
  passAlways = (prompt: string, on: boolean) => this.change(() => api.standingPass(this.id, this.eyes, prompt, on));

  /** Sit down, with a share for the seed: the server has promised its own secret before. */
  private async sitDown(seat: number | null, key: string | null): Promise<Joined | null> {
    const [promise, share] = [this.table?.commitment ?? "", newShare()];
    const joined = await this.attempt(() => api.join(this.id, settings.name, share, seat, key));
    if (!joined) return null;
    this.table = joined.table;
    keepPledge(this.id, { promise, share: joined.table.shared.includes(joined.seat) ? share : "" });
    return joined;
  }

  /** The seat that we speak for. */
  private get speaker(): number {
    return this.eyes >= 0 ? this.eyes : this.table ? firstEyes(this.table) : -1;
  }

  /** Say something in our own words, or make one of the statements that the game allows. */
  async say(said: string | Record<string, unknown>): Promise<boolean> {
    const what = typeof said === "string" ? { text: said } : { statement: said };
    const line = await this.attempt(() => api.say(this.id, this.speaker, what));
    if (line) this.addChat([line]);
    return line !== null;
  }

  async statements(): Promise<Record<string, unknown>[]> {
    return (await this.attempt(() => api.statements(this.id, this.speaker))) ?? [];
  }

  /** What may come of an answer, or null where that cannot be told: it is no reason to complain. */
  async odds(number: number, action: Tagged): Promise<Odds | null> {
    if (this.late || this.view?.question?.number !== number) return null;
    try {
      return await api.odds(this.id, this.eyes, number, action);
    } catch {
      return null;
    }
  }

  /** What the usual bot would do, once the reader has asked for it. */
  suggestion: Suggestion | null = $state.raw(null);
  async suggest(): Promise<void> {
    if (this.late) return;
    const number = this.view?.question?.number;
    const found = await this.attempt(() => api.suggest(this.id, this.eyes));
    if (!found || this.view?.question?.number !== number) return;
    this.suggestion = found;
    this.point(this.options.find((option) => this.isSuggested(option)) ?? null);
  }
  isSuggested(action: Tagged): boolean {
    return same(this.suggestion?.action as Tagged | null, action);
  }

  async blocked(): Promise<Blocked[]> {
    try {
      return await api.blocked(this.id, this.eyes);
    } catch (error) {
      this.complain(problemOf(error));
      return [];
    }
  }
}

/** A sentence for whatever went wrong. */
export function problemOf(error: unknown): Problem {
  if (error instanceof Refused) {
    const { message, why, rule } = error.refusal;
    return { message: message || t(why), rule };
  }
  console.error(error);
  return { message: t("web-server-error"), rule: "" };
}
