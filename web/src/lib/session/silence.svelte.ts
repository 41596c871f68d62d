// Whom the reader does not want to hear at a table, and what they report. Nobody else learns of it.
import type { SendReport, Silence } from "$generated/wire";
import { api } from "../connection/api";
import type { Requests } from "./requests.svelte";

export class Silences {
  /** The seats that are muted or blocked. */
  private seats: Silence[] = $state.raw([]);

  constructor(
    private readonly id: string,
    private readonly requests: Requests,
  ) {}

  async load(): Promise<void> {
    this.seats = await api.silencedAt(this.id).catch(() => []);
  }

  of(seat: number): Silence["kind"] {
    return this.seats.find((each) => each.seat === seat)?.kind ?? "none";
  }

  async set(seat: number, kind: Silence["kind"]): Promise<void> {
    const seats = await this.requests.attempt(() => api.setSilence(this.id, { seat, kind }));
    if (seats) this.seats = seats;
  }

  /** Sends a report; null if it was not taken, else whether somebody reads reports on this server. */
  async report(report: SendReport): Promise<boolean | null> {
    const told = await this.requests.attempt(() => api.sendReport(this.id, report));
    return told ? told.read : null;
  }
}
