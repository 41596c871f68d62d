// What cards say: put together by the rules from the card's own verbs.
import { FACTS, type Crew, type State } from "$generated/sleeping-gods";
import type { Speech } from "$games/contract";
import type { Option } from "../state/play";

/** The text of a card, or nothing if it has none. */
export function textOf(
  speech: Speech,
  sort: "card" | "skill-card" | "level" | "event-card" | "quest" | "find" | "crew",
  name: string,
): string {
  const key = `text-${sort}-${name}`;
  const text = speech.say(key);
  return text === key ? "" : text;
}

/** The voice of a card, or nothing if it has none; the words of a totem come when it is found. */
export function voiceOf(speech: Speech, sort: "card" | "event-card" | "enemy", name: string): string | undefined {
  const key = `flavour-${sort}-${name}`;
  const voice = speech.say(key);
  return voice === key ? undefined : voice;
}

/** What an ability of a crew board, or of the level cards beside it, does. */
export function abilityOf(speech: Speech, crew: Crew, place: number, state: State): string {
  const printed = FACTS.crew[crew].costs.length;
  if (place < printed) return speech.say(`ability-crew-${crew}-${place}`);
  const levels = state.crew.find((member) => member.crew === crew)?.levels ?? [];
  const bought = levels.flatMap((level) =>
    [0, 1, 2].map((at) => `ability-level-${level}-${at}`).filter((key) => speech.say(key) !== key),
  );
  return bought[place - printed] ? speech.say(bought[place - printed]) : "";
}

/** What an answer uses, in the words of the card or board. */
export function effectText(option: Option, state: State, speech: Speech): string {
  switch (option.do) {
    case "use-board":
      return abilityOf(speech, option.crew, option.ability, state);
    case "use-skill":
    case "equip":
      return textOf(speech, "skill-card", option.card);
    case "activate":
    case "buy":
      return textOf(speech, "card", option.card);
    case "train":
      return textOf(speech, "level", option.level);
    case "take-reward":
      return textOf(speech, "find", option.find);
    case "use-quest":
    case "use-unlocked":
      return textOf(speech, "quest", option.quest);
    case "use-token":
    case "give-token":
      return speech.say(
        `text-synergy-${option.do === "use-token" ? option.token : (state.combat?.attack?.crew ?? "")}`,
      );
    case "tackle":
      return textOf(speech, "event-card", option.event);
    default:
      return "";
  }
}
