// Views and updates: an update holds only what changed, and fits only the view it follows.
import type { Tagged } from "../games/contract";
import type { View } from "../generated/wire";

/** The view after what just arrived, or null if something in between was missed and the whole view is needed. */
export function merge(current: View | null, arrived: View): View | null {
  if (arrived.kind === "view") return arrived;
  if (!current || current.table.id !== arrived.table.id || current.seat !== arrived.seat) return null;
  if (arrived.events_from > current.events.length) return null;
  return {
    ...arrived,
    kind: "view",
    state: { ...current.state, ...arrived.state },
    events: [...current.events.slice(0, arrived.events_from), ...arrived.events],
    events_from: 0,
  };
}

/** The events that one view tells and an earlier one of the same eyes did not; none after an answer was taken back. */
export function newsBetween(before: View | null, after: View): Tagged[] {
  if (!before || before.seat !== after.seat || before.table.id !== after.table.id) return [];
  if (after.answers < before.answers || after.events.length <= before.events.length) return [];
  return after.events.slice(before.events.length) as Tagged[];
}
