// The icons of the game: from game-icons (see CREDITS.md) by the build's `icon:` imports, each as one path in a 512
// box.
import algae from "icon:algae";
import anchor from "icon:anchor";
import bandageRoll from "icon:bandage-roll";
import barrel from "icon:barrel";
import bigWave from "icon:big-wave";
import bunkBeds from "icon:bunk-beds";
import campCookingPot from "icon:camp-cooking-pot";
import captainHatProfile from "icon:captain-hat-profile";
import cardRandom from "icon:card-random";
import coffeeCup from "icon:coffee-cup";
import compass from "icon:compass";
import coral from "icon:coral";
import daggers from "icon:daggers";
import dreamCatcher from "icon:dream-catcher";
import fishCooked from "icon:fish-cooked";
import fishingNet from "icon:fishing-net";
import flagObjective from "icon:flag-objective";
import fog from "icon:fog";
import ironHulledWarship from "icon:iron-hulled-warship";
import lightningStorm from "icon:lightning-storm";
import lockedChest from "icon:locked-chest";
import meatCleaver from "icon:meat-cleaver";
import meatHook from "icon:meat-hook";
import monkeyWrench from "icon:monkey-wrench";
import paddleSteamer from "icon:paddle-steamer";
import moon from "icon:moon";
import powderBag from "icon:powder-bag";
import raining from "icon:raining";
import returnArrow from "icon:return-arrow";
import revolver from "icon:revolver";
import schoolOfFish from "icon:school-of-fish";
import seaSerpent from "icon:sea-serpent";
import shipWheel from "icon:ship-wheel";
import shipWreck from "icon:ship-wreck";
import shop from "icon:shop";
import skullCrossedBones from "icon:skull-crossed-bones";
import spyglass from "icon:spyglass";
import sun from "icon:sun";
import sunrise from "icon:sunrise";
import sunset from "icon:sunset";
import swapBag from "icon:swap-bag";
import totem from "icon:totem";
import totemHead from "icon:totem-head";
import winchesterRifle from "icon:winchester-rifle";
import wizardStaff from "icon:wizard-staff";
import woodBeam from "icon:wood-beam";
import woodClub from "icon:wood-club";
import woodenCrate from "icon:wooden-crate";
import world from "icon:world";
import { iconPaths } from "./icon-path";

export const ICONS = iconPaths({
  ship: paddleSteamer,
  port: anchor,
  market: shop,
  hazard: skullCrossedBones,
  event: cardRandom,
  totem: totem,
  serpent: seaSerpent,
  world: world,
  compass: compass,
  clear: returnArrow,
  search: fishingNet,
  heal: bandageRoll,
  rest: coffeeCup,
  explore: spyglass,
  sail: shipWheel,
  goal: dreamCatcher,
  veil: fog,
  trouble: lightningStorm,
  captain: captainHatProfile,
  mark: flagObjective,
  dawn: sunrise,
  day: sun,
  dusk: sunset,
  night: moon,
  swell: bigWave,
  storm: raining,
});

export const ROOM_ICONS: Record<string, string> = iconPaths({
  bridge: shipWheel,
  galley: campCookingPot,
  deck: fishingNet,
  quarters: bunkBeds,
  "sick-bay": bandageRoll,
  hull: ironHulledWarship,
});

export const CREW_ICONS: Record<string, string> = iconPaths({
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

export const FIND_ICONS: Record<string, string> = iconPaths({
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
