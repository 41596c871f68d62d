// Written by `fathom types`; do not edit. Its source is Python.

export interface Machina {
  chance: unknown;
  shown: number;
  agenda: unknown[];
  board: Placed[];
  entrance: Opening | null;
  exit: Opening | null;
  closed: number[];
  broken: number[];
  tokens: Record<string, number>;
  lit: number[];
  scenario: Scenario;
  length: Length;
  face_zero: number;
  forgiving: boolean;
  ties_asked: boolean;
  spawn_order_asked: boolean;
  campaign: boolean;
  earlier: Scenario[];
  brought: string[];
  explorers: Explorer[];
  fallen: number[];
  queue: Monster[];
  round: number;
  phase: Phase;
  now: string | null;
  chapters: string[];
  chapter: number;
  finale: boolean;
  doom: number;
  spawn: number | null;
  horror: number | null;
  threat: number;
  level: number;
  stack: TileStack;
  faces: Record<string, string>;
  parts: Record<string, number>;
  items: Record<string, ItemDeck>;
  item_level: number;
  item_discard: string[];
  monsters: MonsterDeck;
  monster_discard: string[];
  removed: string[];
  explorations: ExplorationDeck;
  exploration_discard: string[];
  horrors: HorrorDeck;
  horror_discard: string[];
  drawn_items: string[];
  drawn_explorations: string[];
  drawn_horrors: string[];
  lost_events: string[];
  struck: string[];
  strikes: number;
  defeats: Defeat[];
  falling: number;
  exploding: number[];
  marks: Mark[];
  counters: Record<string, number>;
  ending: Ending | null;
}

export interface Placed {
  tile: number;
  side: string;
  turns: number;
  column: number;
  row: number;
}

export interface Opening {
  tile: number;
  edge: Edge;
}

export type Edge = 0 | 1 | 2 | 3;

export type Scenario = "ice" | "statue" | "beast";

export type Length = "full" | "short" | "very-short";

export interface Explorer {
  seat: number;
  card: string;
  space: number | null;
  health: number;
  stamina: number;
  essence: number;
  gear: Gear[];
  bound: Bound[];
  turn: Turn;
  fate: Fate;
  arriving: boolean;
}

export interface Gear {
  item: string;
  worn: boolean;
  on: string;
  spent: boolean;
}

export interface Bound {
  event: string;
  spent: boolean;
}

export type Turn = "waiting" | "open" | "over";

export type Fate = "here" | "exited" | "destroyed";

export interface Monster {
  card: string;
  space: number | null;
  wounds: number;
  stamina: number;
  master: number;
  acted: boolean;
}

export type Phase = "explorers" | "spawn" | "horror" | "monsters";

export interface TileStack {
  cards: (number | null)[];
  seen: number[];
}

export interface ItemDeck {
  cards: (string | null)[];
  seen: number[];
}

export interface MonsterDeck {
  cards: (string | null)[];
  seen: number[];
}

export interface ExplorationDeck {
  cards: (string | null)[];
  seen: number[];
}

export interface HorrorDeck {
  cards: (string | null)[];
  seen: number[];
}

export interface Defeat {
  seat: number;
  by: string | null;
}

export interface Mark {
  owner: number;
  card: string;
  holds: Hold[];
}

export interface Hold {
  unit: string;
  what: string;
  by: number;
}

export type Ending = "won" | "escaped" | "destroyed" | "doom";

export interface Reading {
  units: Record<string, Figures>;
  taken: Taken[];
  openings: Unexplored[];
  spawn: number | null;
  horror: number | null;
  doom: number;
  markers: number[];
}

export interface Figures {
  armor: number;
  will: number;
  health: number;
  most_health: number;
  stamina: number;
  most_stamina: number;
  traits: Trait[];
}

export type Trait = "immobile" | "held" | "ethereal" | "steady" | "over-obstacles" | "over-pits" | "sees-ethereal" | "keeps-health" | "clear-shot";

export interface Taken {
  kind: Kind;
  as_kind: Kind;
  also: boolean;
}

export type Kind = "floor" | "rubble" | "trap" | "pit" | "barrel" | "spawn" | "lever" | "recharge" | "workbench" | "chest" | "event" | "chapter" | "story" | "ritual" | "statue";

export interface Unexplored {
  opening: Opening;
  spaces: number[];
}

export type State = Machina & { reading: Reading } & { readable_passages: string[] } & { revealed_cards: Record<string, null> };

export interface Note {
  stamina: number;
  essence: number;
  health: number;
  spends: boolean;
  way: number[];
  reach: number[];
  line: number[];
  tiles: number[];
  banished: string[];
  changes: Change[];
  stowed: string[];
  hurts: string | null;
  vain: boolean;
  then: (Activate | Seal | Explore | Leave | OpenDoor | Use | Equip | TakeTurn)[];
}

export interface Change {
  what: Number;
  before: number;
  after: number;
}

export type Number = "armor" | "will" | "max-health" | "max-stamina" | "attack" | "magic-attack" | "range";

export interface Activate {
  do: "activate";
  space: number;
}

export interface Seal {
  do: "seal";
  space: number;
}

export interface Explore {
  do: "explore";
  opening: Opening;
}

export interface Leave {
  do: "leave";
}

export interface OpenDoor {
  do: "open-door";
  door: number;
}

export interface Use {
  do: "use";
  card: string;
  ability: number;
  unit: string | null;
  space: number | null;
  door: number | null;
}

export interface Equip {
  do: "equip";
  item: string;
  instead: string | null;
}

export interface TakeTurn {
  do: "take-turn";
  explorer: string;
}

export type Prompt = "pick-explorer" | "take-turn" | "act" | "speak-up" | "window" | "spawn-order" | "second-target" | "raise" | "save-health" | "pay-essence" | "contribute" | "place-monster" | "lose-equipped" | "draw-item" | "part-with-item" | "keep-item" | "equip-at-once" | "exchange-items" | "return-items" | "whose-inventory" | "rearrange" | "trade" | "trade-asked" | "enter" | "place-exit" | "monster-step" | "monster-target" | "monster-act" | "pick-unit" | "pick-space" | "pick-door" | "move-up-to" | "teleport" | "teleport-near" | "leap" | "keep-or-return" | "take-item" | "keep-cards" | "give-item" | "give-back" | "stow-one" | "destroy-item" | "choose-effect" | "may-effect";

export interface Agree {
  do: "agree";
}

export interface AskFor {
  do: "ask-for";
  item: string;
}

export interface Attach {
  do: "attach";
  item: string;
  on: string;
}

export interface BreakDoor {
  do: "break-door";
  door: number;
}

export interface CloseDoor {
  do: "close-door";
  door: number;
}

export interface Contribute {
  do: "contribute";
  essence: number;
}

export interface Cross {
  do: "cross";
  to: number;
}

export interface Destroy {
  do: "destroy";
  item: string;
}

export interface Done {
  do: "done";
}

export interface DrawFrom {
  do: "draw-from";
  deck: Type;
}

export type Type = "weapon" | "apparel" | "artifact" | "consumable";

export interface EndTurn {
  do: "end-turn";
}

export interface Exchange {
  do: "exchange";
  drawn: string;
  own: string;
}

export interface Give {
  do: "give";
  item: string;
  to: string;
}

export interface GoOn {
  do: "go-on";
}

export interface Keep {
  do: "keep";
  item: string;
}

export interface KeepEvent {
  do: "keep-event";
  event: string;
}

export interface Move {
  do: "move";
  to: number;
}

export interface NeverMind {
  do: "never-mind";
}

export interface PayEssence {
  do: "pay-essence";
  own: number;
}

export interface PickDoor {
  do: "pick-door";
  door: number;
}

export interface PickExplorer {
  do: "pick-explorer";
  explorer: string;
}

export interface PickSpace {
  do: "pick-space";
  space: number;
}

export interface PickUnit {
  do: "pick-unit";
  unit: string;
}

export interface Place {
  do: "place";
  space: number;
}

export interface PlaceExit {
  do: "place-exit";
  opening: Opening;
}

export interface Pursue {
  do: "pursue";
  explorer: string;
}

export interface PutBack {
  do: "put-back";
  item: string;
}

export interface Raise {
  do: "raise";
  by: number;
}

export interface Refuse {
  do: "refuse";
}

export interface RollNext {
  do: "roll-next";
  explorer: string;
}

export interface Save {
  do: "save";
  health: number;
}

export interface StepIntoPit {
  do: "step-into-pit";
  to: number;
}

export interface StepTo {
  do: "step-to";
  to: number;
}

export interface Stow {
  do: "stow";
  item: string;
}

export interface Target {
  do: "target";
  unit: string;
}

export interface Trade {
  do: "trade";
  explorer: string;
}

export interface UseInventory {
  do: "use-inventory";
  explorer: string;
}

export type Action = Activate | Agree | AskFor | Attach | BreakDoor | CloseDoor | Contribute | Cross | Destroy | Done | DrawFrom | EndTurn | Equip | Exchange | Explore | Give | GoOn | Keep | KeepEvent | Leave | Move | NeverMind | OpenDoor | PayEssence | PickDoor | PickExplorer | PickSpace | PickUnit | Place | PlaceExit | Pursue | PutBack | Raise | Refuse | RollNext | Save | Seal | StepIntoPit | StepTo | Stow | TakeTurn | Target | Trade | Use | UseInventory;

export interface Activated {
  event: "activated";
  unit: string;
  space: number;
}

export interface Attacked {
  event: "attacked";
  unit: string;
  defenders: string[];
  dice: number[];
  magic: boolean;
}

export interface Banished {
  event: "banished";
  unit: string;
}

export interface Boosted {
  event: "boosted";
  by: number;
}

export interface BoundTo {
  event: "bound-to";
  unit: string;
  event_card: string;
}

export interface CampaignThreat {
  event: "campaign-threat";
  threat: number;
}

export interface ChapterBegan {
  event: "chapter-began";
  chapter: string;
}

export interface ChapterLit {
  event: "chapter-lit";
  space: number;
}

export interface Chose {
  event: "chose";
  seat: number;
  explorer: string;
}

export interface Contributed {
  event: "contributed";
  unit: string;
  essence: number;
}

export interface Counted {
  event: "counted";
  card: string;
  count: number;
  of: number;
}

export interface Destroyed {
  event: "destroyed";
  unit: string;
  by: string | null;
}

export interface DoorBroken {
  event: "door-broken";
  door: number;
}

export interface DoorClosed {
  event: "door-closed";
  door: number;
}

export interface DoorOpened {
  event: "door-opened";
  door: number;
}

export interface Drew {
  event: "drew";
  unit: string;
  deck: Type;
  item: string;
}

export interface EffectRolled {
  event: "effect-rolled";
  roll: number;
  needed: number;
  done: boolean;
}

export interface Ended {
  event: "ended";
  ending: Ending;
}

export interface Equipped {
  event: "equipped";
  unit: string;
  item: string;
  on: string | null;
}

export interface ExitPlaced {
  event: "exit-placed";
  opening: Opening;
}

export interface Exited {
  event: "exited";
  unit: string;
}

export interface Exploded {
  event: "exploded";
  space: number;
}

export interface Explored {
  event: "explored";
  unit: string;
  tile: number;
  side: string;
}

export interface Gained {
  event: "gained";
  unit: string;
  item: string;
}

export interface Gave {
  event: "gave";
  unit: string;
  to: string;
  item: string;
}

export interface HorrorRolled {
  event: "horror-rolled";
  roll: number;
  needed: number;
}

export interface Invoked {
  event: "invoked";
  event_card: string;
  unit: string | null;
  again: boolean;
}

export interface ItemDestroyed {
  event: "item-destroyed";
  item: string;
}

export interface Kept {
  event: "kept";
  unit: string;
  card: string;
}

export interface Landed {
  event: "landed";
  unit: string;
  to: number;
}

export interface LevelRose {
  event: "level-rose";
  level: number;
}

export interface Lost {
  event: "lost";
  unit: string;
  what: Attribute;
  by: number;
}

export type Attribute = "armor" | "will" | "health" | "stamina" | "essence";

export interface MarkerBack {
  event: "marker-back";
  owner: number;
  card: string;
}

export interface MarkerPut {
  event: "marker-put";
  owner: number;
  card: string;
}

export interface Moved {
  event: "moved";
  unit: string;
  to: number;
}

export interface PhaseBegan {
  event: "phase-began";
  phase: Phase;
}

export interface Raised {
  event: "raised";
  unit: string;
  by: number;
}

export interface RatingsSet {
  event: "ratings-set";
  spawn: number | null;
  horror: number | null;
}

export interface Regained {
  event: "regained";
  unit: string;
  what: Attribute;
  by: number;
}

export interface Returned {
  event: "returned";
  item: string;
}

export interface RoundBegan {
  event: "round-began";
  round: number;
}

export interface Scrolled {
  event: "scrolled";
  tile: number;
}

export interface Sealed {
  event: "sealed";
  unit: string;
  space: number;
}

export interface Shoved {
  event: "shoved";
  unit: string;
  to: number;
}

export interface SpaceDestroyed {
  event: "space-destroyed";
  space: number;
}

export interface SpaceRevived {
  event: "space-revived";
  space: number;
}

export interface SpawnRolled {
  event: "spawn-rolled";
  unit: string;
  roll: number;
  needed: number;
}

export interface Spawned {
  event: "spawned";
  monster: string;
  space: number;
}

export interface Stowed {
  event: "stowed";
  unit: string;
  item: string;
}

export interface Struck {
  event: "struck";
  unit: string;
  result: number;
  defense: number;
  hit: boolean;
}

export interface ThreatChanged {
  event: "threat-changed";
  threat: number;
}

export interface TurnBegan {
  event: "turn-began";
  unit: string;
}

export interface TurnEnded {
  event: "turn-ended";
  unit: string;
}

export interface Used {
  event: "used";
  unit: string;
  card: string;
  ability: number;
}

export interface Weakened {
  event: "weakened";
  by: number;
}

export type Event = Activated | Attacked | Banished | Boosted | BoundTo | CampaignThreat | ChapterBegan | ChapterLit | Chose | Contributed | Counted | Destroyed | DoorBroken | DoorClosed | DoorOpened | Drew | EffectRolled | Ended | Equipped | ExitPlaced | Exited | Exploded | Explored | Gained | Gave | HorrorRolled | Invoked | ItemDestroyed | Kept | Landed | LevelRose | Lost | MarkerBack | MarkerPut | Moved | PhaseBegan | Raised | RatingsSet | Regained | Returned | RoundBegan | Scrolled | Sealed | Shoved | SpaceDestroyed | SpaceRevived | SpawnRolled | Spawned | Stowed | Struck | ThreatChanged | TurnBegan | TurnEnded | Used | Weakened;

export const FIELDS: Record<string, Record<string, string>> = {
  "ask": {
    "unit": "format:unit",
    "target": "format:unit",
    "item": "format:item-card",
    "card": "format:card"
  },
  "do-activate": {
    "space": "format:feature"
  },
  "do-ask-for": {
    "item": "format:item-card"
  },
  "do-attach": {
    "item": "format:item-card",
    "on": "format:item-card"
  },
  "do-cross": {
    "to": "format:space"
  },
  "do-destroy": {
    "item": "format:item-card"
  },
  "do-draw-from": {
    "deck": "enum:type"
  },
  "do-equip": {
    "item": "format:item-card",
    "instead": "format:item-card"
  },
  "do-exchange": {
    "drawn": "format:item-card",
    "own": "format:item-card"
  },
  "do-explore": {
    "opening": "format:opening"
  },
  "do-give": {
    "item": "format:item-card",
    "to": "format:unit"
  },
  "do-keep": {
    "item": "format:item-card"
  },
  "do-keep-event": {
    "event": "format:event-card"
  },
  "do-move": {
    "to": "format:space"
  },
  "do-pick-explorer": {
    "explorer": "format:explorer-card"
  },
  "do-pick-space": {
    "space": "format:space"
  },
  "do-pick-unit": {
    "unit": "format:unit"
  },
  "do-place": {
    "space": "format:space"
  },
  "do-place-exit": {
    "opening": "format:opening"
  },
  "do-pursue": {
    "explorer": "format:unit"
  },
  "do-put-back": {
    "item": "format:item-card"
  },
  "do-roll-next": {
    "explorer": "format:unit"
  },
  "do-seal": {
    "space": "format:space"
  },
  "do-step-into-pit": {
    "to": "format:space"
  },
  "do-step-to": {
    "to": "format:space"
  },
  "do-stow": {
    "item": "format:item-card"
  },
  "do-take-turn": {
    "explorer": "format:unit"
  },
  "do-target": {
    "unit": "format:unit"
  },
  "do-trade": {
    "explorer": "format:unit"
  },
  "do-use": {
    "card": "format:card",
    "unit": "format:unit",
    "space": "format:space"
  },
  "do-use-inventory": {
    "explorer": "format:unit"
  },
  "tell-activated": {
    "unit": "format:unit",
    "space": "format:feature"
  },
  "tell-attacked": {
    "unit": "format:unit",
    "defenders": "list:format:unit",
    "dice": "list:plain"
  },
  "tell-banished": {
    "unit": "format:unit"
  },
  "tell-bound-to": {
    "unit": "format:unit",
    "event_card": "format:event-card"
  },
  "tell-chapter-began": {
    "chapter": "format:chapter-card"
  },
  "tell-chapter-lit": {
    "space": "format:space"
  },
  "tell-chose": {
    "seat": "seat",
    "explorer": "format:explorer-card"
  },
  "tell-contributed": {
    "unit": "format:unit"
  },
  "tell-counted": {
    "card": "format:card"
  },
  "tell-destroyed": {
    "unit": "format:unit",
    "by": "format:unit"
  },
  "tell-drew": {
    "unit": "format:unit",
    "deck": "enum:type",
    "item": "format:item-card"
  },
  "tell-ended": {
    "ending": "enum:ending"
  },
  "tell-equipped": {
    "unit": "format:unit",
    "item": "format:item-card",
    "on": "format:item-card"
  },
  "tell-exit-placed": {
    "opening": "format:opening"
  },
  "tell-exited": {
    "unit": "format:unit"
  },
  "tell-exploded": {
    "space": "format:space"
  },
  "tell-explored": {
    "unit": "format:unit"
  },
  "tell-gained": {
    "unit": "format:unit",
    "item": "format:item-card"
  },
  "tell-gave": {
    "unit": "format:unit",
    "to": "format:unit",
    "item": "format:item-card"
  },
  "tell-invoked": {
    "event_card": "format:event-card",
    "unit": "format:unit"
  },
  "tell-item-destroyed": {
    "item": "format:item-card"
  },
  "tell-kept": {
    "unit": "format:unit",
    "card": "format:card"
  },
  "tell-landed": {
    "unit": "format:unit",
    "to": "format:space"
  },
  "tell-lost": {
    "unit": "format:unit",
    "what": "enum:attribute"
  },
  "tell-marker-back": {
    "card": "format:card"
  },
  "tell-marker-put": {
    "card": "format:card"
  },
  "tell-moved": {
    "unit": "format:unit",
    "to": "format:space"
  },
  "tell-phase-began": {
    "phase": "enum:phase"
  },
  "tell-raised": {
    "unit": "format:unit"
  },
  "tell-regained": {
    "unit": "format:unit",
    "what": "enum:attribute"
  },
  "tell-returned": {
    "item": "format:item-card"
  },
  "tell-sealed": {
    "unit": "format:unit",
    "space": "format:space"
  },
  "tell-shoved": {
    "unit": "format:unit",
    "to": "format:space"
  },
  "tell-space-destroyed": {
    "space": "format:feature"
  },
  "tell-space-revived": {
    "space": "format:feature"
  },
  "tell-spawn-rolled": {
    "unit": "format:unit"
  },
  "tell-spawned": {
    "monster": "format:monster-card",
    "space": "format:space"
  },
  "tell-stowed": {
    "unit": "format:unit",
    "item": "format:item-card"
  },
  "tell-struck": {
    "unit": "format:unit"
  },
  "tell-turn-began": {
    "unit": "format:unit"
  },
  "tell-turn-ended": {
    "unit": "format:unit"
  },
  "tell-used": {
    "unit": "format:unit",
    "card": "format:card"
  }
};

export const FACTS = {
 "size": 10,
 "letters": {
  ".": "floor",
  "#": "rubble",
  "T": "trap",
  "P": "pit",
  "B": "barrel",
  "S": "spawn",
  "L": "lever",
  "R": "recharge",
  "W": "workbench",
  "C": "chest",
  "E": "event",
  "K": "chapter",
  "Y": "story",
  "O": "ritual",
  "U": "statue"
 },
 "sides": {
  "1a": {
   "spaces": "..TT..S.E....C..TT.#.........C...T.B...L..T#.E#......#.###S.....##.....................T.#R..#...K.#",
   "walls": "3-4 6-7 16-17 20-30 21-31 22-32 23-24 23-33 26-27 27-37 29-39 33-34 43-44 77-87 79-89 86-87 96-97",
   "doors": "28-38 78-88",
   "openings": "0 2 3"
  },
  "1b": {
   "spaces": "..#.............K...S.......E###...W........S..BB.........B...........##P..E..PR#.....C..#.......###",
   "walls": "44-45 54-55 56-66 58-68 59-69 65-66 75-76 85-86 95-96",
   "doors": "",
   "openings": "0 1 2 3"
  },
  "2a": {
   "spaces": "C.R....S..S...........K#..B......#PL...........#...E.S...#......T....#....P.E.###......TT.##.......T",
   "walls": "3-4 5-6 13-14 23-24 25-26 26-36 28-38 29-39 30-40 31-41 33-43",
   "doors": "27-37 32-42",
   "openings": "0 1 2 3"
  },
  "2b": {
   "spaces": "...E..#..T#.....#..T#.B.K.#.T..STT#..........#.##...LRT#.....###.......C.........E..S.T.C.......#T..",
   "walls": "33-34 43-44 51-61 65-75 66-76 67-77 71-72 91-92",
   "doors": "",
   "openings": "0 1 2 3"
  },
  "3a": {
   "spaces": ".###..####......#####..SR.L..#.P...TT.K#..S...T....PP...BB..PPP.......ET..........TY.E..T.#.......CT",
   "walls": "52-62 53-63 54-64 77-87 78-88 79-89 86-87",
   "doors": "",
   "openings": "0 1 2 3"
  },
  "3b": {
   "spaces": "WY....#......E..#..#..C.......#............B.......#.........#E....R.#.K....##.....#..S#....##....Y.",
   "walls": "3-4 13-14 20-30 22-32 23-33 42-43 52-53 62-63 67-77 69-79 86-87 96-97",
   "doors": "",
   "openings": "0 1 2 3"
  },
  "4a": {
   "spaces": "E........#........##...E.S..###T...C.T...TT.....#...SPWY.#R...Y.KP.....PP....C...#PL..#....#P...###.",
   "walls": "3-4 20-30 21-31 22-32 23-24 23-33 62-72 63-73 66-76 68-78 69-79 75-76 95-96",
   "doors": "",
   "openings": "0 1 2 3"
  },
  "4b": {
   "spaces": "..C...#.E..E..R.YL..C....T..##..Y..TT........S........T.........T....K.....S....#......#..####..##..",
   "walls": "2-3 12-13 22-23 30-40 32-33 32-42 65-75 66-76 67-77",
   "doors": "31-41",
   "openings": "0 1 2 3"
  },
  "5a": {
   "spaces": "##PW....##.CP....B##..P....B#.S...R...........E.....SS.#..............#.........##..........K...C...",
   "walls": "3-4 13-14 23-24 30-40 31-41 33-34 33-43 35-36 45-46 55-56 56-66 58-68 59-69 65-66 75-76 85-86 95-96",
   "doors": "32-42",
   "openings": "0 1 2"
  },
  "5b": {
   "spaces": "###......##C.L....S##..S....##SEP.W.......K..........P...T...........B##.......BT.T.......TR........",
   "walls": "2-3 5-6 15-16 22-23 25-26 26-36 28-38 29-39 30-40 31-41 32-33 32-42 46-47 56-57",
   "doors": "27-37",
   "openings": "0 1 2 3"
  },
  "6a": {
   "spaces": "SW.L...T...R....#K.#......E..#ST.##..###.T..T...#...........C.......TT......E.#..T.....B##T.......##",
   "walls": "42-43 50-60 51-61 52-53 52-62 62-63 82-83 92-93",
   "doors": "72-73",
   "openings": "1 2 3"
  },
  "6b": {
   "spaces": "#..#..#C....T....TKS....S.TER............LTT..YT...T.T......#..E......##.....#..#.....##........####",
   "walls": "6-7 26-27 36-37 37-47 38-48 39-49 46-47 56-57 64-74 65-75 66-76",
   "doors": "",
   "openings": "0 1 2 3"
  },
  "7a": {
   "spaces": "EK..................#..C....###.T...Y......T#...B...L.##.TB...ESRP.....P........PPT#......TT##..YS..",
   "walls": "3-4 21-31 22-32 23-24 50-60 52-62 62-63 72-73 82-83",
   "doors": "13-14 51-61",
   "openings": "0 2 3"
  },
  "7b": {
   "spaces": "W#.S..#C....K.EPPP......PP....#R..............PY.....#S.......##.....#..#......#..##.....#.#......##",
   "walls": "6-7 16-17 26-27 37-47 39-49 57-67 59-69 65-66 66-67 75-76 76-77 86-87 96-97",
   "doors": "38-48 58-68",
   "openings": "1 2 3"
  },
  "8a": {
   "spaces": "#..#..#.###.......#.....L...C..........R.......E....T.##.......S#...#...TTKST##.##.BT.T...#..T......",
   "walls": "6-7 16-17 26-27 27-37 29-39 60-70 62-72 63-73 73-74 83-84",
   "doors": "",
   "openings": "0 2 3"
  },
  "8b": {
   "spaces": "......##..E#....T#.###..P...T#SPP.L...C..PT.W.T....PTT.......PT......#.....#K..##....##...R.S#....E.",
   "walls": "16-17 22-23 26-27 32-33 36-37 37-47 39-49",
   "doors": "",
   "openings": "0 1 3"
  },
  "9a": {
   "spaces": "##.....K.PC..SE.S.........C.P.R....BB..#.##........#..................##.......###......#####.......",
   "walls": "2-3 10-20 12-13 12-22 24-25 34-35",
   "doors": "11-21",
   "openings": "0 1 2 3"
  },
  "9b": {
   "spaces": ".E.....###.......K##R.C.............#S.....Y.##W........B.......S...............##......#.#.........",
   "walls": "3-4 5-6 13-14 15-16 20-30 21-31 23-24 23-33 25-26 33-34 37-47 39-49 43-44",
   "doors": "",
   "openings": "1 2 3"
  },
  "10a": {
   "spaces": ".###..##.#...#..Y.K#..........C.....S.........##.....W...........R..S....E.....#.................##.",
   "walls": "3-4 23-24 30-40 32-42 33-34 33-43 50-60 51-61 52-62 62-63 67-77 68-78 69-79 72-73 76-77 92-93 96-97",
   "doors": "86-87",
   "openings": "0 1 3"
  },
  "10b": {
   "spaces": "..#K..####SS#.............C...........Y...R.E.........K.....#........##..........................###",
   "walls": "2-3 5-6 12-13 25-26 26-36 27-37 28-38 29-39 30-40 32-33 32-42 44-45 54-55 64-65 64-74 65-75 66-76",
   "doors": "15-16 31-41",
   "openings": "0 1 2 3"
  },
  "ice": {
   "spaces": "##..SC..###........#..O....O......##.....E......E....#..#.......##....S.O....O.S#...R....###......##",
   "walls": "23-33 26-36 63-73 66-76",
   "doors": "",
   "openings": ""
  },
  "statue": {
   "spaces": "##......###S......S#..#....#...C......C.....UU........UU................#....#..#...E....###......##",
   "walls": "12-22 17-27 72-82 77-87",
   "doors": "",
   "openings": ""
  },
  "beast": {
   "spaces": "#S..PP..S#....L.......T....T.......C...P.........P.........P....C....P..T....T.......E....#........#",
   "walls": "14-24 15-25 74-84 75-85",
   "doors": "",
   "openings": ""
  }
 },
 "last_threat": 10,
 "last_level": 5,
 "highest": 9,
 "explorers": {
  "kim-richards": {
   "role": "gunner",
   "armor": 1,
   "will": 1,
   "health": 5,
   "stamina": 6
  },
  "tomas-grell": {
   "role": "gunner",
   "armor": 1,
   "will": 2,
   "health": 4,
   "stamina": 6
  },
  "hank-horden": {
   "role": "brute",
   "armor": 2,
   "will": 0,
   "health": 6,
   "stamina": 5
  },
  "ines-corvin": {
   "role": "brute",
   "armor": 2,
   "will": 1,
   "health": 5,
   "stamina": 5
  },
  "lorrai": {
   "role": "mystic",
   "armor": 0,
   "will": 2,
   "health": 4,
   "stamina": 6
  },
  "edda-voss": {
   "role": "mystic",
   "armor": 0,
   "will": 3,
   "health": 4,
   "stamina": 6
  },
  "phillip": {
   "role": "crafter",
   "armor": 1,
   "will": 1,
   "health": 5,
   "stamina": 6
  },
  "milo-hartz": {
   "role": "crafter",
   "armor": 1,
   "will": 2,
   "health": 4,
   "stamina": 7
  }
 },
 "monsters": {
  "deep-one": {
   "level": 1,
   "stamina": 4,
   "health": 1,
   "armor": 2,
   "will": 1
  },
  "mi-go": {
   "level": 1,
   "stamina": 4,
   "health": 2,
   "armor": 3,
   "will": 2
  },
  "sarall": {
   "level": 1,
   "stamina": 4,
   "health": 2,
   "armor": 2,
   "will": 2
  },
  "buopoth": {
   "level": 1,
   "stamina": 5,
   "health": 2,
   "armor": 2,
   "will": 1
  },
  "kthun": {
   "level": 1,
   "stamina": 3,
   "health": 2,
   "armor": 3,
   "will": 1
  },
  "thrall": {
   "level": 1,
   "stamina": 4,
   "health": 1,
   "armor": 1,
   "will": 1
  },
  "soot-wretch": {
   "level": 1,
   "stamina": 5,
   "health": 1,
   "armor": 1,
   "will": 1
  },
  "cog-leech": {
   "level": 1,
   "stamina": 5,
   "health": 1,
   "armor": 2,
   "will": 1
  },
  "lantern-shade": {
   "level": 1,
   "stamina": 3,
   "health": 1,
   "armor": 1,
   "will": 2
  },
  "byakhee": {
   "level": 2,
   "stamina": 6,
   "health": 2,
   "armor": 2,
   "will": 2
  },
  "moon-beast": {
   "level": 2,
   "stamina": 4,
   "health": 2,
   "armor": 3,
   "will": 2
  },
  "spider-of-leng": {
   "level": 2,
   "stamina": 5,
   "health": 2,
   "armor": 3,
   "will": 2
  },
  "rust-hulk": {
   "level": 2,
   "stamina": 4,
   "health": 3,
   "armor": 4,
   "will": 1
  },
  "choir-husk": {
   "level": 2,
   "stamina": 4,
   "health": 2,
   "armor": 2,
   "will": 3
  },
  "furnace-hound": {
   "level": 2,
   "stamina": 6,
   "health": 2,
   "armor": 2,
   "will": 2
  },
  "brood-warden": {
   "level": 2,
   "stamina": 4,
   "health": 3,
   "armor": 3,
   "will": 2
  },
  "glass-stalker": {
   "level": 2,
   "stamina": 5,
   "health": 1,
   "armor": 2,
   "will": 3
  },
  "hound-of-tindalos": {
   "level": 3,
   "stamina": 5,
   "health": 3,
   "armor": 4,
   "will": 3
  },
  "shantak": {
   "level": 3,
   "stamina": 6,
   "health": 3,
   "armor": 4,
   "will": 3
  },
  "iron-prophet": {
   "level": 3,
   "stamina": 4,
   "health": 3,
   "armor": 3,
   "will": 4
  },
  "marrow-engine": {
   "level": 3,
   "stamina": 4,
   "health": 4,
   "armor": 5,
   "will": 2
  },
  "veil-mother": {
   "level": 3,
   "stamina": 4,
   "health": 3,
   "armor": 3,
   "will": 4
  },
  "pit-serpent": {
   "level": 3,
   "stamina": 5,
   "health": 3,
   "armor": 4,
   "will": 3
  },
  "hollow-sentinel": {
   "level": 3,
   "stamina": 4,
   "health": 4,
   "armor": 5,
   "will": 3
  },
  "formless-spawn": {
   "level": 4,
   "stamina": 5,
   "health": 5,
   "armor": 5,
   "will": 4
  },
  "flayed-titan": {
   "level": 4,
   "stamina": 4,
   "health": 6,
   "armor": 6,
   "will": 4
  },
  "steam-colossus": {
   "level": 4,
   "stamina": 3,
   "health": 6,
   "armor": 5,
   "will": 3
  },
  "whisper-king": {
   "level": 4,
   "stamina": 5,
   "health": 4,
   "armor": 4,
   "will": 6
  },
  "devourer-of-hours": {
   "level": 4,
   "stamina": 6,
   "health": 5,
   "armor": 5,
   "will": 5
  },
  "beast": {
   "level": 5,
   "stamina": 5,
   "health": 8,
   "armor": 4,
   "will": 4
  }
 },
 "items": {
  "piercing-revolver": {
   "type": "weapon",
   "level": 1,
   "hands": 1,
   "upgrade": false,
   "top": "barrel",
   "right": "mount"
  },
  "blood-boil-pistol": {
   "type": "weapon",
   "level": 1,
   "hands": 1,
   "upgrade": false,
   "top": "barrel"
  },
  "signal-pistol": {
   "type": "weapon",
   "level": 1,
   "hands": 1,
   "upgrade": false,
   "top": "barrel"
  },
  "miners-pick": {
   "type": "weapon",
   "level": 1,
   "hands": 1,
   "upgrade": false,
   "top": "blade",
   "right": "mount"
  },
  "boning-knife": {
   "type": "weapon",
   "level": 1,
   "hands": 1,
   "upgrade": false,
   "top": "blade"
  },
  "brass-knuckles": {
   "type": "weapon",
   "level": 1,
   "hands": 1,
   "upgrade": false,
   "right": "mount"
  },
  "spark-rod": {
   "type": "weapon",
   "level": 1,
   "hands": 1,
   "upgrade": false,
   "top": "core"
  },
  "circular-saw": {
   "type": "weapon",
   "level": 1,
   "hands": 2,
   "upgrade": false,
   "top": "blade",
   "right": "mount"
  },
  "whaling-harpoon": {
   "type": "weapon",
   "level": 1,
   "hands": 2,
   "upgrade": false,
   "top": "blade",
   "right": "mount"
  },
  "rivet-rifle": {
   "type": "weapon",
   "level": 1,
   "hands": 2,
   "upgrade": false,
   "top": "barrel",
   "right": "mount"
  },
  "boiler-hammer": {
   "type": "weapon",
   "level": 1,
   "hands": 2,
   "upgrade": false,
   "top": "core",
   "right": "mount"
  },
  "steam-lance": {
   "type": "weapon",
   "level": 1,
   "hands": 2,
   "upgrade": false,
   "top": "core"
  },
  "chain-flail": {
   "type": "weapon",
   "level": 1,
   "hands": 2,
   "upgrade": false,
   "top": "blade"
  },
  "tuning-staff": {
   "type": "weapon",
   "level": 1,
   "hands": 2,
   "upgrade": false,
   "top": "core",
   "right": "mount"
  },
  "long-barrel": {
   "type": "weapon",
   "level": 1,
   "hands": 0,
   "upgrade": true,
   "top": "barrel",
   "bottom": "barrel"
  },
  "serrated-edge": {
   "type": "weapon",
   "level": 1,
   "hands": 0,
   "upgrade": true,
   "top": "blade",
   "bottom": "blade"
  },
  "capacitor": {
   "type": "weapon",
   "level": 1,
   "hands": 0,
   "upgrade": true,
   "top": "core",
   "bottom": "core"
  },
  "hook-bayonet": {
   "type": "weapon",
   "level": 1,
   "hands": 0,
   "upgrade": true,
   "top": "blade",
   "bottom": "barrel"
  },
  "precision-scope": {
   "type": "weapon",
   "level": 1,
   "hands": 0,
   "upgrade": false,
   "left": "mount"
  },
  "weighted-grip": {
   "type": "weapon",
   "level": 1,
   "hands": 0,
   "upgrade": false,
   "left": "mount"
  },
  "rune-wrapping": {
   "type": "weapon",
   "level": 1,
   "hands": 0,
   "upgrade": false,
   "left": "mount"
  },
  "twin-derringer": {
   "type": "weapon",
   "level": 2,
   "hands": 1,
   "upgrade": false,
   "top": "barrel",
   "right": "mount"
  },
  "fog-pistol": {
   "type": "weapon",
   "level": 2,
   "hands": 1,
   "upgrade": false,
   "top": "barrel"
  },
  "cleaver-of-salt": {
   "type": "weapon",
   "level": 2,
   "hands": 1,
   "upgrade": false,
   "top": "blade",
   "right": "mount"
  },
  "galvanic-glove": {
   "type": "weapon",
   "level": 2,
   "hands": 1,
   "upgrade": false,
   "top": "core",
   "right": "mount"
  },
  "thorn-whip": {
   "type": "weapon",
   "level": 2,
   "hands": 1,
   "upgrade": false,
   "top": "blade"
  },
  "repeating-rifle": {
   "type": "weapon",
   "level": 2,
   "hands": 2,
   "upgrade": false,
   "top": "barrel",
   "right": "mount"
  },
  "flame-projector": {
   "type": "weapon",
   "level": 2,
   "hands": 2,
   "upgrade": false,
   "top": "core",
   "right": "mount"
  },
  "gate-breaker": {
   "type": "weapon",
   "level": 2,
   "hands": 2,
   "upgrade": false,
   "top": "blade",
   "right": "mount"
  },
  "dredge-claw": {
   "type": "weapon",
   "level": 2,
   "hands": 2,
   "upgrade": false,
   "top": "blade"
  },
  "hymnal-cannon": {
   "type": "weapon",
   "level": 2,
   "hands": 2,
   "upgrade": false,
   "top": "core"
  },
  "mirror-sabre": {
   "type": "weapon",
   "level": 2,
   "hands": 2,
   "upgrade": false,
   "top": "blade"
  },
  "rifled-barrel": {
   "type": "weapon",
   "level": 2,
   "hands": 0,
   "upgrade": true,
   "top": "barrel",
   "bottom": "barrel"
  },
  "tempered-edge": {
   "type": "weapon",
   "level": 2,
   "hands": 0,
   "upgrade": true,
   "top": "blade",
   "bottom": "blade"
  },
  "arc-core": {
   "type": "weapon",
   "level": 2,
   "hands": 0,
   "upgrade": true,
   "top": "core",
   "bottom": "core"
  },
  "smoked-lens": {
   "type": "weapon",
   "level": 2,
   "hands": 0,
   "upgrade": false,
   "left": "mount"
  },
  "bone-inlay": {
   "type": "weapon",
   "level": 2,
   "hands": 0,
   "upgrade": false,
   "left": "mount"
  },
  "ember-seal": {
   "type": "weapon",
   "level": 2,
   "hands": 0,
   "upgrade": false,
   "left": "mount"
  },
  "judgement": {
   "type": "weapon",
   "level": 3,
   "hands": 1,
   "upgrade": false,
   "top": "barrel",
   "right": "mount"
  },
  "widowmaker": {
   "type": "weapon",
   "level": 3,
   "hands": 1,
   "upgrade": false,
   "top": "blade",
   "right": "mount"
  },
  "star-needle": {
   "type": "weapon",
   "level": 3,
   "hands": 1,
   "upgrade": false,
   "top": "core",
   "right": "mount"
  },
  "grave-maul": {
   "type": "weapon",
   "level": 3,
   "hands": 1,
   "upgrade": false,
   "top": "core"
  },
  "duellists-pair": {
   "type": "weapon",
   "level": 3,
   "hands": 1,
   "upgrade": false,
   "top": "blade"
  },
  "thunder-cannon": {
   "type": "weapon",
   "level": 3,
   "hands": 2,
   "upgrade": false,
   "top": "barrel",
   "right": "mount"
  },
  "colossus-blade": {
   "type": "weapon",
   "level": 3,
   "hands": 2,
   "upgrade": false,
   "top": "blade",
   "right": "mount"
  },
  "choir-engine": {
   "type": "weapon",
   "level": 3,
   "hands": 2,
   "upgrade": false,
   "top": "core",
   "right": "mount"
  },
  "leviathan-gun": {
   "type": "weapon",
   "level": 3,
   "hands": 2,
   "upgrade": false,
   "top": "barrel"
  },
  "abyssal-bore": {
   "type": "weapon",
   "level": 3,
   "hands": 0,
   "upgrade": true,
   "top": "barrel",
   "bottom": "barrel"
  },
  "howling-edge": {
   "type": "weapon",
   "level": 3,
   "hands": 0,
   "upgrade": true,
   "top": "blade",
   "bottom": "blade"
  },
  "seers-sight": {
   "type": "weapon",
   "level": 3,
   "hands": 0,
   "upgrade": false,
   "left": "mount"
  },
  "soul-inlay": {
   "type": "weapon",
   "level": 3,
   "hands": 0,
   "upgrade": false,
   "left": "mount"
  },
  "reality-bender": {
   "type": "apparel",
   "level": 1,
   "hands": 0,
   "upgrade": false,
   "part": "torso",
   "top": "cloth",
   "bottom": "cloth",
   "right": "plate"
  },
  "oilskin-coat": {
   "type": "apparel",
   "level": 1,
   "hands": 0,
   "upgrade": false,
   "part": "torso",
   "top": "cloth",
   "bottom": "cloth",
   "right": "plate"
  },
  "climbing-harness": {
   "type": "apparel",
   "level": 1,
   "hands": 0,
   "upgrade": false,
   "part": "torso",
   "top": "cloth",
   "bottom": "cloth",
   "right": "plate"
  },
  "ticking-vest": {
   "type": "apparel",
   "level": 1,
   "hands": 0,
   "upgrade": false,
   "part": "torso",
   "bottom": "cloth",
   "right": "plate"
  },
  "quilted-jack": {
   "type": "apparel",
   "level": 1,
   "hands": 0,
   "upgrade": false,
   "part": "torso",
   "top": "cloth",
   "bottom": "cloth",
   "right": "plate"
  },
  "studded-boots": {
   "type": "apparel",
   "level": 1,
   "hands": 0,
   "upgrade": false,
   "part": "legs",
   "top": "cloth",
   "armor": 1
  },
  "pit-striders": {
   "type": "apparel",
   "level": 1,
   "hands": 0,
   "upgrade": false,
   "part": "legs",
   "top": "cloth"
  },
  "spring-heels": {
   "type": "apparel",
   "level": 1,
   "hands": 0,
   "upgrade": false,
   "part": "legs",
   "top": "cloth"
  },
  "ballast-greaves": {
   "type": "apparel",
   "level": 1,
   "hands": 0,
   "upgrade": false,
   "part": "legs",
   "top": "cloth"
  },
  "aerocaps": {
   "type": "apparel",
   "level": 1,
   "hands": 0,
   "upgrade": false,
   "part": "head",
   "bottom": "cloth"
  },
  "miners-lamp": {
   "type": "apparel",
   "level": 1,
   "hands": 0,
   "upgrade": false,
   "part": "head",
   "bottom": "cloth"
  },
  "veil-of-ash": {
   "type": "apparel",
   "level": 1,
   "hands": 0,
   "upgrade": false,
   "part": "head",
   "bottom": "cloth"
  },
  "brass-visor": {
   "type": "apparel",
   "level": 1,
   "hands": 0,
   "upgrade": false,
   "part": "head",
   "bottom": "cloth"
  },
  "chest-plate": {
   "type": "apparel",
   "level": 1,
   "hands": 0,
   "upgrade": false,
   "left": "plate"
  },
  "warding-sash": {
   "type": "apparel",
   "level": 1,
   "hands": 0,
   "upgrade": false,
   "left": "plate"
  },
  "tool-straps": {
   "type": "apparel",
   "level": 1,
   "hands": 0,
   "upgrade": false,
   "left": "plate"
  },
  "boiler-plate-coat": {
   "type": "apparel",
   "level": 2,
   "hands": 0,
   "upgrade": false,
   "part": "torso",
   "top": "cloth",
   "bottom": "cloth",
   "right": "plate",
   "armor": 1
  },
  "phase-cloak": {
   "type": "apparel",
   "level": 2,
   "hands": 0,
   "upgrade": false,
   "part": "torso",
   "top": "cloth",
   "bottom": "cloth",
   "right": "plate"
  },
  "grave-robe": {
   "type": "apparel",
   "level": 2,
   "hands": 0,
   "upgrade": false,
   "part": "torso",
   "top": "cloth",
   "bottom": "cloth"
  },
  "hydraulic-frame": {
   "type": "apparel",
   "level": 2,
   "hands": 0,
   "upgrade": false,
   "part": "torso",
   "top": "cloth",
   "bottom": "cloth",
   "right": "plate",
   "armor": 1
  },
  "sprinters-rig": {
   "type": "apparel",
   "level": 2,
   "hands": 0,
   "upgrade": false,
   "part": "torso",
   "top": "cloth",
   "bottom": "cloth"
  },
  "tide-walkers": {
   "type": "apparel",
   "level": 2,
   "hands": 0,
   "upgrade": false,
   "part": "legs",
   "top": "cloth",
   "armor": 1
  },
  "piston-legs": {
   "type": "apparel",
   "level": 2,
   "hands": 0,
   "upgrade": false,
   "part": "legs",
   "top": "cloth"
  },
  "anchor-greaves": {
   "type": "apparel",
   "level": 2,
   "hands": 0,
   "upgrade": false,
   "part": "legs",
   "top": "cloth",
   "armor": 1
  },
  "diving-helm": {
   "type": "apparel",
   "level": 2,
   "hands": 0,
   "upgrade": false,
   "part": "head",
   "bottom": "cloth",
   "will": 1
  },
  "watchers-hood": {
   "type": "apparel",
   "level": 2,
   "hands": 0,
   "upgrade": false,
   "part": "head",
   "bottom": "cloth",
   "will": 1
  },
  "crown-of-coils": {
   "type": "apparel",
   "level": 2,
   "hands": 0,
   "upgrade": false,
   "part": "head",
   "bottom": "cloth",
   "will": 1
  },
  "riveted-plate": {
   "type": "apparel",
   "level": 2,
   "hands": 0,
   "upgrade": false,
   "left": "plate",
   "armor": 1
  },
  "prayer-plate": {
   "type": "apparel",
   "level": 2,
   "hands": 0,
   "upgrade": false,
   "left": "plate"
  },
  "leviathan-hide": {
   "type": "apparel",
   "level": 3,
   "hands": 0,
   "upgrade": false,
   "part": "torso",
   "top": "cloth",
   "bottom": "cloth",
   "right": "plate",
   "armor": 2
  },
  "clockwork-heart": {
   "type": "apparel",
   "level": 3,
   "hands": 0,
   "upgrade": false,
   "part": "torso",
   "top": "cloth",
   "bottom": "cloth",
   "right": "plate",
   "armor": 1
  },
  "mantle-of-doors": {
   "type": "apparel",
   "level": 3,
   "hands": 0,
   "upgrade": false,
   "part": "torso",
   "top": "cloth",
   "bottom": "cloth",
   "right": "plate"
  },
  "bone-cuirass": {
   "type": "apparel",
   "level": 3,
   "hands": 0,
   "upgrade": false,
   "part": "torso",
   "top": "cloth",
   "bottom": "cloth",
   "armor": 2
  },
  "ghost-greaves": {
   "type": "apparel",
   "level": 3,
   "hands": 0,
   "upgrade": false,
   "part": "legs",
   "top": "cloth",
   "armor": 1
  },
  "stone-striders": {
   "type": "apparel",
   "level": 3,
   "hands": 0,
   "upgrade": false,
   "part": "legs",
   "top": "cloth",
   "armor": 1
  },
  "hunters-stilts": {
   "type": "apparel",
   "level": 3,
   "hands": 0,
   "upgrade": false,
   "part": "legs",
   "top": "cloth",
   "armor": 1
  },
  "halo-of-gears": {
   "type": "apparel",
   "level": 3,
   "hands": 0,
   "upgrade": false,
   "part": "head",
   "bottom": "cloth",
   "will": 2
  },
  "oracles-mask": {
   "type": "apparel",
   "level": 3,
   "hands": 0,
   "upgrade": false,
   "part": "head",
   "bottom": "cloth",
   "will": 1
  },
  "crown-of-silence": {
   "type": "apparel",
   "level": 3,
   "hands": 0,
   "upgrade": false,
   "part": "head",
   "bottom": "cloth",
   "will": 2
  },
  "sanctified-plate": {
   "type": "apparel",
   "level": 3,
   "hands": 0,
   "upgrade": false,
   "left": "plate",
   "armor": 1
  },
  "teleportabilis": {
   "type": "artifact",
   "level": 1,
   "hands": 0,
   "upgrade": false,
   "top": "rune"
  },
  "rotorpede": {
   "type": "artifact",
   "level": 1,
   "hands": 0,
   "upgrade": false,
   "top": "lens"
  },
  "stygian-pendant": {
   "type": "artifact",
   "level": 1,
   "hands": 0,
   "upgrade": false,
   "top": "lens"
  },
  "eye-of-brine": {
   "type": "artifact",
   "level": 1,
   "hands": 0,
   "upgrade": false,
   "top": "lens"
  },
  "humming-idol": {
   "type": "artifact",
   "level": 1,
   "hands": 0,
   "upgrade": false,
   "top": "rune",
   "will": 1
  },
  "blood-chalice": {
   "type": "artifact",
   "level": 1,
   "hands": 0,
   "upgrade": false,
   "top": "rune"
  },
  "loadstone": {
   "type": "artifact",
   "level": 1,
   "hands": 0,
   "upgrade": false,
   "top": "rune"
  },
  "wardens-bell": {
   "type": "artifact",
   "level": 1,
   "hands": 0,
   "upgrade": false,
   "top": "lens"
  },
  "healing-coil": {
   "type": "artifact",
   "level": 1,
   "hands": 0,
   "upgrade": false,
   "top": "lens"
  },
  "puppet-string": {
   "type": "artifact",
   "level": 1,
   "hands": 0,
   "upgrade": false,
   "top": "rune"
  },
  "second-lens": {
   "type": "artifact",
   "level": 1,
   "hands": 0,
   "upgrade": true,
   "top": "lens",
   "bottom": "lens"
  },
  "carved-rune": {
   "type": "artifact",
   "level": 1,
   "hands": 0,
   "upgrade": true,
   "top": "rune",
   "bottom": "rune"
  },
  "fuse-box": {
   "type": "artifact",
   "level": 1,
   "hands": 0,
   "upgrade": true,
   "top": "rune",
   "bottom": "lens"
  },
  "black-salt": {
   "type": "artifact",
   "level": 1,
   "hands": 0,
   "upgrade": true,
   "top": "lens",
   "bottom": "rune"
  },
  "clock-of-echoes": {
   "type": "artifact",
   "level": 2,
   "hands": 0,
   "upgrade": false,
   "top": "lens"
  },
  "book-of-tides": {
   "type": "artifact",
   "level": 2,
   "hands": 0,
   "upgrade": false,
   "top": "rune",
   "will": 1
  },
  "ferrymans-coin": {
   "type": "artifact",
   "level": 2,
   "hands": 0,
   "upgrade": false,
   "top": "rune"
  },
  "storm-jar": {
   "type": "artifact",
   "level": 2,
   "hands": 0,
   "upgrade": false,
   "top": "lens"
  },
  "mending-swarm": {
   "type": "artifact",
   "level": 2,
   "hands": 0,
   "upgrade": false,
   "top": "lens"
  },
  "hollow-crown": {
   "type": "artifact",
   "level": 2,
   "hands": 0,
   "upgrade": false,
   "top": "rune",
   "will": 1
  },
  "surveyors-globe": {
   "type": "artifact",
   "level": 2,
   "hands": 0,
   "upgrade": false,
   "top": "lens"
  },
  "anchor-of-silence": {
   "type": "artifact",
   "level": 2,
   "hands": 0,
   "upgrade": false,
   "top": "rune",
   "will": 1
  },
  "tinkers-purse": {
   "type": "artifact",
   "level": 2,
   "hands": 0,
   "upgrade": false,
   "top": "lens"
  },
  "doubled-lens": {
   "type": "artifact",
   "level": 2,
   "hands": 0,
   "upgrade": true,
   "top": "lens",
   "bottom": "lens"
  },
  "burning-rune": {
   "type": "artifact",
   "level": 2,
   "hands": 0,
   "upgrade": true,
   "top": "rune",
   "bottom": "rune"
  },
  "pressure-valve": {
   "type": "artifact",
   "level": 2,
   "hands": 0,
   "upgrade": true,
   "top": "rune",
   "bottom": "lens"
  },
  "heart-of-the-machine": {
   "type": "artifact",
   "level": 3,
   "hands": 0,
   "upgrade": false,
   "top": "rune",
   "will": 1
  },
  "banishing-seal": {
   "type": "artifact",
   "level": 3,
   "hands": 0,
   "upgrade": false,
   "top": "rune",
   "will": 1
  },
  "map-of-nowhere": {
   "type": "artifact",
   "level": 3,
   "hands": 0,
   "upgrade": false,
   "top": "lens"
  },
  "sunken-sun": {
   "type": "artifact",
   "level": 3,
   "hands": 0,
   "upgrade": false,
   "top": "lens"
  },
  "hourglass": {
   "type": "artifact",
   "level": 3,
   "hands": 0,
   "upgrade": false,
   "top": "lens"
  },
  "choirbook": {
   "type": "artifact",
   "level": 3,
   "hands": 0,
   "upgrade": false,
   "top": "rune",
   "will": 1
  },
  "perfect-lens": {
   "type": "artifact",
   "level": 3,
   "hands": 0,
   "upgrade": true,
   "top": "lens",
   "bottom": "lens"
  },
  "living-rune": {
   "type": "artifact",
   "level": 3,
   "hands": 0,
   "upgrade": true,
   "top": "rune",
   "bottom": "rune"
  },
  "star-fuse": {
   "type": "artifact",
   "level": 3,
   "hands": 0,
   "upgrade": true,
   "top": "lens",
   "bottom": "rune"
  },
  "red-tonic": {
   "type": "consumable",
   "level": 1,
   "hands": 0,
   "upgrade": false
  },
  "field-dressing": {
   "type": "consumable",
   "level": 1,
   "hands": 0,
   "upgrade": false
  },
  "black-coffee": {
   "type": "consumable",
   "level": 1,
   "hands": 0,
   "upgrade": false
  },
  "bottled-spark": {
   "type": "consumable",
   "level": 1,
   "hands": 0,
   "upgrade": false
  },
  "blink-powder": {
   "type": "consumable",
   "level": 1,
   "hands": 0,
   "upgrade": false
  },
  "skeleton-key": {
   "type": "consumable",
   "level": 1,
   "hands": 0,
   "upgrade": false
  },
  "oil-flask": {
   "type": "consumable",
   "level": 1,
   "hands": 0,
   "upgrade": false
  },
  "nail-bomb": {
   "type": "consumable",
   "level": 1,
   "hands": 0,
   "upgrade": false
  },
  "smoke-pot": {
   "type": "consumable",
   "level": 1,
   "hands": 0,
   "upgrade": false
  },
  "grapnel": {
   "type": "consumable",
   "level": 1,
   "hands": 0,
   "upgrade": false
  },
  "spare-parts": {
   "type": "consumable",
   "level": 1,
   "hands": 0,
   "upgrade": false
  },
  "tar-bucket": {
   "type": "consumable",
   "level": 1,
   "hands": 0,
   "upgrade": false
  },
  "surgeons-kit": {
   "type": "consumable",
   "level": 2,
   "hands": 0,
   "upgrade": false
  },
  "adrenal-ampoule": {
   "type": "consumable",
   "level": 2,
   "hands": 0,
   "upgrade": false
  },
  "jar-of-souls": {
   "type": "consumable",
   "level": 2,
   "hands": 0,
   "upgrade": false
  },
  "folding-door": {
   "type": "consumable",
   "level": 2,
   "hands": 0,
   "upgrade": false
  },
  "exorcism-candle": {
   "type": "consumable",
   "level": 2,
   "hands": 0,
   "upgrade": false
  },
  "powder-keg": {
   "type": "consumable",
   "level": 2,
   "hands": 0,
   "upgrade": false
  },
  "false-face": {
   "type": "consumable",
   "level": 2,
   "hands": 0,
   "upgrade": false
  },
  "sealing-wax": {
   "type": "consumable",
   "level": 2,
   "hands": 0,
   "upgrade": false
  },
  "master-key": {
   "type": "consumable",
   "level": 2,
   "hands": 0,
   "upgrade": false
  },
  "quartermasters-note": {
   "type": "consumable",
   "level": 2,
   "hands": 0,
   "upgrade": false
  },
  "lamp-of-the-last-page": {
   "type": "consumable",
   "level": 3,
   "hands": 0,
   "upgrade": false
  },
  "elixir": {
   "type": "consumable",
   "level": 3,
   "hands": 0,
   "upgrade": false
  },
  "essence-bloom": {
   "type": "consumable",
   "level": 3,
   "hands": 0,
   "upgrade": false
  },
  "banishing-chalk": {
   "type": "consumable",
   "level": 3,
   "hands": 0,
   "upgrade": false
  },
  "sun-grenade": {
   "type": "consumable",
   "level": 3,
   "hands": 0,
   "upgrade": false
  },
  "tide-turner": {
   "type": "consumable",
   "level": 3,
   "hands": 0,
   "upgrade": false
  },
  "relic-crate": {
   "type": "consumable",
   "level": 3,
   "hands": 0,
   "upgrade": false
  },
  "veil-bomb": {
   "type": "consumable",
   "level": 3,
   "hands": 0,
   "upgrade": false
  }
 },
 "events": {
  "vitalisation": {
   "horror": false,
   "bound": false
  },
  "white-flare": {
   "horror": false,
   "bound": false
  },
  "forgotten-satchel": {
   "horror": false,
   "bound": false
  },
  "warm-vent": {
   "horror": false,
   "bound": false
  },
  "drifting-motes": {
   "horror": false,
   "bound": false
  },
  "second-wind": {
   "horror": false,
   "bound": false
  },
  "falling-girders": {
   "horror": false,
   "bound": false
  },
  "slipstream": {
   "horror": false,
   "bound": false
  },
  "bolts-slide-home": {
   "horror": false,
   "bound": false
  },
  "the-locks-let-go": {
   "horror": false,
   "bound": false
  },
  "hush-in-the-pipes": {
   "horror": false,
   "bound": false
  },
  "a-page-by-candle": {
   "horror": false,
   "bound": false
  },
  "loose-cobbles": {
   "horror": false,
   "bound": false
  },
  "steam-whistle": {
   "horror": false,
   "bound": false
  },
  "emergency-ladder": {
   "horror": false,
   "bound": false
  },
  "tapped-conduit": {
   "horror": false,
   "bound": false
  },
  "shared-rations": {
   "horror": false,
   "bound": false
  },
  "old-winch": {
   "horror": false,
   "bound": false
  },
  "emerald-dusk": {
   "horror": false,
   "bound": false
  },
  "steady-hum": {
   "horror": false,
   "bound": false
  },
  "lucky-hour": {
   "horror": false,
   "bound": false
  },
  "long-corridors": {
   "horror": false,
   "bound": false
  },
  "sleepless": {
   "horror": false,
   "bound": false
  },
  "rusted-joints": {
   "horror": false,
   "bound": false
  },
  "shallow-water": {
   "horror": false,
   "bound": false
  },
  "stacked-crates": {
   "horror": false,
   "bound": false
  },
  "three-trophies": {
   "horror": false,
   "bound": true
  },
  "debt-of-iron": {
   "horror": false,
   "bound": true
  },
  "patient-wound": {
   "horror": false,
   "bound": true
  },
  "cartographers-vow": {
   "horror": false,
   "bound": true
  },
  "hunters-mark": {
   "horror": false,
   "bound": true
  },
  "spare-heart": {
   "horror": false,
   "bound": true
  },
  "tremors": {
   "horror": true,
   "bound": false
  },
  "ceiling-gives-way": {
   "horror": true,
   "bound": false
  },
  "needles-of-frost": {
   "horror": true,
   "bound": false
  },
  "whispered-names": {
   "horror": true,
   "bound": false
  },
  "scalding-burst": {
   "horror": true,
   "bound": false
  },
  "the-dark-leans-in": {
   "horror": true,
   "bound": false
  },
  "shards": {
   "horror": true,
   "bound": false
  },
  "choir-below": {
   "horror": true,
   "bound": false
  },
  "gnawing-cold": {
   "horror": true,
   "bound": false
  },
  "stolen-breath": {
   "horror": true,
   "bound": false
  },
  "clockwork-malice": {
   "horror": true,
   "bound": false
  },
  "chain-reaction": {
   "horror": true,
   "bound": false
  },
  "every-floor-a-mouth": {
   "horror": true,
   "bound": false
  },
  "fire-in-the-hold": {
   "horror": true,
   "bound": false
  },
  "hair-triggers": {
   "horror": true,
   "bound": false
  },
  "they-have-heard-us": {
   "horror": true,
   "bound": false
  },
  "brood-song": {
   "horror": true,
   "bound": false
  },
  "rising-tide": {
   "horror": true,
   "bound": false
  },
  "the-thrall-walks": {
   "horror": true,
   "bound": false
  },
  "something-follows": {
   "horror": true,
   "bound": false
  },
  "unfeeling-flesh": {
   "horror": true,
   "bound": false
  },
  "hardened-hides": {
   "horror": true,
   "bound": false
  },
  "closed-minds": {
   "horror": true,
   "bound": false
  },
  "leaden-air": {
   "horror": true,
   "bound": false
  },
  "trembling-hands": {
   "horror": true,
   "bound": false
  },
  "flooded-floors": {
   "horror": true,
   "bound": false
  },
  "they-come-closer": {
   "horror": true,
   "bound": false
  },
  "borrowed-claws": {
   "horror": true,
   "bound": false
  },
  "spitting-dark": {
   "horror": true,
   "bound": false
  },
  "undertow": {
   "horror": true,
   "bound": false
  },
  "mind-worms": {
   "horror": true,
   "bound": false
  },
  "numbing-touch": {
   "horror": true,
   "bound": false
  },
  "frozen-cache": {
   "horror": false,
   "bound": false
  },
  "a-sledge-under-snow": {
   "horror": false,
   "bound": false
  },
  "thawing-seam": {
   "horror": false,
   "bound": false
  },
  "radio-crackle": {
   "horror": false,
   "bound": false
  },
  "body-warmth": {
   "horror": false,
   "bound": false
  },
  "blue-lantern": {
   "horror": false,
   "bound": false
  },
  "snow-goggles": {
   "horror": false,
   "bound": true
  },
  "packed-ice": {
   "horror": false,
   "bound": false
  },
  "pickaxe-in-the-wall": {
   "horror": false,
   "bound": false
  },
  "last-log-entry": {
   "horror": false,
   "bound": true
  },
  "rope-team": {
   "horror": false,
   "bound": true
  },
  "whiteout": {
   "horror": true,
   "bound": false
  },
  "ice-splinters": {
   "horror": true,
   "bound": false
  },
  "the-pile-stirs": {
   "horror": true,
   "bound": false
  },
  "frostbite": {
   "horror": true,
   "bound": false
  },
  "deep-freeze": {
   "horror": true,
   "bound": false
  },
  "crevasse": {
   "horror": true,
   "bound": false
  },
  "howl-on-the-wind": {
   "horror": true,
   "bound": false
  },
  "they-wear-our-coats": {
   "horror": true,
   "bound": false
  },
  "black-ice": {
   "horror": true,
   "bound": false
  },
  "cracking-floor": {
   "horror": true,
   "bound": false
  },
  "cold-hands": {
   "horror": true,
   "bound": false
  },
  "pilgrims-offering": {
   "horror": false,
   "bound": false
  },
  "confession": {
   "horror": false,
   "bound": false
  },
  "broken-plinth": {
   "horror": false,
   "bound": false
  },
  "chisel-and-maul": {
   "horror": false,
   "bound": false
  },
  "stone-tears": {
   "horror": false,
   "bound": false
  },
  "oath-of-the-mason": {
   "horror": false,
   "bound": true
  },
  "the-gaze": {
   "horror": true,
   "bound": false
  },
  "petrified": {
   "horror": true,
   "bound": false
  },
  "weight-of-grief": {
   "horror": true,
   "bound": false
  },
  "procession": {
   "horror": true,
   "bound": false
  },
  "falling-idols": {
   "horror": true,
   "bound": false
  },
  "despair": {
   "horror": true,
   "bound": false
  },
  "hunters-blind": {
   "horror": false,
   "bound": false
  },
  "gutted-carcass": {
   "horror": false,
   "bound": false
  },
  "spoor": {
   "horror": false,
   "bound": false
  },
  "tallow-torches": {
   "horror": false,
   "bound": false
  },
  "bait": {
   "horror": false,
   "bound": false
  },
  "snare-wire": {
   "horror": false,
   "bound": false
  },
  "old-scars": {
   "horror": false,
   "bound": false
  },
  "burrows": {
   "horror": false,
   "bound": false
  },
  "tooth-and-nail": {
   "horror": false,
   "bound": true
  },
  "blooded": {
   "horror": false,
   "bound": true
  },
  "hunting-horn": {
   "horror": false,
   "bound": false
  },
  "its-shadow": {
   "horror": true,
   "bound": false
  },
  "feeding-hour": {
   "horror": true,
   "bound": false
  },
  "scent-of-blood": {
   "horror": true,
   "bound": false
  },
  "stampede": {
   "horror": true,
   "bound": false
  },
  "litter": {
   "horror": true,
   "bound": false
  },
  "thick-fur": {
   "horror": true,
   "bound": false
  },
  "gnashing": {
   "horror": true,
   "bound": false
  },
  "long-reach": {
   "horror": true,
   "bound": false
  },
  "collapsing-dens": {
   "horror": true,
   "bound": false
  },
  "frenzy": {
   "horror": true,
   "bound": false
  },
  "it-circles": {
   "horror": true,
   "bound": false
  }
 },
 "chapters": {
  "ice": {
   "scenario": "ice",
   "number": 0,
   "finale": false,
   "blocking": false
  },
  "ice-1": {
   "scenario": "ice",
   "number": 1,
   "finale": false,
   "blocking": false
  },
  "ice-2": {
   "scenario": "ice",
   "number": 2,
   "finale": false,
   "blocking": false
  },
  "ice-3": {
   "scenario": "ice",
   "number": 3,
   "finale": false,
   "blocking": true
  },
  "ice-4": {
   "scenario": "ice",
   "number": 4,
   "finale": false,
   "blocking": true
  },
  "ice-5": {
   "scenario": "ice",
   "number": 5,
   "finale": false,
   "blocking": false
  },
  "ice-6": {
   "scenario": "ice",
   "number": 6,
   "finale": false,
   "blocking": false
  },
  "ice-7": {
   "scenario": "ice",
   "number": 7,
   "finale": false,
   "blocking": false
  },
  "ice-8": {
   "scenario": "ice",
   "number": 8,
   "finale": false,
   "blocking": true
  },
  "ice-9": {
   "scenario": "ice",
   "number": 9,
   "finale": false,
   "blocking": false
  },
  "ice-10": {
   "scenario": "ice",
   "number": 10,
   "finale": false,
   "blocking": true
  },
  "ice-finale": {
   "scenario": "ice",
   "number": 0,
   "finale": true,
   "blocking": false
  },
  "statue": {
   "scenario": "statue",
   "number": 0,
   "finale": false,
   "blocking": false
  },
  "statue-1": {
   "scenario": "statue",
   "number": 1,
   "finale": false,
   "blocking": false
  },
  "statue-2": {
   "scenario": "statue",
   "number": 2,
   "finale": false,
   "blocking": false
  },
  "statue-3": {
   "scenario": "statue",
   "number": 3,
   "finale": false,
   "blocking": false
  },
  "statue-4": {
   "scenario": "statue",
   "number": 4,
   "finale": false,
   "blocking": true
  },
  "statue-5": {
   "scenario": "statue",
   "number": 5,
   "finale": false,
   "blocking": false
  },
  "statue-6": {
   "scenario": "statue",
   "number": 6,
   "finale": false,
   "blocking": false
  },
  "statue-7": {
   "scenario": "statue",
   "number": 7,
   "finale": false,
   "blocking": true
  },
  "statue-8": {
   "scenario": "statue",
   "number": 8,
   "finale": false,
   "blocking": false
  },
  "statue-finale": {
   "scenario": "statue",
   "number": 0,
   "finale": true,
   "blocking": false
  },
  "beast-0": {
   "scenario": "beast",
   "number": 0,
   "finale": false,
   "blocking": false
  },
  "beast-1": {
   "scenario": "beast",
   "number": 1,
   "finale": false,
   "blocking": false
  },
  "beast-2": {
   "scenario": "beast",
   "number": 2,
   "finale": false,
   "blocking": false
  },
  "beast-3": {
   "scenario": "beast",
   "number": 3,
   "finale": false,
   "blocking": true
  },
  "beast-4": {
   "scenario": "beast",
   "number": 4,
   "finale": false,
   "blocking": false
  },
  "beast-5": {
   "scenario": "beast",
   "number": 5,
   "finale": false,
   "blocking": false
  },
  "beast-6": {
   "scenario": "beast",
   "number": 6,
   "finale": false,
   "blocking": true
  },
  "beast-7": {
   "scenario": "beast",
   "number": 7,
   "finale": false,
   "blocking": true
  },
  "beast-8": {
   "scenario": "beast",
   "number": 8,
   "finale": false,
   "blocking": false
  },
  "beast-9": {
   "scenario": "beast",
   "number": 9,
   "finale": false,
   "blocking": false
  },
  "beast-10": {
   "scenario": "beast",
   "number": 10,
   "finale": false,
   "blocking": true
  },
  "beast-11": {
   "scenario": "beast",
   "number": 11,
   "finale": false,
   "blocking": false
  },
  "beast-finale": {
   "scenario": "beast",
   "number": 0,
   "finale": true,
   "blocking": false
  }
 }
} as const;

export const IDLE: string[] = ["done","end-turn","go-on","never-mind","refuse"];
