import { expect, test } from "vitest";
import type { View } from "$generated/wire";
import { Pacer, type Pace } from "./pacer";
import { view } from "../testing/samples";

function bench(hurry = false, pace: Pace = "fast", great: number[] = [], limit: number | null = null) {
  const reading: boolean[] = [];
  const shown: [number, number][] = [];
  const timers: { run: () => void; after: number }[] = [];
  const pacer = new Pacer({
    hurry: () => hurry,
    pace: () => pace,
    runLater: (run, after) => {
      timers.push({ run, after });
      return () => timers.pop();
    },
    show: (v, news) => shown.push([v.answers, news.length]),
    unfold: (_, v) => (great.includes(v.answers) ? [{ view: v, glances: 0, waitsForReader: true }] : []),
    waitingForReader: (waiting) => reading.push(waiting),
    readingLimit: () => limit,
  });
  return { pacer, shown, timers, reading };
}

const after = (answers: number) => view({ answers, events: Array.from({ length: answers }, (_, n) => ({ event: n })) });

test("the first view is shown at once, later ones with a pause after each that tells something", () => {
  const { pacer, shown, timers } = bench();
  for (const answers of [0, 1, 2, 3]) pacer.push(after(answers));
  expect(shown).toEqual([
    [0, 0],
    [1, 1],
  ]);
  timers.shift()!.run();
  expect(shown).toEqual([
    [0, 0],
    [1, 1],
    [2, 1],
  ]);
});

test("a long backlog is played faster", () => {
  const { pacer, timers } = bench();
  pacer.push(after(0));
  for (let n = 1; n < 40; n++) pacer.push(after(n));
  timers.shift()!.run();
  expect(timers[0].after).toBeLessThan(200);
});

test("in a hidden tab only the latest counts, with all its news", () => {
  const { pacer, shown } = bench(true);
  pacer.push(after(0));
  pacer.push(after(3));
  expect(shown).toEqual([
    [0, 0],
    [3, 3],
  ]);
});

test("an undo is shown at once", () => {
  const { pacer, shown } = bench();
  pacer.push(after(0));
  pacer.push(after(2));
  pacer.push(after(1));
  expect(shown[shown.length - 1]).toEqual([1, 0]);
});

test("a slow reader has longer for each move than a fast one, and an instant one sees the latest at once", () => {
  const pauses = (["slow", "normal", "fast"] as const).map((pace) => {
    const { pacer, timers } = bench(false, pace);
    for (const answers of [0, 1, 2]) pacer.push(after(answers));
    return timers[0].after;
  });
  expect(pauses).toEqual([...pauses].sort((one, other) => other - one));
  expect(new Set(pauses).size).toBe(3);
  const { pacer, shown, timers } = bench(false, "instant");
  for (const answers of [0, 1, 2]) pacer.push(after(answers));
  expect(shown.at(-1)).toEqual([2, 1]);
  expect(timers).toEqual([]);
});

test("held, nothing moves but step by step, until one goes on or skips to the present", () => {
  const { pacer, shown } = bench();
  pacer.push(after(0));
  pacer.pause();
  for (const answers of [1, 2, 3]) pacer.push(after(answers));
  expect(shown).toEqual([[0, 0]]);
  pacer.step();
  expect(shown.at(-1)).toEqual([1, 1]);
  expect(pacer.pendingCount).toBe(2);
  pacer.skipToPresent();
  expect(shown.at(-1)).toEqual([3, 2]);
});

test("an earlier page of the journal belongs to what is shown and to what waits, and is no news", () => {
  const views: View[] = [];
  const pacer = new Pacer({
    hurry: () => false,
    pace: () => "fast",
    runLater: () => () => {},
    show: (v) => views.push(v),
  });
  const late = (answers: number) => ({ ...after(answers), events: after(answers).events.slice(3), events_from: 3 });
  pacer.push(late(4));
  pacer.pause();
  pacer.push(late(5));
  pacer.prependJournalPage({ events: after(3).events, events_from: 0 });
  pacer.step();
  expect(views.map((each) => each.events_from)).toEqual([3, 0]);
  expect(views[1].events).toEqual(after(5).events);
});

test("what lies between two views is shown on the way, each scene for its part of a glance", () => {
  const shown: number[] = [];
  const timers: { run: () => void; after: number }[] = [];
  const pacer = new Pacer({
    hurry: () => false,
    pace: () => "fast",
    runLater: (run, milliseconds) => {
      timers.push({ run, after: milliseconds });
      return () => timers.pop();
    },
    show: (v) => shown.push(v.events.length),
    unfold: (_, end) => [{ view: { ...end, events: end.events.slice(0, 2) }, glances: 0.5 }],
  });
  pacer.push(after(0));
  pacer.push(after(4));
  expect(shown).toEqual([0, 2]);
  expect(timers[0].after).toBeLessThanOrEqual(125);
  timers.shift()!.run();
  expect(shown).toEqual([0, 2, 4]);
});

test("something great stands until it is read, even without motion", () => {
  for (const hurry of [false, true]) {
    const { pacer, shown, reading, timers } = bench(hurry, "fast", [1]);
    for (const answers of [0, 1, 2]) pacer.push(after(answers));
    expect(shown.at(-1)).toEqual([1, 1]);
    expect(reading).toEqual([true]);
    pacer.push(after(3));
    expect(shown.at(-1)).toEqual([1, 1]);
    pacer.continueReading();
    while (timers.length) timers.shift()!.run();
    expect(reading).toEqual([true, false]);
    expect(shown.at(-1)![0]).toBe(3);
  }
});

test("where others wait, the slowest reader has only so long", () => {
  const { pacer, shown, timers } = bench(true, "fast", [1], 45_000);
  for (const answers of [0, 1, 2]) pacer.push(after(answers));
  expect(timers.map((timer) => timer.after)).toEqual([45_000]);
  timers.shift()!.run();
  expect(shown.at(-1)![0]).toBe(2);
});

test("what happened is told once more, from then to now; without motion it is stepped through", () => {
  const { pacer, shown, timers } = bench();
  pacer.push(after(3));
  pacer.replay([after(1), after(2), after(3)]);
  while (timers.length) timers.shift()!.run();
  expect(shown.slice(1)).toEqual([
    [1, 0],
    [2, 1],
    [3, 1],
  ]);
  const calm = bench(true);
  calm.pacer.replay([after(1), after(2), after(3)]);
  expect(calm.shown).toEqual([[1, 0]]);
  calm.pacer.step();
  expect(calm.shown.at(-1)).toEqual([2, 1]);
  calm.pacer.skipToPresent();
  expect(calm.shown.at(-1)).toEqual([3, 1]);
});
