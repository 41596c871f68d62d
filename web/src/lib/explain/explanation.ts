// What an explanation of a thing holds: it is shown as a card beside whatever is pointed at.
import type { Speech } from "$games/contract";

export interface Explanation {
  title: string;
  /** What sort of thing it is, such as a room. */
  sort?: string;
  /** The path of a drawing in a box of 512 by 512. */
  picture?: string;
  colour?: string;
  flavour?: string;
  /** What it does. */
  text?: string[];
  /** How it stands just now. */
  now?: string[];
  rules?: RuleText[];
}

export interface RuleText {
  id: string;
  text: string;
}

/** Returns the rules of those ids, in words. */
export const ruleTexts = (speech: Pick<Speech, "say">, ...ids: string[]): RuleText[] =>
  ids.map((id) => ({ id, text: speech.say(`rule-${id.replaceAll(".", "_")}`) }));

/** Returns "Galley: draw up to 5 cards", with the space before the colon that the language wants. */
export const labelled = (label: string, text: string, speech: Pick<Speech, "say">): string =>
  speech.say("web-colon", { label, text });
