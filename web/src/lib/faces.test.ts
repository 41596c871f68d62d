import { expect, test } from "vitest";
import { faceOf, learnFaces } from "./faces";
import { view } from "./samples";
import { read, Words } from "./words";

const shown = (...turned: string[]) => view({ state: { turned: Object.fromEntries(turned.map((name) => [name, { kind: name.length }])) } });

test("the words on cards are fetched once, and only those that are new", async () => {
  const bundle = read("en", "known = Known");
  const asked: string[][] = [];
  const fetch = async (names: string[]) => {
    asked.push(names);
    return names.map((name) => `card-${name} = The ${name}`).join("\n");
  };
  await learnFaces(bundle, shown("lamp"), fetch);
  await learnFaces(bundle, shown("lamp", "bell"), fetch);
  expect(learnFaces(bundle, shown("bell"), fetch)).toBeNull();
  expect(asked).toEqual([["lamp"], ["bell"]]);
  const words = new Words(bundle);
  expect([words.say("card-lamp"), words.say("card-bell"), words.say("known")]).toEqual(["The lamp", "The bell", "Known"]);
});

test("what is drawn on a card is known as soon as a view shows it, in its own game", () => {
  const shows = shown("anchor");
  void learnFaces(read("en", ""), shows, async () => "");
  expect(faceOf(shows.table.game, "anchor")).toEqual({ kind: 6 });
  expect(faceOf("another-game", "anchor")).toBeUndefined();
});

test("words that do not come are asked for again, and a game without such cards asks for nothing", async () => {
  const bundle = read("en", "known = Known");
  let tries = 0;
  const broken = () => {
    tries += 1;
    return Promise.reject(new Error("no line"));
  };
  await learnFaces(bundle, shown("lamp"), broken);
  await learnFaces(bundle, shown("lamp"), broken);
  expect(tries).toBe(2);
  expect(learnFaces(bundle, view(), broken)).toBeNull();
});
