// Answers that are not possible, put together by their reason.
import type { Tagged } from "../games/contract";
import type { Blocked } from "../generated/wire";

export interface Reason {
  rule: string;
  /** The reason in words. */
  why: string;
  actions: Tagged[];
}

export function reasonsOf(blocked: Blocked[], say: (blocked: Blocked) => string): Reason[] {
  const found = new Map<string, Reason>();
  for (const each of blocked) {
    const key = JSON.stringify([each.rule, each.why, each.args]);
    const reason = found.get(key) ?? { rule: each.rule, why: say(each), actions: [] };
    reason.actions.push(each.action as Tagged);
    found.set(key, reason);
  }
  return [...found.values()];
}
