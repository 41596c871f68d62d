// The views between two views: a game says how each event changes what is drawn.
import type { GameModule, Tagged } from "$games/contract";
import type { Question, View } from "$generated/wire";
import { eventsBetween } from "../connection/view-updates";
import type { TimedView } from "./pacer";

/** A question that asks nobody. */
const NO_QUESTION: Omit<Question, "number"> = {
  waiting: [],
  mine: [],
  prompt: "",
  args: {},
  options: [],
  rules: {},
  quiet: false,
  seconds_left: null,
  notes: [],
  batch: false,
  interrupt: false,
  may: [],
  led: null,
  window: false,
};

/** What the reader wants to be stopped by. */
export interface Stops {
  /** Great events, such as crises. */
  great: boolean;
  /** What happens to the reader. */
  mine: boolean;
}

/** A glance at each card or die of a reveal. */
const REVEAL_STEP = 0.7;

/**
 * Returns the scenes on the way from one view to the next, without the last, which is that view itself.
 * They ask nothing.
 * An event that is revealed step by step is in the journal, and on the board, only when all its steps have been seen.
 */
export function scenesBetween(
  before: View,
  after: View,
  game: Pick<GameModule, "unfold" | "waitsForReader" | "revealSteps" | "happensToMe">,
  stops: Stops,
): TimedView[] {
  const news = eventsBetween(before, after);
  const oldEvents = after.events.length - news.length;
  const scenes: TimedView[] = [];
  let state: unknown = before.table.status === "waiting" ? after.state : before.state;
  let happened: Tagged[] = [];
  const sceneAt = (eventCount: number) => sceneOf(after, state as View["state"], eventCount);
  const stopForMine = (eventCount: number) => {
    if (happened.length) scenes.push({ view: sceneAt(eventCount), glances: 1, waitsForReader: true, happened });
    happened = [];
  };
  news.forEach((event, n) => {
    const steps = game.revealSteps?.(event) ?? 0;
    const waitsForReader = stops.great && (game.waitsForReader?.(event, after) ?? false);
    if (steps || waitsForReader) stopForMine(oldEvents + n);
    for (let step = 0; steps && step <= steps; step += 1) {
      scenes.push({ view: sceneAt(oldEvents + n), glances: REVEAL_STEP, reveal: { event, step, steps } });
    }
    const unfolded = game.unfold?.(state, event, after.state, after.seat) ?? { state, glances: 0 };
    state = unfolded.state;
    const isLast = n === news.length - 1;
    if (waitsForReader || (unfolded.glances > 0 && !isLast)) {
      scenes.push({ view: sceneAt(oldEvents + n + 1), glances: unfolded.glances, waitsForReader });
    }
    if (stops.mine && game.happensToMe?.(event, before)) happened.push(event);
  });
  stopForMine(after.events.length);
  return scenes;
}

/** Returns a view as a scene, in which nobody is asked anything. */
export const withoutQuestion = (view: View): View => sceneOf(view, view.state, view.events.length);

function sceneOf(after: View, state: View["state"], eventCount: number): View {
  return {
    ...after,
    state: { ...state, readable_passages: after.state.readable_passages },
    table: after.table.status === "over" ? { ...after.table, status: "playing" } : after.table,
    events: after.events.slice(0, eventCount),
    question: { ...NO_QUESTION, number: after.question?.number ?? after.answers },
    winners: null,
    result: null,
    can_undo: false,
    can_restart: false,
    can_redo: false,
  };
}
