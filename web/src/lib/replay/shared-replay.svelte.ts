// A replay that one person leads and others follow: asked for again and again, whatever happens to the line.
import type { MoveReplay, SharedReplay } from "$generated/wire";
import { RefusedError } from "../connection/api";
import { problemOf } from "../connection/problems";
import { replayApi } from "../connection/replay-api";

const RETRY = 1_500; // milliseconds until a lost line is tried again

/** What a shared replay asks of the server; tests bring their own. */
export type ReplayLine = Pick<typeof replayApi, "share" | "follow" | "news" | "move" | "handOver" | "say" | "leave">;

export class SharedReplaySession {
  shown = $state.raw<SharedReplay | null>(null);
  problem = $state("");
  /** Whether the line is lost, and tried again. */
  lost = $state(false);
  /** Whether this follower looks elsewhere for now. */
  astray = $state(false);
  private stopped = false;
  private wanted: MoveReplay | null = null;
  private moving = false;

  constructor(
    private readonly name: () => string,
    private readonly onmove: (moment: number, viewpoint: number) => void,
    private readonly line: ReplayLine = replayApi,
  ) {}

  get leading(): boolean {
    return this.shown?.leading ?? false;
  }

  /** Begins a replay that this browser leads; returns its id, "" if that was refused. */
  async begin(table: string, moment: number, viewpoint: number): Promise<string> {
    await this.attempt(() => this.line.share(table, { moment, viewpoint, name: this.name() }));
    if (this.shown) void this.listen(this.shown.id);
    return this.shown?.id ?? "";
  }

  /** Follows a replay by its id, until it is closed here. */
  async join(id: string): Promise<void> {
    await this.listen(id);
  }

  /** Shows everybody another moment, if this browser leads. Of many in a row the last one counts. */
  lead(moment: number, viewpoint: number): void {
    const { shown } = this;
    if (!shown?.leading || (shown.moment === moment && shown.viewpoint === viewpoint && !this.wanted)) return;
    this.wanted = { moment, viewpoint };
    if (!this.moving) void this.move(shown.id);
  }

  /** Looks at what the lead shows again. */
  rejoin(): void {
    this.astray = false;
    if (this.shown) this.onmove(this.shown.moment, this.shown.viewpoint);
  }

  async handOver(to: string): Promise<void> {
    if (this.shown) await this.attempt(() => this.line.handOver(this.shown!.id, to));
  }

  /** Says something to all who follow; returns whether it was taken. */
  async say(text: string): Promise<boolean> {
    return this.shown !== null && (await this.attempt(() => this.line.say(this.shown!.id, text)));
  }

  async leave(): Promise<void> {
    this.close();
    if (this.shown) await this.line.leave(this.shown.id).catch(() => {});
    this.shown = null;
  }

  close(): void {
    this.stopped = true;
  }

  private async listen(id: string): Promise<void> {
    let known = this.shown !== null;
    while (!this.stopped) {
      try {
        this.take(known ? await this.line.news(id, this.shown!.revision) : await this.line.follow(id, this.name()));
        known = true;
        this.lost = false;
      } catch (error) {
        const status = error instanceof RefusedError ? error.status : 0;
        if (status === 403 && known) known = false;
        else if (status >= 400 && status < 500 && status !== 429) {
          this.problem = problemOf(error).message;
          return;
        }
        this.lost = status === 0 || status >= 500;
        await new Promise((resolve) => setTimeout(resolve, RETRY));
      }
    }
  }

  private take(news: SharedReplay): void {
    if (this.stopped || (this.shown && news.revision < this.shown.revision)) return;
    const { shown } = this;
    const moved = !shown || shown.moment !== news.moment || shown.viewpoint !== news.viewpoint;
    this.shown = news;
    if (news.leading) this.astray = false;
    else if (moved && !this.astray) this.onmove(news.moment, news.viewpoint);
  }

  private async move(id: string): Promise<void> {
    this.moving = true;
    while (this.wanted && !this.stopped) {
      const next = this.wanted;
      this.wanted = null;
      await this.attempt(() => this.line.move(id, next));
    }
    this.moving = false;
  }

  private async attempt(request: () => Promise<SharedReplay>): Promise<boolean> {
    try {
      this.take(await request());
      this.problem = "";
      return true;
    } catch (error) {
      this.problem = problemOf(error).message;
      return false;
    }
  }
}
