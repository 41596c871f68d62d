// The signs of the game: from game-icons (see CREDITS.md) by the build's `icon:` imports, each as one path in a 512
// box.
import biceps from "icon:biceps";
import brain from "icon:brain";
import brokenHeart from "icon:broken-heart";
import cardDiscard from "icon:card-discard";
import carrot from "icon:carrot";
import cookingPot from "icon:cooking-pot";
import crossedSwords from "icon:crossed-swords";
import crosshair from "icon:crosshair";
import despair from "icon:despair";
import dominoMask from "icon:domino-mask";
import dropWeapon from "icon:drop-weapon";
import knapsack from "icon:knapsack";
import featheredWing from "icon:feathered-wing";
import gearHammer from "icon:gear-hammer";
import gemPendant from "icon:gem-pendant";
import hearts from "icon:hearts";
import healing from "icon:healing";
import healthIncrease from "icon:health-increase";
import lightningTrio from "icon:lightning-trio";
import linkedRings from "icon:linked-rings";
import meat from "icon:meat";
import nightSleep from "icon:night-sleep";
import openBook from "icon:open-book";
import oilySpiral from "icon:oily-spiral";
import person from "icon:person";
import planks from "icon:planks";
import poisonBottle from "icon:poison-bottle";
import rabbit from "icon:rabbit";
import robberHand from "icon:robber-hand";
import shield from "icon:shield";
import sinkingShip from "icon:sinking-ship";
import semiClosedEye from "icon:semi-closed-eye";
import spikyExplosion from "icon:spiky-explosion";
import starMedal from "icon:star-medal";
import terror from "icon:terror";
import tiedScroll from "icon:tied-scroll";
import totem from "icon:totem";
import twoCoins from "icon:two-coins";
import upCard from "icon:up-card";
import wheat from "icon:wheat";
import whistle from "icon:whistle";
import type { Card, Gift, Skill, Status, StoryFace, Trick } from "$generated/sleeping-gods";
import { FACTS } from "$generated/sleeping-gods";
import { faceOf } from "$lib/words/card-faces";

/** The drawing commands of an icon's body. */
const path = (body: string): string => [...body.matchAll(/ d="([^"]+)"/g)].map((found) => found[1]).join("");

/** What an adventure card is. */
export type Kind = "passenger" | "animal" | "equipment" | "weapon" | "recipe" | "totem";

export const SKILL_SIGNS: Record<Skill, string> = {
  strength: path(biceps),
  cunning: path(dominoMask),
  savvy: path(brain),
  perception: path(semiClosedEye),
  craft: path(gearHammer),
};
export const SKILL_COLOURS: Record<Skill, string> = {
  strength: "#ff9d8c",
  cunning: "#d4b2ff",
  savvy: "#8fd0ff",
  perception: "#8ee0ae",
  craft: "#f4bd55",
};
export const GIFT_SIGNS: Record<Gift, string> = {
  coin: path(twoCoins),
  meat: path(meat),
  grain: path(wheat),
  vegetable: path(carrot),
  food: path(cookingPot),
  material: path(planks),
  artifact: path(gemPendant),
  order: path(whistle),
  xp: path(starMedal),
  card: path(upCard),
};
export const STATUS_SIGNS: Record<Status, string> = {
  weakened: path(brokenHeart),
  "low-morale": path(despair),
  frightened: path(terror),
  madness: path(oilySpiral),
  venom: path(poisonBottle),
};
export const TRICK_SIGNS: Record<Trick, string> = {
  "ship-damage": path(sinkingShip),
  "lose-resource": path(robberHand),
  "adjacent-damage-1": path(crossedSwords),
  "adjacent-damage-2": path(crossedSwords),
  "adjacent-heal": path(healing),
  weaken: path(brokenHeart),
  "first-strike": path(lightningTrio),
  "discard-skill": path(cardDiscard),
  "low-morale": path(despair),
  disarm: path(dropWeapon),
  frighten: path(terror),
  madness: path(oilySpiral),
  block: path(shield),
  "heal-1": path(healthIncrease),
  "heal-3": path(healthIncrease),
  venom: path(poisonBottle),
};
export const KIND_SIGNS: Record<Kind, string> = {
  passenger: path(person),
  animal: path(rabbit),
  equipment: path(knapsack),
  weapon: path(crossedSwords),
  recipe: path(cookingPot),
  totem: path(totem),
};
export const SIGNS = {
  heart: path(hearts),
  damage: path(spikyExplosion),
  synergy: path(linkedRings),
  flying: path(featheredWing),
  accuracy: path(crosshair),
  block: path(shield),
  fatigue: path(nightSleep),
  quest: path(tiedScroll),
  book: path(openBook),
  fight: path(crossedSwords),
  ship: path(sinkingShip),
};

/** What is printed on a card: of the trade deck, or of the story as far as it has come. */
export const printOn = (card: Card): Partial<StoryFace> | undefined =>
  (FACTS.trade as unknown as Partial<Record<Card, StoryFace>>)[card] ??
  faceOf<Partial<StoryFace>>("sleeping-gods", `card-${card}`);
export const kindOf = (card: Card): Kind => printOn(card)?.kind ?? "equipment";
export const cardSign = (card: Card): string => KIND_SIGNS[kindOf(card)];
