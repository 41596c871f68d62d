// What the clock of a table comes to, in words.
import type { Clock } from "$generated/wire";
import { t } from "../words/language.svelte";

/** Returns how much time a pace gives. */
export function paceHint({ pace, hours, minutes, bonus }: Clock): string {
  if (pace === "relaxed") return t("web-clock-relaxed-hint", { hours: hours ?? 0 });
  if (pace === "live") return t("web-clock-live-hint", { minutes: minutes ?? 0, bonus: bonus ?? 0 });
  return t("web-clock-none-hint");
}
