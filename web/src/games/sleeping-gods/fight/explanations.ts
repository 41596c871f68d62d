// What the squares of an enemy and the tokens of the crew mean, in the words of the rules.
import type { Crew, Enemy, Trick } from "$generated/sleeping-gods";
import { ruleTexts, type Explanation } from "$lib/explain/explanation";
import type { Speech } from "$games/contract";
import { SIGNS, TRICK_SIGNS } from "../art/signs";
import { voiceOf } from "../text/texts";
import { printOf, type Square } from "./grid";

const TRICK_RULES: Record<Trick, string> = {
  "ship-damage": "ENE1",
  "lose-resource": "ENE2",
  "adjacent-damage-1": "ENE3",
  "adjacent-damage-2": "ENE3",
  "adjacent-heal": "ENE4",
  weaken: "ENE5",
  "first-strike": "ENE6",
  "discard-skill": "ENE7",
  "low-morale": "ENE8",
  disarm: "ENE9a",
  frighten: "ENE10",
  madness: "ENE11",
  block: "ENE12",
  "heal-1": "ENE13",
  "heal-3": "ENE13",
  venom: "ENE14",
};
const TOKEN_RULES: Record<Crew, string> = {
  odessa: "SYN8b",
  audrie: "SYN8a",
  gregory: "SYN8c",
  kannan: "SYN8d",
  kasumi: "SYN8a",
  laurent: "SYN8a",
  mac: "SYN8e",
  marco: "SYN8f",
  rafael: "SYN8g",
};

/** The words for what a square shows, the most important first. */
export function marksOf(square: Square, speech: Speech): string[] {
  return [
    ...(square.hearts > 0 ? [speech.say("screen-square-heart", { hearts: square.hearts })] : []),
    ...(square.trick ? [speech.say(`trick-${square.trick}`)] : []),
    ...(square.damage ? [speech.say("screen-square-damage")] : []),
    ...(square.flying ? [speech.say("screen-square-flying")] : []),
    ...(square.synergy ? [speech.say("screen-square-synergy")] : []),
  ];
}

export function explainSquare(square: Square, covered: boolean, now: string[], speech: Speech): Explanation | null {
  const [title, ...others] = marksOf(square, speech);
  if (!title && now.length === 0) return null;
  const rules = [
    ...(square.trick ? [TRICK_RULES[square.trick]] : []),
    ...(square.hearts > 1 ? ["CBT16"] : []),
    ...(square.damage ? ["CBT10b"] : []),
    ...(square.flying ? ["CBT14"] : []),
    ...(square.synergy ? ["SYN2"] : []),
    ...(covered ? ["CBT15"] : []),
  ];
  const picture = square.trick
    ? TRICK_SIGNS[square.trick]
    : square.hearts
      ? SIGNS.heart
      : square.damage
        ? SIGNS.damage
        : square.flying
          ? SIGNS.flying
          : SIGNS.synergy;
  const does = square.trick ? [speech.say(`text-trick-${square.trick}`)] : [];
  return {
    title: title ?? speech.say("screen-square-empty"),
    picture,
    text: [...does, ...others],
    now,
    rules: ruleTexts(speech, ...rules),
  };
}

export function explainEnemy(enemy: Enemy, now: string[], speech: Speech): Explanation {
  const { level, defence, damage } = printOf(enemy);
  return {
    title: speech.say(`enemy-${enemy}`),
    picture: SIGNS.fight,
    text: [speech.say("screen-enemy-numbers", { level, defence, damage })],
    flavour: voiceOf(speech, "enemy", enemy),
    now,
    rules: ruleTexts(speech, "CBT6a", "CBT9a", "CBT10a", "CBT11a"),
  };
}

export const explainToken = (token: Crew, speech: Speech): Explanation => ({
  title: speech.say("screen-token-of", { crew: token }),
  picture: SIGNS.synergy,
  text: [speech.say(`text-synergy-${token}`)],
  rules: ruleTexts(speech, TOKEN_RULES[token], "SYN3", "SYN6"),
});
