// The icons of the game: from game-icons (see CREDITS.md) by the build's `icon:` imports, each as one path in a 512
// box.
import abacus from "icon:abacus";
import anchor from "icon:anchor";
import backstab from "icon:backstab";
import biceps from "icon:biceps";
import binoculars from "icon:binoculars";
import bookCover from "icon:book-cover";
import bookmarklet from "icon:bookmarklet";
import brain from "icon:brain";
import brokenWall from "icon:broken-wall";
import burningBook from "icon:burning-book";
import campCookingPot from "icon:camp-cooking-pot";
import captainHatProfile from "icon:captain-hat-profile";
import cat from "icon:cat";
import church from "icon:church";
import click from "icon:click";
import compass from "icon:compass";
import converseShoe from "icon:converse-shoe";
import crackedGlass from "icon:cracked-glass";
import crossedSwords from "icon:crossed-swords";
import cultist from "icon:cultist";
import dynamite from "icon:dynamite";
import evilBook from "icon:evil-book";
import eyeShield from "icon:eye-shield";
import eyeTarget from "icon:eye-target";
import firstAidKit from "icon:first-aid-kit";
import fishMonster from "icon:fish-monster";
import fishScales from "icon:fish-scales";
import flame from "icon:flame";
import furnace from "icon:furnace";
import gears from "icon:gears";
import gemPendant from "icon:gem-pendant";
import heartNecklace from "icon:heart-necklace";
import heartShield from "icon:heart-shield";
import hospitalCross from "icon:hospital-cross";
import imprisoned from "icon:imprisoned";
import laurelCrown from "icon:laurel-crown";
import lifeBuoy from "icon:life-buoy";
import lighthouse from "icon:lighthouse";
import lightningStorm from "icon:lightning-storm";
import machete from "icon:machete";
import meal from "icon:meal";
import megaphone from "icon:megaphone";
import notebook from "icon:notebook";
import openBook from "icon:open-book";
import pentacle from "icon:pentacle";
import person from "icon:person";
import perspectiveDiceSixFacesRandom from "icon:perspective-dice-six-faces-random";
import pirateCoat from "icon:pirate-coat";
import pistolGun from "icon:pistol-gun";
import pokerHand from "icon:poker-hand";
import policeBadge from "icon:police-badge";
import publicSpeaker from "icon:public-speaker";
import revolver from "icon:revolver";
import sawedOffShotgun from "icon:sawed-off-shotgun";
import scalpel from "icon:scalpel";
import seaSerpent from "icon:sea-serpent";
import seaStar from "icon:sea-star";
import shipWheel from "icon:ship-wheel";
import sinkingShip from "icon:sinking-ship";
import skullRing from "icon:skull-ring";
import spanner from "icon:spanner";
import spellBook from "icon:spell-book";
import spyglass from "icon:spyglass";
import starMedal from "icon:star-medal";
import suitcase from "icon:suitcase";
import tentaclesSkull from "icon:tentacles-skull";
import threeFriends from "icon:three-friends";
import toolbox from "icon:toolbox";
import trade from "icon:trade";
import trident from "icon:trident";
import walkingBoot from "icon:walking-boot";
import weightLiftingUp from "icon:weight-lifting-up";
import winchesterRifle from "icon:winchester-rifle";
import woodenCrate from "icon:wooden-crate";
import type {
  Ending,
  Icon as Activation,
  Item,
  Loyalty,
  Resource,
  Role,
  Skill,
  Space,
  Title,
  Track,
} from "$generated/unfathomable";

/** The drawing commands of an icon's body. */
const path = (body: string): string => [...body.matchAll(/ d="([^"]+)"/g)].map((found) => found[1]).join("");

export const ROOM_ICONS: Partial<Record<Space, string>> = {
  bridge: path(shipWheel),
  chapel: path(church),
  cabin: path(captainHatProfile),
  cargo: path(woodenCrate),
  galley: path(campCookingPot),
  boiler: path(furnace),
  sickbay: path(hospitalCross),
  brig: path(imprisoned),
};

export const RESOURCE_ICONS: Record<Resource, string> = {
  fuel: path(flame),
  food: path(meal),
  sanity: path(brain),
  souls: path(threeFriends),
};

export const SKILL_ICONS: Record<Skill, string> = {
  influence: path(publicSpeaker),
  lore: path(openBook),
  observation: path(eyeTarget),
  strength: path(biceps),
  will: path(heartShield),
  treachery: path(backstab),
};

export const LOYALTY_ICONS: Record<Loyalty, string> = {
  human: path(person),
  hybrid: path(fishMonster),
  cultist: path(cultist),
};

export const ACTIVATION_ICONS: Record<Activation, string> = {
  hydra: path(seaSerpent),
  dagon: path(trident),
  "deep-ones": path(fishMonster),
};

export const TRACK_ICONS: Record<Track, string> = {
  voyage: path(compass),
  ritual: path(pentacle),
};

export const TITLE_ICONS: Record<Title, string> = {
  captain: path(captainHatProfile),
  keeper: path(evilBook),
};

export const ROLE_ICONS: Record<Role, string> = {
  skipper: path(captainHatProfile),
  "first-mate": path(spyglass),
  surgeon: path(scalpel),
  engineer: path(gears),
  "master-at-arms": path(policeBadge),
  apprentice: path(bookmarklet),
  mathematician: path(abacus),
  exile: path(fishScales),
  jinx: path(crackedGlass),
  stowaway: path(suitcase),
};

export const ITEM_ICONS: Record<Item, string> = {
  megaphone: path(megaphone),
  revolver: path(revolver),
  "medicine-chest": path(firstAidKit),
  "tool-bag": path(toolbox),
  rifle: path(winchesterRifle),
  amulet: path(gemPendant),
  "tide-tables": path(notebook),
  "sea-book": path(bookCover),
  "crooked-ring": path(skullRing),
  "ships-cat": path(cat),
  pistol: path(pistolGun),
  bomb: path(dynamite),
  blade: path(machete),
  "deck-shoes": path(converseShoe),
  shotgun: path(sawedOffShotgun),
  "tailored-coat": path(pirateCoat),
  "torn-psalter": path(burningBook),
  "field-glass": path(binoculars),
  "dumb-bells": path(weightLiftingUp),
  locket: path(heartNecklace),
};

export const ENDING_ICONS: Record<Ending, string> = {
  arrived: path(lighthouse),
  fuel: path(flame),
  food: path(meal),
  sanity: path(brain),
  souls: path(threeFriends),
  sunk: path(sinkingShip),
  overrun: path(fishMonster),
};

export const ICONS = {
  anchor: path(anchor),
  attack: path(crossedSwords),
  card: path(pokerHand),
  chaos: path(perspectiveDiceSixFacesRandom),
  crack: path(brokenWall),
  crown: path(laurelCrown),
  eye: path(eyeShield),
  feat: path(starMedal),
  passenger: path(person),
  pick: path(click),
  port: path(lighthouse),
  repair: path(spanner),
  save: path(lifeBuoy),
  spell: path(spellBook),
  storm: path(lightningStorm),
  trade: path(trade),
  traitor: path(tentaclesSkull),
  use: path(gears),
  walk: path(walkingBoot),
  waypoint: path(seaStar),
} as const;
