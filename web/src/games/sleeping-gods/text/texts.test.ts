import { expect, test } from "vitest";
import type { Speech } from "$games/contract";
import { explainEnemy } from "../fight/explanations";
import { voiceOf } from "./texts";

const VOICES: Record<string, string> = { "flavour-enemy-mud-crab": "Walks sideways." };
const speech = { say: (key: string) => VOICES[key] ?? key } as unknown as Speech;

test("a rich card has the voice of its card, below what the rules say", () => {
  expect(explainEnemy("mud-crab", [], speech).flavour).toBe("Walks sideways.");
});

test("a card without a voice, or whose words have not come yet, says nothing", () => {
  expect(voiceOf(speech, "card", "bent-nail")).toBeUndefined();
});
