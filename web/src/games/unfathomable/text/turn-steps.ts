// What wins, and the phases of a turn: which one the open question belongs to.
import type { Prompt, State } from "$generated/unfathomable";
import type { Question } from "$generated/wire";
import { ruleTexts } from "$lib/explain/explanation";
import type { TurnSteps, Speech } from "$games/contract";
import { ICONS } from "../art/icons";

const PHASES = ["skills", "action", "mythos", "discard"] as const;
type Phase = (typeof PHASES)[number];
const BY_PROMPT: Partial<Record<Prompt, Phase>> = {
  "draw-own": "skills",
  "draw-less": "skills",
  forgo: "skills",
  replace: "skills",
  action: "action",
  "action-phase": "action",
  "move-to": "action",
  attack: "action",
  trade: "action",
  "repair-with": "action",
  "break-out": "action",
  labour: "action",
  feast: "action",
  crisis: "mythos",
  calamity: "mythos",
  "choose-track": "mythos",
  activate: "mythos",
  victim: "mythos",
  "choose-waypoint": "mythos",
  "hand-limit": "discard",
};

/** Where in the turn we are, as far as it shows: a crisis in play means the Mythos phase. */
export function phaseOf(prompt: string, state: Pick<State, "crisis">): Phase | null {
  return BY_PROMPT[prompt as Prompt] ?? (state.crisis.length > 0 ? "mythos" : null);
}

export function turnSteps(
  question: Question | null,
  _: unknown[],
  state: State,
  __: number,
  speech: Speech,
): TurnSteps | null {
  if (state.turn === 0) return null;
  const now = phaseOf(question?.prompt ?? "", state);
  const traitor = state.players[state.active]?.revealed ?? false;
  return {
    goal: {
      title: speech.say("chapter-8"),
      picture: ICONS.port,
      rules: ruleTexts(speech, "16.2", "16.3", "44.8b", "46.1b", "36.2", "3.6e"),
    },
    steps: PHASES.filter((phase) => !(traitor && phase === "mythos")).map((phase) => ({
      name: speech.say(`board-phase-${phase}`),
      now: phase === now,
    })),
  };
}
