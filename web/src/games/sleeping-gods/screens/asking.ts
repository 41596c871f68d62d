// What the table asks, in words: the arguments of the question each by its own name.
import type { Play } from "../play";

const SHELVES: Record<string, string> = { enemy: "enemy", crew: "crew", status: "status", skill: "skill", card: "card", room: "place", quest: "quest" };

export function asked(play: Play): string {
  const { question, speech } = play;
  if (!question || play.options.length === 0) return "";
  const named = Object.entries(question.args).map(([key, value]) => [key, SHELVES[key] ? speech.say(`${SHELVES[key]}-${value}`) : value]);
  return speech.say(`ask-${question.prompt}`, { ...Object.fromEntries(named), seat: play.seat });
}
