// The live line to a table: a websocket that reconnects by itself, and polling when websockets do not get through.
import type { Beat, Chat, FromClient, GiveAnswer, GiveAnswers, JournalPage, Receipt, Refusal, Update, View } from "../generated/wire";
import { merge, recall } from "./merge";

/** `connecting`: nothing heard yet; `live`: pushed at once; `polling`: asked for every 2 seconds; `lost`: nobody answers. */
export type Health = "connecting" | "live" | "polling" | "lost";

/** As much of a WebSocket as we use. */
export interface Line {
  send(text: string): void;
  close(): void;
  onopen: ((event: any) => void) | null;
  onmessage: ((event: any) => void) | null;
  onclose: ((event: any) => void) | null;
}

/** An answer, or several that are all taken or none. */
export type Given = GiveAnswer | GiveAnswers;

/** The outside world, so that tests can bring their own. */
export interface Wiring {
  connect(): Line;
  poll(seat: number): Promise<View>;
  /** Give an answer without a line; refused, it throws. */
  post(answer: Given): Promise<Receipt>;
  /** Run something later; returns how to call it off. */
  later(run: () => void, milliseconds: number): () => void;
}

export interface Listener {
  view(view: View): void;
  chat(lines: Chat["lines"]): void;
  refusal(refusal: Refusal): void;
  health(health: Health): void;
}

export const POLL = 2_000;
/** A line that says nothing for so long after it was made or asked is dead. */
export const PATIENCE = 8_000;
/** One that says nothing at all for so long is dead too: the server says something every 15 seconds. */
export const SILENCE = 40_000;
/** The same when there is reason to doubt it, such as a network that comes or goes. */
export const DOUBT = 2_000;
const TRIES_BEFORE_POLLING = 3;
const CATCH_UP = 1_500;
/** An answer without a receipt for so long was lost with its line: where quiet questions keep a pace, one takes 8 s. */
export const RECEIPT = 12_000;

/** An answer on its way along the line, and what its fate is told to: a refusal, null once accepted, or a lost line. */
interface OnItsWay {
  number: number;
  decided(fate: Refusal | null | typeof LOST): void;
}
const LOST = Symbol("lost");

/** Half a second, then twice as long each time, at most ten seconds. */
export function backoff(failures: number): number {
  return Math.min(10_000, 500 * 2 ** failures);
}

export class Live {
  private line: Line | null = null;
  private current: View | null = null;
  private failures = 0;
  /** Messages that this line has brought. */
  private heardOnLine = 0;
  private health: Health = "connecting";
  private closed = false;
  private stopRetry = () => {};
  private stopPoll = () => {};
  private stopWaiting = () => {};
  private onItsWay: OnItsWay | null = null;

  constructor(
    private seat: number,
    private readonly wiring: Wiring,
    private readonly listener: Listener,
  ) {
    this.connect();
  }

  /** Look through another seat's eyes. */
  look(seat: number): void {
    this.seat = seat;
    this.current = null;
    if (this.health === "live") this.hello();
    else if (this.health === "polling") this.pollNow();
  }

  /** Give an answer, along the line or, without one, by HTTP. Returns why the line says no, or null once it is stored.
   *
   * If the line breaks before the receipt, nobody knows whether the answer was taken: it is given again, and a
   * refusal of that is no news, as the number of a question is answered only once.
   */
  async answer(answer: Given): Promise<Refusal | null> {
    const fate = this.health === "live" && this.line ? await this.send(this.line, answer) : undefined;
    if (fate !== undefined && fate !== LOST) return fate;
    try {
      await this.wiring.post(answer);
    } catch (error) {
      if (fate !== LOST || !isRefusal(error)) throw error;
    }
    if (this.health === "polling") this.pollNow();
    return null;
  }

  private send(line: Line, answer: Given): Promise<Refusal | null | typeof LOST> {
    return new Promise((decided) => {
      const { number } = answer;
      const message: FromClient = "actions" in answer ? { kind: "answers", ...answer } : { kind: "answer", ...answer };
      const stop = this.wiring.later(() => {
        this.drop();
        this.failed();
      }, RECEIPT);
      this.onItsWay = {
        number,
        decided: (fate) => {
          stop();
          this.onItsWay = null;
          decided(fate);
        },
      };
      line.send(JSON.stringify(message));
    });
  }

  /** What an HTTP call brought back. The live line will tell the same; if it stays silent, it is asked again. */
  heard(view: View): void {
    if (this.health !== "live") {
      this.take(view);
      return;
    }
    this.wiring.later(() => {
      if (!this.closed && this.health === "live" && older(this.current, view)) this.hello();
    }, CATCH_UP);
  }

  /** An earlier page of the journal has come. */
  recall(page: JournalPage): void {
    if (this.current) this.current = recall(this.current, page);
  }

  /** Ask for the whole view again, for instance after a stale answer. */
  refresh(): void {
    if (this.health === "live") this.hello();
    else this.retry();
  }

  /** The network came or went, or the device has slept: a line that does not answer soon is made anew. */
  doubt(): void {
    if (this.health === "live") this.hello(DOUBT);
    else this.retry();
  }

  close(): void {
    this.closed = true;
    this.stopRetry();
    this.stopPoll();
    this.drop();
  }

  // -------------------------------------------------------------------------------------- the socket

  private connect(): void {
    this.drop();
    if (this.closed) return;
    const line = this.wiring.connect();
    this.line = line;
    this.heardOnLine = 0;
    line.onopen = () => this.hello();
    line.onmessage = (event) => this.line === line && this.receive(String(event.data));
    line.onclose = () => {
      if (this.line !== line) return;
      this.drop();
      this.failed();
    };
    this.expectWithin(PATIENCE);
  }

  /** Try again now, and if that fails, again soon. */
  private retry(): void {
    this.failures = Math.min(this.failures, TRIES_BEFORE_POLLING - 1);
    this.stopRetry();
    this.connect();
  }

  private drop(): void {
    const line = this.line;
    this.line = null;
    this.stopWaiting();
    this.onItsWay?.decided(LOST);
    line?.close();
  }

  private hello(patience = PATIENCE): void {
    const hello: FromClient = { kind: "hello", seat: this.seat };
    this.line?.send(JSON.stringify(hello));
    this.expectWithin(patience);
  }

  private expectWithin(patience: number): void {
    this.stopWaiting();
    this.stopWaiting = this.wiring.later(() => {
      this.drop();
      this.failed();
    }, patience);
  }

  private receive(text: string): void {
    this.heardOnLine += 1;
    this.expectWithin(SILENCE);
    const message = JSON.parse(text) as View | Update | Chat | Refusal | Receipt | Beat;
    if (message.kind === "beat") this.compare(message);
    else if (message.kind === "chat") this.listener.chat(message.lines);
    else if (message.kind === "receipt") this.decide(message.number, null);
    else if (message.kind === "refusal") {
      if (!this.decide(message.number, message)) this.listener.refusal(message);
    }
    else {
      this.failures = 0;
      this.stopPoll();
      this.be("live");
      if (message.kind === "update" && message.receipt !== null) this.decide(message.receipt, null);
      if (!this.take(message)) this.hello();
    }
  }

  /** Tell the answer that waits what became of it; false if none does. */
  private decide(number: number, fate: Refusal | null): boolean {
    if (this.onItsWay?.number !== number) return false;
    this.onItsWay.decided(fate);
    return true;
  }

  /** A line that has lost something on the way is made anew. */
  private compare(beat: Beat): void {
    if (beat.sent === this.heardOnLine) return;
    this.drop();
    this.failed();
  }

  /** Take a view or an update; false if an update does not fit what we have. */
  private take(arrived: View | Update): boolean {
    if (arrived.seat !== this.seat) return true; // on its way while we changed eyes
    const merged = merge(this.current, arrived);
    if (!merged) return false;
    this.current = merged;
    this.listener.view(merged);
    return true;
  }

  private failed(): void {
    this.failures += 1;
    if (this.closed) return;
    if (this.failures < TRIES_BEFORE_POLLING) this.be(this.current ? "lost" : "connecting");
    else if (this.health !== "polling") this.pollNow();
    this.stopRetry = this.wiring.later(() => this.connect(), backoff(this.failures - 1));
  }

  // ------------------------------------------------------------------------------------- the polling

  private pollNow(): void {
    this.stopPoll();
    let stopped = false;
    let stopTimer = () => {};
    this.stopPoll = () => {
      stopped = true;
      stopTimer();
    };
    const round = async () => {
      try {
        const view = await this.wiring.poll(this.seat);
        if (stopped) return;
        const recovered = this.health === "lost";
        this.be("polling");
        if (recovered) this.retry();
        if (!same(this.current, view)) this.take(view);
      } catch {
        if (stopped) return;
        this.be("lost");
      }
      stopTimer = this.wiring.later(round, POLL);
    };
    void round();
  }

  private be(health: Health): void {
    if (this.health === health) return;
    this.health = health;
    this.listener.health(health);
  }
}

function older(current: View | null, view: View): boolean {
  if (!current || current.seat !== view.seat) return false;
  const [before, after] = [current.question?.number ?? Infinity, view.question?.number ?? Infinity];
  return before < after;
}

/** Whether somebody has said no, rather than nobody anything. */
function isRefusal(error: unknown): boolean {
  return ((error as { status?: number }).status ?? 0) === 409;
}

function same(current: View | null, view: View): boolean {
  if (current === null) return false;
  const events = current.events.slice(Math.max(0, view.events_from - current.events_from));
  return JSON.stringify({ ...current, events, events_from: view.events_from }) === JSON.stringify(view);
}
