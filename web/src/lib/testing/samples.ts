// Small seats, tables, views and updates for tests.
import type { SeatInfo, TableInfo, Update, View } from "$generated/wire";

export function seat(number: number, more: Partial<SeatInfo> = {}): SeatInfo {
  return {
    seat: number,
    kind: "person",
    name: "",
    bot: "",
    present: true,
    mine: false,
    seconds_left: null,
    away: null,
    lost: false,
    devices: [],
    passes: [],
    stand_in: false,
    ready: false,
    ...more,
  };
}

export function table(more: Partial<TableInfo> = {}): TableInfo {
  return {
    id: "abc",
    game: "noughts",
    options: {},
    status: "playing",
    terms: {
      public: false,
      friends: false,
      chat: true,
      steady: false,
      odds: true,
      several: false,
      shared: false,
      lesson: false,
      hints: true,
      ready: false,
      clock: { pace: "none", at_zero: "nothing", hours: 24, minutes: 10, bonus: 30, opens: 0, closes: 0, zone: "UTC" },
    },
    seats: [seat(0, { mine: true }), seat(1)],
    host: true,
    created: 0,
    answers: 0,
    waiting: [],
    commitment: "",
    seed: null,
    seed_origin: "mixed",
    shared: [],
    proof: null,
    spectators: 0,
    forked_from: null,
    next_table: null,
    campaign: null,
    grace: 180,
    secrets: false,
    paused: false,
    clock_resumes: null,
    ...more,
  };
}

export function view(more: Partial<View> = {}): View {
  return {
    kind: "view",
    table: table(),
    seat: 0,
    answers: 0,
    state: {},
    question: {
      number: 0,
      waiting: [0],
      mine: [0],
      prompt: "",
      args: {},
      options: [],
      rules: {},
      quiet: false,
      seconds_left: null,
      notes: [],
      batch: false,
      interrupt: false,
      may: [],
      led: null,
      window: false,
    },
    events: [],
    events_from: 0,
    can_undo: false,
    can_restart: false,
    can_redo: false,
    proposal: null,
    scores: null,
    winners: null,
    result: null,
    notice: "",
    given: 0,
    ...more,
  };
}

/** Returns an update with changes by path. */
export function update(changes: Record<string, unknown> = {}, more: Partial<Update> = {}): Update {
  return { kind: "update", seat: 0, answers: 0, changes, events: [], events_from: 0, receipt: null, ...more };
}
