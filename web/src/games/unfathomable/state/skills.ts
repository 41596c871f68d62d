// The six skills: their order, their colours, and what is printed on each Skill card.
import { FACTS, type Skill } from "$generated/unfathomable";
import type { Speech } from "$games/contract";

export const SKILLS: readonly Skill[] = ["influence", "lore", "observation", "strength", "will", "treachery"];
export const LOYAL_SKILLS: readonly Skill[] = SKILLS.slice(0, 5);

/** The colour of a card and the ink on it. */
export const SKILL_COLOURS: Record<Skill, { face: string; ink: string }> = {
  influence: { face: "#e8b04a", ink: "#2b1a00" },
  lore: { face: "#b18cf0", ink: "#1d0c3b" },
  observation: { face: "#57b5e8", ink: "#00202f" },
  strength: { face: "#ef7d6b", ink: "#300a04" },
  will: { face: "#6fcf97", ink: "#04260f" },
  treachery: { face: "#3a4247", ink: "#f2f5f6" },
};

/** A pattern for each skill, so that no colour speaks alone: laid thinly over the colour. */
export const SKILL_PATTERNS: Record<Skill, string> = {
  influence: "repeating-linear-gradient(90deg, #0002 0 1.5px, transparent 1.5px 9px)",
  lore: "repeating-linear-gradient(45deg, #0002 0 1.5px, transparent 1.5px 8px)",
  observation: "radial-gradient(circle, #0003 1.3px, transparent 1.6px) 0 0 / 9px 9px",
  strength: "repeating-linear-gradient(0deg, #0002 0 1.5px, transparent 1.5px 9px)",
  will: "repeating-linear-gradient(45deg, #0002 0 1.2px, transparent 1.2px 9px), repeating-linear-gradient(-45deg, #0002 0 1.2px, transparent 1.2px 9px)",
  treachery: "repeating-radial-gradient(circle at 50% 120%, #fff1 0 1.5px, transparent 1.5px 8px)",
};

export interface SkillCard {
  skill: Skill;
  value: number;
  ability: string;
}

const CARDS: readonly SkillCard[] = FACTS.skill_cards;

export const cardOf = (card: number): SkillCard => CARDS[card];

/** The first letter of a skill's name, in the reader's language. */
export const skillLetter = (skill: Skill, speech: Speech): string =>
  speech.say(`skill-${skill}`).charAt(0).toUpperCase();

/** A Skill card as people call it. */
export function cardName(card: number, speech: Speech): string {
  const { skill, value, ability } = cardOf(card);
  return speech.say("skill-card", { skill, value, ability: speech.say(`ability-${ability}`) });
}

export interface HandStack {
  card: number;
  count: number;
}

/** The cards of a hand, alike ones together: by skill, then the highest first. */
export function stackHand(hand: readonly (number | null)[]): HandStack[] {
  const counts = new Map<number, number>();
  for (const card of hand) if (card !== null) counts.set(card, (counts.get(card) ?? 0) + 1);
  const rank = (card: number) => SKILLS.indexOf(cardOf(card).skill) * 10 - cardOf(card).value;
  return [...counts].map(([card, count]) => ({ card, count })).sort((one, other) => rank(one.card) - rank(other.card));
}
