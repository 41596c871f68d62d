import { expect, test } from "vitest";
import type { LessonBeat } from "$generated/wire";
import { GuidedGame, type LessonMoment } from "./guided-game.svelte";

const beat = (given: number, say: string, give: LessonBeat["give"] = {}): LessonBeat => ({
  given,
  free: false,
  say,
  give,
  point: "board",
});
const BEATS = [beat(0, "hello"), beat(0, "build", { do: "build" }), beat(1, "bye")];
const START: LessonMoment = { given: 0, over: false, legalAnswers: [{ do: "build" }, { do: "pass" }] };

test("beats are read one after the other, and back again, until one wants an answer", () => {
  const lesson = new GuidedGame(BEATS, () => START);
  expect([lesson.beat?.say, lesson.wanted]).toEqual(["hello", []]);
  lesson.nextBeat();
  expect([lesson.beat?.say, lesson.wanted]).toEqual(["build", [{ do: "build" }]]);
  lesson.previousBeat();
  lesson.previousBeat();
  expect(lesson.beat?.say).toBe("hello");
});

test("it says nothing while there is nothing to choose, nor when the game went elsewhere", () => {
  expect(new GuidedGame(BEATS, () => ({ ...START, legalAnswers: [{ do: "build" }] })).beat).toBeNull();
  const elsewhere = new GuidedGame(BEATS, () => ({ ...START, legalAnswers: [{ do: "sail" }, { do: "pass" }] }));
  elsewhere.nextBeat();
  expect(elsewhere.beat).toBeNull();
});

test("it is over when its last beat has been read", () => {
  const lesson = new GuidedGame(BEATS, () => ({ ...START, given: 1 }));
  expect(lesson.over).toBe(false);
  lesson.nextBeat();
  expect(lesson.over).toBe(true);
});
