// What the table asks, in words.
import type { Play } from "../play";

export function asked({ question, speech, options, seat }: Play): string {
  if (!question || options.length === 0) return "";
  const { card, ...args } = question.args;
  const named = typeof card === "string" ? { card: speech.say(`card-${card}`) } : {};
  return speech.say(`ask-${question.prompt}`, { ...args, ...named, seat });
}
