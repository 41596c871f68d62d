import { expect, test } from "vitest";
import { faceOf, loadFaceWords } from "./card-faces";
import { view } from "../testing/samples";
import { parseBundle, Words } from "./words";

const shown = (...turned: string[]) =>
  view({ state: { revealed_cards: Object.fromEntries(turned.map((name) => [name, { kind: name.length }])) } });

test("the words on cards are fetched once, and only those that are new", async () => {
  const bundle = parseBundle("en", "known = Known");
  const asked: string[][] = [];
  const fetch = async (names: string[]) => {
    asked.push(names);
    return names.map((name) => `card-${name} = The ${name}`).join("\n");
  };
  await loadFaceWords(bundle, shown("lamp"), fetch);
  await loadFaceWords(bundle, shown("lamp", "bell"), fetch);
  expect(loadFaceWords(bundle, shown("bell"), fetch)).toBeNull();
  expect(asked).toEqual([["lamp"], ["bell"]]);
  const words = new Words(bundle);
  expect([words.say("card-lamp"), words.say("card-bell"), words.say("known")]).toEqual([
    "The lamp",
    "The bell",
    "Known",
  ]);
});

test("what is drawn on a card is known as soon as a view shows it, in its own game", () => {
  const shows = shown("anchor");
  void loadFaceWords(parseBundle("en", ""), shows, async () => "");
  expect(faceOf(shows.table.game, "anchor")).toEqual({ kind: 6 });
  expect(faceOf("another-game", "anchor")).toBeUndefined();
});

test("words that do not come are asked for again, and a game without such cards asks for nothing", async () => {
  const bundle = parseBundle("en", "known = Known");
  let tries = 0;
  const broken = () => {
    tries += 1;
    return Promise.reject(new Error("no line"));
  };
  await loadFaceWords(bundle, shown("lamp"), broken);
  await loadFaceWords(bundle, shown("lamp"), broken);
  expect(tries).toBe(2);
  expect(loadFaceWords(bundle, view(), broken)).toBeNull();
});
