import { describe, expect, it } from "vitest";
import type { LessonBeat } from "$generated/wire";
import { beatAt, lessonIsOver, partToLight, wantedAnswers, wantsAnswer } from "./beats";

const beat = (say: string, given: number, give: Record<string, unknown> = {}): LessonBeat => ({
  say,
  point: "",
  give,
  given,
  free: false,
});
const BEATS = [beat("welcome", 0), beat("buy", 0, { do: "buy", kind: "sonar" }), beat("look", 3), beat("end", 3)];

describe("a lesson", () => {
  it("tells the beats of a moment one after the other", () => {
    expect(beatAt(BEATS, 0, 0)?.say).toBe("welcome");
    expect(beatAt(BEATS, 0, 1)?.say).toBe("buy");
    expect(beatAt(BEATS, 0, 2)).toBeNull();
    expect(beatAt(BEATS, 1, 0)).toBeNull();
    expect(beatAt(BEATS, 3, 1)?.say).toBe("end");
  });

  it("is over when its last beat has been read, or was passed by", () => {
    expect(lessonIsOver(BEATS, 0, 2)).toBe(false);
    expect(lessonIsOver(BEATS, 1, 0)).toBe(false);
    expect(lessonIsOver(BEATS, 3, 1)).toBe(false);
    expect(lessonIsOver(BEATS, 3, 2)).toBe(true);
    expect(lessonIsOver(BEATS, 4, 0)).toBe(true);
  });

  it("wants the answers that have all it names", () => {
    const options = [{ do: "buy", kind: "sonar", at: 1 }, { do: "buy", kind: "training" }, { do: "keep" }];
    expect(wantedAnswers(BEATS[1], options)).toEqual([options[0]]);
    expect(wantedAnswers(BEATS[0], options)).toEqual([]);
    expect([wantsAnswer(BEATS[0]), wantsAnswer(BEATS[1])]).toEqual([false, true]);
  });
});

it("after a free answer the rest is read, wherever the game goes", () => {
  const lesson = [beat("build", 0, { do: "build" }), { ...beat("free", 1), free: true }, beat("bye", 2)];
  expect(wantsAnswer(lesson[1])).toBe(true);
  expect(wantedAnswers(lesson[1], [{ do: "build" }])).toEqual([]);
  expect(beatAt(lesson, 1, 0)?.say).toBe("free");
  expect(beatAt(lesson, 4, 0)?.say).toBe("bye");
  expect(lessonIsOver(lesson, 4, 1)).toBe(true);
});

it("points at what is there, and at the question where its part is not on the page", () => {
  expect(partToLight("course", ["board", "course", "question"])).toBe("course");
  expect(partToLight("course", ["board", "question"])).toBe("question");
  expect(partToLight("", ["board", "question"])).toBe("");
});
