import { expect, test } from "vitest";
import type { Odds } from "$generated/wire";
import { asFraction, describeOutcomes, HOVER_DELAY, OddsLookup } from "./odds";

const say = (key: string, args: Record<string, string | number> = {}) =>
  [key.replace("web-", ""), ...Object.values(args)].join(" ");
const exactly = (...chances: [string, number][]): Odds => ({
  exact: true,
  outcomes: chances.map(([text, chance]) => ({ text, chance, low: chance, high: chance })),
});

test("a chance is a small fraction where it is one", () => {
  expect(asFraction(3 / 8)).toEqual([3, 8]);
  expect(asFraction(0.5)).toEqual([1, 2]);
  expect(asFraction(2 / 13)).toEqual([2, 13]);
  expect(asFraction(0.6234)).toBeNull();
});

test("exact odds are told as such, and estimates with their interval", () => {
  expect(describeOutcomes(exactly(["hit", 3 / 8], ["miss", 0.6234]), say)).toEqual([
    "odds-in hit 3 8",
    "odds-percent miss 62",
  ]);
  const guessed: Odds = { exact: false, outcomes: [{ text: "pass", chance: 0.62, low: 0.58, high: 0.66 }] };
  expect(describeOutcomes(guessed, say)).toEqual(["odds-about pass 62 58 66"]);
});

test("nothing is told where nothing is left to chance", () => {
  expect(describeOutcomes(exactly(), say)).toEqual([]);
  expect(describeOutcomes(exactly(["salvage a chest", 1]), say)).toEqual([]);
});

test("of many outcomes the likeliest are told", () => {
  const many = exactly(...[..."abcdefg"].map((text): [string, number] => [text, 1 / 7]));
  expect(describeOutcomes(many, say)).toHaveLength(6);
  expect(describeOutcomes(many, say)[5]).toBe("and-more 2");
});

/** A lookup with a clock that we turn, and answers that we give when we like. */
function startLookup() {
  const asked: { answer: string; give: (odds: Odds | null) => void }[] = [];
  const shown: (Odds | null)[] = [];
  let waiting: (() => void) | null = null;
  const lookup = new OddsLookup<string>({
    ask: (answer) => new Promise((give) => asked.push({ answer, give })),
    runLater: (run, milliseconds) => {
      expect(milliseconds).toBe(HOVER_DELAY);
      waiting = run;
      return () => (waiting = null);
    },
    show: (odds) => shown.push(odds),
  });
  const rest = () => waiting?.();
  return { lookup, asked, shown, rest, last: () => shown[shown.length - 1] };
}

test("an answer is weighed once the pointer rests on it, and only once", async () => {
  const { lookup, asked, rest, last } = startLookup();
  lookup.pointAt("attack");
  expect(asked).toEqual([]);
  rest();
  expect(asked.map(({ answer }) => answer)).toEqual(["attack"]);
  const odds = exactly(["hit", 3 / 8]);
  asked[0].give(odds);
  await Promise.resolve();
  expect(last()).toBe(odds);
  lookup.pointAt(null);
  expect(last()).toBeNull();
  lookup.pointAt("attack");
  expect(last()).toBe(odds);
  expect(asked).toHaveLength(1);
});

test("passing over an answer asks nothing", () => {
  const { lookup, asked, rest } = startLookup();
  lookup.pointAt("attack");
  lookup.pointAt(null);
  rest();
  expect(asked).toEqual([]);
});

test("of a question that is answered nothing is asked or shown any more", async () => {
  const resting = startLookup();
  resting.lookup.pointAt("attack");
  resting.lookup.stop();
  resting.rest();
  expect(resting.asked).toEqual([]);

  const asking = startLookup();
  asking.lookup.pointAt("attack");
  asking.rest();
  asking.lookup.stop();
  asking.asked[0].give(exactly(["hit", 3 / 8]));
  await Promise.resolve();
  expect(asking.last()).toBeNull();
});

test("odds that come late are not shown for another answer", async () => {
  const { lookup, asked, rest, last } = startLookup();
  lookup.pointAt("attack");
  rest();
  lookup.pointAt("move");
  asked[0].give(exactly(["hit", 3 / 8]));
  await Promise.resolve();
  expect(last()).toBeNull();
});
