import { expect, test } from "vitest";
import type { LessonBeat } from "../generated/wire";
import { Teaching, type Moment } from "./teaching.svelte";

const beat = (given: number, say: string, give: LessonBeat["give"] = {}): LessonBeat => ({ given, say, give, point: "board" });
const BEATS = [beat(0, "hello"), beat(0, "build", { do: "build" }), beat(1, "bye")];
const START: Moment = { given: 0, over: false, possible: [{ do: "build" }, { do: "pass" }] };

test("beats are read one after the other, and back again, until one wants an answer", () => {
  const lesson = new Teaching(BEATS, () => START);
  expect([lesson.beat?.say, lesson.wanted]).toEqual(["hello", []]);
  lesson.readOn();
  expect([lesson.beat?.say, lesson.wanted]).toEqual(["build", [{ do: "build" }]]);
  lesson.readBack();
  lesson.readBack();
  expect(lesson.beat?.say).toBe("hello");
});

test("it says nothing while there is nothing to choose, nor when the game went elsewhere", () => {
  expect(new Teaching(BEATS, () => ({ ...START, possible: [{ do: "build" }] })).beat).toBeNull();
  const elsewhere = new Teaching(BEATS, () => ({ ...START, possible: [{ do: "sail" }, { do: "pass" }] }));
  elsewhere.readOn();
  expect(elsewhere.beat).toBeNull();
});

test("it is over when its last beat has been read", () => {
  const lesson = new Teaching(BEATS, () => ({ ...START, given: 1 }));
  expect(lesson.over).toBe(false);
  lesson.readOn();
  expect(lesson.over).toBe(true);
});
