// Which answers are given at a crew board, a skill card or an adventure card.
import type { Card, Crew, SkillCard } from "$generated/sleeping-gods";
import type { Option } from "../state/play";

/** What may be done at almost any time: it does not glow, so that what is asked for does. */
const FREE = ["equip", "unequip", "use-board", "use-skill", "activate", "use-quest", "bear", "sell-artifact"];
export const isAskedFor = (option: Option): boolean => !FREE.includes(option.do);

/** Attacks are given in the fight, not at a board. */
export const answersOfCrew = (options: readonly Option[], crew: Crew): Option[] =>
  options.filter(
    (option) =>
      option.do !== "strike" &&
      option.do !== "use-token" &&
      (("crew" in option && option.crew === crew) || (option.do === "give-token" && option.to === crew)),
  );

/** Answers with a card of one's own hand. */
export const answersOfHandCard = (options: readonly Option[], card: SkillCard): Option[] =>
  options.filter(
    (option) =>
      ["equip", "discard", "pitch", "swap-for-rest", "share-card"].includes(option.do) &&
      "card" in option &&
      option.card === card,
  );

export const answersOfOwnedCard = (options: readonly Option[], card: Card): Option[] =>
  options.filter(
    (option) =>
      ["activate", "bear", "clear-card", "disarm"].includes(option.do) && "card" in option && option.card === card,
  );
