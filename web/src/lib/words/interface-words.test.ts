// The interface's words are complete in three languages, and none is left over.
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";

const source = resolve(import.meta.dirname, "../..");
const words = resolve(import.meta.dirname, "../../../../fathom/kernel/words");

function files(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return files(path);
    return /\.(svelte|ts)$/.test(name) && !name.endsWith(".test.ts") ? [path] : [];
  });
}

/** The keys of a language, each with its arguments. */
function keys(language: string): Map<string, string> {
  const text = ["web.ftl", "people.ftl", "replay.ftl"]
    .map((file) => readFileSync(join(words, language, file), "utf-8"))
    .join("\n");
  const found = new Map<string, string>();
  for (const block of text.split(/\n(?=[a-z])/)) {
    const key = block.match(/^([a-z][\w-]*) =/)?.[1];
    if (key) found.set(key, [...new Set(block.match(/\$[\w-]+/g) ?? [])].sort().join(" "));
  }
  return found;
}

const code = files(source)
  .map((path) => readFileSync(path, "utf-8"))
  .join("\n");
const exact = new Set([...code.matchAll(/["'](web-[a-z0-9-]+)["']/g)].map((match) => match[1]));
const patterns = [...code.matchAll(/`(web-[a-z-]+)\$\{[^}]*\}([a-z-]*)`/g)].map(
  ([, start, end]) => new RegExp(`^${start}[a-z0-9-]+${end}$`),
);
const english = keys("en");

test.each(["fr", "es"])("%s has the same keys and arguments as English", (language) => {
  expect([...keys(language)].sort()).toEqual([...english].sort());
});

test("every key that the code says has words", () => {
  expect([...exact].filter((key) => !english.has(key))).toEqual([]);
});

test("every key with words is said somewhere", () => {
  const said = (key: string) => exact.has(key) || patterns.some((pattern) => pattern.test(key));
  expect([...english.keys()].filter((key) => !said(key))).toEqual([]);
});

/** Buttons that can be seen at the same time: undo stands beside every confirmation. */
test.each(["en", "fr", "es"])("in %s taking back and cancelling have different names", (language) => {
  const text = readFileSync(join(words, language, "web.ftl"), "utf-8");
  const [undo, cancel] = ["web-undo", "web-cancel"].map((key) => text.match(new RegExp(`^${key} = (.*)$`, "m"))?.[1]);
  expect(undo).toBeTruthy();
  expect(undo).not.toBe(cancel);
});

test("dates are written in the reader's locale, in English the British one", () => {
  const careless = files(source).filter((path) =>
    /DateTimeFormat\((settings|undefined|["'])/.test(readFileSync(path, "utf-8")),
  );
  expect(careless).toEqual([]);
});
