// The icons of the game: from game-icons (see CREDITS.md) by the build's `icon:` imports, each as one path in a 512
// box.
import alarmClock from "icon:alarm-clock";
import anchor from "icon:anchor";
import anvil from "icon:anvil";
import backpack from "icon:backpack";
import bandageRoll from "icon:bandage-roll";
import barrel from "icon:barrel";
import barrelLeak from "icon:barrel-leak";
import bat from "icon:bat";
import batteryPack from "icon:battery-pack";
import battleMech from "icon:battle-mech";
import beastEye from "icon:beast-eye";
import bigGear from "icon:big-gear";
import blackBook from "icon:black-book";
import boneKnife from "icon:bone-knife";
import brain from "icon:brain";
import broadsword from "icon:broadsword";
import burningSkull from "icon:burning-skull";
import candleFlame from "icon:candle-flame";
import cannon from "icon:cannon";
import cardPick from "icon:card-pick";
import ceremonialMask from "icon:ceremonial-mask";
import chaliceDrops from "icon:chalice-drops";
import checkedShield from "icon:checked-shield";
import chestArmor from "icon:chest-armor";
import circularSawblade from "icon:circular-sawblade";
import cleaver from "icon:cleaver";
import cloak from "icon:cloak";
import clockwork from "icon:clockwork";
import closedDoors from "icon:closed-doors";
import coffeeCup from "icon:coffee-cup";
import compass from "icon:compass";
import crossMark from "icon:cross-mark";
import crossedChains from "icon:crossed-chains";
import crossedPistols from "icon:crossed-pistols";
import crossedSwords from "icon:crossed-swords";
import crosshair from "icon:crosshair";
import crown from "icon:crown";
import crownedSkull from "icon:crowned-skull";
import crystalBall from "icon:crystal-ball";
import crystalEye from "icon:crystal-eye";
import crystalShine from "icon:crystal-shine";
import daemonSkull from "icon:daemon-skull";
import diceTwentyFacesTwenty from "icon:dice-twenty-faces-twenty";
import divingHelmet from "icon:diving-helmet";
import doorIcon from "icon:door";
import doubleFaceMask from "icon:double-face-mask";
import dragonHead from "icon:dragon-head";
import droplets from "icon:droplets";
import eggEye from "icon:egg-eye";
import elysiumShade from "icon:elysium-shade";
import entryDoor from "icon:entry-door";
import evilBook from "icon:evil-book";
import evilEyes from "icon:evil-eyes";
import exitDoor from "icon:exit-door";
import eyeball from "icon:eyeball";
import falling from "icon:falling";
import fieldGun from "icon:field-gun";
import firstAidKit from "icon:first-aid-kit";
import fishMonster from "icon:fish-monster";
import fist from "icon:fist";
import flail from "icon:flail";
import flamethrower from "icon:flamethrower";
import flatHammer from "icon:flat-hammer";
import footprint from "icon:footprint";
import gearHammer from "icon:gear-hammer";
import gears from "icon:gears";
import gemPendant from "icon:gem-pendant";
import ghost from "icon:ghost";
import globe from "icon:globe";
import grab from "icon:grab";
import grapple from "icon:grapple";
import grenade from "icon:grenade";
import hammerBreak from "icon:hammer-break";
import hand from "icon:hand";
import harpoonTrident from "icon:harpoon-trident";
import healthPotion from "icon:health-potion";
import hearts from "icon:hearts";
import helmet from "icon:helmet";
import hood from "icon:hood";
import hourglass from "icon:hourglass";
import insectJaws from "icon:insect-jaws";
import ironMask from "icon:iron-mask";
import jumpAcross from "icon:jump-across";
import keyIcon from "icon:key";
import krakenTentacle from "icon:kraken-tentacle";
import lanternFlame from "icon:lantern-flame";
import leechingWorm from "icon:leeching-worm";
import legArmor from "icon:leg-armor";
import lever from "icon:lever";
import lightningSaber from "icon:lightning-saber";
import lightningStorm from "icon:lightning-storm";
import linkedRings from "icon:linked-rings";
import lockedChest from "icon:locked-chest";
import longLeggedSpider from "icon:long-legged-spider";
import magicPotion from "icon:magic-potion";
import magnet from "icon:magnet";
import mailedFist from "icon:mailed-fist";
import mechaMask from "icon:mecha-mask";
import microscopeLens from "icon:microscope-lens";
import miningHelmet from "icon:mining-helmet";
import needleDrill from "icon:needle-drill";
import openBook from "icon:open-book";
import padlock from "icon:padlock";
import pentacle from "icon:pentacle";
import pirateCoat from "icon:pirate-coat";
import pistolGun from "icon:pistol-gun";
import portal from "icon:portal";
import positionMarker from "icon:position-marker";
import potionBall from "icon:potion-ball";
import powder from "icon:powder";
import powderBag from "icon:powder-bag";
import powerLightning from "icon:power-lightning";
import puppet from "icon:puppet";
import reloadGunBarrel from "icon:reload-gun-barrel";
import revolver from "icon:revolver";
import rifle from "icon:rifle";
import ringingBell from "icon:ringing-bell";
import robotGolem from "icon:robot-golem";
import robotGrab from "icon:robot-grab";
import robotHelmet from "icon:robot-helmet";
import ropeCoil from "icon:rope-coil";
import roundBottomFlask from "icon:round-bottom-flask";
import runeStone from "icon:rune-stone";
import sawClaw from "icon:saw-claw";
import sawedOffShotgun from "icon:sawed-off-shotgun";
import screaming from "icon:screaming";
import seaSerpent from "icon:sea-serpent";
import shamblingZombie from "icon:shambling-zombie";
import shoulderArmor from "icon:shoulder-armor";
import sinkingTrap from "icon:sinking-trap";
import skeletonKey from "icon:skeleton-key";
import skullCrossedBones from "icon:skull-crossed-bones";
import slime from "icon:slime";
import smokeBomb from "icon:smoke-bomb";
import spanner from "icon:spanner";
import sparklingSabre from "icon:sparkling-sabre";
import spellBook from "icon:spell-book";
import spikes from "icon:spikes";
import steamBlast from "icon:steam-blast";
import steampunkGoggles from "icon:steampunk-goggles";
import stoneBust from "icon:stone-bust";
import stonePile from "icon:stone-pile";
import suckeredTentacle from "icon:suckered-tentacle";
import sun from "icon:sun";
import swapBag from "icon:swap-bag";
import syringe from "icon:syringe";
import telescope from "icon:telescope";
import tentaclesSkull from "icon:tentacles-skull";
import teslaCoil from "icon:tesla-coil";
import timeTrap from "icon:time-trap";
import trade from "icon:trade";
import transparentSlime from "icon:transparent-slime";
import treasureMap from "icon:treasure-map";
import trenchKnife from "icon:trench-knife";
import twoCoins from "icon:two-coins";
import unlitBomb from "icon:unlit-bomb";
import upgrade from "icon:upgrade";
import vial from "icon:vial";
import visoredHelm from "icon:visored-helm";
import walkingBoot from "icon:walking-boot";
import warPick from "icon:war-pick";
import warhammer from "icon:warhammer";
import werewolf from "icon:werewolf";
import whip from "icon:whip";
import winchesterRifle from "icon:winchester-rifle";
import wizardStaff from "icon:wizard-staff";
import wolfHead from "icon:wolf-head";
import woodenCrate from "icon:wooden-crate";
import wormMouth from "icon:worm-mouth";
import { FACTS } from "$generated/machina-arcana";

/** The drawing commands of an icon's body. */
const path = (body: string): string => [...body.matchAll(/ d="([^"]+)"/g)].map((found) => found[1]).join("");

export const ICONS = {
  health: path(hearts),
  stamina: path(powerLightning),
  essence: path(droplets),
  armor: path(checkedShield),
  will: path(brain),
  attack: path(crossedSwords),
  aim: path(crosshair),
  walk: path(walkingBoot),
  cross: path(jumpAcross),
  pit: path(falling),
  explore: path(compass),
  leave: path(exitDoor),
  door: path(closedDoors),
  open: path(doorIcon),
  break: path(hammerBreak),
  seal: path(padlock),
  trade: path(trade),
  inventory: path(backpack),
  end: path(hourglass),
  threat: path(tentaclesSkull),
  level: path(upgrade),
  spawn: path(portal),
  horror: path(screaming),
  doom: path(skullCrossedBones),
  queue: path(fishMonster),
  event: path(eyeball),
  bound: path(linkedRings),
  marker: path(positionMarker),
  horrors: path(evilEyes),
  explorations: path(compass),
  story: path(openBook),
  die: path(diceTwentyFacesTwenty),
  explosion: path(barrelLeak),
  ghost: path(ghost),
  hand: path(hand),
  card: path(cardPick),
  exit: path(exitDoor),
  entrance: path(entryDoor),
  gone: path(crossMark),
  light: path(lanternFlame),
  immobile: path(crossedChains),
} as const;

export const KIND_ICONS: Partial<Record<string, string>> = {
  trap: path(spikes),
  barrel: path(barrel),
  spawn: path(portal),
  lever: path(lever),
  recharge: path(teslaCoil),
  workbench: path(anvil),
  chest: path(lockedChest),
  event: path(eyeball),
  chapter: path(openBook),
  story: path(footprint),
  ritual: path(pentacle),
  statue: path(stoneBust),
  pit: path(sinkingTrap),
  rubble: path(stonePile),
};

export const MONSTER_ICONS: Record<string, string> = {
  "deep-one": path(fishMonster),
  "mi-go": path(insectJaws),
  sarall: path(wormMouth),
  buopoth: path(beastEye),
  kthun: path(suckeredTentacle),
  thrall: path(shamblingZombie),
  "soot-wretch": path(burningSkull),
  "cog-leech": path(leechingWorm),
  "lantern-shade": path(lanternFlame),
  byakhee: path(bat),
  "moon-beast": path(slime),
  "spider-of-leng": path(longLeggedSpider),
  "rust-hulk": path(robotGolem),
  "choir-husk": path(screaming),
  "furnace-hound": path(wolfHead),
  "brood-warden": path(eggEye),
  "glass-stalker": path(crystalEye),
  "hound-of-tindalos": path(werewolf),
  shantak: path(dragonHead),
  "iron-prophet": path(ironMask),
  "marrow-engine": path(mechaMask),
  "veil-mother": path(elysiumShade),
  "pit-serpent": path(seaSerpent),
  "hollow-sentinel": path(robotHelmet),
  "formless-spawn": path(transparentSlime),
  "flayed-titan": path(daemonSkull),
  "steam-colossus": path(battleMech),
  "whisper-king": path(crownedSkull),
  "devourer-of-hours": path(timeTrap),
  beast: path(krakenTentacle),
};

export const EXPLORER_ICONS: Record<string, string> = {
  "kim-richards": path(revolver),
  "tomas-grell": path(winchesterRifle),
  "hank-horden": path(fist),
  "ines-corvin": path(warhammer),
  lorrai: path(crystalBall),
  "edda-voss": path(evilBook),
  phillip: path(spanner),
  "milo-hartz": path(gearHammer),
};

/** What most items of a sort look like, where one has no drawing of its own. */
export const SORT_ICONS: Record<string, string> = {
  weapon: path(crossedSwords),
  upgrade: path(spanner),
  torso: path(chestArmor),
  legs: path(legArmor),
  head: path(helmet),
  plate: path(shoulderArmor),
  artifact: path(crystalShine),
  consumable: path(vial),
  apparel: path(cloak),
  lens: path(microscopeLens),
  rune: path(runeStone),
};

export const ITEM_ICONS: Record<string, string> = {
  "piercing-revolver": path(revolver),
  "blood-boil-pistol": path(pistolGun),
  "signal-pistol": path(pistolGun),
  "miners-pick": path(warPick),
  "boning-knife": path(boneKnife),
  "brass-knuckles": path(fist),
  "spark-rod": path(lightningSaber),
  "circular-saw": path(circularSawblade),
  "whaling-harpoon": path(harpoonTrident),
  "rivet-rifle": path(rifle),
  "boiler-hammer": path(flatHammer),
  "steam-lance": path(steamBlast),
  "chain-flail": path(flail),
  "tuning-staff": path(wizardStaff),
  "long-barrel": path(reloadGunBarrel),
  "serrated-edge": path(sawClaw),
  capacitor: path(batteryPack),
  "hook-bayonet": path(trenchKnife),
  "precision-scope": path(telescope),
  "weighted-grip": path(grab),
  "rune-wrapping": path(runeStone),
  "twin-derringer": path(crossedPistols),
  "cleaver-of-salt": path(cleaver),
  "galvanic-glove": path(mailedFist),
  "thorn-whip": path(whip),
  "repeating-rifle": path(winchesterRifle),
  "flame-projector": path(flamethrower),
  "gate-breaker": path(hammerBreak),
  "dredge-claw": path(robotGrab),
  "hymnal-cannon": path(cannon),
  "mirror-sabre": path(sparklingSabre),
  judgement: path(revolver),
  widowmaker: path(sawedOffShotgun),
  "star-needle": path(needleDrill),
  "grave-maul": path(warhammer),
  "duellists-pair": path(crossedSwords),
  "thunder-cannon": path(cannon),
  "colossus-blade": path(broadsword),
  "leviathan-gun": path(fieldGun),
  "miners-lamp": path(miningHelmet),
  "diving-helm": path(divingHelmet),
  "brass-visor": path(visoredHelm),
  aerocaps: path(steampunkGoggles),
  "watchers-hood": path(hood),
  "oracles-mask": path(ceremonialMask),
  "crown-of-coils": path(crown),
  "crown-of-silence": path(crown),
  "halo-of-gears": path(bigGear),
  "clockwork-heart": path(clockwork),
  "oilskin-coat": path(pirateCoat),
  "climbing-harness": path(ropeCoil),
  "phase-cloak": path(cloak),
  "mantle-of-doors": path(cloak),
  "stygian-pendant": path(gemPendant),
  "eye-of-brine": path(eyeball),
  "blood-chalice": path(chaliceDrops),
  "wardens-bell": path(ringingBell),
  "healing-coil": path(teslaCoil),
  loadstone: path(magnet),
  "puppet-string": path(puppet),
  "book-of-tides": path(spellBook),
  "ferrymans-coin": path(twoCoins),
  "storm-jar": path(lightningStorm),
  "clock-of-echoes": path(alarmClock),
  "hollow-crown": path(crown),
  "surveyors-globe": path(globe),
  "anchor-of-silence": path(anchor),
  "tinkers-purse": path(swapBag),
  "heart-of-the-machine": path(clockwork),
  "map-of-nowhere": path(treasureMap),
  "sunken-sun": path(sun),
  hourglass: path(hourglass),
  choirbook: path(blackBook),
  "red-tonic": path(healthPotion),
  "field-dressing": path(bandageRoll),
  "black-coffee": path(coffeeCup),
  "bottled-spark": path(potionBall),
  "blink-powder": path(powderBag),
  "skeleton-key": path(skeletonKey),
  "oil-flask": path(roundBottomFlask),
  "nail-bomb": path(unlitBomb),
  "smoke-pot": path(smokeBomb),
  grapnel: path(grapple),
  "spare-parts": path(gears),
  "surgeons-kit": path(firstAidKit),
  "adrenal-ampoule": path(syringe),
  "folding-door": path(doorIcon),
  "exorcism-candle": path(candleFlame),
  "powder-keg": path(powder),
  "false-face": path(doubleFaceMask),
  "master-key": path(keyIcon),
  elixir: path(magicPotion),
  "sun-grenade": path(grenade),
  "relic-crate": path(woodenCrate),
};

export type ItemFacts = {
  type: string;
  level: number;
  hands: number;
  upgrade: boolean;
  part?: string;
  top?: string;
  bottom?: string;
  right?: string;
  left?: string;
  armor?: number;
  will?: number;
};
export const itemFacts = (item: string): ItemFacts => (FACTS.items as Record<string, ItemFacts>)[item];

export function itemIcon(item: string): string {
  const facts = itemFacts(item);
  const sort =
    facts.part ??
    (facts.left === "plate"
      ? "plate"
      : facts.left || (facts.upgrade && facts.type === "weapon")
        ? "upgrade"
        : facts.upgrade
          ? (facts.bottom ?? "rune")
          : facts.type);
  return ITEM_ICONS[item] ?? SORT_ICONS[sort] ?? SORT_ICONS[facts.type];
}

/** The drawing of any card. */
export function cardIcon(card: string): string {
  if (card in MONSTER_ICONS) return MONSTER_ICONS[card];
  if (card in EXPLORER_ICONS) return EXPLORER_ICONS[card];
  if (card in FACTS.items) return itemIcon(card);
  if (card in FACTS.chapters) return ICONS.story;
  return (FACTS.events as Record<string, { horror: boolean }>)[card]?.horror ? ICONS.horrors : ICONS.explorations;
}
