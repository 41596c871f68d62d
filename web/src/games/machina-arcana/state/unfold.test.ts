import { expect, test } from "vitest";
import type { Event, State } from "$generated/machina-arcana";
import { view } from "$lib/testing/samples";
import { scenesBetween } from "$lib/playback/scenes";
import { revealSteps, unfold } from "./unfold";

const figures = { armor: 0, will: 0, health: 2, most_health: 2, stamina: 3, most_stamina: 3, traits: [] };
const state = {
  phase: "explorers",
  now: null,
  explorers: [{ seat: 0, card: "lorrai", space: 10, fate: "here", essence: 2 }],
  queue: [{ card: "mi-go", space: 40, wounds: 0, stamina: 0, master: -1, acted: false }],
  tokens: {},
  closed: [],
  broken: [],
  lit: [],
  reading: { units: { lorrai: figures, "mi-go": figures } },
} as unknown as State;

const run = (events: Event[]) => events.reduce((now, event) => unfold(now, event, state, 0).state, state);

test("events move units, cost health and take the dead away, as they are told", () => {
  const now = run([
    { event: "phase-began", phase: "monsters" },
    { event: "turn-began", unit: "mi-go" },
    { event: "moved", unit: "mi-go", to: 30 },
    { event: "lost", unit: "lorrai", what: "health", by: 1 },
  ]);
  expect([now.phase, now.now, now.queue[0].space, now.reading.units.lorrai.health]).toEqual([
    "monsters",
    "mi-go",
    30,
    1,
  ]);
  expect(run([{ event: "destroyed", unit: "mi-go", by: "lorrai" }]).queue).toEqual([]);
  expect(state.queue[0].space).toBe(40);
});

test("a monster has acted when its turn of this phase has ended, not because of the last one", () => {
  const before = { ...state, queue: state.queue.map((each) => ({ ...each, acted: true })) } as State;
  const acted = (events: Event[]) =>
    events.reduce((now, event) => unfold(now, event, before, 0).state, before).queue[0].acted;
  const turn: Event[] = [
    { event: "phase-began", phase: "monsters" },
    { event: "turn-began", unit: "mi-go" },
  ];
  expect(acted(turn)).toBe(false);
  expect(acted([...turn, { event: "turn-ended", unit: "mi-go" }])).toBe(true);
});

test("a tile that scrolls away is gone with its openings before the new one comes", () => {
  const placed = (tile: number, column: number) => ({ tile, side: "1a", turns: 0, column, row: 0 });
  const opening = (tile: number) => ({ opening: { tile, edge: 0 as const }, spaces: [tile * 100 + 4, tile * 100 + 5] });
  const before = {
    ...state,
    board: [placed(0, 0), placed(1, 1)],
    reading: { ...state.reading, openings: [opening(0), opening(1)] },
  } as State;
  const gone = unfold(before, { event: "scrolled", tile: 0 }, state, 0).state;
  expect(gone.board.map(({ tile }) => tile)).toEqual([1]);
  expect(gone.reading.openings.map(({ opening: { tile } }) => tile)).toEqual([1]);
});

test("what a monster does is looked at, a step of one's own in passing, a mere number only with what follows", () => {
  const glances = (event: Event, seat = 0) => unfold(state, event, state, seat).glances;
  expect(glances({ event: "moved", unit: "mi-go", to: 30 })).toBe(1);
  expect(glances({ event: "moved", unit: "lorrai", to: 11 })).toBeLessThan(1);
  expect(glances({ event: "moved", unit: "lorrai", to: 11 }, 1)).toBe(1);
  expect(glances({ event: "ratings-set", spawn: 8, horror: 8 })).toBe(0);
});

test("the scenes between two views ask nothing, and the journal grows with them", () => {
  const told = [
    { event: "moved", unit: "mi-go", to: 41 },
    { event: "ratings-set", spawn: 8, horror: 8 },
    { event: "moved", unit: "mi-go", to: 42 },
    { event: "turn-ended", unit: "mi-go" },
  ];
  const before = view({ state: state as never });
  const after = view({ state: state as never, answers: 1, events: told });
  const found = scenesBetween(before, after, { unfold: unfold as never }, { great: false, mine: false });
  expect(found.map((scene) => scene.view.events.length)).toEqual([1, 3]);
  expect(found.map((scene) => (scene.view.state as unknown as State).queue[0].space)).toEqual([41, 42]);
  expect(found.every((scene) => scene.view.question?.mine.length === 0)).toBe(true);
});

test("neither journal nor health tell of an attack before its last die lies still", () => {
  const told = [
    { event: "attacked", unit: "mi-go", defenders: ["lorrai"], dice: [3, 5], magic: false },
    { event: "struck", unit: "lorrai", hit: true, needed: 4, roll: 8 },
    { event: "lost", unit: "lorrai", what: "health", by: 1 },
  ];
  const before = view({ state: state as never });
  const after = view({ state: state as never, answers: 1, events: told });
  const module = { unfold: unfold as never, revealSteps: revealSteps as never };
  const rolling = scenesBetween(before, after, module, { great: false, mine: false }).filter(({ reveal }) => reveal);
  expect(rolling.map(({ reveal }) => reveal!.step)).toEqual([0, 1, 2]);
  for (const { view: shown } of rolling) {
    expect(shown.events).toEqual([]);
    expect((shown.state as unknown as State).reading.units.lorrai.health).toBe(2);
  }
});
