// The connection of a session to its table: opened for a seat, and opened anew when this browser sits down.
import type { JournalPage, Refusal, View } from "$generated/wire";
import { runLater } from "../browser/timers";
import { api } from "../connection/api";
import {
  LiveConnection,
  type AnswerMessage,
  type ConnectionHealth,
  type ConnectionListener,
  type Socket,
} from "../connection/live-connection";

export class TableConnection {
  health: ConnectionHealth = $state("connecting");
  /** The latest view that has arrived, shown or not. */
  latest: View | null = null;
  private live: LiveConnection | null = null;

  constructor(
    private readonly id: string,
    private readonly listener: Omit<ConnectionListener, "health">,
  ) {}

  /** Connects as a seat; the connection before is closed. */
  connect(seat: number): void {
    this.live?.close();
    const address = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/tables/${this.id}/live`;
    const transport = {
      connect: () => new WebSocket(address) as Socket,
      poll: (viewpoint: number) => api.view(this.id, viewpoint),
      post: (answer: AnswerMessage) => api.answer(this.id, answer),
      runLater,
    };
    this.live = new LiveConnection(seat, transport, {
      ...this.listener,
      view: (view) => {
        this.latest = view;
        this.listener.view(view);
      },
      health: (health) => this.setHealth(health),
    });
  }

  private setHealth(health: ConnectionHealth): void {
    this.health = health;
    if (health === "polling") void api.chat(this.id).then((lines) => this.listener.chat(lines));
  }

  get isOpen(): boolean {
    return this.live !== null;
  }

  /** Sends an answer; returns the refusal, or null once it is stored. */
  async answer(answer: AnswerMessage): Promise<Refusal | null> {
    return (await this.live?.answer(answer)) ?? null;
  }

  setViewpoint(seat: number): void {
    this.live?.setViewpoint(seat);
  }

  /** Takes a view that an HTTP call returned. */
  receiveByHttp(view: View): void {
    this.live?.receiveByHttp(view);
  }

  prependJournalPage(page: JournalPage): void {
    this.live?.prependJournalPage(page);
  }

  /** Asks for the whole view again. */
  refresh(): void {
    this.live?.refresh();
  }

  /** Checks a connection that may have broken without notice, because the network changed or the device slept. */
  recheckConnection(): void {
    this.live?.recheckConnection();
  }

  close(): void {
    this.live?.close();
  }
}
