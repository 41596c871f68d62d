// The words of each board are complete in three languages, and none is left over.
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, test } from "vitest";

/** The keys of a language, each with its arguments. */
function keys(file: string): Map<string, string> {
  const text = readFileSync(file, "utf-8");
  const blocks = text.split(/\n(?=[a-z])/).flatMap((block) => {
    const key = block.match(/^([a-z][\w-]*) =/)?.[1];
    return key ? [[key, [...new Set(block.match(/\$[\w-]+/g) ?? [])].sort().join(" ")] as const] : [];
  });
  return new Map(blocks);
}

describe.each(["unfathomable", "machina-arcana", "sleeping-gods"])("%s", (game) => {
  const folder = join(import.meta.dirname, game);
  const words = resolve(import.meta.dirname, `../../../fathom/games/${game.replace("-", "_")}/words`);
  const code = readdirSync(folder, { recursive: true, encoding: "utf-8" })
    .filter((name) => /\.(svelte|ts)$/.test(name) && !name.endsWith(".test.ts"))
    .map((name) => readFileSync(join(folder, name), "utf-8"))
    .join("\n");
  const exact = new Set([...code.matchAll(/["'](board-[a-z0-9-]+)["']/g)].map((found) => found[1]));
  const patterns = [...code.matchAll(/`(board-[^`]*\$\{[^`]*)`/g)].map(
    ([, text]) => new RegExp(`^${text.replace(/\$\{[^}]*\}/g, "[a-z0-9-]+")}$`),
  );
  const board = (language: string) => keys(join(words, language, "board.ftl"));
  const english = board("en");

  test.each(["fr", "es"])("%s has the same keys and arguments as English", (language) => {
    expect([...board(language)].sort()).toEqual([...english].sort());
  });
  test("every key that the board says has words", () => {
    expect([...exact].filter((key) => !english.has(key))).toEqual([]);
    expect(patterns.filter((pattern) => ![...english.keys()].some((key) => pattern.test(key)))).toEqual([]);
  });
  test("every key with words is said somewhere", () => {
    const says = (key: string) => exact.has(key) || patterns.some((pattern) => pattern.test(key));
    expect([...english.keys()].filter((key) => !says(key))).toEqual([]);
  });
});

describe("the screens of Sleeping Gods", () => {
  const folder = join(import.meta.dirname, "sleeping-gods");
  const words = resolve(import.meta.dirname, "../../../fathom/games/sleeping_gods/words");
  const code = readdirSync(folder, { recursive: true, encoding: "utf-8" })
    .filter((name) => /\.(svelte|ts)$/.test(name) && !name.endsWith(".test.ts"))
    .map((name) => readFileSync(join(folder, name), "utf-8"))
    .join("\n");
  const english = keys(join(words, "en", "screens.ftl"));

  test.each(["fr", "es"])("%s has the same keys and arguments as English", (language) => {
    expect([...keys(join(words, language, "screens.ftl"))].sort()).toEqual([...english].sort());
  });
  test("every key that they say has words, and every key with words is said", () => {
    const exact = new Set([...code.matchAll(/["'](screen-[a-z0-9-]+)["']/g)].map((found) => found[1]));
    const patterns = [...code.matchAll(/`(screen-[^`$]*)\$\{[^}]*\}`/g)].map((found) => found[1]);
    const said = (key: string) => exact.has(key) || patterns.some((start) => key.startsWith(start));
    expect([...exact].filter((key) => !english.has(key))).toEqual([]);
    expect([...english.keys()].filter((key) => key.startsWith("screen-") && !said(key))).toEqual([]);
  });
});
