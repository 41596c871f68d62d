import { expect, test, vi } from "vitest";
import type { ChapterInfo } from "$generated/wire";
import { outcome } from "./outcome";

vi.mock("$lib/words/language.svelte", () => ({
  formatList: (names: string[]) => names.join("+"),
  t: (key: string, args?: Record<string, unknown>) => (args ? `${key} ${JSON.stringify(args)}` : key),
}));

function chapter(status: ChapterInfo["status"], result: number[] | null): ChapterInfo {
  const person = (name: string, kind: "person" | "open" = "person") => ({ name, kind, bot: "", mine: false });
  const people = [person("Ada"), person("Bob"), person("", status === "waiting" ? "open" : "person")];
  return { table: "t", chapter: 1, status, created: 0, people, options: {}, answers: 0, scores: null, result };
}

test("a chapter tells how it ended, or how far it is", () => {
  expect(outcome(chapter("waiting", null))).toBe('web-status-waiting {"open":1}');
  expect(outcome(chapter("playing", null))).toBe("web-status-playing");
  expect(outcome(chapter("over", [1, 1, 1]))).toBe("web-victory");
  expect(outcome(chapter("over", [0, 0, 0]))).toBe("web-defeat");
  expect(outcome(chapter("over", [1 / 3, 1 / 3, 1 / 3]))).toBe("web-draw");
  expect(outcome(chapter("over", [1, 0, 1]))).toBe('web-won {"count":2,"names":"Ada+"}');
});
