import { beforeEach, expect, test } from "vitest";
import type { GiveAnswer, GiveAnswers, Refusal, View } from "$generated/wire";
import {
  backoff,
  RECHECK_TIMEOUT,
  LiveConnection,
  REPLY_TIMEOUT,
  POLL_INTERVAL,
  RECEIPT_TIMEOUT,
  SILENCE_TIMEOUT,
  type AnswerMessage,
  type ConnectionHealth,
  type Socket,
} from "./live-connection";
import { update, view } from "../testing/samples";

class FakeSocket implements Socket {
  sent: { kind: string; seat: number }[] = [];
  closed = false;
  onopen: Socket["onopen"] = null;
  onmessage: Socket["onmessage"] = null;
  onclose: Socket["onclose"] = null;
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {
    this.closed = true;
  }
  open = () => this.onopen?.();
  tell = (message: unknown) => this.onmessage?.({ data: JSON.stringify(message) });
  fail = (code = 1006) => this.onclose?.({ code });
}

let lines: FakeSocket[];
let now: number;
let timers: { run: () => void; at: number }[];
let views: View[];
let healths: ConnectionHealth[];
let polled: number[];
let reachable: boolean;
let posted: AnswerMessage[];
let refused: { status: number } | null;
let refusals: Refusal[];

const last = () => lines[lines.length - 1];

/** Let time pass to the next timer due; returns how long that took. */
function tick(): number {
  timers.sort((a, b) => a.at - b.at);
  const next = timers.shift()!;
  const passed = next.at - now;
  now = next.at;
  next.run();
  return passed;
}

/** Let so much time pass, and whatever is due happen. */
async function pass(milliseconds: number): Promise<void> {
  const end = now + milliseconds;
  while (timers.some((timer) => timer.at <= end)) {
    tick();
    await settle();
  }
  now = end;
}

function start(seat = 0): LiveConnection {
  return new LiveConnection(
    seat,
    {
      connect: () => {
        lines.push(new FakeSocket());
        return last();
      },
      poll: async (seat) => {
        polled.push(seat);
        if (!reachable) throw new Error("no network");
        return view({ seat, answers: polled.length });
      },
      post: async (answer) => {
        posted.push(answer);
        if (refused) throw refused;
        return { kind: "receipt", number: answer.number, accepted: true };
      },
      runLater: (run, milliseconds) => {
        const timer = { run, at: now + milliseconds };
        timers.push(timer);
        return () => void timers.splice(0, timers.length, ...timers.filter((each) => each !== timer));
      },
    },
    { view: (v) => views.push(v), chat: () => {}, refusal: (r) => refusals.push(r), health: (h) => healths.push(h) },
  );
}

const settle = () => new Promise((done) => setTimeout(done));

beforeEach(() => {
  [now, lines, timers, views, healths, polled, reachable] = [0, [], [], [], [], [], true];
  [posted, refused, refusals] = [[], null, []];
});

test("it greets, takes the whole view and then merges updates", () => {
  start(1);
  last().open();
  expect(last().sent).toEqual([{ kind: "hello", seat: 1 }]);
  last().tell(view({ seat: 1, state: { a: 1, b: 1 } }));
  last().tell(update({ "state/b": 2 }, { seat: 1 }));
  expect(views.map((v) => v.state)).toEqual([
    { a: 1, b: 1 },
    { a: 1, b: 2 },
  ]);
  expect(healths).toEqual(["live"]);
});

test("an update that does not fit makes it ask for the whole view", () => {
  start();
  last().open();
  last().tell(view());
  last().tell(update({}, { events_from: 7 }));
  expect(views).toHaveLength(1);
  expect(last().sent).toHaveLength(2);
});

test("after a break it waits, reconnects and catches up", () => {
  start();
  last().open();
  last().tell(view());
  last().fail();
  expect(healths).toEqual(["live", "lost"]);
  expect(tick()).toBe(500);
  expect(lines).toHaveLength(2);
  last().open();
  last().tell(view({ answers: 5 }));
  expect(views[views.length - 1].answers).toBe(5);
  expect(healths).toEqual(["live", "lost", "live"]);
});

test("from a server that is being replaced it goes to the next one at once, and nobody is told", () => {
  start();
  last().open();
  last().tell(view());
  last().fail(1012);
  expect(tick()).toBe(0);
  expect(lines).toHaveLength(2);
  expect(healths).toEqual(["live"]);
  last().fail(1012);
  expect(tick()).toBeGreaterThan(0);
});

test("each failure waits longer, up to a limit", () => {
  expect([0, 1, 2, 3, 10].map(backoff)).toEqual([500, 1000, 2000, 4000, 10000]);
});

test("when websockets never get through it polls, and stops polling once they do", async () => {
  start();
  last().fail();
  tick();
  last().fail();
  tick();
  last().fail();
  await settle();
  expect(polled).toEqual([0]);
  expect(healths).toEqual(["polling"]);
  await pass(POLL_INTERVAL);
  expect(polled).toHaveLength(2);
  expect(lines).toHaveLength(4); // and the websocket is tried again
  last().open();
  last().tell(view({ answers: 9 }));
  expect(healths).toEqual(["polling", "live"]);
  expect(timers.map((timer) => timer.at - now)).toEqual([SILENCE_TIMEOUT]);
});

test("when polling fails too, the line is lost until somebody answers", async () => {
  reachable = false;
  start();
  for (let n = 0; n < 3; n++) {
    last().fail();
    if (n < 2) tick();
  }
  await settle();
  expect(healths).toEqual(["lost"]);
});

/** Nobody answers, by websocket or otherwise, for so long. */
async function silence(milliseconds: number): Promise<void> {
  reachable = false;
  last().fail();
  for (const end = now + milliseconds; now < end;) {
    await pass(250);
    if (!last().closed) last().fail();
  }
}

test("once somebody answers again, the websocket is tried at once", async () => {
  start();
  last().open();
  last().tell(view());
  await silence(60_000);
  reachable = true;
  const tried = lines.length;
  await pass(POLL_INTERVAL);
  expect(healths).toEqual(["live", "lost", "polling"]);
  expect(lines.length).toBeGreaterThan(tried);
});

test("after a recovery, a websocket that needs a little longer is not waited for in vain", async () => {
  start();
  last().open();
  last().tell(view());
  await silence(60_000);
  reachable = true;
  await pass(POLL_INTERVAL);
  last().fail(); // the server answers, but its websocket is not ready yet
  const tried = lines.length;
  await pass(3_000);
  expect(lines.length).toBe(tried + 1);
  last().open();
  last().tell(view());
  expect(healths.at(-1)).toBe("live");
});

test("a line that never opens is given up", async () => {
  start();
  await pass(REPLY_TIMEOUT);
  expect(lines[0].closed).toBe(true);
  await pass(500);
  expect(lines).toHaveLength(2);
});

test("when rechecked, a socket that answers stays, and one that does not is replaced soon", async () => {
  const live = start();
  last().open();
  last().tell(view());
  live.recheckConnection();
  expect(last().sent).toHaveLength(2);
  last().tell(view());
  await pass(RECHECK_TIMEOUT);
  expect(healths).toEqual(["live"]);

  live.recheckConnection();
  await pass(RECHECK_TIMEOUT);
  expect(healths).toEqual(["live", "lost"]);
  expect(last().closed).toBe(true);
});

test("when rechecked, a lost connection is tried at once", async () => {
  const live = start();
  last().open();
  last().tell(view());
  await silence(60_000);
  const tried = lines.length;
  live.recheckConnection();
  expect(lines).toHaveLength(tried + 1);
});

test("after a change of viewpoint, what was sent for the old one is ignored", () => {
  const live = start(0);
  last().open();
  last().tell(view({ seat: 0 }));
  live.setViewpoint(1);
  expect(last().sent[1]).toEqual({ kind: "hello", seat: 1 });
  last().tell(update());
  expect(views).toHaveLength(1);
  last().tell(view({ seat: 1 }));
  expect(views).toHaveLength(2);
});

test("an HTTP answer is not shown twice: a live line is only asked again if it stays behind", () => {
  const live = start();
  last().open();
  last().tell(view());
  const next = view({ question: { ...view().question!, number: 4 } });
  live.receiveByHttp(next);
  expect(views).toHaveLength(1);
  tick();
  expect(last().sent).toHaveLength(2);
});

test("a closed line stays closed", () => {
  const live = start();
  live.close();
  expect(last().closed).toBe(true);
  last().fail();
  expect(timers).toHaveLength(0);
  expect(lines).toHaveLength(1);
});

test("a line that falls silent is made anew; one that beats is not", async () => {
  start();
  last().open();
  last().tell(view());
  for (const sent of [2, 3, 4]) {
    await pass(SILENCE_TIMEOUT - 1);
    last().tell({ kind: "beat", sent });
  }
  expect(lines).toHaveLength(1);
  await pass(SILENCE_TIMEOUT + backoff(0));
  expect(lines).toHaveLength(2);
  expect(lines[0].closed).toBe(true);
});

test("a line that has lost a message on the way is made anew", async () => {
  start();
  last().open();
  last().tell(view());
  last().tell({ kind: "beat", sent: 3 });
  await pass(backoff(0));
  expect(lines).toHaveLength(2);
});

const MARK: GiveAnswer = { seat: 0, number: 3, action: { do: "mark", cell: 4 } };
const stale = (number: number): Refusal => ({ kind: "refusal", why: "stale", message: "", rule: "", args: {}, number });

function living(): LiveConnection {
  const live = start();
  last().open();
  last().tell(view());
  return live;
}

test("an answer goes along the line, and is given once its receipt has come", async () => {
  const given = living().answer(MARK);
  expect(last().sent.at(-1)).toEqual({ kind: "answer", ...MARK });
  last().tell({ kind: "receipt", number: 3, accepted: true });
  expect(await given).toBeNull();
  expect(posted).toEqual([]);
  await pass(RECEIPT_TIMEOUT);
  expect(lines).toHaveLength(1);
});

test("an update can bring the receipt, and is seen like any other", async () => {
  const given = living().answer(MARK);
  last().tell(update({}, { answers: 2 }));
  last().tell(update({}, { answers: 4, receipt: 3 }));
  expect(await given).toBeNull();
  expect(views.map((each) => each.answers).slice(-2)).toEqual([2, 4]);
  expect(posted).toEqual([]);
});

test("a refusal reaches the answer it is for, and fetches nothing; another one is everybody's", async () => {
  const given = living().answer(MARK);
  const sent = last().sent.length;
  last().tell(stale(-1));
  expect(refusals).toEqual([stale(-1)]);
  last().tell(stale(3));
  expect(await given).toEqual(stale(3));
  expect(refusals).toHaveLength(1);
  expect(last().sent).toHaveLength(sent);
});

test("without a line an answer is posted", async () => {
  const live = start();
  expect(await live.answer(MARK)).toBeNull();
  expect(posted).toEqual([MARK]);
});

test("an answer whose line breaks is posted, and it is no news if it was taken before", async () => {
  const live = living();
  refused = { status: 409 };
  const given = live.answer(MARK);
  last().fail();
  expect(await given).toBeNull();
  expect(posted).toEqual([MARK]);
});

test("an answer without a receipt gives its line up", async () => {
  const given = living().answer(MARK);
  await pass(RECEIPT_TIMEOUT);
  expect(await given).toBeNull();
  expect(posted).toEqual([MARK]);
  expect(lines[0].closed).toBe(true);
});

test("an answer that reaches nobody is told so", async () => {
  const live = living();
  refused = { status: 0 };
  const given = live.answer(MARK);
  last().fail();
  await expect(given).rejects.toEqual({ status: 0 });
});

test("while polling, the view after an answer is fetched at once", async () => {
  const live = start();
  for (let n = 0; n < 3; n++) {
    last().fail();
    if (n < 2) tick();
  }
  await settle();
  const before = polled.length;
  await live.answer(MARK);
  await settle();
  expect(polled).toHaveLength(before + 1);
});

test("an earlier page of the journal stays before what comes along the line", () => {
  const live = start();
  last().open();
  last().tell(view({ events: ["c"], events_from: 2 }));
  live.prependJournalPage({ events: ["a", "b"], events_from: 0 });
  last().tell(update({}, { events: ["d"], events_from: 3 }));
  expect(views.at(-1)).toMatchObject({ events: ["a", "b", "c", "d"], events_from: 0 });
});

test("several answers go together, with one receipt; without a line they are posted together", async () => {
  const both: GiveAnswers = { seat: 0, number: 3, actions: [{ do: "buy" }, { do: "enough" }] };
  const live = living();
  const fate = live.answer(both);
  expect(last().sent.at(-1)).toEqual({ kind: "answers", ...both });
  last().tell({ kind: "receipt", number: 3, accepted: true });
  expect(await fate).toBeNull();
  last().fail();
  await live.answer(both);
  expect(posted).toEqual([both]);
});
