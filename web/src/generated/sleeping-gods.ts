// Written by `fathom types`; do not edit. Its source is Python.

export interface Session {
  chance: unknown;
  shown: number;
  agenda: unknown[];
  players: Player[];
  crew: Member[];
  active: number;
  turn: number;
  mode: Mode;
  die: boolean;
  packing: boolean;
  ship: string;
  charted: string[];
  damage: number[];
  pawn: Place | null;
  goods: Record<string, number>;
  xp: number;
  cards: Owned[];
  had: Card[];
  quests: Quest[];
  finished: Quest[];
  skills: SkillDeck;
  trade: TradeDeck;
  finds: FindStack;
  events: EventPiles;
  box: EventPiles;
  spent: EventCard[];
  deck: number;
  missing: number;
  troubles: Trouble[];
  today: EventCard | null;
  actions: number;
  hazard: boolean;
  uses: Use[];
  market: Card[];
  found: Find[];
  fate: Draw | null;
  test: Trial | null;
  combat: Combat | null;
  bookmark: Bookmark | null;
  tokens: string[];
  log: string[];
  causes: Cause[];
  finale: boolean;
  retold: boolean;
  ended: number;
  lost: boolean;
  packed: boolean;
  ticked: Card[];
  endings: number[];
  marks: number[];
  past: number[];
  legacy: SkillCard[];
}

export interface Player {
  seat: number;
  hand: (SkillCard | null)[];
  orders: number;
}

export type SkillCard = "heave" | "deep-breath" | "shoulder-to-shoulder" | "iron-grip" | "surprise-attack" | "bear-the-load" | "wild-swing" | "stand-fast" | "second-wind" | "hammer-blow" | "thick-hide" | "last-stand" | "white-lie" | "feint" | "sweet-talk" | "sleight-of-hand" | "quick-wits" | "daring-attempt" | "pep-talk" | "double-bluff" | "rally" | "hidden-blade" | "haggle" | "grand-plan" | "old-saying" | "focused-mind" | "notebook" | "dead-languages" | "counsel" | "field-guide" | "calm-under-fire" | "herbal-lore" | "triage" | "long-study" | "star-chart" | "anatomy" | "sharp-ears" | "steady-hand" | "night-watch" | "light-step" | "beachcomber" | "keen-nose" | "forager" | "spyglass" | "weak-spot" | "dodge" | "patience" | "eagle-eye" | "tool-belt" | "patch-up" | "good-knots" | "spare-parts" | "sharpened-edge" | "engine-room" | "whittling" | "padded-coat" | "camp-kitchen" | "balanced-grip" | "steady-course" | "cargo-hooks";

export interface Member {
  crew: Crew;
  seat: number;
  wounds: number;
  fatigue: number;
  orders: number;
  statuses: Status[];
  skills: SkillCard[];
  levels: Level[];
}

export type Crew = "odessa" | "audrie" | "gregory" | "kannan" | "kasumi" | "laurent" | "mac" | "marco" | "rafael";

export type Status = "weakened" | "low-morale" | "frightened" | "madness" | "venom";

export type Level = "odessa-veteran" | "odessa-duellist" | "audrie-machinist" | "audrie-bosun" | "audrie-shield" | "gregory-scholar" | "gregory-surgeon" | "gregory-marksman" | "kannan-negotiator" | "kannan-seer" | "kannan-staff-master" | "kasumi-lookout" | "kasumi-shadow" | "kasumi-blade-dancer" | "laurent-woodsman" | "laurent-brawler" | "mac-navigator" | "mac-quartermaster" | "mac-sharpshooter" | "marco-strongman" | "marco-cook" | "marco-butcher" | "rafael-rigger" | "rafael-bulwark";

export type Mode = "easy" | "normal" | "brutal";

export type Place = "hull" | "deck" | "sick-bay" | "galley" | "quarters" | "bridge";

export interface Owned {
  card: Card;
  orders: number;
  on: Crew | null;
}

export type Card = "gloria" | "gear" | "soup" | "pancakes" | "sling" | "quarterstaff" | "throwing-axes" | "rapier" | "harpoon" | "cutlass" | "maul" | "crossbow" | "porridge" | "flatbread" | "samphire-salad" | "spit-roast" | "fish-stew" | "dumplings" | "ragout" | "captains-table" | "climbing-irons" | "false-papers" | "magnifying-glass" | "smelling-salts" | "drawing-instruments" | "hammock" | "antidotes" | "toolbox" | "medicine-chest" | "snake-scale-vest" | "storm-sail" | "sextant" | "bead-of-hard-light" | "smoky-glass-knob" | "lantern-walnut" | "thimble-lantern" | "seam-lit-shell" | "threaded-seed" | "cold-rivet" | "pondering-cog" | "endless-seed" | "thirteenth-hand" | "dry-pebble" | "cloud-bead" | "unfallen-drop" | "rain-inkwell" | "green-glass-tear" | "numberless-weight" | "key-to-no-lock" | "two-bell-coin" | "salt-button" | "gallows-knot" | "gavel-of-lies" | "beating-ore" | "bent-nail" | "charred-drumstick" | "prompters-ember" | "empty-shell" | "stone-ear-bone" | "moonlight-hook" | "deaf-pearl" | "dream-wool" | "black-glass-pear" | "ticking-bulb" | "bone-whistle" | "blank-nameplate" | "ribbon-of-mist" | "bottled-thunder" | "half-a-feather" | "smallest-step" | "windless-candle" | "painted-ring" | "held-breath" | "cradle-peg" | "warm-snowball" | "green-ice-pipe" | "late-mirror" | "one-ended-rope" | "first-pencil" | "cold-flame" | "far-shore-sand" | "resting-compass" | "wenna" | "tock" | "ansa" | "joss" | "brother-murmur" | "hedda" | "pim" | "nan-halloran" | "rue" | "alexei" | "silk-moth" | "wind-up-fish" | "crocodile-hatchling" | "kelp-calf" | "pious-dogfish" | "seal-pup" | "smiths-apron" | "warders-night-light" | "exiles-cloak" | "eye-of-wisdom" | "saints-oil-can" | "homing-rope" | "mirage-glasses" | "sulphur-salts" | "signal-glass" | "examination-spade" | "bridge-harness" | "ice-chart" | "braided-whip" | "toll-chain" | "duelling-blade" | "muttering-sword" | "wyrm-tooth" | "tuning-hammer" | "storm-sceptre" | "crow-darts" | "carp-in-clay" | "trailed-fish" | "whalebone-pears" | "knotted-soup";

export type Quest = "castaways" | "ninefold" | "wick" | "whalesong" | "blubber" | "glass" | "lens" | "aflame" | "amends" | "anonymous" | "relit" | "dimmed" | "millrace" | "fable" | "stowaway" | "mainspring" | "verdict" | "cooling" | "fettered" | "freed" | "unwound" | "rewound" | "drought" | "deed" | "forgery" | "drystone" | "cloudshare" | "gutter" | "gauge" | "guarantor" | "forgiven" | "collected" | "summons" | "witness" | "advocate" | "ledger" | "alibi" | "inkstain" | "interest" | "injunction" | "acquitted" | "settled" | "hammerfall" | "flaw" | "shackle" | "governor" | "jig" | "journeyman" | "jagged" | "jubilee" | "quenched" | "tempered" | "vow" | "echo" | "runaway" | "conduct" | "keyhole" | "kneeler" | "keepsake" | "knell" | "spoken" | "sworn" | "wake" | "letter" | "paperboat" | "hull" | "marigold" | "mourning" | "mooring" | "mason" | "released" | "interred" | "tempest" | "elder" | "younger" | "shroud" | "regalia" | "nest" | "nod" | "northerly" | "shared" | "crowned" | "vane" | "stairway" | "dreambook" | "breath" | "pillow" | "pawprint" | "plumb" | "psalm" | "cradled" | "roused" | "longboat" | "ferryman" | "scrimshaw" | "namelight" | "fortieth" | "helmsmen" | "roster" | "reckoning" | "homecoming" | "salvaged" | "copyist" | "tears" | "chorister" | "trench" | "pennant" | "tracing" | "tally" | "truce" | "ebbing" | "breached" | "lullaby" | "score" | "drummer" | "verse" | "viol" | "vigil" | "vessel" | "voiceless" | "sung" | "silenced" | "latecomer" | "lien" | "lodger" | "landfall" | "bolt" | "bargain" | "brimwater" | "bellows" | "winding-sheet" | "wayfarer" | "weatherproof" | "waterlily" | "second" | "shimmer" | "strike" | "sledge" | "emissary" | "embers" | "eclipse" | "eggtooth" | "halter" | "handbell" | "hearsay" | "handrail" | "orchard" | "oilcloth" | "offertory" | "obituary" | "crosswind" | "cushion" | "caucus" | "chaff" | "dogsled" | "driftwood" | "double" | "doorstop" | "glimmer" | "thirteen" | "weirsong" | "reprieve" | "encore" | "snore" | "regatta" | "portrait" | "afterimage" | "deadlier-combat" | "friendly-inn" | "ships-doctor" | "cargo-bay" | "bartering" | "advanced-skills" | "dynamite" | "advanced-market" | "heroics" | "last-breath" | "wide-nets" | "careful-search" | "full-hands";

export interface SkillDeck {
  cards: (SkillCard | null)[];
  seen: number[];
  discard: SkillCard[];
}

export interface TradeDeck {
  cards: (Card | null)[];
  seen: number[];
  discard: Card[];
}

export interface FindStack {
  cards: (Find | null)[];
  seen: number[];
  discard: Find[];
}

export type Find = "fish" | "kelp" | "sack" | "purse" | "planks" | "larder" | "cargo" | "reef-garden" | "shoal" | "singing-wreck" | "sunken-idol" | "drowned-chest";

export interface EventPiles {
  mild: (EventCard | null)[];
  perilous: (EventCard | null)[];
  deadly: (EventCard | null)[];
}

export type EventCard = "driftwood" | "fair-wind" | "headwind" | "hospital-ship" | "passing-pedlar" | "rogue-wave" | "flotsam-fever" | "weevils" | "gull-thieves" | "tangled-screw" | "heavy-swell" | "stinging-starfish" | "quarrel-at-table" | "fog-bank" | "floating-crate" | "barnacles" | "knocking-below" | "hidden-guest" | "bad-dreams" | "whirlpool" | "stowaway-rats" | "night-raiders" | "cracked-boiler" | "jellyfish-tide" | "smugglers-cutter" | "falling-spar" | "spoiled-catch" | "muttering-crew" | "lightning-strike" | "hungry-reef" | "burning-sea" | "toll-of-the-deep" | "drifting-wreck" | "temperamental-engine" | "sea-serpent" | "haunted-galley" | "boiler-fire" | "leviathans-wake" | "plague-wind" | "black-squall" | "ghost-armada" | "kraken-arm" | "corsair-broadside" | "fever-below" | "captain-overboard" | "saint-elmos-fire" | "black-tide" | "singing-fog" | "maelstrom" | "blood-price" | "wreckers-light" | "hunting-shadow" | "drowned-galleon" | "sickness-in-quarters";

export interface Trouble {
  event: EventCard;
  at: string | null;
}

export interface Use {
  what: string;
  by: number | string;
  per: string;
}

export interface Draw {
  seat: number;
  purpose: Purpose;
  value: number;
}

export type Purpose = "challenge" | "attack" | "ship" | "event";

export interface Trial {
  skill: Skill;
  value: number;
  participants: Crew[];
  helpless: Crew[];
  joined: number[];
  fate: number;
  extra: number;
  sailing: boolean;
  passed: boolean;
}

export type Skill = "strength" | "cunning" | "savvy" | "perception" | "craft";

export interface Combat {
  row: Foe[];
  cubes: number[];
  used: number[];
  passed: boolean[];
  tokens: Crew[];
  level: number;
  attack: Attack | null;
  hit: Hit | null;
  over: boolean;
}

export interface Foe {
  enemy: Enemy;
  covered: number;
}

export type Enemy = "mud-crab" | "bilge-rat" | "lamp-moth" | "wharf-thug" | "needle-fish" | "rust-mite" | "reed-snake" | "angry-gull" | "wrecker" | "marsh-leech" | "clockwork-hound" | "salt-bandit" | "ember-imp" | "fog-eel" | "grave-beetle" | "kite-raider" | "ice-gnat" | "hull-borer" | "skeletal-warrior" | "infernal-jackal" | "heron-guard" | "tide-widow" | "copper-diver" | "silent-monk" | "corsair" | "bone-gardener" | "powder-monkey" | "dune-cobra" | "mirror-double" | "drum-sergeant" | "flying-eye" | "sluice-toad" | "boiler-ghoul" | "crow-deputy" | "glass-wasp" | "debt-collector" | "kelp-bull" | "wake-mourner" | "slag-brute" | "choir-wraith" | "duellist" | "frost-wolf" | "scorpion-squid" | "mangrove-stalker" | "brass-sentry" | "vow-breaker" | "reef-shark" | "tax-ghost" | "lava-lizard" | "storm-petrel" | "crypt-warden" | "ice-harpooner" | "corsair-captain" | "weeping-idol" | "runaway-engine" | "hook-handed-judge" | "marsh-hydra" | "pale-listener" | "cinder-roc" | "barrow-knight" | "gale-shrike" | "dredge-golem" | "river-mother" | "tideless-warden" | "forge-colossus" | "drowned-choirmaster" | "crown-pretender" | "white-bear" | "abyss-angler" | "salt-behemoth" | "ash-queen" | "wind-king" | "grief-hulk" | "thirteen-hour-engine" | "leviathan" | "dream-warden" | "maw-of-the-rim" | "unsleeping-one";

export interface Attack {
  seat: number;
  crew: Crew;
  target: Enemy;
  weapon: Card | null;
  accuracy: number;
  damage: number;
  bloodless: number;
  diagonal: boolean;
  boosted: boolean;
  hit: boolean;
  settled: boolean;
  countered: boolean;
  free: boolean;
  borne: boolean;
  placed: Enemy[][];
}

export interface Hit {
  crew: Crew;
  amount: number;
  counter: boolean;
}

export interface Bookmark {
  at: string;
  town: string | null;
  taken: string[];
  exploring: boolean;
}

export type Cause = "ship" | "combat" | "story" | "sea";

export interface Reading {
  crew: Record<string, Figures>;
  rooms: Record<string, Room>;
  order_supply: number;
  purse: number;
  hand_limit: number;
  reach: Record<string, number>;
  fates: number[];
  page: Page | null;
  test: TestSoFar | null;
  fight: FightNow | null;
  score: Line[];
  unlocking: Unlocking;
  voyage: Voyaged | null;
}

export interface Figures {
  seat: number;
  points: number;
  health: number;
  skills: Record<string, number>;
  arms: Arm[];
}

export interface Arm {
  weapon: Card | null;
  accuracy: number;
  damage: number;
  block: number;
  ranged: boolean;
  boost: Skill | null;
}

export interface Room {
  usable: boolean;
  orders: number;
  cards: number;
  cleared: number;
}

export interface Page {
  passage: string;
  town: string | null;
  ways: Way[];
  later: boolean;
  fight: Fighting | null;
}

export interface Way {
  label: string;
  open: boolean;
  used: boolean;
  needs: Needed[];
  costs: Price[];
  test: Trying | null;
  fight: Fighting | null;
}

export interface Needed {
  kind: string;
  name: string;
  met: boolean;
  count: number;
}

export interface Price {
  verb: string;
  what: string;
  amount: number;
  met: boolean;
}

export interface Trying {
  skill: Skill;
  value: number;
  lowered: number;
  chance: number;
}

export interface Fighting {
  level: number;
  difficulty: string;
  foes: number;
}

export interface TestSoFar {
  score: number;
  adds: Record<string, number>;
  odds: Odds[];
}

export interface Odds {
  score: number;
  least: number;
  chance: number;
  gives: number;
}

export interface FightNow {
  difficulty: string;
  row: FoeNow[];
  attack: AttackNow | null;
}

export interface FoeNow {
  enemy: Enemy;
  defence: number;
  flying: boolean;
  damage: number;
  raised: number;
  hearts: number;
  tricks: Trick[];
}

export type Trick = "ship-damage" | "lose-resource" | "adjacent-damage-1" | "adjacent-damage-2" | "adjacent-heal" | "weaken" | "first-strike" | "discard-skill" | "low-morale" | "disarm" | "frighten" | "madness" | "block" | "heal-1" | "heal-3" | "venom";

export interface AttackNow {
  aim: number;
  accuracy: number;
  defence: number;
  left: number;
}

export interface Line {
  name: string;
  count: number;
  points: number;
}

export interface Unlocking {
  ticked: number;
  cards: Quest[];
  steps: Record<string, number>;
}

export interface Voyaged {
  helped: number[];
  met: string[];
  closed: Closed[];
  vanished: Card[];
  changed: Changed[];
  untaken: number;
  read: number;
  share: number;
  whole: number;
  achieved: number;
  defeats: number;
}

export interface Closed {
  quest: Quest;
  place: number;
  mercy: boolean;
}

export interface Changed {
  crew: Crew;
  levels: Level[];
  story: string | null;
}

export interface StoryFace {
  kind: Kind | null;
  weapon: Weapon | null;
  active: boolean;
  leads: number[];
  looks: Looks | null;
  scene: Scene | null;
}

export type Kind = "passenger" | "animal" | "equipment" | "weapon" | "recipe" | "totem";

export interface Weapon {
  accuracy: number;
  damage: number;
  block: number;
  ranged: boolean;
  boost: Skill | null;
}

export interface Looks {
  face: "oval" | "long" | "round" | "square" | "child" | "brass";
  skin: "pale" | "fair" | "tan" | "brown" | "dark" | "brass";
  hair: "none" | "short" | "crop" | "bob" | "long" | "plait" | "bun" | "curls" | "wisps" | "tonsure";
  hue: string;
  coat: "oilskin" | "robe" | "lapels" | "gown" | "apron" | "uniform" | "shawl" | "fur" | "jersey";
  cloth: string;
  trim: string;
  sign: "lamp" | "gear" | "drop" | "quill" | "scales" | "hammer" | "slate" | "words" | "letter" | "wind" | "kite" | "moon" | "hull" | "chart" | "flag" | "crown" | "drum" | "pear" | "wheel" | "wrench" | "anchor" | "book" | "star" | "pot" | "note" | "hook" | "cards";
  accent: string;
  hat: "none" | "souwester" | "cap" | "hood" | "crown" | "circlet" | "scarf" | "brim" | "cadet" | "wool" | "goggles";
  beard: "none" | "stubble" | "full" | "long" | "moustache";
  eyes: "open" | "tired" | "closed" | "glasses";
  freckled: boolean;
}

export interface Scene {
  sky: string[];
  sea: string[];
  light: string;
  things: Thing[];
  horizon: number;
}

export interface Thing {
  part: string;
  x: number;
  y: number;
  size: number;
  colour: string;
  flip: boolean;
}

export type State = Session & { reading: Reading } & { readable_passages: string[] } & { revealed_cards: Record<string, StoryFace> };

export interface Note {
  orders: number;
  coins: number;
  materials: number;
  xp: number;
  adds: number | null;
  skill: Skill | null;
  value: number;
  least: number | null;
  chance: number | null;
  level: number;
  foes: number;
  damage: number;
  miss: number;
  counter: number | null;
  takes: number;
  left: number | null;
  beats: boolean;
  last: boolean;
  heals: number;
}

export type Prompt = "first-player" | "unlocked" | "leaver-discards" | "share-card" | "share-last-order" | "share-order" | "begin-turn" | "room" | "no-room" | "room-effect" | "clear" | "search" | "speak-up" | "speak-up-combat" | "action" | "end-of-turn" | "sail" | "hazard" | "helm" | "enlist" | "join" | "meddle" | "help" | "which-fate" | "choice" | "before-fight" | "market" | "port" | "bear" | "combat" | "pay-for-cube" | "boost" | "help-damage" | "cover" | "give-token" | "ambush" | "guard" | "help-guard" | "use-gregory" | "enemy-attack" | "uncover" | "drop-skill" | "disarm" | "take-wound" | "heal" | "rest" | "revive" | "tire" | "afflict" | "cure" | "take-damage" | "repair" | "give-good" | "choose-food" | "barter-give" | "barter-take" | "discard" | "lure" | "flee" | "choose-effect" | "may-effect";

export interface Activate {
  do: "activate";
  card: Card;
}

export interface Ambush {
  do: "ambush";
  target: Enemy;
}

export interface Bear {
  do: "bear";
  card: Card;
  crew: Crew;
}

export interface BeginTurn {
  do: "begin-turn";
}

export interface Brave {
  do: "brave";
}

export interface Buy {
  do: "buy";
  card: Card;
}

export interface CallAtPort {
  do: "call-at-port";
}

export interface ClearBoard {
  do: "clear-board";
  crew: Crew;
}

export interface ClearCard {
  do: "clear-card";
  card: Card;
}

export interface ClearOrders {
  do: "clear-orders";
}

export interface Cover {
  do: "cover";
  enemy: Enemy;
  square: number;
}

export interface Disarm {
  do: "disarm";
  card: Card;
}

export interface Discard {
  do: "discard";
  card: SkillCard;
}

export interface Done {
  do: "done";
}

export interface DrawFate {
  do: "draw-fate";
}

export interface Drop {
  do: "drop";
  crew: Crew;
  card: SkillCard;
}

export interface DropAnchor {
  do: "drop-anchor";
}

export interface Endure {
  do: "endure";
}

export interface Equip {
  do: "equip";
  card: SkillCard;
  crew: Crew;
}

export interface EraseMark {
  do: "erase-mark";
  location: number;
}

export interface Explore {
  do: "explore";
  location: number;
}

export interface Flee {
  do: "flee";
  region: string;
}

export interface Forgo {
  do: "forgo";
}

export interface Give {
  do: "give";
  good: Good;
}

export type Good = "coin" | "meat" | "grain" | "vegetable" | "material" | "artifact";

export interface GiveCube {
  do: "give-cube";
  to: number;
  payer: number;
}

export interface GiveTo {
  do: "give-to";
  to: number;
}

export interface GiveToken {
  do: "give-token";
  to: Crew;
}

export interface GoFirst {
  do: "go-first";
  seat: number;
}

export interface GoOn {
  do: "go-on";
}

export interface Join {
  do: "join";
  crew: Crew;
}

export interface KeepCubes {
  do: "keep-cubes";
}

export interface KeepToken {
  do: "keep-token";
}

export interface LeaveTown {
  do: "leave-town";
}

export interface LetStrike {
  do: "let-strike";
  event: EventCard;
}

export interface Lure {
  do: "lure";
  region: string;
}

export interface MarkPlace {
  do: "mark-place";
  location: number;
}

export interface MoveTo {
  do: "move-to";
  region: string;
}

export interface PackUp {
  do: "pack-up";
}

export interface PatchUp {
  do: "patch-up";
  place: Place;
  good: Good;
}

export interface Pick {
  do: "pick";
  crew: Crew;
}

export interface Pitch {
  do: "pitch";
  card: SkillCard;
}

export interface Remove {
  do: "remove";
  crew: Crew;
  status: Status;
}

export interface Repair {
  do: "repair";
  place: Place;
}

export interface ReturnToken {
  do: "return-token";
  token: Crew;
}

export interface Sail {
  do: "sail";
}

export interface Search {
  do: "search";
}

export interface SeeDoctor {
  do: "see-doctor";
  crew: Crew;
}

export interface SellArtifact {
  do: "sell-artifact";
}

export interface ShareCard {
  do: "share-card";
  card: SkillCard;
  to: number;
}

export interface Spend {
  do: "spend";
  card: SkillCard;
}

export interface StayAtInn {
  do: "stay-at-inn";
}

export interface Strike {
  do: "strike";
  crew: Crew;
  target: Enemy;
  weapon: Card | null;
}

export interface SwapForRest {
  do: "swap-for-rest";
  card: SkillCard;
}

export interface Tackle {
  do: "tackle";
  event: EventCard;
}

export interface TakeAll {
  do: "take-all";
}

export interface TakeCards {
  do: "take-cards";
}

export interface TakeDamage {
  do: "take-damage";
  place: Place;
}

export interface TakeOption {
  do: "take-option";
  option: string;
}

export interface TakeOrders {
  do: "take-orders";
}

export interface TakeReward {
  do: "take-reward";
  find: Find;
}

export interface Trade {
  do: "trade";
}

export interface Train {
  do: "train";
  level: Level;
}

export interface TreatWound {
  do: "treat-wound";
  crew: Crew;
}

export interface Uncover {
  do: "uncover";
  enemy: Enemy;
  square: number;
}

export interface Unequip {
  do: "unequip";
  crew: Crew;
  card: SkillCard;
}

export interface UseBoard {
  do: "use-board";
  crew: Crew;
  ability: number;
}

export interface UseQuest {
  do: "use-quest";
  quest: Quest;
}

export interface UseRoom {
  do: "use-room";
  room: Place;
}

export interface UseSkill {
  do: "use-skill";
  crew: Crew;
  card: SkillCard;
}

export interface UseToken {
  do: "use-token";
  crew: Crew;
  token: Crew;
}

export interface UseUnlocked {
  do: "use-unlocked";
  quest: Quest;
}

export type Action = Activate | Ambush | Bear | BeginTurn | Brave | Buy | CallAtPort | ClearBoard | ClearCard | ClearOrders | Cover | Disarm | Discard | Done | DrawFate | Drop | DropAnchor | Endure | Equip | EraseMark | Explore | Flee | Forgo | Give | GiveCube | GiveTo | GiveToken | GoFirst | GoOn | Join | KeepCubes | KeepToken | LeaveTown | LetStrike | Lure | MarkPlace | MoveTo | PackUp | PatchUp | Pick | Pitch | Remove | Repair | ReturnToken | Sail | Search | SeeDoctor | SellArtifact | ShareCard | Spend | StayAtInn | Strike | SwapForRest | Tackle | TakeAll | TakeCards | TakeDamage | TakeOption | TakeOrders | TakeReward | Trade | Train | TreatWound | Uncover | Unequip | UseBoard | UseQuest | UseRoom | UseSkill | UseToken | UseUnlocked;

export interface AbilityUsed {
  event: "ability-used";
  seat: number;
  crew: Crew;
}

export interface ActionForgone {
  event: "action-forgone";
  seat: number;
}

export interface Afflicted {
  event: "afflicted";
  crew: Crew;
  status: Status;
}

export interface ArtifactSold {
  event: "artifact-sold";
  seat: number;
}

export interface AttackResolved {
  event: "attack-resolved";
  crew: Crew;
  target: Enemy;
  score: number;
  defence: number;
  hit: boolean;
}

export interface Bought {
  event: "bought";
  seat: number;
  card: Card;
  coins: number;
}

export interface CampaignLost {
  event: "campaign-lost";
  score: number;
}

export interface CardGained {
  event: "card-gained";
  card: Card;
}

export interface CardLost {
  event: "card-lost";
  card: Card;
}

export interface CardUsed {
  event: "card-used";
  seat: number;
  card: Card;
}

export interface CardsDrawn {
  event: "cards-drawn";
  seat: number;
  count: number;
  cards: (SkillCard | null)[];
}

export interface ChallengeBegan {
  event: "challenge-began";
  skill: Skill;
  value: number;
}

export interface ChallengeEnded {
  event: "challenge-ended";
  skill: Skill;
  value: number;
  score: number;
  passed: boolean;
}

export interface CombatBegan {
  event: "combat-began";
  row: Enemy[];
  level: number;
}

export interface CombatWon {
  event: "combat-won";
}

export interface Countered {
  event: "countered";
  enemy: Enemy;
  crew: Crew;
  count: number;
}

export interface CourseSet {
  event: "course-set";
  score: number;
  moves: number;
}

export interface Covered {
  event: "covered";
  enemy: Enemy;
  squares: number;
}

export interface CubeGiven {
  event: "cube-given";
  seat: number;
  to: number;
}

export interface Cured {
  event: "cured";
  crew: Crew;
  status: Status;
}

export interface DamageBlocked {
  event: "damage-blocked";
  crew: Crew;
  count: number;
}

export interface Defeated {
  event: "defeated";
  ship: boolean;
  mode: Mode;
}

export interface Discarded {
  event: "discarded";
  seat: number;
  card: SkillCard;
}

export interface DoctorSeen {
  event: "doctor-seen";
  crew: Crew;
}

export interface EndingReached {
  event: "ending-reached";
  ending: number;
  score: number;
}

export interface EnemyAttacked {
  event: "enemy-attacked";
  enemy: Enemy;
  crew: Crew;
  count: number;
}

export interface EnemyBeaten {
  event: "enemy-beaten";
  enemy: Enemy;
}

export interface EnemyHealed {
  event: "enemy-healed";
  enemy: Enemy;
}

export interface Equipped {
  event: "equipped";
  seat: number;
  crew: Crew;
  card: SkillCard;
}

export interface EventDrawn {
  event: "event-drawn";
  seat: number;
  event_card: EventCard;
}

export interface EventLeft {
  event: "event-left";
  event_card: EventCard;
}

export interface EventsBuilt {
  event: "events-built";
  deck: number;
}

export interface EventsDiscarded {
  event: "events-discarded";
  count: number;
}

export interface EventsOwed {
  event: "events-owed";
  count: number;
}

export interface Explored {
  event: "explored";
  seat: number;
  location: number;
}

export interface FateDrawn {
  event: "fate-drawn";
  seat: number;
  purpose: Purpose;
  value: number;
  card: SkillCard | null;
}

export interface FirstChosen {
  event: "first-chosen";
  seat: number;
}

export interface Gained {
  event: "gained";
  what: Gift;
  count: number;
}

export type Gift = "coin" | "meat" | "grain" | "vegetable" | "material" | "artifact" | "food" | "order" | "xp" | "card";

export interface GoodGiven {
  event: "good-given";
  good: Good;
}

export interface HazardMet {
  event: "hazard-met";
  region: string;
  skill: Skill;
  value: number;
}

export interface Healed {
  event: "healed";
  crew: Crew;
  count: number;
}

export interface HunterMoved {
  event: "hunter-moved";
  hunter: EventCard;
  region: string;
}

export interface InnVisited {
  event: "inn-visited";
  seat: number;
}

export interface Joined {
  event: "joined";
  seat: number;
  crew: Crew;
}

export interface LevelBought {
  event: "level-bought";
  crew: Crew;
  level: Level;
}

export interface Lost {
  event: "lost";
  what: Gift;
  count: number;
}

export interface MarkErased {
  event: "mark-erased";
  seat: number;
  location: number;
}

export interface MarketOpened {
  event: "market-opened";
  cards: Card[];
}

export interface Moved {
  event: "moved";
  region: string;
}

export interface OptionTaken {
  event: "option-taken";
  seat: number;
  option: string;
}

export interface OrdersCleared {
  event: "orders-cleared";
  count: number;
}

export interface OrdersGained {
  event: "orders-gained";
  seat: number;
  count: number;
}

export interface OrdersPaid {
  event: "orders-paid";
  seat: number;
  count: number;
}

export interface PackedUp {
  event: "packed-up";
  turn: number;
}

export interface PassageRead {
  event: "passage-read";
  passage: string;
}

export interface PlaceMarked {
  event: "place-marked";
  seat: number;
  location: number;
}

export interface QuestCompleted {
  event: "quest-completed";
  quest: Quest;
}

export interface QuestTaken {
  event: "quest-taken";
  quest: Quest;
}

export interface Rested {
  event: "rested";
  crew: Crew;
  count: number;
}

export interface Returned {
  event: "returned";
  seat: number;
}

export interface RewardTaken {
  event: "reward-taken";
  seat: number;
  find: Find;
}

export interface RoomUsed {
  event: "room-used";
  seat: number;
  room: Place;
  usable: boolean;
}

export interface RoundEnded {
  event: "round-ended";
}

export interface ScoreRaised {
  event: "score-raised";
  by: number;
}

export interface ShipDamaged {
  event: "ship-damaged";
  place: Place;
}

export interface ShipRepaired {
  event: "ship-repaired";
  place: Place;
}

export interface SkillUsed {
  event: "skill-used";
  seat: number;
  crew: Crew;
  card: SkillCard;
}

export interface Struck {
  event: "struck";
  seat: number;
  crew: Crew;
  target: Enemy;
}

export interface Tired {
  event: "tired";
  crew: Crew;
}

export interface TokenFound {
  event: "token-found";
  seat: number;
  find: Find;
}

export interface TokenGained {
  event: "token-gained";
  token: string;
}

export interface TokenGiven {
  event: "token-given";
  token: Crew;
  to: Crew;
}

export interface TokenReturned {
  event: "token-returned";
  token: Crew;
  used: boolean;
}

export interface TookPart {
  event: "took-part";
  crew: Crew;
  helps: boolean;
}

export interface TrickUsed {
  event: "trick-used";
  enemy: Enemy;
  trick: Trick;
}

export interface TurnBegan {
  event: "turn-began";
  turn: number;
  seat: number;
}

export interface Unequipped {
  event: "unequipped";
  crew: Crew;
  card: SkillCard;
}

export interface Unlocked {
  event: "unlocked";
  quest: Quest;
}

export interface WeaponBorne {
  event: "weapon-borne";
  crew: Crew;
  card: Card;
}

export interface WeaponLost {
  event: "weapon-lost";
  card: Card;
}

export interface Wounded {
  event: "wounded";
  crew: Crew;
  count: number;
}

export type Event = AbilityUsed | ActionForgone | Afflicted | ArtifactSold | AttackResolved | Bought | CampaignLost | CardGained | CardLost | CardUsed | CardsDrawn | ChallengeBegan | ChallengeEnded | CombatBegan | CombatWon | Countered | CourseSet | Covered | CubeGiven | Cured | DamageBlocked | Defeated | Discarded | DoctorSeen | EndingReached | EnemyAttacked | EnemyBeaten | EnemyHealed | Equipped | EventDrawn | EventLeft | EventsBuilt | EventsDiscarded | EventsOwed | Explored | FateDrawn | FirstChosen | Gained | GoodGiven | HazardMet | Healed | HunterMoved | InnVisited | Joined | LevelBought | Lost | MarkErased | MarketOpened | Moved | OptionTaken | OrdersCleared | OrdersGained | OrdersPaid | PackedUp | PassageRead | PlaceMarked | QuestCompleted | QuestTaken | Rested | Returned | RewardTaken | RoomUsed | RoundEnded | ScoreRaised | ShipDamaged | ShipRepaired | SkillUsed | Struck | Tired | TokenFound | TokenGained | TokenGiven | TokenReturned | TookPart | TrickUsed | TurnBegan | Unequipped | Unlocked | WeaponBorne | WeaponLost | Wounded;

export const FIELDS: Record<string, Record<string, string>> = {
  "ask": {
    "card": "enum:card",
    "crew": "enum:crew",
    "enemy": "enum:enemy",
    "hunter": "enum:event-card",
    "quest": "enum:quest",
    "region": "format:region",
    "room": "enum:place",
    "skill": "enum:skill",
    "skill_card": "enum:skill-card",
    "source": "format:source",
    "status": "enum:status"
  },
  "do-activate": {
    "card": "enum:card"
  },
  "do-ambush": {
    "target": "enum:enemy"
  },
  "do-bear": {
    "card": "enum:card",
    "crew": "enum:crew"
  },
  "do-buy": {
    "card": "enum:card"
  },
  "do-clear-board": {
    "crew": "enum:crew"
  },
  "do-clear-card": {
    "card": "enum:card"
  },
  "do-cover": {
    "enemy": "enum:enemy"
  },
  "do-disarm": {
    "card": "enum:card"
  },
  "do-discard": {
    "card": "enum:skill-card"
  },
  "do-drop": {
    "crew": "enum:crew",
    "card": "enum:skill-card"
  },
  "do-equip": {
    "card": "enum:skill-card",
    "crew": "enum:crew"
  },
  "do-flee": {
    "region": "format:region"
  },
  "do-give": {
    "good": "enum:good"
  },
  "do-give-cube": {
    "to": "seat",
    "payer": "seat"
  },
  "do-give-to": {
    "to": "seat"
  },
  "do-give-token": {
    "to": "enum:crew"
  },
  "do-go-first": {
    "seat": "seat"
  },
  "do-join": {
    "crew": "enum:crew"
  },
  "do-let-strike": {
    "event": "enum:event-card"
  },
  "do-lure": {
    "region": "format:region"
  },
  "do-move-to": {
    "region": "format:region"
  },
  "do-patch-up": {
    "place": "enum:place",
    "good": "enum:good"
  },
  "do-pick": {
    "crew": "enum:crew"
  },
  "do-pitch": {
    "card": "enum:skill-card"
  },
  "do-remove": {
    "crew": "enum:crew",
    "status": "enum:status"
  },
  "do-repair": {
    "place": "enum:place"
  },
  "do-return-token": {
    "token": "enum:crew"
  },
  "do-see-doctor": {
    "crew": "enum:crew"
  },
  "do-share-card": {
    "card": "enum:skill-card",
    "to": "seat"
  },
  "do-spend": {
    "card": "enum:skill-card"
  },
  "do-strike": {
    "crew": "enum:crew",
    "target": "enum:enemy",
    "weapon": "enum:card"
  },
  "do-swap-for-rest": {
    "card": "enum:skill-card"
  },
  "do-tackle": {
    "event": "enum:event-card"
  },
  "do-take-damage": {
    "place": "enum:place"
  },
  "do-take-option": {
    "option": "format:label"
  },
  "do-take-reward": {
    "find": "enum:find"
  },
  "do-train": {
    "level": "enum:level"
  },
  "do-treat-wound": {
    "crew": "enum:crew"
  },
  "do-uncover": {
    "enemy": "enum:enemy"
  },
  "do-unequip": {
    "crew": "enum:crew",
    "card": "enum:skill-card"
  },
  "do-use-board": {
    "crew": "enum:crew"
  },
  "do-use-quest": {
    "quest": "enum:quest"
  },
  "do-use-room": {
    "room": "enum:place"
  },
  "do-use-skill": {
    "crew": "enum:crew",
    "card": "enum:skill-card"
  },
  "do-use-token": {
    "crew": "enum:crew",
    "token": "enum:crew"
  },
  "do-use-unlocked": {
    "quest": "enum:quest"
  },
  "tell-ability-used": {
    "seat": "seat",
    "crew": "enum:crew"
  },
  "tell-action-forgone": {
    "seat": "seat"
  },
  "tell-afflicted": {
    "crew": "enum:crew",
    "status": "enum:status"
  },
  "tell-artifact-sold": {
    "seat": "seat"
  },
  "tell-attack-resolved": {
    "crew": "enum:crew",
    "target": "enum:enemy"
  },
  "tell-bought": {
    "seat": "seat",
    "card": "enum:card"
  },
  "tell-card-gained": {
    "card": "enum:card"
  },
  "tell-card-lost": {
    "card": "enum:card"
  },
  "tell-card-used": {
    "seat": "seat",
    "card": "enum:card"
  },
  "tell-cards-drawn": {
    "seat": "seat",
    "cards": "list:enum:skill-card"
  },
  "tell-challenge-began": {
    "skill": "enum:skill"
  },
  "tell-challenge-ended": {
    "skill": "enum:skill"
  },
  "tell-combat-began": {
    "row": "list:enum:enemy"
  },
  "tell-countered": {
    "enemy": "enum:enemy",
    "crew": "enum:crew"
  },
  "tell-covered": {
    "enemy": "enum:enemy"
  },
  "tell-cube-given": {
    "seat": "seat",
    "to": "seat"
  },
  "tell-cured": {
    "crew": "enum:crew",
    "status": "enum:status"
  },
  "tell-damage-blocked": {
    "crew": "enum:crew"
  },
  "tell-defeated": {
    "mode": "enum:mode"
  },
  "tell-discarded": {
    "seat": "seat",
    "card": "enum:skill-card"
  },
  "tell-doctor-seen": {
    "crew": "enum:crew"
  },
  "tell-enemy-attacked": {
    "enemy": "enum:enemy",
    "crew": "enum:crew"
  },
  "tell-enemy-beaten": {
    "enemy": "enum:enemy"
  },
  "tell-enemy-healed": {
    "enemy": "enum:enemy"
  },
  "tell-equipped": {
    "seat": "seat",
    "crew": "enum:crew",
    "card": "enum:skill-card"
  },
  "tell-event-drawn": {
    "seat": "seat",
    "event_card": "enum:event-card"
  },
  "tell-event-left": {
    "event_card": "enum:event-card"
  },
  "tell-explored": {
    "seat": "seat"
  },
  "tell-fate-drawn": {
    "seat": "seat",
    "purpose": "enum:purpose",
    "card": "enum:skill-card"
  },
  "tell-first-chosen": {
    "seat": "seat"
  },
  "tell-gained": {
    "what": "enum:gift"
  },
  "tell-good-given": {
    "good": "enum:good"
  },
  "tell-hazard-met": {
    "region": "format:region",
    "skill": "enum:skill"
  },
  "tell-healed": {
    "crew": "enum:crew"
  },
  "tell-hunter-moved": {
    "hunter": "enum:event-card",
    "region": "format:region"
  },
  "tell-inn-visited": {
    "seat": "seat"
  },
  "tell-joined": {
    "seat": "seat",
    "crew": "enum:crew"
  },
  "tell-level-bought": {
    "crew": "enum:crew",
    "level": "enum:level"
  },
  "tell-lost": {
    "what": "enum:gift"
  },
  "tell-mark-erased": {
    "seat": "seat"
  },
  "tell-market-opened": {
    "cards": "list:enum:card"
  },
  "tell-moved": {
    "region": "format:region"
  },
  "tell-option-taken": {
    "seat": "seat",
    "option": "format:heading"
  },
  "tell-orders-gained": {
    "seat": "seat"
  },
  "tell-orders-paid": {
    "seat": "seat"
  },
  "tell-passage-read": {
    "passage": "format:passage"
  },
  "tell-place-marked": {
    "seat": "seat"
  },
  "tell-quest-completed": {
    "quest": "enum:quest"
  },
  "tell-quest-taken": {
    "quest": "enum:quest"
  },
  "tell-rested": {
    "crew": "enum:crew"
  },
  "tell-returned": {
    "seat": "seat"
  },
  "tell-reward-taken": {
    "seat": "seat",
    "find": "enum:find"
  },
  "tell-room-used": {
    "seat": "seat",
    "room": "enum:place"
  },
  "tell-ship-damaged": {
    "place": "enum:place"
  },
  "tell-ship-repaired": {
    "place": "enum:place"
  },
  "tell-skill-used": {
    "seat": "seat",
    "crew": "enum:crew",
    "card": "enum:skill-card"
  },
  "tell-struck": {
    "seat": "seat",
    "crew": "enum:crew",
    "target": "enum:enemy"
  },
  "tell-tired": {
    "crew": "enum:crew"
  },
  "tell-token-found": {
    "seat": "seat",
    "find": "enum:find"
  },
  "tell-token-given": {
    "token": "enum:crew",
    "to": "enum:crew"
  },
  "tell-token-returned": {
    "token": "enum:crew"
  },
  "tell-took-part": {
    "crew": "enum:crew"
  },
  "tell-trick-used": {
    "enemy": "enum:enemy",
    "trick": "enum:trick"
  },
  "tell-turn-began": {
    "seat": "seat"
  },
  "tell-unequipped": {
    "crew": "enum:crew",
    "card": "enum:skill-card"
  },
  "tell-unlocked": {
    "quest": "enum:quest"
  },
  "tell-weapon-borne": {
    "crew": "enum:crew",
    "card": "enum:card"
  },
  "tell-weapon-lost": {
    "card": "enum:card"
  },
  "tell-wounded": {
    "crew": "enum:crew"
  }
};

export const FACTS = {
 "places": [
  "hull",
  "deck",
  "sick-bay",
  "galley",
  "quarters",
  "bridge"
 ],
 "room_damage": 2,
 "orders": 14,
 "limits": {
  "coin": 40,
  "meat": 6,
  "grain": 6,
  "vegetable": 6,
  "material": 6,
  "artifact": 6
 },
 "hand_limit": 3,
 "most_fatigue": 2,
 "skill_slots": 2,
 "maps": {
  "m1": {
   "pages": [
    2,
    3
   ],
   "at": [
    1,
    2
   ]
  },
  "m2": {
   "pages": [
    4,
    5
   ],
   "at": [
    2,
    2
   ]
  },
  "m3": {
   "pages": [
    6,
    7
   ],
   "at": [
    0,
    3
   ]
  },
  "m4": {
   "pages": [
    8,
    9
   ],
   "at": [
    1,
    3
   ]
  },
  "m5": {
   "pages": [
    10,
    11
   ],
   "at": [
    2,
    3
   ]
  },
  "m6": {
   "pages": [
    12,
    13
   ],
   "at": [
    0,
    2
   ]
  },
  "m7": {
   "pages": [
    14,
    15
   ],
   "at": [
    0,
    1
   ]
  },
  "m8": {
   "pages": [
    16,
    17
   ],
   "at": [
    1,
    1
   ]
  },
  "m9": {
   "pages": [
    18,
    19
   ],
   "at": [
    1,
    0
   ]
  }
 },
 "regions": {
  "2a": {
   "to": [
    "2b",
    "2c"
   ],
   "locations": [
    3,
    4
   ],
   "hazard": {
    "skill": "cunning",
    "value": 5,
    "damage": 0,
    "status": "low-morale"
   },
   "across": {
    "north": [
     "16d",
     "16e"
    ],
    "west": [
     "13b",
     "13d"
    ]
   }
  },
  "2b": {
   "to": [
    "2a",
    "2d",
    "3a"
   ],
   "locations": [
    10,
    5
   ],
   "port": true,
   "market": true,
   "across": {
    "north": [
     "16d",
     "16e"
    ]
   }
  },
  "2c": {
   "to": [
    "2a",
    "2d"
   ],
   "locations": [
    6,
    7
   ],
   "across": {
    "west": [
     "13b",
     "13d"
    ],
    "south": [
     "8a",
     "8b"
    ]
   }
  },
  "2d": {
   "to": [
    "2b",
    "2c",
    "3d"
   ],
   "locations": [
    2,
    8
   ],
   "across": {
    "south": [
     "8a",
     "8b"
    ]
   }
  },
  "3a": {
   "to": [
    "2b",
    "3b",
    "3c"
   ],
   "locations": [
    9,
    11
   ],
   "across": {
    "north": [
     "17c",
     "17d"
    ]
   }
  },
  "3b": {
   "to": [
    "3a",
    "3c"
   ],
   "locations": [
    12,
    13
   ],
   "hazard": {
    "skill": "savvy",
    "value": 5,
    "damage": 1,
    "status": null
   },
   "across": {
    "north": [
     "17c",
     "17d"
    ],
    "east": [
     "4a",
     "4c",
     "4d"
    ]
   }
  },
  "3c": {
   "to": [
    "3a",
    "3b",
    "3d",
    "3e"
   ],
   "locations": [
    14,
    15
   ],
   "market": true
  },
  "3d": {
   "to": [
    "2d",
    "3c",
    "3e"
   ],
   "locations": [
    16,
    17
   ],
   "across": {
    "south": [
     "9a",
     "9b"
    ]
   }
  },
  "3e": {
   "to": [
    "3c",
    "3d"
   ],
   "locations": [
    18
   ],
   "hazard": {
    "skill": "strength",
    "value": 5,
    "damage": 1,
    "status": null
   },
   "across": {
    "east": [
     "4a",
     "4c",
     "4d"
    ],
    "south": [
     "9a",
     "9b"
    ]
   }
  },
  "4a": {
   "to": [
    "4b",
    "4c"
   ],
   "locations": [
    19,
    21
   ],
   "hazard": {
    "skill": "savvy",
    "value": 5,
    "damage": 1,
    "status": null
   },
   "across": {
    "west": [
     "3b",
     "3e"
    ]
   }
  },
  "4b": {
   "to": [
    "4a",
    "4c",
    "5a"
   ],
   "locations": [
    22,
    23
   ]
  },
  "4c": {
   "to": [
    "4a",
    "4b",
    "4d",
    "4e"
   ],
   "locations": [
    20,
    24
   ],
   "port": true,
   "market": true,
   "across": {
    "west": [
     "3b",
     "3e"
    ]
   }
  },
  "4d": {
   "to": [
    "4c",
    "4e"
   ],
   "locations": [
    25,
    26
   ],
   "across": {
    "west": [
     "3b",
     "3e"
    ],
    "south": [
     "10a",
     "10b"
    ]
   }
  },
  "4e": {
   "to": [
    "4c",
    "4d",
    "5c"
   ],
   "locations": [
    27
   ],
   "hazard": {
    "skill": "strength",
    "value": 5,
    "damage": 2,
    "status": null
   },
   "across": {
    "south": [
     "10a",
     "10b"
    ]
   }
  },
  "5a": {
   "to": [
    "4b",
    "5b"
   ],
   "locations": [
    28,
    29
   ]
  },
  "5b": {
   "to": [
    "5a",
    "5d"
   ],
   "locations": [
    30,
    31
   ],
   "port": true
  },
  "5c": {
   "to": [
    "4e",
    "5d"
   ],
   "locations": [
    32
   ],
   "market": true,
   "across": {
    "south": [
     "11a",
     "11b"
    ]
   }
  },
  "5d": {
   "to": [
    "5b",
    "5c"
   ],
   "locations": [
    33,
    34
   ],
   "hazard": {
    "skill": "strength",
    "value": 5,
    "damage": 2,
    "status": null
   },
   "across": {
    "south": [
     "11a",
     "11b"
    ]
   }
  },
  "6a": {
   "to": [
    "6b",
    "6c"
   ],
   "locations": [
    35,
    36
   ],
   "across": {
    "north": [
     "12d",
     "12e"
    ]
   }
  },
  "6b": {
   "to": [
    "6a",
    "6d",
    "7a"
   ],
   "locations": [
    37,
    38
   ],
   "across": {
    "north": [
     "12d",
     "12e"
    ]
   }
  },
  "6c": {
   "to": [
    "6a",
    "6d"
   ],
   "locations": [
    39,
    41
   ],
   "hazard": {
    "skill": "strength",
    "value": 5,
    "damage": 1,
    "status": null
   }
  },
  "6d": {
   "to": [
    "6b",
    "6c",
    "7d"
   ],
   "locations": [
    40
   ],
   "port": true,
   "market": true
  },
  "7a": {
   "to": [
    "6b",
    "7b",
    "7c"
   ],
   "locations": [
    42,
    43
   ],
   "hazard": {
    "skill": "savvy",
    "value": 5,
    "damage": 2,
    "status": null
   },
   "across": {
    "north": [
     "13c",
     "13d"
    ]
   }
  },
  "7b": {
   "to": [
    "7a",
    "7c"
   ],
   "locations": [
    44,
    45
   ],
   "across": {
    "north": [
     "13c",
     "13d"
    ],
    "east": [
     "8a",
     "8d"
    ]
   }
  },
  "7c": {
   "to": [
    "7a",
    "7b",
    "7d",
    "7e"
   ],
   "locations": [
    46,
    47
   ],
   "market": true
  },
  "7d": {
   "to": [
    "6d",
    "7c"
   ],
   "locations": [
    48,
    49
   ]
  },
  "7e": {
   "to": [
    "7c"
   ],
   "locations": [
    50,
    51
   ],
   "port": true,
   "across": {
    "east": [
     "8a",
     "8d"
    ]
   }
  },
  "8a": {
   "to": [
    "8b",
    "8c"
   ],
   "locations": [
    52,
    53
   ],
   "across": {
    "north": [
     "2c",
     "2d"
    ],
    "west": [
     "7b",
     "7e"
    ]
   }
  },
  "8b": {
   "to": [
    "8a",
    "8c",
    "9a"
   ],
   "locations": [
    54,
    55
   ],
   "hazard": {
    "skill": "cunning",
    "value": 5,
    "damage": 0,
    "status": "low-morale"
   },
   "across": {
    "north": [
     "2c",
     "2d"
    ]
   }
  },
  "8c": {
   "to": [
    "8a",
    "8b",
    "8d",
    "8e"
   ],
   "locations": [
    60,
    56
   ],
   "port": true,
   "market": true
  },
  "8d": {
   "to": [
    "8c",
    "8e"
   ],
   "locations": [
    57,
    58
   ],
   "hazard": {
    "skill": "savvy",
    "value": 5,
    "damage": 1,
    "status": null
   },
   "across": {
    "west": [
     "7b",
     "7e"
    ]
   }
  },
  "8e": {
   "to": [
    "8c",
    "8d",
    "9c"
   ],
   "locations": [
    59,
    61
   ]
  },
  "9a": {
   "to": [
    "8b",
    "9b",
    "9c"
   ],
   "locations": [
    62,
    63
   ],
   "across": {
    "north": [
     "3d",
     "3e"
    ]
   }
  },
  "9b": {
   "to": [
    "9a",
    "9d"
   ],
   "locations": [
    64,
    65
   ],
   "across": {
    "north": [
     "3d",
     "3e"
    ],
    "east": [
     "10a",
     "10c"
    ]
   }
  },
  "9c": {
   "to": [
    "8e",
    "9a",
    "9d"
   ],
   "locations": [
    66
   ],
   "market": true
  },
  "9d": {
   "to": [
    "9b",
    "9c"
   ],
   "locations": [
    67,
    68
   ],
   "hazard": {
    "skill": "strength",
    "value": 5,
    "damage": 1,
    "status": null
   },
   "across": {
    "east": [
     "10a",
     "10c"
    ]
   }
  },
  "10a": {
   "to": [
    "10b",
    "10c"
   ],
   "locations": [
    69,
    71
   ],
   "across": {
    "north": [
     "4d",
     "4e"
    ],
    "west": [
     "9b",
     "9d"
    ]
   }
  },
  "10b": {
   "to": [
    "10a",
    "10d",
    "11a"
   ],
   "locations": [
    72,
    73
   ],
   "across": {
    "north": [
     "4d",
     "4e"
    ]
   }
  },
  "10c": {
   "to": [
    "10a",
    "10d"
   ],
   "locations": [
    74
   ],
   "hazard": {
    "skill": "strength",
    "value": 5,
    "damage": 1,
    "status": null
   },
   "across": {
    "west": [
     "9b",
     "9d"
    ]
   }
  },
  "10d": {
   "to": [
    "10b",
    "10c",
    "11d"
   ],
   "locations": [
    70,
    75
   ],
   "port": true,
   "market": true
  },
  "11a": {
   "to": [
    "10b",
    "11b",
    "11c"
   ],
   "locations": [
    76,
    77
   ],
   "across": {
    "north": [
     "5c",
     "5d"
    ]
   }
  },
  "11b": {
   "to": [
    "11a",
    "11c"
   ],
   "locations": [
    78,
    79
   ],
   "hazard": {
    "skill": "savvy",
    "value": 6,
    "damage": 1,
    "status": null
   },
   "across": {
    "north": [
     "5c",
     "5d"
    ]
   }
  },
  "11c": {
   "to": [
    "11a",
    "11b",
    "11e"
   ],
   "locations": [
    80
   ]
  },
  "11d": {
   "to": [
    "10d",
    "11e"
   ],
   "locations": [
    81,
    82
   ]
  },
  "11e": {
   "to": [
    "11c",
    "11d"
   ],
   "locations": [
    83,
    84
   ],
   "hazard": {
    "skill": "cunning",
    "value": 5,
    "damage": 0,
    "status": "low-morale"
   }
  },
  "12a": {
   "to": [
    "12b",
    "12c"
   ],
   "locations": [
    85,
    86
   ],
   "across": {
    "north": [
     "14c",
     "14d"
    ]
   }
  },
  "12b": {
   "to": [
    "12a",
    "12c",
    "13a"
   ],
   "locations": [
    87,
    88
   ],
   "across": {
    "north": [
     "14c",
     "14d"
    ]
   }
  },
  "12c": {
   "to": [
    "12a",
    "12b",
    "12d"
   ],
   "locations": [
    89
   ],
   "hazard": {
    "skill": "savvy",
    "value": 6,
    "damage": 2,
    "status": null
   }
  },
  "12d": {
   "to": [
    "12c",
    "12e"
   ],
   "locations": [
    90,
    91
   ],
   "port": true,
   "market": true,
   "across": {
    "south": [
     "6a",
     "6b"
    ]
   }
  },
  "12e": {
   "to": [
    "12d",
    "13c"
   ],
   "locations": [
    92,
    93
   ],
   "hazard": {
    "skill": "savvy",
    "value": 5,
    "damage": 1,
    "status": null
   },
   "across": {
    "south": [
     "6a",
     "6b"
    ]
   }
  },
  "13a": {
   "to": [
    "12b",
    "13b",
    "13c"
   ],
   "locations": [
    94,
    95
   ],
   "hazard": {
    "skill": "cunning",
    "value": 5,
    "damage": 0,
    "status": "low-morale"
   },
   "across": {
    "north": [
     "15d",
     "15e"
    ]
   }
  },
  "13b": {
   "to": [
    "13a",
    "13d"
   ],
   "locations": [
    96,
    97
   ],
   "across": {
    "north": [
     "15d",
     "15e"
    ],
    "east": [
     "2a",
     "2c"
    ]
   }
  },
  "13c": {
   "to": [
    "12e",
    "13a",
    "13d"
   ],
   "locations": [
    98,
    99
   ],
   "market": true,
   "across": {
    "south": [
     "7a",
     "7b"
    ]
   }
  },
  "13d": {
   "to": [
    "13b",
    "13c"
   ],
   "locations": [
    100,
    101
   ],
   "port": true,
   "across": {
    "east": [
     "2a",
     "2c"
    ],
    "south": [
     "7a",
     "7b"
    ]
   }
  },
  "14a": {
   "to": [
    "14b",
    "14c"
   ],
   "locations": [
    102,
    103
   ],
   "hazard": {
    "skill": "savvy",
    "value": 6,
    "damage": 2,
    "status": null
   }
  },
  "14b": {
   "to": [
    "14a",
    "15a"
   ],
   "locations": [
    104
   ],
   "hazard": {
    "skill": "savvy",
    "value": 5,
    "damage": 1,
    "status": null
   }
  },
  "14c": {
   "to": [
    "14a",
    "14d"
   ],
   "locations": [
    105,
    106
   ],
   "port": true,
   "across": {
    "south": [
     "12a",
     "12b"
    ]
   }
  },
  "14d": {
   "to": [
    "14c",
    "15d"
   ],
   "locations": [
    107,
    108
   ],
   "market": true,
   "across": {
    "south": [
     "12a",
     "12b"
    ]
   }
  },
  "15a": {
   "to": [
    "14b",
    "15b",
    "15c"
   ],
   "locations": [
    109,
    111
   ]
  },
  "15b": {
   "to": [
    "15a",
    "15c"
   ],
   "locations": [
    112,
    113
   ],
   "hazard": {
    "skill": "savvy",
    "value": 5,
    "damage": 1,
    "status": null
   },
   "across": {
    "east": [
     "16a",
     "16d"
    ]
   }
  },
  "15c": {
   "to": [
    "15a",
    "15b",
    "15d",
    "15e"
   ],
   "locations": [
    110
   ],
   "port": true,
   "market": true
  },
  "15d": {
   "to": [
    "14d",
    "15c",
    "15e"
   ],
   "locations": [
    114,
    115
   ],
   "across": {
    "south": [
     "13a",
     "13b"
    ]
   }
  },
  "15e": {
   "to": [
    "15c",
    "15d"
   ],
   "locations": [
    116,
    117
   ],
   "across": {
    "east": [
     "16a",
     "16d"
    ],
    "south": [
     "13a",
     "13b"
    ]
   }
  },
  "16a": {
   "to": [
    "16b",
    "16c"
   ],
   "locations": [
    118,
    119
   ],
   "hazard": {
    "skill": "cunning",
    "value": 5,
    "damage": 0,
    "status": "low-morale"
   },
   "across": {
    "north": [
     "18c",
     "18d"
    ],
    "west": [
     "15b",
     "15e"
    ]
   }
  },
  "16b": {
   "to": [
    "16a",
    "17a"
   ],
   "locations": [
    121
   ],
   "across": {
    "north": [
     "18c",
     "18d"
    ]
   }
  },
  "16c": {
   "to": [
    "16a",
    "16d",
    "16e"
   ],
   "locations": [
    122,
    123
   ],
   "hazard": {
    "skill": "savvy",
    "value": 5,
    "damage": 1,
    "status": null
   }
  },
  "16d": {
   "to": [
    "16c",
    "16e"
   ],
   "locations": [
    124,
    125
   ],
   "across": {
    "west": [
     "15b",
     "15e"
    ],
    "south": [
     "2a",
     "2b"
    ]
   }
  },
  "16e": {
   "to": [
    "16c",
    "16d",
    "17c"
   ],
   "locations": [
    120,
    126
   ],
   "port": true,
   "market": true,
   "across": {
    "south": [
     "2a",
     "2b"
    ]
   }
  },
  "17a": {
   "to": [
    "16b",
    "17b",
    "17c"
   ],
   "locations": [
    127,
    128
   ],
   "across": {
    "north": [
     "19d",
     "19e"
    ]
   }
  },
  "17b": {
   "to": [
    "17a",
    "17d"
   ],
   "locations": [
    129
   ],
   "hazard": {
    "skill": "strength",
    "value": 6,
    "damage": 1,
    "status": null
   },
   "across": {
    "north": [
     "19d",
     "19e"
    ]
   }
  },
  "17c": {
   "to": [
    "16e",
    "17a",
    "17d"
   ],
   "locations": [
    131,
    132
   ],
   "across": {
    "south": [
     "3a",
     "3b"
    ]
   }
  },
  "17d": {
   "to": [
    "17b",
    "17c"
   ],
   "locations": [
    130,
    133
   ],
   "across": {
    "south": [
     "3a",
     "3b"
    ]
   }
  },
  "18a": {
   "to": [
    "18b",
    "18c"
   ],
   "locations": [
    134
   ]
  },
  "18b": {
   "to": [
    "18a",
    "19a"
   ],
   "locations": [
    135
   ],
   "hazard": {
    "skill": "savvy",
    "value": 6,
    "damage": 1,
    "status": null
   }
  },
  "18c": {
   "to": [
    "18a",
    "18d"
   ],
   "locations": [
    136
   ],
   "hazard": {
    "skill": "savvy",
    "value": 5,
    "damage": 1,
    "status": null
   },
   "across": {
    "south": [
     "16a",
     "16b"
    ]
   }
  },
  "18d": {
   "to": [
    "18c",
    "19d"
   ],
   "locations": [
    140,
    137
   ],
   "port": true,
   "market": true,
   "across": {
    "south": [
     "16a",
     "16b"
    ]
   }
  },
  "19a": {
   "to": [
    "18b",
    "19b",
    "19c"
   ],
   "locations": [
    138
   ]
  },
  "19b": {
   "to": [
    "19a",
    "19c"
   ],
   "locations": [
    139
   ]
  },
  "19c": {
   "to": [
    "19a",
    "19b",
    "19d"
   ],
   "locations": [
    141
   ],
   "hazard": {
    "skill": "savvy",
    "value": 6,
    "damage": 1,
    "status": null
   }
  },
  "19d": {
   "to": [
    "18d",
    "19c",
    "19e"
   ],
   "locations": [
    142
   ],
   "across": {
    "south": [
     "17a",
     "17b"
    ]
   }
  },
  "19e": {
   "to": [
    "19d"
   ],
   "locations": [
    143,
    144
   ],
   "hazard": {
    "skill": "savvy",
    "value": 6,
    "damage": 1,
    "status": null
   },
   "across": {
    "south": [
     "17a",
     "17b"
    ]
   }
  }
 },
 "crew": {
  "odessa": {
   "health": 6,
   "skills": [
    "strength",
    "cunning",
    "savvy",
    "perception"
   ],
   "weapon": {
    "accuracy": 1,
    "damage": 2,
    "block": 1,
    "ranged": false,
    "boost": "cunning"
   },
   "costs": [
    2,
    2
   ]
  },
  "audrie": {
   "health": 5,
   "skills": [
    "craft",
    "perception"
   ],
   "weapon": {
    "accuracy": 1,
    "damage": 2,
    "block": 1,
    "ranged": false,
    "boost": "craft"
   },
   "costs": [
    2,
    2
   ]
  },
  "gregory": {
   "health": 5,
   "skills": [
    "strength",
    "savvy"
   ],
   "weapon": {
    "accuracy": 2,
    "damage": 2,
    "block": 0,
    "ranged": true,
    "boost": null
   },
   "costs": [
    2,
    2
   ]
  },
  "kannan": {
   "health": 5,
   "skills": [
    "strength",
    "cunning",
    "savvy"
   ],
   "weapon": {
    "accuracy": 1,
    "damage": 2,
    "block": 1,
    "ranged": false,
    "boost": "cunning"
   },
   "costs": [
    2,
    2
   ]
  },
  "kasumi": {
   "health": 4,
   "skills": [
    "cunning",
    "savvy",
    "perception"
   ],
   "weapon": {
    "accuracy": 2,
    "damage": 1,
    "block": 0,
    "ranged": true,
    "boost": "perception"
   },
   "costs": [
    1,
    2
   ]
  },
  "laurent": {
   "health": 6,
   "skills": [
    "strength",
    "savvy",
    "craft",
    "perception"
   ],
   "weapon": {
    "accuracy": 0,
    "damage": 2,
    "block": 2,
    "ranged": false,
    "boost": "savvy"
   },
   "costs": [
    2,
    2
   ]
  },
  "mac": {
   "health": 5,
   "skills": [
    "cunning",
    "perception",
    "craft"
   ],
   "weapon": {
    "accuracy": 2,
    "damage": 2,
    "block": 0,
    "ranged": true,
    "boost": "perception"
   },
   "costs": [
    2,
    2
   ]
  },
  "marco": {
   "health": 6,
   "skills": [
    "strength",
    "cunning"
   ],
   "weapon": {
    "accuracy": 0,
    "damage": 3,
    "block": 1,
    "ranged": false,
    "boost": "strength"
   },
   "costs": [
    2,
    2
   ]
  },
  "rafael": {
   "health": 6,
   "skills": [
    "strength",
    "craft"
   ],
   "weapon": {
    "accuracy": 0,
    "damage": 2,
    "block": 2,
    "ranged": false,
    "boost": "strength"
   },
   "costs": [
    1,
    2
   ]
  }
 },
 "skills": {
  "heave": {
   "fate": 1,
   "orders": 1,
   "skill": "strength"
  },
  "deep-breath": {
   "fate": 1,
   "orders": 1,
   "skill": "strength"
  },
  "shoulder-to-shoulder": {
   "fate": 2,
   "orders": 1,
   "skill": "strength"
  },
  "iron-grip": {
   "fate": 2,
   "orders": 2,
   "skill": "strength"
  },
  "surprise-attack": {
   "fate": 3,
   "orders": 2,
   "skill": "strength"
  },
  "bear-the-load": {
   "fate": 3,
   "orders": 1,
   "skill": "strength"
  },
  "wild-swing": {
   "fate": 4,
   "orders": 2,
   "skill": "strength"
  },
  "stand-fast": {
   "fate": 4,
   "orders": 2,
   "skill": "strength"
  },
  "second-wind": {
   "fate": 4,
   "orders": 2,
   "skill": "strength"
  },
  "hammer-blow": {
   "fate": 5,
   "orders": 3,
   "skill": "strength"
  },
  "thick-hide": {
   "fate": 5,
   "orders": 2,
   "skill": "strength"
  },
  "last-stand": {
   "fate": 6,
   "orders": 3,
   "skill": "strength"
  },
  "white-lie": {
   "fate": 1,
   "orders": 1,
   "skill": "cunning"
  },
  "feint": {
   "fate": 2,
   "orders": 2,
   "skill": "cunning"
  },
  "sweet-talk": {
   "fate": 2,
   "orders": 1,
   "skill": "cunning"
  },
  "sleight-of-hand": {
   "fate": 3,
   "orders": 2,
   "skill": "cunning"
  },
  "quick-wits": {
   "fate": 3,
   "orders": 1,
   "skill": "cunning"
  },
  "daring-attempt": {
   "fate": 3,
   "orders": 2,
   "skill": "cunning"
  },
  "pep-talk": {
   "fate": 4,
   "orders": 2,
   "skill": "cunning"
  },
  "double-bluff": {
   "fate": 4,
   "orders": 2,
   "skill": "cunning"
  },
  "rally": {
   "fate": 5,
   "orders": 2,
   "skill": "cunning"
  },
  "hidden-blade": {
   "fate": 5,
   "orders": 3,
   "skill": "cunning"
  },
  "haggle": {
   "fate": 5,
   "orders": 1,
   "skill": "cunning"
  },
  "grand-plan": {
   "fate": 6,
   "orders": 3,
   "skill": "cunning"
  },
  "old-saying": {
   "fate": 1,
   "orders": 1,
   "skill": "savvy"
  },
  "focused-mind": {
   "fate": 2,
   "orders": 2,
   "skill": "savvy"
  },
  "notebook": {
   "fate": 2,
   "orders": 1,
   "skill": "savvy"
  },
  "dead-languages": {
   "fate": 2,
   "orders": 2,
   "skill": "savvy"
  },
  "counsel": {
   "fate": 3,
   "orders": 2,
   "skill": "savvy"
  },
  "field-guide": {
   "fate": 3,
   "orders": 1,
   "skill": "savvy"
  },
  "calm-under-fire": {
   "fate": 4,
   "orders": 2,
   "skill": "savvy"
  },
  "herbal-lore": {
   "fate": 4,
   "orders": 2,
   "skill": "savvy"
  },
  "triage": {
   "fate": 5,
   "orders": 2,
   "skill": "savvy"
  },
  "long-study": {
   "fate": 5,
   "orders": 3,
   "skill": "savvy"
  },
  "star-chart": {
   "fate": 5,
   "orders": 1,
   "skill": "savvy"
  },
  "anatomy": {
   "fate": 6,
   "orders": 3,
   "skill": "savvy"
  },
  "sharp-ears": {
   "fate": 1,
   "orders": 1,
   "skill": "perception"
  },
  "steady-hand": {
   "fate": 2,
   "orders": 2,
   "skill": "perception"
  },
  "night-watch": {
   "fate": 2,
   "orders": 1,
   "skill": "perception"
  },
  "light-step": {
   "fate": 2,
   "orders": 2,
   "skill": "perception"
  },
  "beachcomber": {
   "fate": 3,
   "orders": 2,
   "skill": "perception"
  },
  "keen-nose": {
   "fate": 3,
   "orders": 1,
   "skill": "perception"
  },
  "forager": {
   "fate": 3,
   "orders": 2,
   "skill": "perception"
  },
  "spyglass": {
   "fate": 4,
   "orders": 2,
   "skill": "perception"
  },
  "weak-spot": {
   "fate": 4,
   "orders": 3,
   "skill": "perception"
  },
  "dodge": {
   "fate": 5,
   "orders": 2,
   "skill": "perception"
  },
  "patience": {
   "fate": 5,
   "orders": 1,
   "skill": "perception"
  },
  "eagle-eye": {
   "fate": 6,
   "orders": 3,
   "skill": "perception"
  },
  "tool-belt": {
   "fate": 1,
   "orders": 1,
   "skill": "craft"
  },
  "patch-up": {
   "fate": 2,
   "orders": 2,
   "skill": "craft"
  },
  "good-knots": {
   "fate": 2,
   "orders": 1,
   "skill": "craft"
  },
  "spare-parts": {
   "fate": 3,
   "orders": 2,
   "skill": "craft"
  },
  "sharpened-edge": {
   "fate": 3,
   "orders": 2,
   "skill": "craft"
  },
  "engine-room": {
   "fate": 4,
   "orders": 2,
   "skill": "craft"
  },
  "whittling": {
   "fate": 4,
   "orders": 1,
   "skill": "craft"
  },
  "padded-coat": {
   "fate": 4,
   "orders": 2,
   "skill": "craft"
  },
  "camp-kitchen": {
   "fate": 5,
   "orders": 2,
   "skill": "craft"
  },
  "balanced-grip": {
   "fate": 5,
   "orders": 3,
   "skill": "craft"
  },
  "steady-course": {
   "fate": 6,
   "orders": 3,
   "skill": "craft"
  },
  "cargo-hooks": {
   "fate": 6,
   "orders": 1,
   "skill": "craft"
  }
 },
 "levels": {
  "odessa-veteran": {
   "crew": "odessa",
   "xp": 6
  },
  "odessa-duellist": {
   "crew": "odessa",
   "xp": 10
  },
  "audrie-machinist": {
   "crew": "audrie",
   "xp": 5
  },
  "audrie-bosun": {
   "crew": "audrie",
   "xp": 8
  },
  "audrie-shield": {
   "crew": "audrie",
   "xp": 12
  },
  "gregory-scholar": {
   "crew": "gregory",
   "xp": 5
  },
  "gregory-surgeon": {
   "crew": "gregory",
   "xp": 8
  },
  "gregory-marksman": {
   "crew": "gregory",
   "xp": 12
  },
  "kannan-negotiator": {
   "crew": "kannan",
   "xp": 5
  },
  "kannan-seer": {
   "crew": "kannan",
   "xp": 8
  },
  "kannan-staff-master": {
   "crew": "kannan",
   "xp": 12
  },
  "kasumi-lookout": {
   "crew": "kasumi",
   "xp": 5
  },
  "kasumi-shadow": {
   "crew": "kasumi",
   "xp": 8
  },
  "kasumi-blade-dancer": {
   "crew": "kasumi",
   "xp": 12
  },
  "laurent-woodsman": {
   "crew": "laurent",
   "xp": 6
  },
  "laurent-brawler": {
   "crew": "laurent",
   "xp": 10
  },
  "mac-navigator": {
   "crew": "mac",
   "xp": 5
  },
  "mac-quartermaster": {
   "crew": "mac",
   "xp": 8
  },
  "mac-sharpshooter": {
   "crew": "mac",
   "xp": 12
  },
  "marco-strongman": {
   "crew": "marco",
   "xp": 5
  },
  "marco-cook": {
   "crew": "marco",
   "xp": 8
  },
  "marco-butcher": {
   "crew": "marco",
   "xp": 12
  },
  "rafael-rigger": {
   "crew": "rafael",
   "xp": 6
  },
  "rafael-bulwark": {
   "crew": "rafael",
   "xp": 10
  }
 },
 "trade": {
  "gloria": {
   "kind": "passenger",
   "coins": 0,
   "weapon": null
  },
  "gear": {
   "kind": "equipment",
   "coins": 0,
   "weapon": null
  },
  "soup": {
   "kind": "recipe",
   "coins": 0,
   "weapon": null
  },
  "pancakes": {
   "kind": "recipe",
   "coins": 0,
   "weapon": null
  },
  "sling": {
   "kind": "weapon",
   "coins": 3,
   "weapon": {
    "accuracy": 3,
    "damage": 1,
    "block": 0,
    "ranged": true,
    "boost": "cunning"
   }
  },
  "quarterstaff": {
   "kind": "weapon",
   "coins": 5,
   "weapon": {
    "accuracy": 1,
    "damage": 2,
    "block": 2,
    "ranged": false,
    "boost": "savvy"
   }
  },
  "throwing-axes": {
   "kind": "weapon",
   "coins": 6,
   "weapon": {
    "accuracy": 2,
    "damage": 2,
    "block": 0,
    "ranged": true,
    "boost": "strength"
   }
  },
  "rapier": {
   "kind": "weapon",
   "coins": 6,
   "weapon": {
    "accuracy": 2,
    "damage": 2,
    "block": 1,
    "ranged": false,
    "boost": "perception"
   }
  },
  "harpoon": {
   "kind": "weapon",
   "coins": 7,
   "weapon": {
    "accuracy": 0,
    "damage": 3,
    "block": 2,
    "ranged": false,
    "boost": "craft"
   }
  },
  "cutlass": {
   "kind": "weapon",
   "coins": 8,
   "weapon": {
    "accuracy": 1,
    "damage": 3,
    "block": 1,
    "ranged": false,
    "boost": "strength"
   }
  },
  "maul": {
   "kind": "weapon",
   "coins": 9,
   "weapon": {
    "accuracy": 0,
    "damage": 4,
    "block": 1,
    "ranged": false,
    "boost": "craft"
   }
  },
  "crossbow": {
   "kind": "weapon",
   "coins": 11,
   "weapon": {
    "accuracy": 2,
    "damage": 3,
    "block": 0,
    "ranged": true,
    "boost": "perception"
   }
  },
  "porridge": {
   "kind": "recipe",
   "coins": 1,
   "weapon": null
  },
  "flatbread": {
   "kind": "recipe",
   "coins": 2,
   "weapon": null
  },
  "samphire-salad": {
   "kind": "recipe",
   "coins": 2,
   "weapon": null
  },
  "spit-roast": {
   "kind": "recipe",
   "coins": 3,
   "weapon": null
  },
  "fish-stew": {
   "kind": "recipe",
   "coins": 3,
   "weapon": null
  },
  "dumplings": {
   "kind": "recipe",
   "coins": 4,
   "weapon": null
  },
  "ragout": {
   "kind": "recipe",
   "coins": 4,
   "weapon": null
  },
  "captains-table": {
   "kind": "recipe",
   "coins": 7,
   "weapon": null
  },
  "climbing-irons": {
   "kind": "equipment",
   "coins": 2,
   "weapon": null
  },
  "false-papers": {
   "kind": "equipment",
   "coins": 2,
   "weapon": null
  },
  "magnifying-glass": {
   "kind": "equipment",
   "coins": 2,
   "weapon": null
  },
  "smelling-salts": {
   "kind": "equipment",
   "coins": 2,
   "weapon": null
  },
  "drawing-instruments": {
   "kind": "equipment",
   "coins": 3,
   "weapon": null
  },
  "hammock": {
   "kind": "equipment",
   "coins": 3,
   "weapon": null
  },
  "antidotes": {
   "kind": "equipment",
   "coins": 3,
   "weapon": null
  },
  "toolbox": {
   "kind": "equipment",
   "coins": 4,
   "weapon": null
  },
  "medicine-chest": {
   "kind": "equipment",
   "coins": 5,
   "weapon": null
  },
  "snake-scale-vest": {
   "kind": "equipment",
   "coins": 5,
   "weapon": null
  },
  "storm-sail": {
   "kind": "equipment",
   "coins": 6,
   "weapon": null
  },
  "sextant": {
   "kind": "equipment",
   "coins": 8,
   "weapon": null
  }
 },
 "events": {
  "driftwood": "mild",
  "fair-wind": "mild",
  "headwind": "mild",
  "hospital-ship": "mild",
  "passing-pedlar": "mild",
  "rogue-wave": "mild",
  "flotsam-fever": "mild",
  "weevils": "mild",
  "gull-thieves": "mild",
  "tangled-screw": "mild",
  "heavy-swell": "mild",
  "stinging-starfish": "mild",
  "quarrel-at-table": "mild",
  "fog-bank": "mild",
  "floating-crate": "mild",
  "barnacles": "mild",
  "knocking-below": "mild",
  "hidden-guest": "mild",
  "bad-dreams": "perilous",
  "whirlpool": "perilous",
  "stowaway-rats": "perilous",
  "night-raiders": "perilous",
  "cracked-boiler": "perilous",
  "jellyfish-tide": "perilous",
  "smugglers-cutter": "perilous",
  "falling-spar": "perilous",
  "spoiled-catch": "perilous",
  "muttering-crew": "perilous",
  "lightning-strike": "perilous",
  "hungry-reef": "perilous",
  "burning-sea": "perilous",
  "toll-of-the-deep": "perilous",
  "drifting-wreck": "perilous",
  "temperamental-engine": "perilous",
  "sea-serpent": "perilous",
  "haunted-galley": "perilous",
  "boiler-fire": "deadly",
  "leviathans-wake": "deadly",
  "plague-wind": "deadly",
  "black-squall": "deadly",
  "ghost-armada": "deadly",
  "kraken-arm": "deadly",
  "corsair-broadside": "deadly",
  "fever-below": "deadly",
  "captain-overboard": "deadly",
  "saint-elmos-fire": "deadly",
  "black-tide": "deadly",
  "singing-fog": "deadly",
  "maelstrom": "deadly",
  "blood-price": "deadly",
  "wreckers-light": "deadly",
  "hunting-shadow": "deadly",
  "drowned-galleon": "deadly",
  "sickness-in-quarters": "deadly"
 },
 "permanent": [
  "barnacles",
  "knocking-below",
  "hidden-guest",
  "temperamental-engine",
  "sea-serpent",
  "haunted-galley",
  "hunting-shadow",
  "drowned-galleon",
  "sickness-in-quarters"
 ],
 "enemies": {
  "mud-crab": {
   "level": 1,
   "defence": 3,
   "damage": 1,
   "grid": ". H . H D . . S ."
  },
  "bilge-rat": {
   "level": 1,
   "defence": 3,
   "damage": 1,
   "grid": "D H . H S . . . ."
  },
  "lamp-moth": {
   "level": 1,
   "defence": 3,
   "damage": 1,
   "grid": ". . . . F H D H S"
  },
  "wharf-thug": {
   "level": 1,
   "defence": 3,
   "damage": 1,
   "grid": ". . . . H . D H S"
  },
  "needle-fish": {
   "level": 1,
   "defence": 3,
   "damage": 1,
   "grid": ". . H . . . . D+S H"
  },
  "rust-mite": {
   "level": 1,
   "defence": 3,
   "damage": 1,
   "grid": "H . . H+S . . D . ."
  },
  "reed-snake": {
   "level": 1,
   "defence": 3,
   "damage": 1,
   "grid": "H H S . . D . . ."
  },
  "angry-gull": {
   "level": 1,
   "defence": 3,
   "damage": 1,
   "grid": "D . . S F H . H ."
  },
  "wrecker": {
   "level": 2,
   "defence": 4,
   "damage": 1,
   "grid": "H lose-resource H . . . D H+S ."
  },
  "marsh-leech": {
   "level": 2,
   "defence": 4,
   "damage": 1,
   "grid": "D . . H S H H . weaken"
  },
  "clockwork-hound": {
   "level": 2,
   "defence": 4,
   "damage": 1,
   "grid": "block . . H H . . H D+S"
  },
  "salt-bandit": {
   "level": 2,
   "defence": 4,
   "damage": 1,
   "grid": "H disarm H . H+S D . . ."
  },
  "ember-imp": {
   "level": 2,
   "defence": 4,
   "damage": 1,
   "grid": "H+S . . H H D F . first-strike"
  },
  "fog-eel": {
   "level": 2,
   "defence": 4,
   "damage": 1,
   "grid": "H . D S . low-morale . H H"
  },
  "grave-beetle": {
   "level": 2,
   "defence": 4,
   "damage": 1,
   "grid": "D . H . H+S H heal-1 . ."
  },
  "kite-raider": {
   "level": 2,
   "defence": 4,
   "damage": 1,
   "grid": ". H F . D+S H lose-resource . H"
  },
  "ice-gnat": {
   "level": 2,
   "defence": 4,
   "damage": 1,
   "grid": "H . H D+S venom H . . F"
  },
  "hull-borer": {
   "level": 2,
   "defence": 4,
   "damage": 1,
   "grid": "H D . ship-damage . . H S H"
  },
  "skeletal-warrior": {
   "level": 3,
   "defence": 5,
   "damage": 1,
   "grid": ". D . H . H+S . . ."
  },
  "infernal-jackal": {
   "level": 3,
   "defence": 4,
   "damage": 1,
   "grid": ". H . D H . . H S"
  },
  "heron-guard": {
   "level": 3,
   "defence": 4,
   "damage": 1,
   "grid": "F . . D H H+S first-strike H ."
  },
  "tide-widow": {
   "level": 3,
   "defence": 4,
   "damage": 1,
   "grid": "low-morale H . H S D . . H"
  },
  "copper-diver": {
   "level": 3,
   "defence": 4,
   "damage": 1,
   "grid": "H . H . H block . D+S ."
  },
  "silent-monk": {
   "level": 3,
   "defence": 4,
   "damage": 1,
   "grid": "H discard-skill . . . . D+S H H"
  },
  "corsair": {
   "level": 3,
   "defence": 4,
   "damage": 1,
   "grid": ". D H+S . . H H . disarm"
  },
  "bone-gardener": {
   "level": 3,
   "defence": 4,
   "damage": 1,
   "grid": ". H S adjacent-heal . D . H H"
  },
  "powder-monkey": {
   "level": 3,
   "defence": 4,
   "damage": 1,
   "grid": ". H . H . D S ship-damage H"
  },
  "dune-cobra": {
   "level": 3,
   "defence": 4,
   "damage": 1,
   "grid": "H . . H venom S D . H"
  },
  "mirror-double": {
   "level": 3,
   "defence": 4,
   "damage": 1,
   "grid": "S frighten . . . H H H D"
  },
  "drum-sergeant": {
   "level": 3,
   "defence": 4,
   "damage": 1,
   "grid": ". . D . H H H adjacent-damage-1 S"
  },
  "flying-eye": {
   "level": 4,
   "defence": 4,
   "damage": 2,
   "grid": "D madness F H H S . H ."
  },
  "sluice-toad": {
   "level": 4,
   "defence": 5,
   "damage": 2,
   "grid": ". . . H2+S D . H venom H"
  },
  "boiler-ghoul": {
   "level": 4,
   "defence": 5,
   "damage": 2,
   "grid": ". . H+S weaken H2 . . H D"
  },
  "crow-deputy": {
   "level": 4,
   "defence": 5,
   "damage": 2,
   "grid": "F H+S . H2 . . D lose-resource H"
  },
  "glass-wasp": {
   "level": 4,
   "defence": 5,
   "damage": 2,
   "grid": "D H first-strike F . S . H H2"
  },
  "debt-collector": {
   "level": 4,
   "defence": 5,
   "damage": 2,
   "grid": "D lose-resource . H2+S . . H H ."
  },
  "kelp-bull": {
   "level": 4,
   "defence": 5,
   "damage": 2,
   "grid": ". H . H2+S . H block D ."
  },
  "wake-mourner": {
   "level": 4,
   "defence": 5,
   "damage": 2,
   "grid": "D H+S . H low-morale H2 . . ."
  },
  "slag-brute": {
   "level": 4,
   "defence": 5,
   "damage": 2,
   "grid": ". S H . H2 H . ship-damage D"
  },
  "choir-wraith": {
   "level": 4,
   "defence": 5,
   "damage": 2,
   "grid": ". adjacent-heal H2 . S H H D ."
  },
  "duellist": {
   "level": 4,
   "defence": 5,
   "damage": 2,
   "grid": "H D . H2 . . H disarm+S ."
  },
  "frost-wolf": {
   "level": 4,
   "defence": 5,
   "damage": 2,
   "grid": ". D H frighten H2+S H . . ."
  },
  "scorpion-squid": {
   "level": 5,
   "defence": 5,
   "damage": 2,
   "grid": ". H . H . weaken+S H2 . D"
  },
  "mangrove-stalker": {
   "level": 5,
   "defence": 5,
   "damage": 2,
   "grid": "D H . . first-strike H2 . H S"
  },
  "brass-sentry": {
   "level": 5,
   "defence": 5,
   "damage": 2,
   "grid": "H . block . H2 . D H+S ."
  },
  "vow-breaker": {
   "level": 5,
   "defence": 5,
   "damage": 2,
   "grid": "D . . . madness H H+S H2 ."
  },
  "reef-shark": {
   "level": 5,
   "defence": 5,
   "damage": 2,
   "grid": "H S H . . . ship-damage D H2"
  },
  "tax-ghost": {
   "level": 5,
   "defence": 5,
   "damage": 2,
   "grid": "H D . S . lose-resource H . H2"
  },
  "lava-lizard": {
   "level": 5,
   "defence": 5,
   "damage": 2,
   "grid": ". weaken H2 D H+S . . H ."
  },
  "storm-petrel": {
   "level": 5,
   "defence": 5,
   "damage": 2,
   "grid": ". adjacent-damage-1 H2 . H+S . H D F"
  },
  "crypt-warden": {
   "level": 5,
   "defence": 5,
   "damage": 2,
   "grid": "heal-1 H D . S . H H2 ."
  },
  "ice-harpooner": {
   "level": 5,
   "defence": 5,
   "damage": 2,
   "grid": ". H disarm H2+S H . . . D"
  },
  "corsair-captain": {
   "level": 6,
   "defence": 6,
   "damage": 2,
   "grid": "H disarm adjacent-damage-1+S . H H D D+S H2"
  },
  "weeping-idol": {
   "level": 6,
   "defence": 6,
   "damage": 2,
   "grid": "D H2 heal-1 H . H+S H D+S low-morale"
  },
  "runaway-engine": {
   "level": 6,
   "defence": 6,
   "damage": 2,
   "grid": "H . H+S D H2 block D ship-damage H+S"
  },
  "hook-handed-judge": {
   "level": 6,
   "defence": 6,
   "damage": 2,
   "grid": "H D H+S discard-skill H S frighten D H2"
  },
  "marsh-hydra": {
   "level": 6,
   "defence": 6,
   "damage": 2,
   "grid": "H2 H+S venom D H heal-3 D+S H ."
  },
  "pale-listener": {
   "level": 6,
   "defence": 6,
   "damage": 2,
   "grid": "H+S . madness D H2 first-strike H D H+S"
  },
  "cinder-roc": {
   "level": 6,
   "defence": 6,
   "damage": 2,
   "grid": "weaken H F H+S D H+S ship-damage H2 D"
  },
  "barrow-knight": {
   "level": 6,
   "defence": 6,
   "damage": 2,
   "grid": ". frighten+S H block D H+S D H2 H"
  },
  "gale-shrike": {
   "level": 6,
   "defence": 6,
   "damage": 2,
   "grid": "F D lose-resource first-strike H2 H+S H D H+S"
  },
  "dredge-golem": {
   "level": 7,
   "defence": 6,
   "damage": 3,
   "grid": "block ship-damage H2+S H H D D S H"
  },
  "river-mother": {
   "level": 7,
   "defence": 6,
   "damage": 3,
   "grid": "H D H+S H+S H2 D adjacent-heal . venom"
  },
  "tideless-warden": {
   "level": 7,
   "defence": 6,
   "damage": 3,
   "grid": "H2 H H madness D+S D . H+S adjacent-damage-1"
  },
  "forge-colossus": {
   "level": 7,
   "defence": 6,
   "damage": 3,
   "grid": ". D H+S weaken H+S block H D H2"
  },
  "drowned-choirmaster": {
   "level": 7,
   "defence": 6,
   "damage": 3,
   "grid": "D . H2 adjacent-damage-2+S H H D+S low-morale H"
  },
  "crown-pretender": {
   "level": 7,
   "defence": 6,
   "damage": 3,
   "grid": "H disarm H2+S . H D H+S discard-skill D"
  },
  "white-bear": {
   "level": 7,
   "defence": 6,
   "damage": 3,
   "grid": "H frighten first-strike+S H+S H2 . D D H"
  },
  "abyss-angler": {
   "level": 8,
   "defence": 7,
   "damage": 3,
   "grid": ". D+S H . ship-damage D+S H3 H2 madness"
  },
  "salt-behemoth": {
   "level": 8,
   "defence": 7,
   "damage": 3,
   "grid": "H3 heal-1 H . D block+S S H2 D"
  },
  "ash-queen": {
   "level": 8,
   "defence": 7,
   "damage": 3,
   "grid": "H . D H2+S weaken adjacent-damage-2 D S H3"
  },
  "wind-king": {
   "level": 8,
   "defence": 7,
   "damage": 3,
   "grid": "D+S H2 D first-strike . disarm H+S H3 F"
  },
  "grief-hulk": {
   "level": 8,
   "defence": 7,
   "damage": 3,
   "grid": "adjacent-heal+S S D H D H2 low-morale H3 ."
  },
  "thirteen-hour-engine": {
   "level": 8,
   "defence": 7,
   "damage": 3,
   "grid": "H3+S D H+S D . heal-3 H2 . discard-skill"
  },
  "leviathan": {
   "level": 9,
   "defence": 7,
   "damage": 3,
   "grid": "H3 . H2 ship-damage H adjacent-damage-2+S D D S"
  },
  "dream-warden": {
   "level": 9,
   "defence": 7,
   "damage": 3,
   "grid": "D madness H3+S D+S H . H2 block ."
  },
  "maw-of-the-rim": {
   "level": 9,
   "defence": 7,
   "damage": 3,
   "grid": "H3 D+S . . venom first-strike D+S H2 H"
  },
  "unsleeping-one": {
   "level": 9,
   "defence": 7,
   "damage": 3,
   "grid": "D heal-3+S H H2 H3 S D frighten ."
  }
 }
} as const;

export const IDLE: string[] = ["done","draw-fate","drop-anchor","go-on","keep-cubes"];
