// The talk at a table.
import type { Tagged } from "$games/contract";
import type { ChatLine } from "$generated/wire";
import { api } from "../connection/api";
import { initialViewpoint, SPECTATOR } from "../seats/seats";
import type { Requests } from "./requests.svelte";
import type { ShownTable } from "./shown-table.svelte";

export class Chat {
  /** All lines, in order. */
  lines: ChatLine[] = $state.raw([]);

  constructor(
    private readonly shown: ShownTable,
    private readonly requests: Requests,
  ) {}

  /** Adds lines that have arrived; one with a known number replaces the old one. */
  add(lines: ChatLine[]): void {
    const known = new Map(this.lines.map((line) => [line.number, line]));
    for (const line of lines) known.set(line.number, line);
    this.lines = [...known.values()].sort((one, other) => one.number - other.number);
  }

  /** Says something in one's own words, or one of the game's statements; returns whether it was accepted. */
  async say(said: string | Tagged): Promise<boolean> {
    const what = typeof said === "string" ? { text: said } : { statement: said };
    const line = await this.requests.attempt(() => api.sendChat(this.shown.id, this.speaker, what));
    if (line) this.add([line]);
    return line !== null;
  }

  /** Returns the statements that the game allows just now. */
  async statements(): Promise<Tagged[]> {
    return (await this.requests.attempt(() => api.statements(this.shown.id, this.speaker))) ?? [];
  }

  /** The seat that speaks. */
  private get speaker(): number {
    const { viewpoint, table } = this.shown;
    return viewpoint >= 0 ? viewpoint : table ? initialViewpoint(table) : SPECTATOR;
  }
}
