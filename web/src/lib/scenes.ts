// What happened between two views, scene by scene: a game says how each event changes what is drawn.
import type { GameModule, Tagged } from "../games/contract";
import type { View } from "../generated/wire";
import { newsBetween } from "./merge";
import type { Scene } from "./pace";

/** The scenes on the way from one view to the next, without the last, which is that view itself. Nothing is asked in them.
 * Where `waits`, those that tell something great stand until they are read. */
export function scenes(before: View, after: View, game: Pick<GameModule, "unfold" | "reads">, waits: boolean): Scene[] {
  const news: Tagged[] = newsBetween(before, after);
  const old = after.events.length - news.length;
  const found: Scene[] = [];
  let state: unknown = before.state;
  news.forEach((event, n) => {
    const told = game.unfold?.(state, event, after.state, after.seat) ?? { state: after.state, looked: 0 };
    state = told.state;
    const reads = waits && (game.reads?.(event, after) ?? false);
    if (reads || (told.looked > 0 && n < news.length - 1)) found.push({ looked: told.looked, reads, view: scene(after, told.state as View["state"], old + n + 1) });
  });
  return found;
}

/** A view as it was on the way, in which nobody is asked anything. */
export const past = (view: View): View => scene(view, view.state, view.events.length);

function scene(after: View, state: View["state"], events: number): View {
  return {
    ...after,
    state: { ...state, told: after.state.told },
    table: after.table.status === "over" ? { ...after.table, status: "playing" } : after.table,
    events: after.events.slice(0, events),
    question: { number: after.question?.number ?? after.answers, waiting: [], mine: [], prompt: "", args: {}, options: [], rules: {}, quiet: false, seconds_left: null, notes: [], batch: false, aside: false, may: [], led: null, window: false },
    can_undo: false,
    can_restart: false,
    can_redo: false,
  };
}
