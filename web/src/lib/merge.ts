// Views and updates: an update holds only what changed, and fits only the view it follows.
import type { Tagged } from "../games/contract";
import type { JournalPage, Update, View } from "../generated/wire";

/** The name under which a path tells which parts are no more. */
const GONE = "-";

/** The view after what just arrived, or null if something in between was missed and the whole view is needed. */
export function merge(current: View | null, arrived: View | Update): View | null {
  if (arrived.kind === "view") return arrived;
  if (!current || current.seat !== arrived.seat) return null;
  const kept = arrived.events_from - current.events_from;
  if (kept < 0 || kept > current.events.length) return null;
  const changed = Object.entries(arrived.changes).reduce((view, [path, value]) => set(view, path.split("/"), value), current);
  return { ...changed, answers: arrived.answers, events: [...current.events.slice(0, kept), ...arrived.events] };
}

/** A copy of something with another value at a place inside it; whatever else it holds stays the same. */
function set<T>(whole: T, [name, ...inner]: string[], value: unknown): T {
  if (name === GONE) return without(whole, value);
  const copy: any = Array.isArray(whole) ? [...whole] : { ...whole };
  copy[name!] = inner.length ? set(copy[name!], inner, value) : value;
  return copy;
}

/** A list as long as it still is, or a mapping without the parts that are no more. */
function without(whole: any, gone: any): any {
  if (Array.isArray(whole)) return whole.slice(0, gone);
  return Object.fromEntries(Object.entries(whole).filter(([name]) => !gone.includes(name)));
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
