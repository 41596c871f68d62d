// One table as this browser sees it. Its parts: connection, seats, answering, lesson, advice, chat and playback.
import type { FluentBundle } from "@fluent/bundle";
import { loadGame } from "$games";
import type { Tagged } from "$games/contract";
import type { GiveAnswer, Refusal, TableInfo, View } from "$generated/wire";
import type { Invitation } from "../browser/routes";
import { api } from "../connection/api";
import { problemOf, type Problem } from "../connection/problems";
import { prependJournalPage } from "../connection/view-updates";
import { savePlayedGame, toPlayedGame } from "../history/played-games";
import { Playback } from "../playback/playback.svelte";
import { hasFreeSeat, initialViewpoint, myPlayers, mySeats } from "../seats/seats";
import { settings } from "../settings/settings.svelte";
import { hasLeftLesson } from "../settings/table-memory";
import { setAmbience } from "../sound/ambience";
import { playSounds, playTurnChime, unlockAudio } from "../sound/sound";
import { loadFaceWords } from "../words/card-faces";
import { loadWords } from "../words/language.svelte";
import { Advice } from "./advice.svelte";
import { Answering } from "./answering.svelte";
import { Chat } from "./chat.svelte";
import { TableConnection } from "./connection.svelte";
import { SessionLesson } from "./lesson.svelte";
import { Requests } from "./requests.svelte";
import { SessionSeats } from "./seats.svelte";
import { Silences } from "./silence.svelte";
import { ShownTable } from "./shown-table.svelte";

export class Session extends ShownTable {
  /** Why the table cannot be shown at all; null while it can. */
  failure: Problem | null = $state.raw(null);

  readonly requests = new Requests(() => this.connection.refresh());
  readonly connection: TableConnection;
  readonly seats: SessionSeats;
  readonly lesson = new SessionLesson(this);
  readonly answering: Answering;
  readonly advice: Advice;
  readonly chat = new Chat(this, this.requests);
  readonly silences: Silences;
  /** Shows arriving views at the reader's pace. */
  readonly playback: Playback;

  /** Views that wait for words or texts, in their order. */
  private arriving: Promise<void> | null = null;
  /** Whether this browser had a seat in the last view. */
  private seated = false;

  constructor(id: string) {
    super(id);
    this.silences = new Silences(id, this.requests);
    this.connection = new TableConnection(id, {
      view: (view) => this.receive(view),
      chat: (lines) => this.chat.add(lines),
      refusal: (refusal) => this.handleRefusal(refusal),
    });
    this.seats = new SessionSeats(this, this.requests, this.connection, (seat) => this.setViewpoint(seat));
    this.answering = new Answering(this, this.requests, this.connection, {
      lessonAnswers: () => (this.lesson.beat && !this.lesson.beat.free ? (this.lesson.guide?.wanted ?? null) : null),
      onGiven: (actions) => this.lesson.answered(actions),
      onAccepted: (seat, number) => this.view && this.seats.hotSeat.passOn(seat, this.view, number),
      onRefused: (refusal) => this.handleRefusal(refusal),
    });
    this.advice = new Advice(this, this.requests, this.answering);
    this.playback = new Playback(id, {
      game: () => this.game,
      inLesson: () => this.lesson.guide !== null,
      show: (view, news) => this.show(view, news),
      history: (seat, numbers) => this.attempt(() => Promise.all(numbers.map((at) => api.history(id, seat, at)))),
    });
  }

  /** Whether a request is on its way. */
  get busy(): boolean {
    return this.requests.busy;
  }

  /** Runs a request; returns its result, or null after showing why it failed. */
  attempt<T>(run: () => Promise<T>): Promise<T | null> {
    return this.requests.attempt(run);
  }

  // ------------------------------------------------------------------------------- opening, closing

  /** Opens the table, with an invitation or without. An invitation that is no longer valid still lets one watch. */
  async open(invitation: Invitation | null): Promise<void> {
    let viewpoint: number;
    try {
      this.table = await api.table(this.id);
      const taken = !invitation || !this.canAccept(invitation, this.table);
      if (!taken && !settings.name) this.seats.invitation = invitation;
      const sits = invitation && !this.seats.invitation;
      const joined = sits && (await this.seats.sitDown(invitation.seat, invitation.key));
      if (invitation && !joined && !taken) this.seats.invitation = invitation;
      viewpoint = joined ? joined.seat : initialViewpoint(this.table);
      const [game] = await Promise.all([loadGame(this.table.game), this.setLanguage(settings.language)]);
      this.game = game;
      if (this.table.terms.lesson && !hasLeftLesson(this.id)) {
        this.lesson.start(await api.lessonBeats(this.table.game));
      }
    } catch (error) {
      this.failure = problemOf(error);
      return;
    }
    if (!this.seats.invitation) this.connection.connect(viewpoint);
    void this.silences.load();
  }

  /** Whether an invitation leads to a free seat and nobody here has one. */
  private canAccept(invitation: Invitation, table: TableInfo): boolean {
    if (invitation.seat !== null) return table.seats[invitation.seat]?.kind === "open";
    return !mySeats(table).length && hasFreeSeat(table);
  }

  /** Loads the game's words in a language, and shows them unless the reader has chosen another one meanwhile. */
  async setLanguage(language: typeof settings.language): Promise<void> {
    if (!this.table) return;
    const bundle = await loadWords(this.table.game, language);
    if (this.view) await this.loadFaces(bundle, this.view);
    if (settings.language === language) this.bundle = bundle;
  }

  private loadFaces(bundle: FluentBundle, view: View): Promise<void> | null {
    return loadFaceWords(bundle, view, (names) => api.faces(this.id, view.seat, names));
  }

  close(): void {
    this.connection.close();
    setAmbience(null);
    this.playback.clear();
  }

  /** Shows the table as another seat sees it. */
  setViewpoint(seat: number): void {
    this.playback.clear();
    this.connection.setViewpoint(seat);
  }

  // --------------------------------------------------------------------------------- arriving views

  /** Passes views to playback in their order, each when the words of its cards and its texts are loaded. */
  private receive(view: View): void {
    const faces = this.bundle && this.loadFaces(this.bundle, view);
    const texts = (view.table.status !== "waiting" && this.game?.prefetch?.(view)) || null;
    if (!this.arriving && !faces && !texts) return this.playback.push(view);
    const arriving = Promise.all([this.arriving, faces, texts]).then(() => {
      if (this.arriving === arriving) this.arriving = null;
      this.playback.push(view);
    });
    this.arriving = arriving;
  }

  private show(view: View, news: Tagged[]): void {
    const before = this.view;
    this.table = view.table;
    this.view = view;
    this.news = news;
    this.heardAt = performance.now();
    this.playSounds(before, view, news);
    if (before?.given !== view.given) this.lesson.guide?.restartMoment();
    if (before?.question?.number !== view.question?.number || before?.seat !== view.seat) {
      this.answering.reset();
      this.advice.suggestion = null;
    }
    const played = toPlayedGame(view, Date.now());
    if (played) savePlayedGame(played);
    this.seats.hotSeat.update(view, this.seated);
    const mine = initialViewpoint(view.table);
    if (!this.seated && mine >= 0 && view.seat < 0) this.setViewpoint(mine);
    this.seated = mine >= 0;
  }

  /** Turns the sounds and the ambience on or off together; the gesture that calls it lets the browser play them. */
  toggleSounds(): void {
    settings.sound = settings.ambience = !settings.sound;
    unlockAudio();
    setTimeout(() => {
      playTurnChime();
      this.playAmbience();
    }, 100);
  }

  /** Plays the sounds of the place where the reader is; none where nobody plays. */
  playAmbience(): void {
    const view = this.view;
    const playing = view?.table.status === "playing";
    setAmbience((playing && this.game?.ambience?.(view.state, view.seat)) || null);
  }

  private playSounds(before: View | null, view: View, news: Tagged[]): void {
    this.playAmbience();
    const ended = before?.table.status === "playing" && view.table.status === "over";
    if (ended) playSounds((view.winners ?? []).some((seat) => myPlayers(view.table).includes(seat)) ? "won" : "lost");
    else playSounds(...news.map((event) => this.game?.sounds?.(event)));
  }

  /** Shows a refusal. If the seat is no longer ours, another viewpoint is taken that we still have. */
  private handleRefusal(refusal: Refusal): void {
    const known = this.words?.has(`why-${refusal.why}`);
    const moved = refusal.why === "not-your-seat" && this.table?.status === "waiting"; // the host has changed seats
    if (!moved)
      this.requests.showProblem({ message: known ? this.words!.why(refusal) : refusal.message, rule: refusal.rule });
    if (refusal.why !== "not-your-seat") return;
    void api.table(this.id).then((table) => {
      this.table = table;
      this.setViewpoint(initialViewpoint(table));
    });
  }

  // -------------------------------------------------------------------------------------- whole table

  /** Fetches the page of the journal before the part that is here. */
  loadEarlierJournal = async (): Promise<void> => {
    const { view } = this;
    if (!view || view.events_from === 0) return;
    const page = await api.journal(this.id, view.seat, view.events_from).catch(() => null);
    if (!page || this.view?.seat !== view.seat) return;
    this.connection.prependJournalPage(page);
    this.playback.prependJournalPage(page);
    this.view = prependJournalPage(this.view, page);
  };

  /** Gives the only legal answer of a lesson's moment: it teaches nothing. */
  answerForLesson(): void {
    const number = this.view?.question?.number;
    const action = this.lesson.onlyAnswer;
    if (action && number !== undefined) {
      void this.answering.give({ seat: this.viewpoint, number, action: action as GiveAnswer["action"] });
    }
  }
}
