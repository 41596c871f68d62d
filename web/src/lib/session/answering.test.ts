import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { GameModule, Tagged } from "$games/contract";
import type { Refusal, View } from "$generated/wire";
import type { AnswerMessage } from "../connection/live-connection";
import { api } from "../connection/api";
import { view } from "../testing/samples";

beforeEach(() => {
  vi.stubGlobal("location", { origin: "http://table.example", hostname: "table.example" });
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

const BUILD = { do: "build" };
const REST = { do: "rest" };
const LEAVE = { do: "leave" };

/** Somebody who is asked question 7, and a connection that accepts or refuses. */
async function asked(refusal: Refusal | null = null, lessonAnswers: Tagged[] | null = null) {
  const { Answering } = await import("./answering.svelte");
  const { Requests } = await import("./requests.svelte");
  const { ShownTable } = await import("./shown-table.svelte");
  const shown = new ShownTable("abc");
  shown.game = { IDLE: ["rest"] } as unknown as GameModule;
  vi.spyOn(api, "finalAnswers").mockResolvedValue({ number: 7, actions: [LEAVE] });
  const made = view();
  shown.view = { ...made, question: { ...made.question, number: 7, options: [BUILD, REST, LEAVE], mine: [0] } } as View;
  const sent: AnswerMessage[] = [];
  const accepted: number[] = [];
  const refused: Refusal[] = [];
  const connection = {
    isOpen: true,
    latest: shown.view,
    answer: async (answer: AnswerMessage) => (sent.push(answer), refusal),
    receiveByHttp: () => {},
  };
  const answering = new Answering(shown, new Requests(() => {}), connection as never, {
    lessonAnswers: () => lessonAnswers,
    onGiven: () => {},
    onAccepted: (_, number) => accepted.push(number),
    onRefused: (why) => refused.push(why),
  });
  return { answering, shown, sent, accepted, refused };
}
const settled = () => new Promise((done) => setTimeout(done));

test("a question is answered once, however often one clicks", async () => {
  const { answering, sent, accepted } = await asked();
  answering.choose(BUILD);
  await settled();
  answering.choose(BUILD);
  await settled();
  expect(sent).toEqual([{ seat: 0, number: 7, action: BUILD }]);
  expect(accepted).toEqual([7]);
  expect(answering.isLate).toBe(true);
});

test("an answer that the server calls final is armed first and given at the second click", async () => {
  const { answering, sent } = await asked();
  answering.choose(LEAVE);
  await settled();
  expect([answering.armed, sent]).toEqual([LEAVE, []]);
  answering.choose(LEAVE);
  await settled();
  expect(sent).toHaveLength(1);
});

test("where the server does not say, all but passing asks first", async () => {
  const { answering, sent } = await asked();
  vi.spyOn(api, "finalAnswers").mockRejectedValue(new Error("gone"));
  answering.choose(BUILD);
  await settled();
  expect([answering.armed, sent]).toEqual([BUILD, []]);
  answering.choose(REST);
  await settled();
  expect(sent).toHaveLength(1);
});

test("a lesson has said what to do, and who wants no questions is asked none", async () => {
  const { settings } = await import("../settings/settings.svelte");
  const lesson = await asked(null, [LEAVE]);
  lesson.answering.choose(LEAVE);
  await settled();
  settings.confirm = false;
  const bold = await asked();
  bold.answering.choose(LEAVE);
  await settled();
  settings.confirm = true;
  expect([lesson.sent.length, bold.sent.length]).toEqual([1, 1]);
});

test("a refused answer may be given again, and the refusal is reported", async () => {
  const refusal = { kind: "refusal", why: "stale" } as Refusal;
  const { answering, sent, refused } = await asked(refusal);
  answering.choose(BUILD);
  await settled();
  answering.choose(BUILD);
  await settled();
  expect(sent).toHaveLength(2);
  expect(refused).toEqual([refusal, refusal]);
});

test("a seat that only passes has done nothing since its last answer", async () => {
  const { lastOwnAnswer } = await import("../settings/table-memory");
  const passing = await asked();
  passing.answering.choose(REST);
  await settled();
  expect(lastOwnAnswer("abc", 0)).toBe(-1);
  const building = await asked();
  building.answering.choose(BUILD);
  await settled();
  expect(lastOwnAnswer("abc", 0)).toBe(1);
});

test("a lesson narrows the answers, and an opened kind those on the board", async () => {
  const { answering } = await asked(null, [BUILD]);
  expect(answering.options).toEqual([BUILD]);
  const free = await asked();
  free.answering.kind = "rest";
  expect([free.answering.options, free.answering.offered]).toEqual([[BUILD, REST, LEAVE], [REST]]);
});

test("who is not asked gives only interrupts", async () => {
  const { answering, shown, sent } = await asked();
  const question = { ...shown.view!.question!, mine: [], waiting: [1], options: [BUILD], interrupt: true };
  shown.view = { ...shown.view!, question };
  answering.choose(REST);
  await settled();
  expect(sent).toEqual([]);
  answering.choose(BUILD);
  await settled();
  expect(sent).toHaveLength(1);
});
