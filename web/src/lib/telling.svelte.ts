// How a table is told: its views one after another at the reader's pace; held, stepped through, or told once more.
import type { GameModule, Tagged } from "../games/contract";
import type { JournalPage, View } from "../generated/wire";
import { lastDone } from "./keep";
import { later } from "./later";
import { recall } from "./merge";
import { Pacer } from "./pace";
import { reading } from "./reading.svelte";
import { past, scenes } from "./scenes";
import { settings, still } from "./settings.svelte";

const SLOWEST = 45_000; // milliseconds that a crisis is read at most, where other people play on
const RETOLD = 60; // answers that are told once more at most

/** Whom the table is told to. */
export interface Reader {
  game(): GameModule | null;
  /** Whether the reader is taught: a lesson says by itself when to read. */
  taught(): boolean;
  show(view: View, news: Tagged[]): void;
  /** What a seat saw after each of these numbers of answers; null if that cannot be had. */
  history(seat: number, numbers: number[]): Promise<View[] | null>;
}

export class Telling {
  /** What is shown. */
  private view: View | null = $state.raw(null);
  /** How many answers had been given when this seat last did something. */
  private done = $state(-1);
  /** How many answers others have given since. */
  readonly missed: number = $derived(this.done < 0 || !this.view || this.view.seat < 0 ? 0 : Math.max(0, this.view.answers - this.done));
  /** What happened since is being told once more. */
  retelling = $state(false);
  /** What others do waits until the reader goes on. */
  held = $state(false);

  private readonly pacer = new Pacer({
    later,
    hurry: () => document.hidden || still(),
    pace: () => settings.pace,
    show: (view, news) => this.show(view, news),
    unfold: (before, after) => {
      const game = this.reader.game();
      return game ? scenes(before, after, game, this.waits) : [];
    },
    reading: (now) => (reading.now = now),
    limit: () => ((this.view?.table.seats.filter(({ kind }) => kind === "person").length ?? 0) > 1 ? SLOWEST : null),
  });

  constructor(
    private readonly table: string,
    private readonly reader: Reader,
  ) {}

  /** A view has come; it is shown in its time. */
  push(view: View): void {
    this.pacer.push(view);
  }

  private show(view: View, news: Tagged[]): void {
    this.view = view;
    this.retelling &&= this.pacer.behind > 0;
    this.done = lastDone(this.table, view.seat);
    this.reader.show(view, news);
  }

  /** Whether crises and reveals stand until they are read. */
  private get waits(): boolean {
    return settings.wait && settings.pace !== "instant" && !this.reader.taught();
  }
  goOnReading = (): void => this.pacer.readOn();

  retell = async (): Promise<void> => {
    const { view } = this;
    if (!view || !this.missed || this.retelling) return;
    this.retelling = true;
    const from = Math.max(this.done, view.answers - RETOLD);
    const before = await this.reader.history(view.seat, Array.from({ length: view.answers - from }, (_, n) => from + n));
    if (!before || this.view?.seat !== view.seat) this.retelling = false;
    else {
      this.held = still() || settings.pace === "instant";
      this.pacer.retell([...before.map(past), this.view]);
      this.retelling = this.pacer.behind > 0;
    }
  };

  hold = (): void => {
    this.held = true;
    this.pacer.hold();
  };
  step = (): void => this.pacer.step();
  goOn = (): void => {
    this.held = false;
    this.pacer.go();
  };
  skip = (): void => {
    this.held = this.retelling = false;
    this.pacer.skip();
  };

  /** An earlier page of the journal has come. */
  recall(page: JournalPage): void {
    this.pacer.recall(page);
    if (this.view) this.view = recall(this.view, page);
  }

  /** Forget what is still to be told, for instance because the eyes change. */
  clear(): void {
    this.held = this.retelling = false;
    this.pacer.clear();
  }
}
