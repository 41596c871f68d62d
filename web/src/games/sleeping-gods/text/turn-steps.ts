// What wins, and the steps of a turn: which one the table is in.
import type { State } from "$generated/sleeping-gods";
import type { Question } from "$generated/wire";
import { ruleTexts } from "$lib/explain/explanation";
import type { TurnSteps, Speech } from "$games/contract";
import { ICONS } from "../art/icons";

const STEPS = ["ship", "event", "first", "second", "end"] as const;
type Stage = (typeof STEPS)[number];

/** Which step of the turn the question belongs to, as far as the table shows it. */
export function stageOf(question: Question | null, state: State): Stage {
  const prompt = question?.prompt ?? "";
  if (["room", "no-room", "room-effect", "clear", "search", "begin-turn"].includes(prompt)) return "ship";
  if (prompt === "end-of-turn") return "end";
  if (state.actions === 2 && !["action", "speak-up"].includes(prompt)) return "event";
  if (state.actions === 2 || (state.actions === 1 && prompt !== "action")) return "first";
  return "second";
}

export function turnSteps(
  question: Question | null,
  _: unknown[],
  state: State,
  __: number,
  speech: Speech,
): TurnSteps | null {
  if (state.turn === 0) return null;
  const stage = stageOf(question, state);
  return {
    goal: {
      title: speech.say("board-goal"),
      picture: ICONS.goal,
      text: [
        speech.say("board-goal-text"),
        speech.say(state.mode === "brutal" ? "board-goal-brutal" : "board-goal-defeats", {
          count: state.causes.length,
        }),
      ],
      now: [
        speech.say("board-goal-deck", {
          deck: state.deck,
          left: state.events.mild.length + state.events.perilous.length + state.events.deadly.length,
        }),
      ],
      rules: ruleTexts(speech, "TRN2", "EVT8a", "ADV2", "DEF1"),
    },
    steps: STEPS.map((step) => ({ name: speech.say(`board-step-${step}`), now: step === stage })),
  };
}
