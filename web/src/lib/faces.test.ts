import { expect, test } from "vitest";
import { learnFaces, unknownFaces } from "./faces";
import { view } from "./samples";
import { read, Words } from "./words";

const shown = (...turned: string[]) => view({ state: { turned: Object.fromEntries(turned.map((name) => [name, null])) } });

test("the words on cards are fetched once, and only those that are new", async () => {
  const bundle = read("en", "known = Known");
  const asked: string[][] = [];
  const fetch = async (names: string[]) => {
    asked.push(names);
    return names.map((name) => `card-${name} = The ${name}`).join("\n");
  };
  expect(unknownFaces(bundle, shown("lamp"))).toEqual(["lamp"]);
  await learnFaces(bundle, shown("lamp"), fetch);
  await learnFaces(bundle, shown("lamp", "bell"), fetch);
  await learnFaces(bundle, shown("bell"), fetch);
  expect(asked).toEqual([["lamp"], ["bell"]]);
  const words = new Words(bundle);
  expect([words.say("card-lamp"), words.say("card-bell"), words.say("known")]).toEqual(["The lamp", "The bell", "Known"]);
});

test("words that do not come are asked for again, and a game without such cards asks for nothing", async () => {
  const bundle = read("en", "known = Known");
  await learnFaces(bundle, shown("lamp"), () => Promise.reject(new Error("no line")));
  expect(unknownFaces(bundle, shown("lamp"))).toEqual(["lamp"]);
  expect(unknownFaces(bundle, view())).toEqual([]);
});
