// What wins, and the phases of a round: which one the table is in.
import type { State } from "../../generated/machina-arcana";
import type { Question } from "../../generated/wire";
import { rulesOf } from "../../lib/explain.svelte";
import type { Course, Speech } from "../contract";
import { ICONS } from "./icons";
import { isBlocking, isFinale } from "./sorts";

const PHASES = ["explorers", "spawn", "horror", "monsters"] as const;

/** What ends the chapter. */
export const goalOf = (state: Pick<State, "exit">, card: string, speech: Speech): string =>
  speech.say(`board-goal-${isFinale(card) ? "finale" : state.exit ? "exit" : isBlocking(card) ? "blocking" : "chapter"}`);

export function course(_: Question | null, __: unknown[], state: State, ___: number, speech: Speech): Course | null {
  if (state.round === 0) return null;
  const card = state.chapters[state.chapter];
  return {
    goal: {
      title: speech.say(`card-${card}`),
      picture: ICONS.story,
      text: [speech.say(`text-${card}`), goalOf(state, card, speech)],
      rules: rulesOf(speech, ...(state.finale ? ["RND4c", "RND4b", "RND4a"] : ["CELL11f", "CHAP2a", "CHAP4b", "RND4a"])),
    },
    steps: PHASES.map((phase) => ({ name: speech.say(`board-phase-${phase}`), now: phase === state.phase })),
  };
}
