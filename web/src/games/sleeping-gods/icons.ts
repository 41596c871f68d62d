// The icons of the game: from game-icons (see CREDITS.md) by the build's `icon:` imports, each as one path in a 512 box.
import algae from "icon:algae";
import anchor from "icon:anchor";
import bandageRoll from "icon:bandage-roll";
import barrel from "icon:barrel";
import bleedingWound from "icon:bleeding-wound";
import blunderbuss from "icon:blunderbuss";
import bunkBeds from "icon:bunk-beds";
import campCookingPot from "icon:camp-cooking-pot";
import captainHatProfile from "icon:captain-hat-profile";
import cardPlay from "icon:card-play";
import cardRandom from "icon:card-random";
import checkMark from "icon:check-mark";
import coffeeCup from "icon:coffee-cup";
import compass from "icon:compass";
import coral from "icon:coral";
import crossbow from "icon:crossbow";
import daggers from "icon:daggers";
import dreamCatcher from "icon:dream-catcher";
import fishCooked from "icon:fish-cooked";
import fishingNet from "icon:fishing-net";
import fog from "icon:fog";
import hammerDrop from "icon:hammer-drop";
import hearts from "icon:hearts";
import ironHulledWarship from "icon:iron-hulled-warship";
import laurels from "icon:laurels";
import lightningStorm from "icon:lightning-storm";
import lockedChest from "icon:locked-chest";
import meatCleaver from "icon:meat-cleaver";
import meatHook from "icon:meat-hook";
import monkeyWrench from "icon:monkey-wrench";
import nightSleep from "icon:night-sleep";
import paddleSteamer from "icon:paddle-steamer";
import pokerHand from "icon:poker-hand";
import powderBag from "icon:powder-bag";
import returnArrow from "icon:return-arrow";
import revolver from "icon:revolver";
import rollingDiceCup from "icon:rolling-dice-cup";
import schoolOfFish from "icon:school-of-fish";
import scrollUnfurled from "icon:scroll-unfurled";
import seaSerpent from "icon:sea-serpent";
import shield from "icon:shield";
import shipWheel from "icon:ship-wheel";
import shipWreck from "icon:ship-wreck";
import shop from "icon:shop";
import sinkingShip from "icon:sinking-ship";
import skullCrossedBones from "icon:skull-crossed-bones";
import spyglass from "icon:spyglass";
import stack from "icon:stack";
import sunrise from "icon:sunrise";
import swapBag from "icon:swap-bag";
import swordBrandish from "icon:sword-brandish";
import targeting from "icon:targeting";
import totem from "icon:totem";
import totemHead from "icon:totem-head";
import whistle from "icon:whistle";
import winchesterRifle from "icon:winchester-rifle";
import wizardStaff from "icon:wizard-staff";
import woodBeam from "icon:wood-beam";
import woodClub from "icon:wood-club";
import woodenCrate from "icon:wooden-crate";
import world from "icon:world";
import { drawn } from "./drawn";

export const ICONS = drawn({
  ship: paddleSteamer,
  port: anchor,
  market: shop,
  hazard: skullCrossedBones,
  order: whistle,
  card: cardPlay,
  hand: pokerHand,
  fate: rollingDiceCup,
  xp: laurels,
  turn: captainHatProfile,
  wound: bleedingWound,
  health: hearts,
  fatigue: nightSleep,
  attack: swordBrandish,
  accuracy: targeting,
  damage: blunderbuss,
  block: shield,
  ranged: crossbow,
  event: cardRandom,
  totem: totem,
  quest: scrollUnfurled,
  serpent: seaSerpent,
  world: world,
  compass: compass,
  deck: stack,
  "damage-cube": hammerDrop,
  clear: returnArrow,
  search: fishingNet,
  heal: bandageRoll,
  rest: coffeeCup,
  explore: spyglass,
  sail: shipWheel,
  forgo: whistle,
  pack: swapBag,
  goal: dreamCatcher,
  veil: fog,
  trouble: lightningStorm,
  captain: captainHatProfile,
  visited: checkMark,
  lost: sinkingShip,
  won: sunrise,
});

export const ROOM_ICONS: Record<string, string> = drawn({
  bridge: shipWheel,
  galley: campCookingPot,
  deck: fishingNet,
  quarters: bunkBeds,
  "sick-bay": bandageRoll,
  hull: ironHulledWarship,
});

export const CREW_ICONS: Record<string, string> = drawn({
  odessa: captainHatProfile,
  audrie: monkeyWrench,
  gregory: winchesterRifle,
  kannan: wizardStaff,
  kasumi: daggers,
  laurent: woodClub,
  mac: revolver,
  marco: meatCleaver,
  rafael: meatHook,
});

export const FIND_ICONS: Record<string, string> = drawn({
  fish: fishCooked,
  kelp: algae,
  sack: powderBag,
  purse: swapBag,
  planks: woodBeam,
  larder: barrel,
  cargo: woodenCrate,
  "reef-garden": coral,
  shoal: schoolOfFish,
  "singing-wreck": shipWreck,
  "sunken-idol": totemHead,
  "drowned-chest": lockedChest,
});
