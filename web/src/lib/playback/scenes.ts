// The views between two views: a game says how each event changes what is drawn.
import type { GameModule } from "$games/contract";
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
  aside: false,
  may: [],
  led: null,
  window: false,
};

/**
 * Returns the scenes on the way from one view to the next, without the last, which is that view itself. They ask nothing.
 * If `greatEventsWait`, scenes of great events wait for the reader.
 */
export function scenesBetween(
  before: View,
  after: View,
  game: Pick<GameModule, "unfold" | "waitsForReader">,
  greatEventsWait: boolean,
): TimedView[] {
  const news = eventsBetween(before, after);
  const oldEvents = after.events.length - news.length;
  const scenes: TimedView[] = [];
  let state: unknown = before.state;
  news.forEach((event, n) => {
    const unfolded = game.unfold?.(state, event, after.state, after.seat) ?? { state: after.state, glances: 0 };
    state = unfolded.state;
    const waitsForReader = greatEventsWait && (game.waitsForReader?.(event, after) ?? false);
    const isLast = n === news.length - 1;
    if (!waitsForReader && (unfolded.glances === 0 || isLast)) return;
    const view = sceneOf(after, unfolded.state as View["state"], oldEvents + n + 1);
    scenes.push({ view, glances: unfolded.glances, waitsForReader });
  });
  return scenes;
}

/** Returns a view as a scene, in which nobody is asked anything. */
export const withoutQuestion = (view: View): View => sceneOf(view, view.state, view.events.length);

function sceneOf(after: View, state: View["state"], eventCount: number): View {
  return {
    ...after,
    state: { ...state, told: after.state.told },
    table: after.table.status === "over" ? { ...after.table, status: "playing" } : after.table,
    events: after.events.slice(0, eventCount),
    question: { ...NO_QUESTION, number: after.question?.number ?? after.answers },
    can_undo: false,
    can_restart: false,
    can_redo: false,
  };
}
