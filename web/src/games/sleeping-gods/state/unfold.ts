// What happened between two views, one event after the other: the table waits for fate before it tells what came of it.
import type { UnfoldedState } from "$games/contract";
import type { View } from "$generated/wire";
import type { Event, State } from "$generated/sleeping-gods";

const LOOK = 2.5; // glances at a result that everything hung on
/** How long the events that fate decides are looked at. */
const GLANCES: Partial<Record<Event["event"], number>> = {
  "fate-drawn": 0.6,
  "challenge-ended": LOOK,
  "attack-resolved": LOOK / 2,
  "enemy-attacked": 1,
  countered: 1,
};

/** Fate tumbles for two steps and lies still in the third. */
export const FATE_STEPS = 2;
export const revealSteps = (event: Event): number => (event.event === "fate-drawn" ? FATE_STEPS : 0);

/** Whether an event happens to the reader: a wound that nobody has chosen to take, a blow, an affliction, defeat. */
export function happensToMe(event: Event, before: View): boolean {
  if (event.event === "defeated") return true;
  const figures = (before.state as unknown as State).reading?.crew;
  const chosen =
    before.question?.mine.includes(before.seat) && ["take-wound", "afflict"].includes(before.question.prompt);
  switch (event.event) {
    case "enemy-attacked":
    case "countered":
      return event.count > 0 && figures?.[event.crew]?.seat === before.seat;
    case "wounded":
    case "afflicted":
      return !chosen && figures?.[event.crew]?.seat === before.seat;
    default:
      return false;
  }
}

/** The state after one more event, and how long it is shown. */
export function unfold(state: State, event: Event): UnfoldedState<State> {
  return { state: after(state, event), glances: GLANCES[event.event] ?? 0 };
}

function after(state: State, event: Event): State {
  const { test, combat, reading } = state;
  switch (event.event) {
    case "fate-drawn": {
      const before = state.fate?.value ?? 0;
      const fate = { seat: event.seat, purpose: event.purpose, value: event.value };
      return { ...state, fate, reading: { ...reading, test: raised(reading.test, event.value - before) } };
    }
    case "score-raised":
      return {
        ...state,
        test: test && { ...test, extra: test.extra + event.by },
        reading: { ...reading, test: raised(reading.test, event.by) },
      };
    case "challenge-ended":
      return {
        ...state,
        test: test && { ...test, passed: event.passed, fate: state.fate?.value ?? test.fate },
        reading: { ...reading, test: reading.test && { ...reading.test, score: event.score } },
      };
    case "attack-resolved":
      return combat?.attack
        ? { ...state, combat: { ...combat, attack: { ...combat.attack, settled: true, hit: event.hit } } }
        : state;
    default:
      return state;
  }
}

const raised = (test: State["reading"]["test"], by: number): State["reading"]["test"] =>
  test && { ...test, score: test.score + by };
