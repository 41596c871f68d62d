// What happened between two views, told one after the other: each event changes what is drawn, none is reckoned anew.
import type { Event, Figures, State } from "$generated/machina-arcana";
import type { UnfoldedState } from "$games/contract";
import type { View } from "$generated/wire";

/** Events that are worth a look of their own; the others are seen together with the next of these. */
const SEEN: readonly Event["event"][] = [
  "phase-began",
  "turn-began",
  "spawn-rolled",
  "spawned",
  "horror-rolled",
  "invoked",
  "level-rose",
  "moved",
  "landed",
  "shoved",
  "struck",
  "destroyed",
  "banished",
  "exploded",
  "door-broken",
  "door-opened",
  "door-closed",
  "activated",
  "sealed",
  "scrolled",
  "explored",
  "chapter-began",
  "exited",
  "effect-rolled",
];
/** A step of one's own explorer is seen in passing: the next question need not wait for it. */
const PASSING = 0.2;

/** Which dice are seen to roll: one after the other. */
export function revealSteps(event: Event): number {
  if (event.event === "attacked") return event.dice.length;
  return event.event === "spawn-rolled" || event.event === "horror-rolled" ? 1 : 0;
}

/** Whether an event happens to the reader's own explorer: health lost, or destroyed. */
export function happensToMe(event: Event, before: View): boolean {
  if (event.event !== "destroyed" && event.event !== "banished" && !(event.event === "lost" && event.what === "health"))
    return false;
  const { explorers } = before.state as unknown as State;
  return explorers?.some(({ card, seat }) => card === event.unit && seat === before.seat) ?? false;
}

/** A unit's figures with so much more or less health. */
function healed(state: State, unit: string, by: number): State {
  const figures: Figures | undefined = state.reading.units[unit];
  if (!figures) return state;
  const units = {
    ...state.reading.units,
    [unit]: { ...figures, health: Math.max(0, Math.min(figures.most_health, figures.health + by)) },
  };
  return { ...state, reading: { ...state.reading, units } };
}

function moved(state: State, unit: string, to: number | null): State {
  return {
    ...state,
    explorers: state.explorers.map((each) => (each.card === unit ? { ...each, space: to } : each)),
    queue: state.queue.map((each) => (each.card === unit ? { ...each, space: to } : each)),
  };
}

const without = (state: State, unit: string): State => ({
  ...state,
  explorers: state.explorers.map((each) =>
    each.card === unit ? { ...each, space: null, fate: "destroyed" as const } : each,
  ),
  queue: state.queue.filter(({ card }) => card !== unit),
});

function after(state: State, event: Event, end: State): State {
  switch (event.event) {
    case "round-began":
      return { ...state, round: event.round };
    case "phase-began":
      return { ...state, phase: event.phase, now: null, queue: state.queue.map((each) => ({ ...each, acted: false })) };
    case "turn-began":
      return { ...state, now: event.unit };
    case "turn-ended":
      return {
        ...state,
        now: null,
        queue: state.queue.map((each) => (each.card === event.unit ? { ...each, acted: true } : each)),
      };
    case "moved":
    case "landed":
    case "shoved":
      return moved(state, event.unit, event.to);
    case "lost":
    case "regained": {
      const by = event.event === "lost" ? -event.by : event.by;
      if (event.what === "health") return healed(state, event.unit, by);
      if (event.what !== "essence") return state;
      return {
        ...state,
        explorers: state.explorers.map((each) =>
          each.card === event.unit ? { ...each, essence: Math.max(0, each.essence + by) } : each,
        ),
      };
    }
    case "destroyed":
    case "banished":
      return without(state, event.unit);
    case "exited":
      return { ...moved(state, event.unit, null) };
    case "spawned": {
      const monster = { card: event.monster, space: event.space, wounds: 0, stamina: 0, master: -1, acted: false };
      const figures = end.reading.units[event.monster];
      const units = figures
        ? { ...state.reading.units, [event.monster]: { ...figures, health: figures.most_health } }
        : state.reading.units;
      return { ...state, queue: [...state.queue, monster], reading: { ...state.reading, units } };
    }
    case "ratings-set":
      return { ...state, spawn: event.spawn, horror: event.horror };
    case "threat-changed":
      return { ...state, threat: event.threat };
    case "level-rose":
      return { ...state, level: event.level };
    case "space-destroyed":
      return { ...state, tokens: { ...state.tokens, [event.space]: 1 } };
    case "space-revived": {
      const { [event.space]: _, ...tokens } = state.tokens;
      return { ...state, tokens };
    }
    case "chapter-lit":
      return { ...state, lit: [...state.lit, event.space] };
    case "door-closed":
      return { ...state, closed: [...state.closed, event.door] };
    case "door-opened":
      return { ...state, closed: state.closed.filter((door) => door !== event.door) };
    case "door-broken":
      return {
        ...state,
        closed: state.closed.filter((door) => door !== event.door),
        broken: [...state.broken, event.door],
      };
    case "scrolled":
      return {
        ...state,
        board: state.board.filter(({ tile }) => tile !== event.tile),
        reading: {
          ...state.reading,
          openings: state.reading.openings.filter(({ opening }) => opening.tile !== event.tile),
        },
      };
    case "invoked":
      return event.unit === null
        ? { ...state, drawn_horrors: [event.event_card] }
        : { ...state, drawn_explorations: [event.event_card] };
    case "explored":
    case "chapter-began":
      return { ...end, now: state.now, phase: state.phase };
    default:
      return state;
  }
}

/** The state after one more event, and how long it is glances at: 1 is a usual glance, 0 none. */
export function unfold(state: State, event: Event, end: State, seat: number): UnfoldedState<State> {
  const unit = "unit" in event ? event.unit : null;
  const mine = unit !== null && state.explorers.some((each) => each.card === unit && each.seat === seat);
  const glances = !SEEN.includes(event.event)
    ? 0
    : mine && event.event === "moved"
      ? PASSING
      : event.event === "turn-began" && mine
        ? 0
        : 1;
  return { state: after(state, event, end), glances };
}
