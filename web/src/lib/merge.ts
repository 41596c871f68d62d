// Views and updates: an update holds only what changed, and fits only the view it follows.
import type { Tagged } from "../games/contract";
import type { JournalPage, View } from "../generated/wire";

/** The view after what just arrived, or null if something in between was missed and the whole view is needed. */
export function merge(current: View | null, arrived: View): View | null {
  if (arrived.kind === "view") return arrived;
  if (!current || current.table.id !== arrived.table.id || current.seat !== arrived.seat) return null;
  const kept = arrived.events_from - current.events_from;
  if (kept < 0 || kept > current.events.length) return null;
  return {
    ...arrived,
    kind: "view",
    state: { ...current.state, ...arrived.state, ...longer(current.state, arrived.grown) },
    grown: {},
    events: [...current.events.slice(0, kept), ...arrived.events],
    events_from: current.events_from,
  };
}

/** The lists and mappings of a state that have only become longer. */
function longer(state: View["state"], grown: View["grown"]): View["state"] {
  const joined = (before: any, more: any) => (Array.isArray(more) ? [...before, ...more] : { ...before, ...more });
  return Object.fromEntries(Object.entries(grown).map(([name, more]) => [name, joined(state[name], more)]));
}

/** The events that one view tells and an earlier one of the same eyes did not; none after an answer was taken back. */
export function newsBetween(before: View | null, after: View): Tagged[] {
  if (!before || before.seat !== after.seat || before.table.id !== after.table.id) return [];
  if (after.answers < before.answers || told(after) <= told(before)) return [];
  return after.events.slice(Math.max(0, told(before) - after.events_from)) as Tagged[];
}

/** How many entries the journal has, those that a view has not brought included. */
function told(view: View): number {
  return view.events_from + view.events.length;
}

/** A view with an earlier page of its journal, if that ends where the view's part begins. */
export function recall(view: View, page: JournalPage): View {
  if (page.events_from + page.events.length !== view.events_from) return view;
  return { ...view, events: [...page.events, ...view.events], events_from: page.events_from };
}
