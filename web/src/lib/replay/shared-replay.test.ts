import { expect, test, vi } from "vitest";
import type { SharedReplay } from "$generated/wire";
import { RefusedError } from "../connection/api";
import { SharedReplaySession, type ReplayLine } from "./shared-replay.svelte";

const shown = (more: Partial<SharedReplay> = {}): SharedReplay => ({
  id: "r",
  table_id: "t",
  moment: 0,
  viewpoint: -1,
  revision: 1,
  leading: false,
  can_lead: false,
  people: [],
  chat: [],
  ...more,
});
const never = () => new Promise<SharedReplay>(() => {});
const refused = (status: number) =>
  new RefusedError(status, { kind: "refusal", why: "no", message: "No.", rule: "", args: {}, number: -1 });
const line = (more: Partial<ReplayLine>): ReplayLine => ({
  share: never,
  follow: never,
  news: never,
  move: never,
  handOver: never,
  say: never,
  leave: async () => {},
  ...more,
});

test("who follows is taken where the lead goes, and not while astray", async () => {
  const told = [shown({ moment: 3, revision: 2 }), shown({ moment: 4, revision: 3 })];
  let tell: (news: SharedReplay) => void = () => {};
  const moved: number[] = [];
  const session = new SharedReplaySession(
    () => "Bob",
    (moment) => moved.push(moment),
    line({ follow: async () => shown({ moment: 1 }), news: () => new Promise((resolve) => (tell = resolve)) }),
  );
  void session.join("r");
  await vi.waitFor(() => expect(moved).toEqual([1]));
  tell(told[0]);
  await vi.waitFor(() => expect(moved).toEqual([1, 3]));
  session.astray = true;
  tell(told[1]);
  await vi.waitFor(() => expect(session.shown?.moment).toBe(4));
  expect(moved).toEqual([1, 3]);
  session.rejoin();
  expect(moved).toEqual([1, 3, 4]);
  session.close();
});

test("of many moments in a row the last one is sent", async () => {
  const sent: number[] = [];
  let done: () => void = () => {};
  const session = new SharedReplaySession(
    () => "Ada",
    () => {},
    line({
      share: async () => shown({ leading: true }),
      move: (_, to) =>
        new Promise((resolve) => {
          sent.push(to.moment);
          done = () => resolve(shown({ leading: true, moment: to.moment, revision: 1 + sent.length }));
        }),
    }),
  );
  await session.begin("t", 0, -1);
  for (const moment of [1, 2, 3, 4]) session.lead(moment, -1);
  done();
  await vi.waitFor(() => expect(sent).toEqual([1, 4]));
  session.close();
});

test("a lost line is tried again, and a replay that is no more is told", async () => {
  vi.useFakeTimers();
  const answers = [refused(0), refused(503), shown({ moment: 5, revision: 2 }), refused(404)];
  const session = new SharedReplaySession(
    () => "",
    () => {},
    line({
      follow: async () => shown(),
      news: async () => {
        const next = answers.shift()!;
        if (next instanceof RefusedError) throw next;
        return next;
      },
    }),
  );
  const ended = session.join("r");
  await vi.advanceTimersByTimeAsync(10);
  expect(session.lost).toBe(true);
  await vi.advanceTimersByTimeAsync(10_000);
  await ended;
  expect([session.lost, session.shown?.moment, session.problem]).toEqual([false, 5, "No."]);
  vi.useRealTimers();
});
