// What wins, the steps of a round, and which of them an answer ends.
import type { Action, Prompt, State } from "$generated/nautilus";
import type { Question } from "$generated/wire";
import { ruleTexts } from "$lib/explain/explanation";
import type { TurnSteps, Speech } from "$games/contract";
import { ICONS } from "../art/icons";

const STEPS = ["buy", "build", "walk", "launch", "sonar", "sail", "dock"] as const;
type Step = (typeof STEPS)[number];
const BY_PROMPT: Partial<Record<Prompt, Step>> = {
  buy: "buy",
  build: "build",
  turn: "build",
  walk: "walk",
  stroll: "walk",
  look: "sonar",
  dash: "sail",
  dock: "dock",
};

/** Submarines are launched first, then there is sonar, then they sail: the first of these that is still possible. */
export function stepOf(prompt: string, options: readonly { do: string }[]): Step | null {
  if (prompt !== "dive") return BY_PROMPT[prompt as Prompt] ?? null;
  return (["launch", "sonar", "sail"] as const).find((step) => options.some((option) => option.do === step)) ?? "sail";
}

/** What an answer ends: after sonar nothing is launched, and once a submarine has sailed there is no sonar either. */
export function stepsEndedBy(
  option: { do: string },
  options: readonly { do: string }[],
): "launch" | "sonar" | "both" | null {
  const has = (kind: string) => options.some((each) => each.do === kind);
  if (option.do === "sonar") return has("launch") ? "launch" : null;
  if (option.do !== "sail") return null;
  return has("launch") ? (has("sonar") ? "both" : "launch") : has("sonar") ? "sonar" : null;
}

export function endingNote(option: Action, options: Action[], _: State, __: number, speech: Speech): string {
  const ended = stepsEndedBy(option, options);
  return ended ? speech.say("board-closes", { what: ended }) : "";
}

export function turnSteps(
  question: Question | null,
  options: Action[],
  _: State,
  __: number,
  speech: Speech,
): TurnSteps {
  const now = stepOf(question?.prompt ?? "", options);
  return {
    goal: {
      title: speech.say("chapter-V"),
      picture: ICONS.coins,
      rules: ruleTexts(speech, "V3c", "V3a", "V3b", "E1a", "E1b"),
    },
    steps: STEPS.map((step) => ({ name: speech.say(`board-step-${step}`), now: step === now })),
  };
}
