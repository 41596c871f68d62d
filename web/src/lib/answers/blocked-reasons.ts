// Answers that are not possible, grouped by their reason.
import type { Tagged } from "$games/contract";
import type { Blocked } from "$generated/wire";

export interface BlockedReason {
  rule: string;
  /** The reason in words. */
  why: string;
  actions: Tagged[];
}

/** Groups blocked answers by rule and reason; `say` puts a reason into words. */
export function groupByReason(blocked: Blocked[], say: (blocked: Blocked) => string): BlockedReason[] {
  const found = new Map<string, BlockedReason>();
  for (const each of blocked) {
    const key = JSON.stringify([each.rule, each.why, each.args]);
    const reason = found.get(key) ?? { rule: each.rule, why: say(each), actions: [] };
    reason.actions.push(each.action as Tagged);
    found.set(key, reason);
  }
  return [...found.values()];
}
