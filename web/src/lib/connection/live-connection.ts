// The connection to a table: a websocket that reconnects by itself, and polling where websockets do not get through.
import type {
  Beat,
  Chat,
  FromClient,
  GiveAnswer,
  GiveAnswers,
  JournalPage,
  Receipt,
  Refusal,
  Update,
  View,
} from "$generated/wire";
import { applyUpdate, prependJournalPage } from "./view-updates";

/**
 * `connecting`: no message yet; `live`: the websocket works; `polling`: the view is fetched every 2 seconds;
 * `lost`: the server does not answer.
 */
export type ConnectionHealth = "connecting" | "live" | "polling" | "lost";

/** The part of a WebSocket that is used here. */
export interface Socket {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event?: { code: number }) => void) | null;
}

/** One answer, or several of which all are accepted or none. */
export type AnswerMessage = GiveAnswer | GiveAnswers;

/** Everything outside the class: network and timers. Tests bring their own. */
export interface Transport {
  connect(): Socket;
  poll(seat: number): Promise<View>;
  /** Posts an answer by HTTP; throws if it is refused. */
  post(answer: AnswerMessage): Promise<Receipt>;
  /** Runs something later; returns a function that cancels it. */
  runLater(run: () => void, milliseconds: number): () => void;
}

export interface ConnectionListener {
  view(view: View): void;
  chat(lines: Chat["lines"]): void;
  refusal(refusal: Refusal): void;
  health(health: ConnectionHealth): void;
}

/** The code of a close: the server is being replaced. */
const SERVICE_RESTART = 1012;

// All times in milliseconds.
export const POLL_INTERVAL = 2_000;
/** A socket is dead if no message comes so long after it was opened or asked for the view. */
export const REPLY_TIMEOUT = 8_000;
/** A socket is dead if no message comes for so long: the server sends one every 15 seconds. */
export const SILENCE_TIMEOUT = 40_000;
/** The reply timeout when there is reason to distrust the socket, such as a change of network. */
export const RECHECK_TIMEOUT = 2_000;
/** An answer without a receipt for so long is lost: with quiet questions, which keep a steady pace, one takes 8 s. */
export const RECEIPT_TIMEOUT = 12_000;
const CATCH_UP_DELAY = 1_500;
const TRIES_BEFORE_POLLING = 3;

/** An answer that was sent and has no receipt yet. */
interface PendingAnswer {
  number: number;
  /** Called once, with the refusal, null if the answer was accepted, or LOST if the connection broke. */
  settle(outcome: Refusal | null | typeof LOST): void;
}
const LOST = Symbol("lost");

/** The milliseconds to wait before the next try: half a second, then twice as long each time, at most ten seconds. */
export function backoff(failures: number): number {
  return Math.min(10_000, 500 * 2 ** failures);
}

export class LiveConnection {
  private socket: Socket | null = null;
  private current: View | null = null;
  private failures = 0;
  /** How many messages this socket has brought; the server's beat tells how many it has sent. */
  private received = 0;
  private health: ConnectionHealth = "connecting";
  private closed = false;
  private cancelRetry = () => {};
  private stopPolling = () => {};
  private cancelTimeout = () => {};
  private pending: PendingAnswer | null = null;

  /** Connects at once. `seat` is the viewpoint: the seat for which the server redacts the view. */
  constructor(
    private seat: number,
    private readonly transport: Transport,
    private readonly listener: ConnectionListener,
  ) {
    this.connect();
  }

  /** Asks for the view of another seat from now on. */
  setViewpoint(seat: number): void {
    this.seat = seat;
    this.current = null;
    if (this.health === "live") this.sendHello();
    else if (this.health === "polling") this.startPolling();
  }

  /**
   * Sends an answer, by websocket or, without one, by HTTP. Returns the refusal, or null once the answer is stored.
   *
   * If the socket breaks before the receipt, it is unknown whether the answer was accepted. It is then posted again; a
   * refusal of that is ignored, because each question number is answered only once.
   */
  async answer(answer: AnswerMessage): Promise<Refusal | null> {
    const outcome = this.health === "live" && this.socket ? await this.send(this.socket, answer) : undefined;
    if (outcome !== undefined && outcome !== LOST) return outcome;
    try {
      await this.transport.post(answer);
    } catch (error) {
      if (outcome !== LOST || !isRefusal(error)) throw error;
    }
    if (this.health === "polling") this.startPolling();
    return null;
  }

  private send(socket: Socket, answer: AnswerMessage): Promise<Refusal | null | typeof LOST> {
    return new Promise((resolve) => {
      const { number } = answer;
      const message: FromClient = "actions" in answer ? { kind: "answers", ...answer } : { kind: "answer", ...answer };
      const cancelTimeout = this.transport.runLater(() => this.fail(), RECEIPT_TIMEOUT);
      this.pending = {
        number,
        settle: (outcome) => {
          cancelTimeout();
          this.pending = null;
          resolve(outcome);
        },
      };
      socket.send(JSON.stringify(message));
    });
  }

  /**
   * Takes a view that an HTTP call returned. A working websocket will bring the same; if it does not within a moment,
   * the view is asked for again.
   */
  receiveByHttp(view: View): void {
    if (this.health !== "live") {
      this.accept(view);
      return;
    }
    this.transport.runLater(() => {
      if (!this.closed && this.health === "live" && isOlder(this.current, view)) this.sendHello();
    }, CATCH_UP_DELAY);
  }

  /** Adds an earlier page of the journal to the current view. */
  prependJournalPage(page: JournalPage): void {
    if (this.current) this.current = prependJournalPage(this.current, page);
  }

  /** Asks for the whole view again, for instance after an answer to an old question. */
  refresh(): void {
    if (this.health === "live") this.sendHello();
    else this.retry();
  }

  /** Asks for a sign of life, because the network changed or the device slept. A socket that is silent is replaced. */
  recheckConnection(): void {
    if (this.health === "live") this.sendHello(RECHECK_TIMEOUT);
    else this.retry();
  }

  close(): void {
    this.closed = true;
    this.cancelRetry();
    this.stopPolling();
    this.dropSocket();
  }

  // -------------------------------------------------------------------------------------- websocket

  private connect(): void {
    this.dropSocket();
    if (this.closed) return;
    const socket = this.transport.connect();
    this.socket = socket;
    this.received = 0;
    socket.onopen = () => this.sendHello();
    socket.onmessage = (event) => this.socket === socket && this.receive(String(event.data));
    socket.onclose = (event) => {
      if (this.socket === socket) this.fail(event?.code === SERVICE_RESTART);
    };
    this.expectMessageWithin(REPLY_TIMEOUT);
  }

  /** Connects now, and if that fails, again soon. */
  private retry(): void {
    this.failures = Math.min(this.failures, TRIES_BEFORE_POLLING - 1);
    this.cancelRetry();
    this.connect();
  }

  private dropSocket(): void {
    const socket = this.socket;
    this.socket = null;
    this.cancelTimeout();
    this.pending?.settle(LOST);
    socket?.close();
  }

  private sendHello(timeout = REPLY_TIMEOUT): void {
    const hello: FromClient = { kind: "hello", seat: this.seat };
    this.socket?.send(JSON.stringify(hello));
    this.expectMessageWithin(timeout);
  }

  private expectMessageWithin(timeout: number): void {
    this.cancelTimeout();
    this.cancelTimeout = this.transport.runLater(() => this.fail(), timeout);
  }

  private receive(text: string): void {
    this.received += 1;
    this.expectMessageWithin(SILENCE_TIMEOUT);
    const message = JSON.parse(text) as View | Update | Chat | Refusal | Receipt | Beat;
    switch (message.kind) {
      case "beat":
        if (message.sent !== this.received) this.fail(); // a message was lost on the way
        break;
      case "chat":
        this.listener.chat(message.lines);
        break;
      case "receipt":
        this.settlePending(message.number, null);
        break;
      case "refusal":
        if (!this.settlePending(message.number, message)) this.listener.refusal(message);
        break;
      default:
        this.failures = 0;
        this.stopPolling();
        this.setHealth("live");
        if (message.kind === "update" && message.receipt !== null) this.settlePending(message.receipt, null);
        if (!this.accept(message)) this.sendHello();
    }
  }

  /** Settles the pending answer with that number; false if there is none. */
  private settlePending(number: number, outcome: Refusal | null): boolean {
    if (this.pending?.number !== number) return false;
    this.pending.settle(outcome);
    return true;
  }

  /** Takes a view or an update; false if an update does not fit the current view. */
  private accept(arrived: View | Update): boolean {
    if (arrived.seat !== this.seat) return true; // sent before the viewpoint changed
    const merged = applyUpdate(this.current, arrived);
    if (!merged) return false;
    this.current = merged;
    this.listener.view(merged);
    return true;
  }

  /**
   * Drops the socket and tries again later; after several failures the view is polled meanwhile. A server that is about
   * to be replaced says so: another one answers already.
   */
  private fail(isReplaced = false): void {
    this.dropSocket();
    this.failures += 1;
    if (this.closed) return;
    if (isReplaced && this.failures === 1) {
      this.cancelRetry = this.transport.runLater(() => this.connect(), 0);
      return;
    }
    if (this.failures < TRIES_BEFORE_POLLING) this.setHealth(this.current ? "lost" : "connecting");
    else if (this.health !== "polling") this.startPolling();
    this.cancelRetry = this.transport.runLater(() => this.connect(), backoff(this.failures - 1));
  }

  // ---------------------------------------------------------------------------------------- polling

  private startPolling(): void {
    this.stopPolling();
    let stopped = false;
    let cancelNext = () => {};
    this.stopPolling = () => {
      stopped = true;
      cancelNext();
    };
    const poll = async () => {
      try {
        const view = await this.transport.poll(this.seat);
        if (stopped) return;
        const recovered = this.health === "lost";
        this.setHealth("polling");
        if (recovered) this.retry();
        if (!isSame(this.current, view)) this.accept(view);
      } catch {
        if (stopped) return;
        this.setHealth("lost");
      }
      cancelNext = this.transport.runLater(poll, POLL_INTERVAL);
    };
    void poll();
  }

  private setHealth(health: ConnectionHealth): void {
    if (this.health === health) return;
    this.health = health;
    this.listener.health(health);
  }
}

/** Whether a view has an earlier question than another one of the same seat. */
function isOlder(current: View | null, view: View): boolean {
  if (!current || current.seat !== view.seat) return false;
  const [before, after] = [current.question?.number ?? Infinity, view.question?.number ?? Infinity];
  return before < after;
}

/** Whether the server refused something, as opposed to not answering. */
function isRefusal(error: unknown): boolean {
  return ((error as { status?: number }).status ?? 0) === 409;
}

/** Whether two views are equal; the first may have more of the journal. */
function isSame(current: View | null, view: View): boolean {
  if (current === null) return false;
  const events = current.events.slice(Math.max(0, view.events_from - current.events_from));
  return JSON.stringify({ ...current, events, events_from: view.events_from }) === JSON.stringify(view);
}
