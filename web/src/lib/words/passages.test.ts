import { expect, test } from "vitest";
import { PassageCache, passageCache } from "./passages";

test("a passage is fetched once and comes as paragraphs", async () => {
  const asked: string[] = [];
  const mine = new PassageCache(async (key) => {
    asked.push(key);
    return { key, text: "It was dark.\n\nIt was late." };
  });
  expect(await mine.passage("one")).toEqual(["It was dark.", "It was late."]);
  await mine.passage("one");
  expect(asked).toEqual(["one"]);
});

test("what was refused is asked for again", async () => {
  let told = false;
  const mine = new PassageCache(async (key) => {
    if (!told) throw new Error("not yet");
    return { key, text: "Now." };
  });
  await expect(mine.passage("one")).rejects.toThrow("not yet");
  told = true;
  expect(await mine.passage("one")).toEqual(["Now."]);
});

test("other seats and other languages have caches of their own", () => {
  const fetch = async (key: string) => ({ key, text: "" });
  expect(passageCache("t", 0, "en", fetch)).toBe(passageCache("t", 0, "en", fetch));
  expect(passageCache("t", 1, "en", fetch)).not.toBe(passageCache("t", 0, "en", fetch));
  expect(passageCache("t", 0, "fr", fetch)).not.toBe(passageCache("t", 0, "en", fetch));
});
