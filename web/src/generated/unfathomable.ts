// Written by `fathom types`; do not edit. Its source is Python.

export interface Unfathomable {
  chance: unknown;
  shown: number;
  agenda: unknown[];
  players: Player[];
  active: number;
  turn: number;
  captain: number;
  keeper: number;
  dials: Record<string, number>;
  tracks: Record<string, number>;
  deep_ones: Record<string, number>;
  hydra: Space;
  dagon: Space;
  decks: DeckSpace[];
  passengers: (Passenger | null)[];
  damage: (Damage | null)[];
  drawn_damage: Damage[];
  damaged: Record<string, Damage>;
  skills: SkillDeck[];
  played: number[];
  chaos: (number | null)[];
  mythos: (Mythos | null)[];
  mythos_seen: number[];
  mythos_discard: Mythos[];
  crisis: Mythos[];
  waypoints: (Waypoint | null)[];
  waypoints_seen: number[];
  course: Waypoint[];
  items: (Item | null)[];
  items_seen: number[];
  spells: (Spell | null)[];
  spells_seen: number[];
  casting: Spell[];
  loyalty: (Loyalty | null)[];
  cultist: boolean;
  ward: number;
  uses: Use[];
  rooms_used: Space[];
  die: Roll | null;
  test: Test | null;
  falling: number;
  endangered: Space | null;
  box_items: Item[];
  box_spells: Spell[];
  box_passengers: Passenger[];
  box_damage: Damage[];
  ending: Ending | null;
  awakened: boolean;
}

export interface Player {
  seat: number;
  space: Space;
  role: Role | null;
  hand: (number | null)[];
  items: Item[];
  spare: (Item | null)[];
  feat: boolean;
  loyalty: (Loyalty | null)[];
  loyalty_seen: number[];
  revealed: boolean;
  mythos: Mythos[];
  spells: Spell[];
  actions: number;
}

export type Space = "w1" | "w2" | "w3" | "w4" | "w5" | "w6" | "w7" | "w8" | "d1" | "d2" | "d3" | "d4" | "d5" | "d6" | "d7" | "d8" | "bridge" | "chapel" | "cabin" | "cargo" | "galley" | "boiler" | "sickbay" | "brig" | "abyss";

export type Role = "skipper" | "first-mate" | "surgeon" | "engineer" | "master-at-arms" | "apprentice" | "mathematician" | "exile" | "jinx" | "stowaway";

export type Item = "megaphone" | "revolver" | "medicine-chest" | "tool-bag" | "rifle" | "amulet" | "tide-tables" | "sea-book" | "crooked-ring" | "ships-cat" | "pistol" | "bomb" | "blade" | "deck-shoes" | "shotgun" | "tailored-coat" | "torn-psalter" | "field-glass" | "dumb-bells" | "locket";

export type Loyalty = "human" | "hybrid" | "cultist";

export type Mythos = "sprung-plating" | "steam-burns" | "spoiled-flour" | "drumming-in-the-hull" | "choked-flues" | "rope-party" | "fog-signals" | "cold-galley-fires" | "loose-cargo" | "whispered-liturgy" | "bilge-gas" | "larder-thieves" | "panic-on-the-promenade" | "jammed-rudder" | "something-in-the-pipes" | "feverish-passengers" | "broken-telegraph" | "night-terrors" | "contaminated-cistern" | "mutinous-murmurs" | "listing-ship" | "drowned-hymn" | "boarding-hooks" | "breached-watertight-door" | "the-tome-screams" | "drifting-raft" | "empty-powder-locker" | "furnace-backdraft" | "barricaded-stairwell" | "breaking-the-surface" | "race-the-storm" | "rite-of-parting-waters" | "chant-in-unison" | "vote-of-no-confidence" | "overheated-bearings" | "lights-in-the-wake" | "idle-hands" | "lost-child" | "uninvited-guest" | "stowaways-bargain" | "half-rations" | "lock-them-up" | "burn-the-furniture" | "distress-rockets" | "quarantine" | "crowded-lifeboats" | "steerage-protest" | "gala-night" | "arm-the-crew" | "the-pursers-safe" | "burial-at-sea" | "change-course" | "bad-dreams" | "pilfered-stores" | "frightened-family" | "saboteurs-trail" | "blood-price" | "forbidden-page" | "tainted-water" | "candle-vigil" | "the-bridge-is-mine" | "hold-the-rail" | "not-enough-beds" | "held-by-rust" | "gunfire-below" | "the-page-turns-itself" | "an-unsolved-remainder" | "voices-of-kin" | "whatever-can-go-wrong" | "caught-in-the-hold";

export type Spell = "ash-to-coal" | "the-mind-walks" | "bolt-from-below-cloud" | "summoning-bell" | "merciful-forgetting" | "hand-through-the-veil" | "signed-in-salt" | "borrowed-appetite" | "skin-of-scales" | "tomorrows-tide" | "swell-the-chant" | "knit-flesh" | "call-them-under" | "swarm-of-gulls" | "the-drowned-walk" | "unwritten-line" | "furnace-spirit" | "red-hour" | "sun-behind-the-eyes";

export interface DeckSpace {
  passengers: (Passenger | null)[];
}

export type Passenger = "soul" | "two-souls" | "soul-and-sanity" | "nobody";

export type Damage = "structural-influence" | "structural-lore" | "structural-observation" | "structural-strength" | "structural-will" | "structural-any" | "fuel-leak" | "flooded-stores" | "stampede";

export interface SkillDeck {
  cards: (number | null)[];
  discard: number[];
}

export type Waypoint = "coaling-hulk" | "bare-atoll" | "cyclone-edge" | "drifting-ice" | "hidden-shoal" | "voices-on-the-water" | "gutted-freighter" | "lights-far-below" | "blind-passage" | "whirling-water" | "sweet-rain" | "wall-of-water" | "heavy-swell" | "breathing-mist" | "weed-field" | "easy-miles" | "glass-sea" | "climbing-hands" | "long-night" | "breaking-gale";

export interface Use {
  what: string;
  by: number | string;
  per: string;
}

export interface Roll {
  seat: number;
  attack: boolean;
  needed: number;
  bonus: number;
  face: number;
  chosen: boolean;
  again: boolean;
}

export interface Test {
  card: string;
  threshold: number;
  skills: Skill[];
  partial: number;
  added: number[];
  pile: (number | null)[];
  shown: Placed[];
  revealed: number[];
  bonus: number;
  total: number | null;
  face_up: boolean;
  chaos: boolean;
  decided: string;
  accused: number;
}

export type Skill = "influence" | "lore" | "observation" | "strength" | "will" | "treachery";

export interface Placed {
  seat: number;
  card: number;
}

export type Ending = "arrived" | "fuel" | "food" | "sanity" | "souls" | "sunk" | "overrun";

export interface Reading {
  distance: number;
  supply: number;
  decider: number;
  winners: number[];
  test: TestReading | null;
}

export interface TestReading {
  worths: number[];
  points: Record<string, number>;
  outcome: "success" | "partial" | "failure";
}

export type State = Unfathomable & { reading: Reading } & { readable_passages: string[] };

export type Prompt = "character" | "look-at-loyalty" | "draw-own" | "draw-less" | "forgo" | "replace" | "upgrade" | "action" | "move-to" | "attack" | "weapon" | "rampage" | "trade" | "take-item" | "give-item" | "repair-with" | "break-out" | "hand-limit" | "order" | "draw-from" | "draw-all-from" | "discard" | "discard-up-to" | "labour" | "which-deck" | "keep-on-top" | "to-bottom" | "put-back" | "keep-item" | "remove-item" | "steal-from" | "steal-item" | "cast" | "ward" | "crisis" | "calamity" | "add-card" | "add-late" | "add-skill" | "decide" | "write-line" | "modify" | "set-roll" | "weapon-reroll" | "choose-track" | "choose-waypoint" | "sway" | "gain" | "lose" | "damage-room" | "repair-room" | "use-room" | "feast" | "lose-passenger" | "pick-passenger" | "save-anywhere" | "accuse" | "arrest" | "inspect" | "give-loyalty" | "exchange" | "grant" | "leave-sickbay" | "defeat-order" | "explode" | "activate" | "activate-one" | "victim" | "spawn-at" | "surface" | "push" | "push-to" | "slay" | "smite" | "dismiss" | "move-monarch" | "action-phase" | "before-roll" | "after-roll" | "before-cards" | "cards-revealed" | "total-known" | "character-falls" | "passenger-falls" | "mythos-drawn" | "boiler-used" | "lore-used" | "choose-effect" | "may-effect";

export interface Activate {
  do: "activate";
  at: Space;
}

export interface AddCard {
  do: "add-card";
  card: number;
}

export interface AnyOrder {
  do: "any-order";
}

export interface AttackCharacter {
  do: "attack-character";
  victim: number;
}

export interface AttackDeepOne {
  do: "attack-deep-one";
  at: Space;
}

export interface BreakOut {
  do: "break-out";
}

export interface DefeatPassenger {
  do: "defeat-passenger";
}

export interface Discard {
  do: "discard";
  card: number;
}

export interface DrawFrom {
  do: "draw-from";
  skill: Skill;
}

export interface Forgo {
  do: "forgo";
  skill: Skill;
}

export interface Give {
  do: "give";
  item: Item;
  to: number;
}

export interface LetFirst {
  do: "let-first";
  seat: number;
}

export interface Move {
  do: "move";
  to: Space;
}

export interface Pass {
  do: "pass";
}

export interface PickFaceDown {
  do: "pick-face-down";
  number: number;
}

export interface PickItem {
  do: "pick-item";
  item: Item;
}

export interface PickMonarch {
  do: "pick-monarch";
  monarch: Icon;
}

export type Icon = "hydra" | "dagon" | "deep-ones";

export interface PickMythos {
  do: "pick-mythos";
  card: Mythos;
}

export interface PickNumber {
  do: "pick-number";
  number: number;
}

export interface PickPassenger {
  do: "pick-passenger";
  number: number;
}

export interface PickResource {
  do: "pick-resource";
  resource: Resource;
}

export type Resource = "fuel" | "food" | "sanity" | "souls";

export interface PickSeat {
  do: "pick-seat";
  seat: number;
}

export interface PickSkill {
  do: "pick-skill";
  skill: Skill;
}

export interface PickSpace {
  do: "pick-space";
  space: Space;
}

export interface PickSpell {
  do: "pick-spell";
  spell: Spell;
}

export interface PickTrack {
  do: "pick-track";
  track: Track;
}

export type Track = "voyage" | "ritual";

export interface PickWaypoint {
  do: "pick-waypoint";
  card: Waypoint;
}

export interface Play {
  do: "play";
  role: Role;
}

export interface PlayCard {
  do: "play-card";
  card: number;
}

export interface Ready {
  do: "ready";
}

export interface Repair {
  do: "repair";
}

export interface Reveal {
  do: "reveal";
  loyalty: Loyalty;
}

export interface Save {
  do: "save";
}

export interface SetUpgrade {
  do: "set-upgrade";
  item: Item;
}

export interface TakeOption {
  do: "take-option";
  number: number;
}

export interface TakeTest {
  do: "take-test";
}

export interface Trade {
  do: "trade";
}

export interface UseAbility {
  do: "use-ability";
  role: Role;
}

export interface UseFeat {
  do: "use-feat";
  role: Role;
}

export interface UseItem {
  do: "use-item";
  item: Item;
}

export interface UseMythos {
  do: "use-mythos";
  card: Mythos;
}

export interface UseSpace {
  do: "use-space";
}

export interface UseSpell {
  do: "use-spell";
  spell: Spell;
}

export interface UseTome {
  do: "use-tome";
}

export type Action = Activate | AddCard | AnyOrder | AttackCharacter | AttackDeepOne | BreakOut | DefeatPassenger | Discard | DrawFrom | Forgo | Give | LetFirst | Move | Pass | PickFaceDown | PickItem | PickMonarch | PickMythos | PickNumber | PickPassenger | PickResource | PickSeat | PickSkill | PickSpace | PickSpell | PickTrack | PickWaypoint | Play | PlayCard | Ready | Repair | Reveal | Save | SetUpgrade | TakeOption | TakeTest | Trade | UseAbility | UseFeat | UseItem | UseMythos | UseSpace | UseSpell | UseTome;

export interface Activated {
  event: "activated";
  icon: Icon;
}

export interface AttackFailed {
  event: "attack-failed";
}

export interface Attacks {
  event: "attacks";
  seat: number;
  at: Space;
  victim: number | null;
}

export interface Awakened {
  event: "awakened";
}

export interface Banished {
  event: "banished";
}

export interface CardsAdded {
  event: "cards-added";
  seat: number;
  count: number;
  cards: (number | null)[];
  worths: (number | null)[];
}

export interface ChaosRebuilt {
  event: "chaos-rebuilt";
  count: number;
}

export interface Chose {
  event: "chose";
  seat: number;
  role: Role;
}

export interface DamageResolved {
  event: "damage-resolved";
  card: Damage;
}

export interface DeepOneAttacks {
  event: "deep-one-attacks";
  at: Space;
  victim: number;
}

export interface DeepOneDefeated {
  event: "deep-one-defeated";
  at: Space;
  count: number;
}

export interface DeepOneMoved {
  event: "deep-one-moved";
  start: Space;
  to: Space;
  count: number;
}

export interface DefeatPrevented {
  event: "defeat-prevented";
  seat: number;
}

export interface Defeated {
  event: "defeated";
  seat: number;
  to: Space;
}

export interface Discarded {
  event: "discarded";
  seat: number;
  cards: number[];
}

export interface DrewCards {
  event: "drew-cards";
  seat: number;
  skills: Skill[];
  cards: (number | null)[];
}

export interface GameEnds {
  event: "game-ends";
  ending: Ending;
  distance: number;
}

export interface GaveItem {
  event: "gave-item";
  seat: number;
  item: Item;
  to: number;
}

export interface GotItem {
  event: "got-item";
  seat: number;
  item: Item;
}

export interface Looked {
  event: "looked";
  seat: number;
  deck: "mythos" | "waypoints" | "items" | "spells";
  count: number;
}

export interface LookedAtLoyalty {
  event: "looked-at-loyalty";
  seat: number;
  whose: number;
}

export interface LostItem {
  event: "lost-item";
  seat: number;
  item: Item;
}

export interface LoyaltyGiven {
  event: "loyalty-given";
  seat: number;
  to: number;
  count: number;
}

export interface MonarchMoved {
  event: "monarch-moved";
  monarch: Icon;
  to: Space;
}

export interface Moved {
  event: "moved";
  seat: number;
  start: Space;
  to: Space;
}

export interface MythosDiscarded {
  event: "mythos-discarded";
  card: Mythos;
}

export interface MythosDrawn {
  event: "mythos-drawn";
  seat: number;
  card: Mythos;
}

export interface OptionTaken {
  event: "option-taken";
  seat: number;
  card: Mythos;
  option: number;
}

export interface PassengerDefeated {
  event: "passenger-defeated";
  at: Space;
  passenger: Passenger;
}

export interface PassengerEndangered {
  event: "passenger-endangered";
  at: Space;
}

export interface PassengerSaved {
  event: "passenger-saved";
  at: Space;
}

export interface PhaseEnded {
  event: "phase-ended";
  seat: number;
}

export interface PileTurned {
  event: "pile-turned";
  cards: number[];
  worths: number[];
}

export interface PlayedCard {
  event: "played-card";
  seat: number;
  card: number;
}

export interface Repaired {
  event: "repaired";
  seat: number;
  room: Space;
}

export interface Rerolled {
  event: "rerolled";
  seat: number;
}

export interface ResourceChanged {
  event: "resource-changed";
  resource: Resource;
  by: number;
  now: number;
}

export interface Rolled {
  event: "rolled";
  seat: number;
  face: number;
  bonus: number;
  result: number;
  chosen: boolean;
}

export interface RoomDamaged {
  event: "room-damaged";
  room: Space;
  card: Damage;
}

export interface Spawned {
  event: "spawned";
  count: number;
  at: Space;
}

export interface SpellCast {
  event: "spell-cast";
  seat: number;
  spell: Spell;
}

export interface SpellsRemoved {
  event: "spells-removed";
  count: number;
}

export interface TestBegins {
  event: "test-begins";
  card: string;
  threshold: number;
  skills: Skill[];
}

export interface TestEnds {
  event: "test-ends";
  outcome: string;
  total: number | null;
}

export interface TestRevealed {
  event: "test-revealed";
  cards: number[];
  total: number;
  threshold: number;
  worths: number[];
}

export interface TitlePassed {
  event: "title-passed";
  title: Title;
  seat: number;
}

export type Title = "captain" | "keeper";

export interface TrackMoved {
  event: "track-moved";
  track: Track;
  by: number;
  now: number;
}

export interface TraitorRevealed {
  event: "traitor-revealed";
  seat: number;
  loyalty: Loyalty;
}

export interface TreacheryStirred {
  event: "treachery-stirred";
  count: number;
}

export interface TurnBegins {
  event: "turn-begins";
  seat: number;
  turn: number;
}

export interface Upgraded {
  event: "upgraded";
  seat: number;
  item: Item;
}

export interface UsedAbility {
  event: "used-ability";
  seat: number;
  role: Role;
}

export interface UsedFeat {
  event: "used-feat";
  seat: number;
  role: Role;
}

export interface UsedItem {
  event: "used-item";
  seat: number;
  item: Item;
}

export interface UsedSpace {
  event: "used-space";
  seat: number;
  space: Space;
}

export interface WaypointReached {
  event: "waypoint-reached";
  seat: number;
  card: Waypoint;
  distance: number;
}

export type Event = Activated | AttackFailed | Attacks | Awakened | Banished | CardsAdded | ChaosRebuilt | Chose | DamageResolved | DeepOneAttacks | DeepOneDefeated | DeepOneMoved | DefeatPrevented | Defeated | Discarded | DrewCards | GameEnds | GaveItem | GotItem | Looked | LookedAtLoyalty | LostItem | LoyaltyGiven | MonarchMoved | Moved | MythosDiscarded | MythosDrawn | OptionTaken | PassengerDefeated | PassengerEndangered | PassengerSaved | PhaseEnded | PileTurned | PlayedCard | Repaired | Rerolled | ResourceChanged | Rolled | RoomDamaged | Spawned | SpellCast | SpellsRemoved | TestBegins | TestEnds | TestRevealed | TitlePassed | TrackMoved | TraitorRevealed | TreacheryStirred | TurnBegins | Upgraded | UsedAbility | UsedFeat | UsedItem | UsedSpace | WaypointReached;

export const FIELDS: Record<string, Record<string, string>> = {
  "ask": {
    "skill": "enum:skill",
    "card": "enum:mythos",
    "item": "enum:item",
    "space": "enum:space",
    "source": "format:source"
  },
  "do-activate": {
    "at": "enum:space"
  },
  "do-add-card": {
    "card": "format:card"
  },
  "do-attack-character": {
    "victim": "seat"
  },
  "do-attack-deep-one": {
    "at": "enum:space"
  },
  "do-discard": {
    "card": "format:card"
  },
  "do-draw-from": {
    "skill": "enum:skill"
  },
  "do-forgo": {
    "skill": "enum:skill"
  },
  "do-give": {
    "item": "enum:item",
    "to": "seat"
  },
  "do-let-first": {
    "seat": "seat"
  },
  "do-move": {
    "to": "enum:space"
  },
  "do-pick-item": {
    "item": "enum:item"
  },
  "do-pick-monarch": {
    "monarch": "enum:icon"
  },
  "do-pick-mythos": {
    "card": "enum:mythos"
  },
  "do-pick-resource": {
    "resource": "enum:resource"
  },
  "do-pick-seat": {
    "seat": "seat"
  },
  "do-pick-skill": {
    "skill": "enum:skill"
  },
  "do-pick-space": {
    "space": "enum:space"
  },
  "do-pick-spell": {
    "spell": "enum:spell"
  },
  "do-pick-track": {
    "track": "enum:track"
  },
  "do-pick-waypoint": {
    "card": "enum:waypoint"
  },
  "do-play": {
    "role": "enum:role"
  },
  "do-play-card": {
    "card": "format:card"
  },
  "do-reveal": {
    "loyalty": "enum:loyalty"
  },
  "do-set-upgrade": {
    "item": "enum:item"
  },
  "do-use-ability": {
    "role": "enum:role"
  },
  "do-use-feat": {
    "role": "enum:role"
  },
  "do-use-item": {
    "item": "enum:item"
  },
  "do-use-mythos": {
    "card": "enum:mythos"
  },
  "do-use-spell": {
    "spell": "enum:spell"
  },
  "tell-activated": {
    "icon": "enum:icon"
  },
  "tell-attacks": {
    "seat": "seat",
    "at": "enum:space",
    "victim": "seat"
  },
  "tell-cards-added": {
    "seat": "seat",
    "cards": "list:format:card",
    "worths": "list:plain"
  },
  "tell-chose": {
    "seat": "seat",
    "role": "enum:role"
  },
  "tell-damage-resolved": {
    "card": "enum:damage"
  },
  "tell-deep-one-attacks": {
    "at": "enum:space",
    "victim": "seat"
  },
  "tell-deep-one-defeated": {
    "at": "enum:space"
  },
  "tell-deep-one-moved": {
    "start": "enum:space",
    "to": "enum:space"
  },
  "tell-defeat-prevented": {
    "seat": "seat"
  },
  "tell-defeated": {
    "seat": "seat",
    "to": "enum:space"
  },
  "tell-discarded": {
    "seat": "seat",
    "cards": "list:format:card"
  },
  "tell-drew-cards": {
    "seat": "seat",
    "skills": "list:enum:skill",
    "cards": "list:format:card"
  },
  "tell-game-ends": {
    "ending": "enum:ending"
  },
  "tell-gave-item": {
    "seat": "seat",
    "item": "enum:item",
    "to": "seat"
  },
  "tell-got-item": {
    "seat": "seat",
    "item": "enum:item"
  },
  "tell-looked": {
    "seat": "seat"
  },
  "tell-looked-at-loyalty": {
    "seat": "seat",
    "whose": "seat"
  },
  "tell-lost-item": {
    "seat": "seat",
    "item": "enum:item"
  },
  "tell-loyalty-given": {
    "seat": "seat",
    "to": "seat"
  },
  "tell-monarch-moved": {
    "monarch": "enum:icon",
    "to": "enum:space"
  },
  "tell-moved": {
    "seat": "seat",
    "start": "enum:space",
    "to": "enum:space"
  },
  "tell-mythos-discarded": {
    "card": "enum:mythos"
  },
  "tell-mythos-drawn": {
    "seat": "seat",
    "card": "enum:mythos"
  },
  "tell-option-taken": {
    "seat": "seat",
    "card": "enum:mythos"
  },
  "tell-passenger-defeated": {
    "at": "enum:space",
    "passenger": "enum:passenger"
  },
  "tell-passenger-endangered": {
    "at": "enum:space"
  },
  "tell-passenger-saved": {
    "at": "enum:space"
  },
  "tell-phase-ended": {
    "seat": "seat"
  },
  "tell-pile-turned": {
    "cards": "list:format:card",
    "worths": "list:plain"
  },
  "tell-played-card": {
    "seat": "seat",
    "card": "format:card"
  },
  "tell-repaired": {
    "seat": "seat",
    "room": "enum:space"
  },
  "tell-rerolled": {
    "seat": "seat"
  },
  "tell-resource-changed": {
    "resource": "enum:resource"
  },
  "tell-rolled": {
    "seat": "seat"
  },
  "tell-room-damaged": {
    "room": "enum:space",
    "card": "enum:damage"
  },
  "tell-spawned": {
    "at": "enum:space"
  },
  "tell-spell-cast": {
    "seat": "seat",
    "spell": "enum:spell"
  },
  "tell-test-begins": {
    "skills": "list:enum:skill"
  },
  "tell-test-revealed": {
    "cards": "list:format:card",
    "worths": "list:plain"
  },
  "tell-title-passed": {
    "title": "enum:title",
    "seat": "seat"
  },
  "tell-track-moved": {
    "track": "enum:track"
  },
  "tell-traitor-revealed": {
    "seat": "seat",
    "loyalty": "enum:loyalty"
  },
  "tell-turn-begins": {
    "seat": "seat"
  },
  "tell-upgraded": {
    "seat": "seat",
    "item": "enum:item"
  },
  "tell-used-ability": {
    "seat": "seat",
    "role": "enum:role"
  },
  "tell-used-feat": {
    "seat": "seat",
    "role": "enum:role"
  },
  "tell-used-item": {
    "seat": "seat",
    "item": "enum:item"
  },
  "tell-used-space": {
    "seat": "seat",
    "space": "enum:space"
  },
  "tell-waypoint-reached": {
    "seat": "seat",
    "card": "enum:waypoint"
  },
  "talk-ask-helpful": {
    "seat": "seat"
  },
  "talk-ask-high-cards": {
    "seat": "seat"
  },
  "talk-ask-intent": {
    "seat": "seat"
  },
  "talk-bad-top": {
    "pile": "enum:pile"
  },
  "talk-call-human": {
    "seat": "seat"
  },
  "talk-call-traitor": {
    "seat": "seat"
  },
  "talk-good-top": {
    "pile": "enum:pile"
  },
  "talk-never-draw": {
    "skill": "enum:skill"
  },
  "talk-offer-help": {
    "moment": "enum:help-with"
  },
  "talk-only-drawer": {
    "skill": "enum:skill"
  },
  "talk-want-help": {
    "moment": "enum:help-with"
  }
};

export const FACTS = {
 "adjacent": {
  "w1": [
   "w2",
   "w3",
   "d1"
  ],
  "w2": [
   "w1",
   "w4",
   "d2"
  ],
  "w3": [
   "w5",
   "w1",
   "d3"
  ],
  "w4": [
   "w2",
   "w6",
   "d4"
  ],
  "w5": [
   "w7",
   "w3",
   "d5"
  ],
  "w6": [
   "w4",
   "w8",
   "d6"
  ],
  "w7": [
   "w8",
   "w5",
   "d7"
  ],
  "w8": [
   "w6",
   "w7",
   "d8"
  ],
  "d1": [
   "d2",
   "d3",
   "w1",
   "bridge"
  ],
  "d2": [
   "d1",
   "d4",
   "w2",
   "bridge"
  ],
  "d3": [
   "d5",
   "d1",
   "w3",
   "chapel"
  ],
  "d4": [
   "d2",
   "d6",
   "w4",
   "cabin"
  ],
  "d5": [
   "d7",
   "d3",
   "w5",
   "cargo"
  ],
  "d6": [
   "d4",
   "d8",
   "w6",
   "galley"
  ],
  "d7": [
   "d8",
   "d5",
   "w7",
   "boiler"
  ],
  "d8": [
   "d6",
   "d7",
   "w8",
   "boiler"
  ],
  "bridge": [
   "d1",
   "d2",
   "chapel",
   "cabin"
  ],
  "chapel": [
   "d3",
   "bridge",
   "cabin",
   "cargo",
   "sickbay"
  ],
  "cabin": [
   "d4",
   "bridge",
   "chapel",
   "galley",
   "sickbay"
  ],
  "cargo": [
   "d5",
   "chapel",
   "galley",
   "boiler",
   "brig"
  ],
  "galley": [
   "d6",
   "cabin",
   "cargo",
   "boiler",
   "brig"
  ],
  "boiler": [
   "d7",
   "d8",
   "cargo",
   "galley"
  ],
  "sickbay": [
   "chapel",
   "cabin"
  ],
  "brig": [
   "cargo",
   "galley"
  ],
  "abyss": []
 },
 "arrows": {
  "w1": "d1",
  "w2": "d2",
  "w3": "d3",
  "w4": "d4",
  "w5": "d5",
  "w6": "d6",
  "w7": "d7",
  "w8": "d8",
  "d1": "bridge",
  "d2": "bridge",
  "d3": "chapel",
  "d4": "cabin",
  "d5": "cargo",
  "d6": "galley",
  "d7": "boiler",
  "d8": "boiler"
 },
 "numbers": {
  "bridge": [
   1,
   2
  ],
  "chapel": [
   3
  ],
  "cabin": [
   4
  ],
  "cargo": [
   5
  ],
  "galley": [
   6
  ],
  "boiler": [
   7,
   8
  ]
 },
 "bow": {
  "w1": [
   1,
   2,
   3,
   4
  ],
  "w2": [
   5,
   6,
   7,
   8
  ]
 },
 "stern": [
  "w7",
  "w8"
 ],
 "water": [
  "w1",
  "w2",
  "w3",
  "w4",
  "w5",
  "w6",
  "w7",
  "w8"
 ],
 "deck": [
  "d1",
  "d2",
  "d3",
  "d4",
  "d5",
  "d6",
  "d7",
  "d8"
 ],
 "interior": [
  "bridge",
  "chapel",
  "cabin",
  "cargo",
  "galley",
  "boiler",
  "sickbay",
  "brig"
 ],
 "deep_ones": 20,
 "highest": 10,
 "last_space": 4,
 "halfway": 6,
 "full_distance": 12,
 "skill_cards": [
  {
   "skill": "influence",
   "value": 1,
   "ability": "lend-a-hand"
  },
  {
   "skill": "influence",
   "value": 2,
   "ability": "lend-a-hand"
  },
  {
   "skill": "influence",
   "value": 3,
   "ability": "open-hands"
  },
  {
   "skill": "influence",
   "value": 4,
   "ability": "open-hands"
  },
  {
   "skill": "influence",
   "value": 5,
   "ability": "rally"
  },
  {
   "skill": "lore",
   "value": 1,
   "ability": "withering-word"
  },
  {
   "skill": "lore",
   "value": 2,
   "ability": "withering-word"
  },
  {
   "skill": "lore",
   "value": 3,
   "ability": "push-back"
  },
  {
   "skill": "lore",
   "value": 4,
   "ability": "push-back"
  },
  {
   "skill": "lore",
   "value": 5,
   "ability": "cram"
  },
  {
   "skill": "observation",
   "value": 1,
   "ability": "take-notes"
  },
  {
   "skill": "observation",
   "value": 2,
   "ability": "take-notes"
  },
  {
   "skill": "observation",
   "value": 3,
   "ability": "sharp-eye"
  },
  {
   "skill": "observation",
   "value": 4,
   "ability": "sharp-eye"
  },
  {
   "skill": "observation",
   "value": 5,
   "ability": "ready-beforehand"
  },
  {
   "skill": "strength",
   "value": 1,
   "ability": "second-swing"
  },
  {
   "skill": "strength",
   "value": 2,
   "ability": "second-swing"
  },
  {
   "skill": "strength",
   "value": 3,
   "ability": "onslaught"
  },
  {
   "skill": "strength",
   "value": 4,
   "ability": "onslaught"
  },
  {
   "skill": "strength",
   "value": 5,
   "ability": "grit-teeth"
  },
  {
   "skill": "will",
   "value": 1,
   "ability": "regroup"
  },
  {
   "skill": "will",
   "value": 2,
   "ability": "regroup"
  },
  {
   "skill": "will",
   "value": 3,
   "ability": "hold-fast"
  },
  {
   "skill": "will",
   "value": 4,
   "ability": "hold-fast"
  },
  {
   "skill": "will",
   "value": 5,
   "ability": "second-wind"
  },
  {
   "skill": "treachery",
   "value": 1,
   "ability": "call-the-brood"
  },
  {
   "skill": "treachery",
   "value": 2,
   "ability": "signal-below"
  },
  {
   "skill": "treachery",
   "value": 3,
   "ability": "lure"
  },
  {
   "skill": "treachery",
   "value": 4,
   "ability": "despoil"
  },
  {
   "skill": "treachery",
   "value": 5,
   "ability": "dark-office"
  }
 ],
 "abilities": {
  "lend-a-hand": {
   "when": "action"
  },
  "open-hands": {
   "when": "before-cards"
  },
  "rally": {
   "when": "action"
  },
  "withering-word": {
   "when": "action"
  },
  "push-back": {
   "when": "action"
  },
  "cram": {
   "when": "before-cards"
  },
  "take-notes": {
   "when": "action"
  },
  "sharp-eye": {
   "when": "before-roll"
  },
  "ready-beforehand": {
   "when": "before-cards"
  },
  "second-swing": {
   "when": "after-attack-roll"
  },
  "onslaught": {
   "when": "action"
  },
  "grit-teeth": {
   "when": "character-falls"
  },
  "regroup": {
   "when": "action"
  },
  "hold-fast": {
   "when": "total-known"
  },
  "second-wind": {
   "when": "action"
  },
  "call-the-brood": {
   "when": "action"
  },
  "signal-below": {
   "when": "action"
  },
  "lure": {
   "when": "action"
  },
  "despoil": {
   "when": "action-phase"
  },
  "dark-office": {
   "when": "action-phase"
  }
 },
 "characters": {
  "skipper": {
   "skills": {
    "influence": 3,
    "will": 2
   },
   "start": "cabin",
   "item": "megaphone",
   "captain": 1,
   "keeper": 10
  },
  "first-mate": {
   "skills": {
    "influence": 2,
    "observation": 1,
    "strength": 2
   },
   "start": "bridge",
   "item": "revolver",
   "captain": 2,
   "keeper": 9
  },
  "surgeon": {
   "skills": {
    "influence": 2,
    "lore": 1,
    "observation": 2
   },
   "start": "cabin",
   "item": "medicine-chest",
   "captain": 5,
   "keeper": 6
  },
  "engineer": {
   "skills": {
    "influence": 1,
    "observation": 2,
    "strength": 2
   },
   "start": "boiler",
   "item": "tool-bag",
   "captain": 3,
   "keeper": 8
  },
  "master-at-arms": {
   "skills": {
    "strength": 3,
    "will": 2
   },
   "start": "bridge",
   "item": "rifle",
   "captain": 4,
   "keeper": 7
  },
  "apprentice": {
   "skills": {
    "lore": 3,
    "will": 2
   },
   "start": "chapel",
   "item": "amulet",
   "captain": 9,
   "keeper": 1
  },
  "mathematician": {
   "skills": {
    "influence": 1,
    "lore": 2,
    "observation": 2
   },
   "start": "chapel",
   "item": "tide-tables",
   "captain": 6,
   "keeper": 3
  },
  "exile": {
   "skills": {
    "lore": 2,
    "strength": 2,
    "will": 1
   },
   "start": "galley",
   "item": "sea-book",
   "captain": 8,
   "keeper": 2
  },
  "jinx": {
   "skills": {
    "influence": 1,
    "lore": 1,
    "observation": 1,
    "strength": 1,
    "will": 1
   },
   "start": "galley",
   "item": "crooked-ring",
   "captain": 7,
   "keeper": 4
  },
  "stowaway": {
   "skills": {
    "lore": 1,
    "observation": 2,
    "will": 2
   },
   "start": "cargo",
   "item": "ships-cat",
   "captain": 10,
   "keeper": 5
  }
 },
 "items": {
  "megaphone": {
   "traits": [
    "instrument"
   ],
   "skill": null
  },
  "revolver": {
   "traits": [
    "weapon"
   ],
   "skill": null
  },
  "medicine-chest": {
   "traits": [
    "tool"
   ],
   "skill": null
  },
  "tool-bag": {
   "traits": [
    "tool"
   ],
   "skill": null
  },
  "rifle": {
   "traits": [
    "weapon"
   ],
   "skill": null
  },
  "amulet": {
   "traits": [
    "relic"
   ],
   "skill": null
  },
  "tide-tables": {
   "traits": [
    "book"
   ],
   "skill": null
  },
  "sea-book": {
   "traits": [
    "book"
   ],
   "skill": null
  },
  "crooked-ring": {
   "traits": [
    "relic"
   ],
   "skill": null
  },
  "ships-cat": {
   "traits": [
    "pet"
   ],
   "skill": null
  },
  "pistol": {
   "traits": [
    "weapon"
   ],
   "skill": null
  },
  "bomb": {
   "traits": [
    "weapon"
   ],
   "skill": null
  },
  "blade": {
   "traits": [
    "weapon"
   ],
   "skill": null
  },
  "deck-shoes": {
   "traits": [
    "garment"
   ],
   "skill": null
  },
  "shotgun": {
   "traits": [
    "weapon"
   ],
   "skill": null
  },
  "tailored-coat": {
   "traits": [
    "upgrade"
   ],
   "skill": "influence"
  },
  "torn-psalter": {
   "traits": [
    "upgrade"
   ],
   "skill": "lore"
  },
  "field-glass": {
   "traits": [
    "upgrade"
   ],
   "skill": "observation"
  },
  "dumb-bells": {
   "traits": [
    "upgrade"
   ],
   "skill": "strength"
  },
  "locket": {
   "traits": [
    "upgrade"
   ],
   "skill": "will"
  }
 },
 "waypoints": {
  "coaling-hulk": {
   "distance": 2,
   "fuel": 0
  },
  "bare-atoll": {
   "distance": 2,
   "fuel": 0
  },
  "cyclone-edge": {
   "distance": 2,
   "fuel": 0
  },
  "drifting-ice": {
   "distance": 2,
   "fuel": 0
  },
  "hidden-shoal": {
   "distance": 2,
   "fuel": 0
  },
  "voices-on-the-water": {
   "distance": 2,
   "fuel": 0
  },
  "gutted-freighter": {
   "distance": 2,
   "fuel": 0
  },
  "lights-far-below": {
   "distance": 3,
   "fuel": 1
  },
  "blind-passage": {
   "distance": 3,
   "fuel": 1
  },
  "whirling-water": {
   "distance": 3,
   "fuel": 1
  },
  "sweet-rain": {
   "distance": 3,
   "fuel": 1
  },
  "wall-of-water": {
   "distance": 3,
   "fuel": 1
  },
  "heavy-swell": {
   "distance": 3,
   "fuel": 1
  },
  "breathing-mist": {
   "distance": 3,
   "fuel": 1
  },
  "weed-field": {
   "distance": 3,
   "fuel": 1
  },
  "easy-miles": {
   "distance": 3,
   "fuel": 1
  },
  "glass-sea": {
   "distance": 4,
   "fuel": 2
  },
  "climbing-hands": {
   "distance": 4,
   "fuel": 2
  },
  "long-night": {
   "distance": 4,
   "fuel": 2
  },
  "breaking-gale": {
   "distance": 4,
   "fuel": 2
  }
 },
 "damage": {
  "structural-influence": {
   "repair": 3,
   "skill": "influence"
  },
  "structural-lore": {
   "repair": 3,
   "skill": "lore"
  },
  "structural-observation": {
   "repair": 3,
   "skill": "observation"
  },
  "structural-strength": {
   "repair": 3,
   "skill": "strength"
  },
  "structural-will": {
   "repair": 3,
   "skill": "will"
  },
  "structural-any": {
   "repair": 5,
   "skill": null
  },
  "fuel-leak": {
   "repair": 0,
   "skill": null
  },
  "flooded-stores": {
   "repair": 0,
   "skill": null
  },
  "stampede": {
   "repair": 0,
   "skill": null
  }
 },
 "passengers": {
  "soul": {
   "lose": [
    "souls"
   ]
  },
  "two-souls": {
   "lose": [
    "souls",
    "souls"
   ]
  },
  "soul-and-sanity": {
   "lose": [
    "souls",
    "sanity"
   ]
  },
  "nobody": {
   "lose": []
  }
 },
 "crises": {
  "sprung-plating": {
   "icon": "hydra",
   "track": "ritual",
   "chooser": "current",
   "role": null,
   "check": {
    "threshold": 9,
    "skills": [
     "influence",
     "strength"
    ],
    "partial": 0
   }
  },
  "steam-burns": {
   "icon": "hydra",
   "track": "ritual",
   "chooser": "current",
   "role": null,
   "check": {
    "threshold": 9,
    "skills": [
     "lore",
     "will"
    ],
    "partial": 0
   }
  },
  "spoiled-flour": {
   "icon": "deep-ones",
   "track": "choose",
   "chooser": "current",
   "role": null,
   "check": {
    "threshold": 9,
    "skills": [
     "observation",
     "strength"
    ],
    "partial": 0
   }
  },
  "drumming-in-the-hull": {
   "icon": "deep-ones",
   "track": "choose",
   "chooser": "current",
   "role": null,
   "check": {
    "threshold": 9,
    "skills": [
     "influence",
     "lore"
    ],
    "partial": 0
   }
  },
  "choked-flues": {
   "icon": "hydra",
   "track": "voyage",
   "chooser": "current",
   "role": null,
   "check": {
    "threshold": 9,
    "skills": [
     "observation",
     "will"
    ],
    "partial": 0
   }
  },
  "rope-party": {
   "icon": "deep-ones",
   "track": "choose",
   "chooser": "current",
   "role": null,
   "check": {
    "threshold": 9,
    "skills": [
     "strength",
     "will"
    ],
    "partial": 0
   }
  },
  "fog-signals": {
   "icon": "hydra",
   "track": "ritual",
   "chooser": "current",
   "role": null,
   "check": {
    "threshold": 10,
    "skills": [
     "lore",
     "observation"
    ],
    "partial": 0
   }
  },
  "cold-galley-fires": {
   "icon": "dagon",
   "track": "voyage",
   "chooser": "current",
   "role": null,
   "check": {
    "threshold": 10,
    "skills": [
     "influence",
     "will"
    ],
    "partial": 0
   }
  },
  "loose-cargo": {
   "icon": "deep-ones",
   "track": "voyage",
   "chooser": "current",
   "role": null,
   "check": {
    "threshold": 10,
    "skills": [
     "influence",
     "observation"
    ],
    "partial": 0
   }
  },
  "whispered-liturgy": {
   "icon": "hydra",
   "track": "ritual",
   "chooser": "current",
   "role": null,
   "check": {
    "threshold": 10,
    "skills": [
     "lore",
     "strength"
    ],
    "partial": 0
   }
  },
  "bilge-gas": {
   "icon": "deep-ones",
   "track": "ritual",
   "chooser": "current",
   "role": null,
   "check": {
    "threshold": 10,
    "skills": [
     "observation",
     "strength"
    ],
    "partial": 7
   }
  },
  "larder-thieves": {
   "icon": "deep-ones",
   "track": "ritual",
   "chooser": "current",
   "role": null,
   "check": {
    "threshold": 11,
    "skills": [
     "influence",
     "observation"
    ],
    "partial": 8
   }
  },
  "panic-on-the-promenade": {
   "icon": "dagon",
   "track": "ritual",
   "chooser": "current",
   "role": null,
   "check": {
    "threshold": 11,
    "skills": [
     "influence",
     "will"
    ],
    "partial": 8
   }
  },
  "jammed-rudder": {
   "icon": "deep-ones",
   "track": "ritual",
   "chooser": "current",
   "role": null,
   "check": {
    "threshold": 11,
    "skills": [
     "observation",
     "strength"
    ],
    "partial": 8
   }
  },
  "something-in-the-pipes": {
   "icon": "deep-ones",
   "track": "voyage",
   "chooser": "current",
   "role": null,
   "check": {
    "threshold": 11,
    "skills": [
     "lore",
     "observation"
    ],
    "partial": 8
   }
  },
  "feverish-passengers": {
   "icon": "dagon",
   "track": "choose",
   "chooser": "current",
   "role": null,
   "check": {
    "threshold": 11,
    "skills": [
     "strength",
     "will"
    ],
    "partial": 8
   }
  },
  "broken-telegraph": {
   "icon": "dagon",
   "track": "voyage",
   "chooser": "current",
   "role": null,
   "check": {
    "threshold": 11,
    "skills": [
     "influence",
     "strength"
    ],
    "partial": 0
   }
  },
  "night-terrors": {
   "icon": "deep-ones",
   "track": "ritual",
   "chooser": "current",
   "role": null,
   "check": {
    "threshold": 11,
    "skills": [
     "lore",
     "will"
    ],
    "partial": 0
   }
  },
  "contaminated-cistern": {
   "icon": "dagon",
   "track": "choose",
   "chooser": "current",
   "role": null,
   "check": {
    "threshold": 12,
    "skills": [
     "observation",
     "will"
    ],
    "partial": 8
   }
  },
  "mutinous-murmurs": {
   "icon": "dagon",
   "track": "voyage",
   "chooser": "current",
   "role": null,
   "check": {
    "threshold": 13,
    "skills": [
     "influence",
     "will"
    ],
    "partial": 10
   }
  },
  "listing-ship": {
   "icon": "hydra",
   "track": "choose",
   "chooser": "current",
   "role": null,
   "check": {
    "threshold": 13,
    "skills": [
     "strength",
     "will"
    ],
    "partial": 10
   }
  },
  "drowned-hymn": {
   "icon": "deep-ones",
   "track": "ritual",
   "chooser": "current",
   "role": null,
   "check": {
    "threshold": 13,
    "skills": [
     "lore",
     "observation"
    ],
    "partial": 10
   }
  },
  "boarding-hooks": {
   "icon": "hydra",
   "track": "voyage",
   "chooser": "current",
   "role": null,
   "check": {
    "threshold": 15,
    "skills": [
     "lore",
     "observation",
     "strength"
    ],
    "partial": 11
   }
  },
  "breached-watertight-door": {
   "icon": "deep-ones",
   "track": "ritual",
   "chooser": "current",
   "role": null,
   "check": {
    "threshold": 15,
    "skills": [
     "lore",
     "strength",
     "will"
    ],
    "partial": 10
   }
  },
  "the-tome-screams": {
   "icon": "deep-ones",
   "track": "ritual",
   "chooser": "current",
   "role": null,
   "check": {
    "threshold": 15,
    "skills": [
     "influence",
     "lore",
     "will"
    ],
    "partial": 0
   }
  },
  "drifting-raft": {
   "icon": "dagon",
   "track": "voyage",
   "chooser": "current",
   "role": null,
   "check": {
    "threshold": 16,
    "skills": [
     "influence",
     "observation",
     "strength"
    ],
    "partial": 13
   }
  },
  "empty-powder-locker": {
   "icon": "deep-ones",
   "track": "voyage",
   "chooser": "current",
   "role": null,
   "check": {
    "threshold": 16,
    "skills": [
     "influence",
     "observation",
     "will"
    ],
    "partial": 12
   }
  },
  "furnace-backdraft": {
   "icon": "dagon",
   "track": "ritual",
   "chooser": "current",
   "role": null,
   "check": {
    "threshold": 16,
    "skills": [
     "influence",
     "strength",
     "will"
    ],
    "partial": 11
   }
  },
  "barricaded-stairwell": {
   "icon": "deep-ones",
   "track": "voyage",
   "chooser": "current",
   "role": null,
   "check": {
    "threshold": 17,
    "skills": [
     "influence",
     "lore",
     "strength"
    ],
    "partial": 12
   }
  },
  "breaking-the-surface": {
   "icon": "deep-ones",
   "track": "voyage",
   "chooser": "current",
   "role": null,
   "check": {
    "threshold": 17,
    "skills": [
     "lore",
     "observation",
     "will"
    ],
    "partial": 0
   }
  },
  "race-the-storm": {
   "icon": "deep-ones",
   "track": "ritual",
   "chooser": "captain",
   "role": null,
   "check": {
    "threshold": 16,
    "skills": [
     "lore",
     "observation",
     "strength"
    ],
    "partial": 0
   }
  },
  "rite-of-parting-waters": {
   "icon": "deep-ones",
   "track": "ritual",
   "chooser": "keeper",
   "role": null,
   "check": {
    "threshold": 18,
    "skills": [
     "influence",
     "lore",
     "observation"
    ],
    "partial": 0
   }
  },
  "chant-in-unison": {
   "icon": "dagon",
   "track": "choose",
   "chooser": "keeper",
   "role": null,
   "check": {
    "threshold": 9,
    "skills": [
     "lore",
     "strength"
    ],
    "partial": 0
   }
  },
  "vote-of-no-confidence": {
   "icon": "deep-ones",
   "track": "voyage",
   "chooser": "captain",
   "role": null,
   "check": {
    "threshold": 9,
    "skills": [
     "influence",
     "will"
    ],
    "partial": 0
   }
  },
  "overheated-bearings": {
   "icon": "deep-ones",
   "track": "voyage",
   "chooser": "captain",
   "role": null,
   "check": {
    "threshold": 11,
    "skills": [
     "influence",
     "strength"
    ],
    "partial": 0
   }
  },
  "lights-in-the-wake": {
   "icon": "hydra",
   "track": "voyage",
   "chooser": "current",
   "role": null,
   "check": {
    "threshold": 13,
    "skills": [
     "lore",
     "observation"
    ],
    "partial": 0
   }
  },
  "idle-hands": {
   "icon": "deep-ones",
   "track": "voyage",
   "chooser": "current",
   "role": null,
   "check": {
    "threshold": 9,
    "skills": [
     "observation",
     "will"
    ],
    "partial": 0
   }
  },
  "lost-child": {
   "icon": "hydra",
   "track": "choose",
   "chooser": "current",
   "role": null,
   "check": {
    "threshold": 10,
    "skills": [
     "influence",
     "observation"
    ],
    "partial": 0
   }
  },
  "uninvited-guest": {
   "icon": "dagon",
   "track": "ritual",
   "chooser": "current",
   "role": null,
   "check": {
    "threshold": 11,
    "skills": [
     "influence",
     "lore"
    ],
    "partial": 0
   }
  },
  "stowaways-bargain": {
   "icon": "hydra",
   "track": "ritual",
   "chooser": "current",
   "role": null,
   "check": {
    "threshold": 11,
    "skills": [
     "influence",
     "observation"
    ],
    "partial": 0
   }
  },
  "half-rations": {
   "icon": "deep-ones",
   "track": "choose",
   "chooser": "captain",
   "role": null,
   "check": null
  },
  "lock-them-up": {
   "icon": "dagon",
   "track": "ritual",
   "chooser": "captain",
   "role": null,
   "check": null
  },
  "burn-the-furniture": {
   "icon": "deep-ones",
   "track": "ritual",
   "chooser": "captain",
   "role": null,
   "check": null
  },
  "distress-rockets": {
   "icon": "deep-ones",
   "track": "voyage",
   "chooser": "captain",
   "role": null,
   "check": null
  },
  "quarantine": {
   "icon": "hydra",
   "track": "voyage",
   "chooser": "captain",
   "role": null,
   "check": null
  },
  "crowded-lifeboats": {
   "icon": "deep-ones",
   "track": "voyage",
   "chooser": "captain",
   "role": null,
   "check": null
  },
  "steerage-protest": {
   "icon": "deep-ones",
   "track": "voyage",
   "chooser": "captain",
   "role": null,
   "check": null
  },
  "gala-night": {
   "icon": "dagon",
   "track": "ritual",
   "chooser": "captain",
   "role": null,
   "check": null
  },
  "arm-the-crew": {
   "icon": "hydra",
   "track": "voyage",
   "chooser": "captain",
   "role": null,
   "check": null
  },
  "the-pursers-safe": {
   "icon": "deep-ones",
   "track": "choose",
   "chooser": "captain",
   "role": null,
   "check": null
  },
  "burial-at-sea": {
   "icon": "deep-ones",
   "track": "ritual",
   "chooser": "captain",
   "role": null,
   "check": null
  },
  "change-course": {
   "icon": "hydra",
   "track": "voyage",
   "chooser": "captain",
   "role": null,
   "check": null
  },
  "bad-dreams": {
   "icon": "dagon",
   "track": "choose",
   "chooser": "current",
   "role": null,
   "check": null
  },
  "pilfered-stores": {
   "icon": "dagon",
   "track": "ritual",
   "chooser": "current",
   "role": null,
   "check": null
  },
  "frightened-family": {
   "icon": "hydra",
   "track": "choose",
   "chooser": "current",
   "role": null,
   "check": null
  },
  "saboteurs-trail": {
   "icon": "deep-ones",
   "track": "choose",
   "chooser": "current",
   "role": null,
   "check": null
  },
  "blood-price": {
   "icon": "dagon",
   "track": "ritual",
   "chooser": "keeper",
   "role": null,
   "check": null
  },
  "forbidden-page": {
   "icon": "deep-ones",
   "track": "voyage",
   "chooser": "keeper",
   "role": null,
   "check": null
  },
  "tainted-water": {
   "icon": "hydra",
   "track": "ritual",
   "chooser": "keeper",
   "role": null,
   "check": null
  },
  "candle-vigil": {
   "icon": "dagon",
   "track": "ritual",
   "chooser": "keeper",
   "role": null,
   "check": null
  },
  "the-bridge-is-mine": {
   "icon": "deep-ones",
   "track": "voyage",
   "chooser": "character",
   "role": "skipper",
   "check": {
    "threshold": 13,
    "skills": [
     "influence",
     "will"
    ],
    "partial": 0
   }
  },
  "hold-the-rail": {
   "icon": "hydra",
   "track": "voyage",
   "chooser": "character",
   "role": "first-mate",
   "check": {
    "threshold": 13,
    "skills": [
     "strength",
     "will"
    ],
    "partial": 0
   }
  },
  "not-enough-beds": {
   "icon": "dagon",
   "track": "voyage",
   "chooser": "character",
   "role": "surgeon",
   "check": {
    "threshold": 13,
    "skills": [
     "influence",
     "lore"
    ],
    "partial": 0
   }
  },
  "held-by-rust": {
   "icon": "deep-ones",
   "track": "voyage",
   "chooser": "character",
   "role": "engineer",
   "check": {
    "threshold": 13,
    "skills": [
     "observation",
     "strength"
    ],
    "partial": 0
   }
  },
  "gunfire-below": {
   "icon": "deep-ones",
   "track": "voyage",
   "chooser": "character",
   "role": "master-at-arms",
   "check": {
    "threshold": 13,
    "skills": [
     "influence",
     "strength"
    ],
    "partial": 0
   }
  },
  "the-page-turns-itself": {
   "icon": "hydra",
   "track": "voyage",
   "chooser": "character",
   "role": "apprentice",
   "check": {
    "threshold": 13,
    "skills": [
     "lore",
     "will"
    ],
    "partial": 0
   }
  },
  "an-unsolved-remainder": {
   "icon": "dagon",
   "track": "voyage",
   "chooser": "character",
   "role": "mathematician",
   "check": {
    "threshold": 13,
    "skills": [
     "lore",
     "observation"
    ],
    "partial": 0
   }
  },
  "voices-of-kin": {
   "icon": "deep-ones",
   "track": "voyage",
   "chooser": "character",
   "role": "exile",
   "check": null
  },
  "whatever-can-go-wrong": {
   "icon": "hydra",
   "track": "voyage",
   "chooser": "character",
   "role": "jinx",
   "check": {
    "threshold": 15,
    "skills": [
     "strength",
     "will"
    ],
    "partial": 0
   }
  },
  "caught-in-the-hold": {
   "icon": "deep-ones",
   "track": "voyage",
   "chooser": "character",
   "role": "stowaway",
   "check": {
    "threshold": 13,
    "skills": [
     "lore",
     "strength"
    ],
    "partial": 0
   }
  }
 },
 "checks": {
  "cabin": {
   "threshold": 8,
   "skills": [
    "influence",
    "observation"
   ],
   "partial": 0
  },
  "brig": {
   "threshold": 8,
   "skills": [
    "lore",
    "strength"
   ],
   "partial": 0
  }
 }
} as const;

export const IDLE: string[] = ["pass","ready"];
