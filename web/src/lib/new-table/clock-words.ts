// What the clock of a table comes to, in words.
import type { Clock } from "$generated/wire";
import { toTime } from "../account/minutes";
import { t } from "../words/language.svelte";

/** The hours of a clock that always runs. */
export const ALL_DAY = { opens: 0, closes: 0, zone: "UTC" } as const;

/** Returns whether a clock runs only between certain hours of the day. */
export function hasWindow({ pace, opens, closes }: Pick<Clock, "pace" | "opens" | "closes">): boolean {
  return pace === "relaxed" && opens !== closes;
}

/** Returns how much time a pace gives, and between which hours of the day it passes. */
export function paceHint(clock: Clock): string {
  const { pace, hours, minutes, bonus, opens, closes, zone } = clock;
  if (pace === "relaxed") {
    const each = t("web-clock-relaxed-hint", { hours: hours ?? 0 });
    if (!hasWindow(clock)) return each;
    const window = { opens: toTime(opens ?? 0), closes: toTime(closes ?? 0), zone: zone ?? "UTC" };
    return t("web-clock-relaxed-window", { each, ...window });
  }
  if (pace === "live") return t("web-clock-live-hint", { minutes: minutes ?? 0, bonus: bonus ?? 0 });
  return t("web-clock-none-hint");
}

/** Returns the clock of a table in one line. */
export function clockWords(clock: Clock): string {
  const pace = t(`web-clock-${clock.pace}`);
  return clock.pace === "none" ? pace : t("web-colon", { label: pace, text: paceHint(clock) });
}
