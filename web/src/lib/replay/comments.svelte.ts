// The comments at the moments of a finished game.
import type { Remark } from "$generated/wire";
import { problemOf } from "../connection/problems";
import { replayApi } from "../connection/replay-api";
import { settings } from "../settings/settings.svelte";

export class Comments {
  all = $state.raw<Remark[]>([]);
  problem = $state("");
  busy = $state(false);

  constructor(private readonly table: string) {}

  async load(): Promise<void> {
    await this.attempt(async () => (this.all = await replayApi.comments(this.table)));
  }

  /** Comments on a moment; returns whether it was taken. */
  async write(moment: number, text: string): Promise<boolean> {
    const remark = { moment, text, name: settings.name };
    return this.attempt(async () => (this.all = await replayApi.comment(this.table, remark)));
  }

  /** Does something with a comment, then shows what is left. */
  async change(request: () => Promise<void>): Promise<void> {
    await this.attempt(async () => {
      await request();
      this.all = await replayApi.comments(this.table);
    });
  }

  private async attempt(request: () => Promise<unknown>): Promise<boolean> {
    this.busy = true;
    try {
      await request();
      this.problem = "";
      return true;
    } catch (error) {
      this.problem = problemOf(error).message;
      return false;
    } finally {
      this.busy = false;
    }
  }
}
