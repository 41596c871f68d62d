// What wins, and the phases of a round: which one the table is in.
import type { State } from "$generated/machina-arcana";
import type { Question } from "$generated/wire";
import { ruleTexts, type Explanation } from "$lib/explain/explanation";
import type { TurnSteps, Speech } from "$games/contract";
import { ICONS } from "../art/icons";
import { isBlocking, isFinale } from "../state/card-sorts";

const PHASES = ["explorers", "spawn", "horror", "monsters"] as const;

/** What ends the chapter. */
export const goalOf = (state: Pick<State, "exit">, card: string, speech: Speech): string =>
  speech.say(
    `board-goal-${isFinale(card) ? "finale" : state.exit ? "exit" : isBlocking(card) ? "blocking" : "chapter"}`,
  );

/** Who has lost an explorer leads the monsters from then on. */
function aimOf(state: State, seat: number, speech: Speech): Explanation {
  if (state.fallen.includes(seat))
    return {
      title: speech.say("board-queue"),
      picture: ICONS.queue,
      text: [speech.say("board-goal-fallen")],
      rules: ruleTexts(speech, "RND4g", "AI1b", "RND4f"),
    };
  const card = state.chapters[state.chapter];
  return {
    title: speech.say(`card-${card}`),
    picture: ICONS.story,
    text: [speech.say(`text-${card}`), goalOf(state, card, speech)],
    rules: ruleTexts(
      speech,
      ...(state.finale ? ["RND4c", "RND4b", "RND4a"] : ["CELL11f", "CHAP2a", "CHAP4b", "RND4a"]),
    ),
  };
}

export function turnSteps(
  _: Question | null,
  __: unknown[],
  state: State,
  seat: number,
  speech: Speech,
): TurnSteps | null {
  if (state.round === 0) return null;
  return {
    goal: aimOf(state, seat, speech),
    steps: PHASES.map((phase) => ({ name: speech.say(`board-phase-${phase}`), now: phase === state.phase })),
  };
}
