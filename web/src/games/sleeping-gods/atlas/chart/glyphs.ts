// What is drawn on the chart at each place, as a sailor would sketch it from afar.
import threeDStairs from "icon:3d-stairs";
import algae from "icon:algae";
import anglerFish from "icon:angler-fish";
import anvil from "icon:anvil";
import bigDiamondRing from "icon:big-diamond-ring";
import boatEngine from "icon:boat-engine";
import bookshelf from "icon:bookshelf";
import buoy from "icon:buoy";
import butterfly from "icon:butterfly";
import byzantinTemple from "icon:byzantin-temple";
import campfire from "icon:campfire";
import campingTent from "icon:camping-tent";
import candleSkull from "icon:candle-skull";
import captainHatProfile from "icon:captain-hat-profile";
import caravan from "icon:caravan";
import castle from "icon:castle";
import castleRuins from "icon:castle-ruins";
import caveEntrance from "icon:cave-entrance";
import church from "icon:church";
import clockTower from "icon:clock-tower";
import clockwork from "icon:clockwork";
import closedDoors from "icon:closed-doors";
import coffin from "icon:coffin";
import cogsplosion from "icon:cogsplosion";
import compass from "icon:compass";
import crocJaws from "icon:croc-jaws";
import crossedChains from "icon:crossed-chains";
import crossedSwords from "icon:crossed-swords";
import crown from "icon:crown";
import dam from "icon:dam";
import desert from "icon:desert";
import desertSkull from "icon:desert-skull";
import digDug from "icon:dig-dug";
import divingHelmet from "icon:diving-helmet";
import dreamCatcher from "icon:dream-catcher";
import drop from "icon:drop";
import egyptianBird from "icon:egyptian-bird";
import envelope from "icon:envelope";
import evilTower from "icon:evil-tower";
import familyHouse from "icon:family-house";
import fencer from "icon:fencer";
import fireBowl from "icon:fire-bowl";
import fishingBoat from "icon:fishing-boat";
import frozenBlock from "icon:frozen-block";
import fruitTree from "icon:fruit-tree";
import gate from "icon:gate";
import gavel from "icon:gavel";
import gearHammer from "icon:gear-hammer";
import ghost from "icon:ghost";
import ghostAlly from "icon:ghost-ally";
import giant from "icon:giant";
import graveyard from "icon:graveyard";
import greekTemple from "icon:greek-temple";
import hammerBreak from "icon:hammer-break";
import hangingSign from "icon:hanging-sign";
import harborDock from "icon:harbor-dock";
import hastyGrave from "icon:hasty-grave";
import hotSpices from "icon:hot-spices";
import house from "icon:house";
import humanEar from "icon:human-ear";
import iceberg from "icon:iceberg";
import igloo from "icon:igloo";
import imprisoned from "icon:imprisoned";
import island from "icon:island";
import kite from "icon:kite";
import lanternFlame from "icon:lantern-flame";
import lever from "icon:lever";
import lighthouse from "icon:lighthouse";
import lightningTree from "icon:lightning-tree";
import lilyPads from "icon:lily-pads";
import lips from "icon:lips";
import magicLamp from "icon:magic-lamp";
import magnifyingGlass from "icon:magnifying-glass";
import medicalPack from "icon:medical-pack";
import medievalGate from "icon:medieval-gate";
import mineWagon from "icon:mine-wagon";
import mirrorMirror from "icon:mirror-mirror";
import monkFace from "icon:monk-face";
import mountainCave from "icon:mountain-cave";
import musicalNotes from "icon:musical-notes";
import oldKing from "icon:old-king";
import paperBoat from "icon:paper-boat";
import pipeOrgan from "icon:pipe-organ";
import pirateFlag from "icon:pirate-flag";
import pocketWatch from "icon:pocket-watch";
import powderBag from "icon:powder-bag";
import priceTag from "icon:price-tag";
import queenCrown from "icon:queen-crown";
import radioTower from "icon:radio-tower";
import raft from "icon:raft";
import raven from "icon:raven";
import ribcage from "icon:ribcage";
import ringBox from "icon:ring-box";
import ringingBell from "icon:ringing-bell";
import robotGolem from "icon:robot-golem";
import ropeBridge from "icon:rope-bridge";
import ropeCoil from "icon:rope-coil";
import sailboat from "icon:sailboat";
import sarcophagus from "icon:sarcophagus";
import scales from "icon:scales";
import schoolOfFish from "icon:school-of-fish";
import sharkFin from "icon:shark-fin";
import shintoShrine from "icon:shinto-shrine";
import shipBow from "icon:ship-bow";
import shipWreck from "icon:ship-wreck";
import sing from "icon:sing";
import sleepy from "icon:sleepy";
import sonicShout from "icon:sonic-shout";
import spade from "icon:spade";
import spermWhale from "icon:sperm-whale";
import stabbedNote from "icon:stabbed-note";
import stairs from "icon:stairs";
import steam from "icon:steam";
import stoneBridge from "icon:stone-bridge";
import swapBag from "icon:swap-bag";
import swordBrandish from "icon:sword-brandish";
import templeDoor from "icon:temple-door";
import theaterCurtains from "icon:theater-curtains";
import throneKing from "icon:throne-king";
import tiedScroll from "icon:tied-scroll";
import tombstone from "icon:tombstone";
import tooth from "icon:tooth";
import towerFall from "icon:tower-fall";
import towerFlag from "icon:tower-flag";
import treasureMap from "icon:treasure-map";
import treeRoots from "icon:tree-roots";
import undergroundCave from "icon:underground-cave";
import village from "icon:village";
import volcano from "icon:volcano";
import vortex from "icon:vortex";
import watchtower from "icon:watchtower";
import waterfall from "icon:waterfall";
import well from "icon:well";
import wheat from "icon:wheat";
import windHole from "icon:wind-hole";
import windmill from "icon:windmill";
import windpump from "icon:windpump";
import windsock from "icon:windsock";
import wizardStaff from "icon:wizard-staff";
import woodCabin from "icon:wood-cabin";
import woodCanoe from "icon:wood-canoe";
import { iconPaths } from "../../art/icon-path";

export const GLYPHS: Record<number, string> = iconPaths({
  2: lighthouse,
  3: ringingBell,
  4: shipWreck,
  5: butterfly,
  6: woodCanoe,
  7: shintoShrine,
  8: lanternFlame,
  9: spermWhale,
  10: harborDock,
  11: house,
  12: church,
  13: paperBoat,
  14: fishingBoat,
  15: magicLamp,
  16: fruitTree,
  17: stabbedNote,
  18: caveEntrance,
  19: windmill,
  20: clockTower,
  21: gearHammer,
  22: clockwork,
  23: divingHelmet,
  24: pocketWatch,
  25: boatEngine,
  26: magnifyingGlass,
  27: vortex,
  28: schoolOfFish,
  29: robotGolem,
  30: hammerBreak,
  31: crossedChains,
  32: cogsplosion,
  33: lever,
  34: waterfall,
  35: raft,
  36: medicalPack,
  37: drop,
  38: treeRoots,
  39: egyptianBird,
  40: village,
  41: fireBowl,
  42: crocJaws,
  43: desert,
  44: familyHouse,
  45: bookshelf,
  46: musicalNotes,
  47: lilyPads,
  48: dam,
  49: monkFace,
  50: mountainCave,
  51: gate,
  52: crossedSwords,
  53: castle,
  54: desertSkull,
  55: scales,
  56: sailboat,
  57: campingTent,
  58: ghost,
  59: treasureMap,
  60: greekTemple,
  61: imprisoned,
  62: caravan,
  63: bigDiamondRing,
  64: tiedScroll,
  65: fencer,
  66: priceTag,
  67: hangingSign,
  68: mirrorMirror,
  69: pirateFlag,
  70: anvil,
  71: wheat,
  72: volcano,
  73: swordBrandish,
  74: hotSpices,
  75: queenCrown,
  76: mineWagon,
  77: theaterCurtains,
  78: powderBag,
  79: gavel,
  80: evilTower,
  81: steam,
  82: stoneBridge,
  83: giant,
  84: windHole,
  85: byzantinTemple,
  86: algae,
  87: sonicShout,
  88: radioTower,
  89: anglerFish,
  90: lips,
  91: envelope,
  92: buoy,
  93: shipBow,
  94: sing,
  95: wizardStaff,
  96: humanEar,
  97: paperBoat,
  98: ropeCoil,
  99: sleepy,
  100: medievalGate,
  101: swapBag,
  102: ribcage,
  103: ghostAlly,
  104: lighthouse,
  105: candleSkull,
  106: spade,
  107: coffin,
  108: ringBox,
  109: sarcophagus,
  110: graveyard,
  111: tooth,
  112: sharkFin,
  113: tombstone,
  114: stairs,
  115: hastyGrave,
  116: digDug,
  117: island,
  118: kite,
  119: towerFall,
  120: castleRuins,
  121: lightningTree,
  122: oldKing,
  123: crown,
  124: ropeBridge,
  125: throneKing,
  126: towerFlag,
  127: windsock,
  128: templeDoor,
  129: raven,
  130: watchtower,
  131: well,
  132: windpump,
  133: threeDStairs,
  134: captainHatProfile,
  135: frozenBlock,
  136: igloo,
  137: woodCabin,
  138: dreamCatcher,
  139: pipeOrgan,
  140: campfire,
  141: undergroundCave,
  142: iceberg,
  143: closedDoors,
  144: compass,
});
