import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { GameModule, Tagged } from "$games/contract";
import type { Refusal, View } from "$generated/wire";
import type { AnswerMessage } from "../connection/live-connection";
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

/** Somebody who is asked question 7, and a connection that accepts or refuses. */
async function asked(refusal: Refusal | null = null, lessonAnswers: Tagged[] | null = null) {
  const { Answering } = await import("./answering.svelte");
  const { Requests } = await import("./requests.svelte");
  const { ShownTable } = await import("./shown-table.svelte");
  const shown = new ShownTable("abc");
  shown.game = { IDLE: ["rest"], FINAL: ["leave"] } as unknown as GameModule;
  const made = view();
  shown.view = { ...made, question: { ...made.question, number: 7, options: [BUILD, REST] } } as View;
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

test("an answer that cannot be undone is armed first and given at the second click", async () => {
  const { answering, sent } = await asked();
  answering.choose({ do: "leave" });
  expect([answering.armed, sent]).toEqual([{ do: "leave" }, []]);
  answering.choose({ do: "leave" });
  await settled();
  expect(sent).toHaveLength(1);
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
  expect([free.answering.options, free.answering.offered]).toEqual([[BUILD, REST], [REST]]);
});

test("who is not asked gives only interrupts", async () => {
  const { answering, shown, sent } = await asked();
  const question = { ...shown.view!.question!, mine: [], waiting: [1], options: [BUILD], aside: true };
  shown.view = { ...shown.view!, question };
  answering.choose(REST);
  await settled();
  expect(sent).toEqual([]);
  answering.choose(BUILD);
  await settled();
  expect(sent).toHaveLength(1);
});
