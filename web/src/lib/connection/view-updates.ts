// Views and updates: an update holds only what changed and fits only the view that it follows.
import type { Tagged } from "$games/contract";
import type { JournalPage, Update, View } from "$generated/wire";

/** The last part of an update's path whose value lists what was removed. */
const REMOVED = "-";

/** Returns the view after a message, or null if a message was missed in between and the whole view is needed. */
export function applyUpdate(current: View | null, arrived: View | Update): View | null {
  if (arrived.kind === "view") return arrived;
  if (!current || current.seat !== arrived.seat) return null;
  const kept = arrived.events_from - current.events_from;
  if (kept < 0 || kept > current.events.length) return null;
  const changed = Object.entries(arrived.changes).reduce(
    (view, [path, value]) => setAt(view, path.split("/"), value),
    current,
  );
  return { ...changed, answers: arrived.answers, events: [...current.events.slice(0, kept), ...arrived.events] };
}

/** Returns a copy with another value at a path; everything off the path is shared with the original. */
function setAt<T>(whole: T, [name, ...inner]: string[], value: unknown): T {
  if (name === REMOVED) return remove(whole, value) as T;
  const copy = (Array.isArray(whole) ? [...whole] : { ...whole }) as Record<string, unknown>;
  copy[name] = inner.length ? setAt(copy[name], inner, value) : value;
  return copy as T;
}

/** Cuts a list to a new length, or removes keys from an object. */
function remove(whole: unknown, removed: unknown): unknown {
  if (Array.isArray(whole)) return whole.slice(0, removed as number);
  const names = removed as string[];
  return Object.fromEntries(Object.entries(whole as object).filter(([name]) => !names.includes(name)));
}

/** Returns the events of a view that an earlier one of the same seat does not have; none after an undo. */
export function eventsBetween(before: View | null, after: View): Tagged[] {
  if (!before || before.seat !== after.seat || before.table.id !== after.table.id) return [];
  if (after.answers < before.answers || eventCount(after) <= eventCount(before)) return [];
  return after.events.slice(Math.max(0, eventCount(before) - after.events_from)) as Tagged[];
}

/** How many events the journal has, including those before the part that the view holds. */
function eventCount(view: View): number {
  return view.events_from + view.events.length;
}

/** Returns a view with an earlier page of its journal, if the page ends where the view's part begins. */
export function prependJournalPage(view: View, page: JournalPage): View {
  if (page.events_from + page.events.length !== view.events_from) return view;
  return { ...view, events: [...page.events, ...view.events], events_from: page.events_from };
}
