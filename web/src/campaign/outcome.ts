// How a chapter of a campaign ended, in a few words.
import type { ChapterInfo } from "$generated/wire";
import { formatList, t } from "$lib/words/language.svelte";

export function outcome(chapter: ChapterInfo): string {
  const { result, people } = chapter;
  if (chapter.status === "waiting")
    return t("web-status-waiting", { open: people.filter((each) => each.kind === "open").length });
  if (!result) return t("web-status-playing");
  const winners = people.filter((_, seat) => result[seat] > 0).map((each) => each.name);
  if (result.every((share) => share === 1)) return t("web-victory");
  if (!winners.length) return t("web-defeat");
  if (winners.length === people.length) return t("web-draw");
  return t("web-won", { count: winners.length, names: formatList(winners) });
}
