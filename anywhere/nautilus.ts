// Written by `fathom types`; do not edit. Its source is Python.

export interface Nautilus {
  chance: unknown;
  shown: number;
  agenda: unknown[];
  players: Player[];
  city: Module[];
  tokens: (Find | null)[];
  seen: number[];
  holders: number[];
  left_missions: (Mission | null)[];
  majority: Record<string, number>;
  first: number;
  round: number;
  busy: boolean;
  last_round: number;
  trench_open: boolean;
}

export interface Player {
  seat: number;
  money: number;
  mission: Mission | null;
  mission_seen: number;
  hold: Held[];
  submarines: number[];
  moved: number[];
  upgraded: Record<string, number>;
}

export type Mission = "reef" | "garden" | "current" | "shelf";

export interface Held {
  kind: Kind;
  aquanauts: number;
}

export type Kind = "base" | "violet" | "green" | "training" | "technical" | "sonar" | "research" | "analysis";

export interface Module {
  kind: Kind;
  at: number;
  turn: number;
  builder: number;
  crew: number[];
}

export type Find = "gold" | "jellyfish" | "urchin" | "scallop" | "snail" | "chest" | "speed" | "atlantis-1" | "atlantis-2" | "atlantis-3" | "atlantis-4" | "atlantis-5" | "atlantis-6" | "atlantis-7" | "atlantis-8" | "atlantis-9" | "atlantis-10" | "atlantis-11" | "atlantis-12" | "atlantis-13" | "atlantis-14" | "atlantis-15";

export interface Reading {
  seats: Standing[];
  stacks: Record<string, number>;
  atlantis: Record<string, number>;
  atlantis_points: number[];
  leaders: number[];
}

export interface Standing {
  reserve: number;
  in_service: Record<string, number>;
  gives: Record<string, number>;
  points: Record<string, number>;
  collection: Record<string, number>;
  atlantis: number[];
  score: Tally;
}

export interface Tally {
  finds: number;
  upgrades: number;
  atlantis: number;
  discovery: number;
  exploration: number;
  money: number;
  total: number;
}

export type State = Nautilus & { reading: Reading };

export interface Note {
  money: number;
  way: number[];
  squares: number[];
}

export interface Build {
  do: "build";
  kind: Kind;
  at: number;
  aquanauts: number;
}

export interface Buy {
  do: "buy";
  kind: Kind;
}

export interface BuyHabitation {
  do: "buy-habitation";
  kind: Kind;
  aquanauts: number;
}

export interface BuyNothing {
  do: "buy-nothing";
}

export interface Dock {
  do: "dock";
  module: number;
  aquanaut: boolean;
}

export interface GiveBack {
  do: "give-back";
}

export interface Keep {
  do: "keep";
}

export interface Launch {
  do: "launch";
  module: number;
  side: Side;
}

export type Side = "N" | "E" | "S" | "W" | "NE" | "SE" | "SW" | "NW";

export interface LookAt {
  do: "look-at";
  at: number;
}

export interface Moor {
  do: "moor";
  submarine: number;
}

export interface PlaceBase {
  do: "place-base";
  at: number;
}

export interface Rest {
  do: "rest";
}

export interface Sail {
  do: "sail";
  submarine: number;
  to: number;
}

export interface Skip {
  do: "skip";
}

export interface Sonar {
  do: "sonar";
  submarine: number;
}

export interface Stay {
  do: "stay";
}

export interface StayAtSea {
  do: "stay-at-sea";
}

export interface TurnModule {
  do: "turn-module";
  turn: number;
}

export interface Upgrade {
  do: "upgrade";
  first: number;
  second: number;
}

export interface Walk {
  do: "walk";
  start: number;
  to: number;
}

export type Action = Build | Buy | BuyHabitation | BuyNothing | Dock | GiveBack | Keep | Launch | LookAt | Moor | PlaceBase | Rest | Sail | Skip | Sonar | Stay | StayAtSea | TurnModule | Upgrade | Walk;

export interface AtlantisAwarded {
  event: "atlantis-awarded";
  seat: number;
  tokens: number;
  points: number;
}

export interface BasePlaced {
  event: "base-placed";
  seat: number;
  at: number;
}

export interface Bought {
  event: "bought";
  seat: number;
  kind: Kind;
  aquanauts: number;
  cost: number;
}

export interface Built {
  event: "built";
  seat: number;
  kind: Kind;
  at: number;
  turn: number;
  fee: number;
}

export interface BuiltOver {
  event: "built-over";
  seat: number;
  find: Find;
  at: number;
}

export interface Docked {
  event: "docked";
  seat: number;
  module: number;
  aquanaut: boolean;
}

export interface Earned {
  event: "earned";
  seat: number;
  money: number;
}

export interface EndInSight {
  event: "end-in-sight";
  last_round: number;
}

export interface GaveBack {
  event: "gave-back";
  seat: number;
  kind: Kind;
  aquanauts: number;
}

export interface Launched {
  event: "launched";
  seat: number;
  module: number;
  at: number;
}

export interface LeftOpen {
  event: "left-open";
  seat: number;
  find: Find;
  at: number;
}

export interface MajorityTaken {
  event: "majority-taken";
  seat: number;
  kind: Kind;
}

export interface MissionRevealed {
  event: "mission-revealed";
  seat: number;
  mission: Mission;
}

export interface NothingDone {
  event: "nothing-done";
  round: number;
}

export interface PaidBuilder {
  event: "paid-builder";
  seat: number;
  builder: number;
}

export interface PutInService {
  event: "put-in-service";
  seat: number;
  module: number;
  kind: Kind;
  count: number;
}

export interface RoundBegins {
  event: "round-begins";
  round: number;
  seat: number;
}

export interface Sailed {
  event: "sailed";
  seat: number;
  start: number;
  to: number;
}

export interface Salvaged {
  event: "salvaged";
  seat: number;
  find: Find;
  at: number;
  cost: number;
}

export interface Scored {
  event: "scored";
  seat: number;
  discovery: number;
  exploration: number;
  money: number;
  total: number;
}

export interface Sighted {
  event: "sighted";
  seat: number;
  at: number;
  find: Find | null;
}

export interface SonarUsed {
  event: "sonar-used";
  seat: number;
  at: number;
  tokens: number;
}

export interface TrenchOpened {
  event: "trench-opened";
  seat: number;
}

export interface Upgraded {
  event: "upgraded";
  seat: number;
  find: Find;
  count: number;
}

export interface Walked {
  event: "walked";
  seat: number;
  start: number;
  to: number;
  steps: number;
  through: number[];
}

export interface Won {
  event: "won";
  seats: number[];
}

export type Event = AtlantisAwarded | BasePlaced | Bought | Built | BuiltOver | Docked | Earned | EndInSight | GaveBack | Launched | LeftOpen | MajorityTaken | MissionRevealed | NothingDone | PaidBuilder | PutInService | RoundBegins | Sailed | Salvaged | Scored | Sighted | SonarUsed | TrenchOpened | Upgraded | Walked | Won;

export const FIELDS: Record<string, Record<string, string>> = {
  "ask": {
    "at": "format:square",
    "kind": "enum:kind",
    "first": "enum:find",
    "second": "enum:find"
  },
  "do-build": {
    "kind": "enum:kind",
    "at": "format:square"
  },
  "do-buy": {
    "kind": "enum:kind"
  },
  "do-buy-habitation": {
    "kind": "enum:kind"
  },
  "do-dock": {
    "module": "format:module-number"
  },
  "do-launch": {
    "module": "format:module-number",
    "side": "enum:side"
  },
  "do-look-at": {
    "at": "format:square"
  },
  "do-moor": {
    "submarine": "format:square"
  },
  "do-place-base": {
    "at": "format:square"
  },
  "do-sail": {
    "submarine": "format:square",
    "to": "format:square"
  },
  "do-sonar": {
    "submarine": "format:square"
  },
  "do-walk": {
    "start": "format:module-number",
    "to": "format:module-number"
  },
  "tell-atlantis-awarded": {
    "seat": "seat"
  },
  "tell-base-placed": {
    "seat": "seat",
    "at": "format:square"
  },
  "tell-bought": {
    "seat": "seat",
    "kind": "enum:kind"
  },
  "tell-built": {
    "seat": "seat",
    "kind": "enum:kind",
    "at": "format:square"
  },
  "tell-built-over": {
    "seat": "seat",
    "find": "enum:find",
    "at": "format:square"
  },
  "tell-docked": {
    "seat": "seat",
    "module": "format:module-number"
  },
  "tell-earned": {
    "seat": "seat"
  },
  "tell-gave-back": {
    "seat": "seat",
    "kind": "enum:kind"
  },
  "tell-launched": {
    "seat": "seat",
    "module": "format:module-number",
    "at": "format:square"
  },
  "tell-left-open": {
    "seat": "seat",
    "find": "enum:find",
    "at": "format:square"
  },
  "tell-majority-taken": {
    "seat": "seat",
    "kind": "enum:kind"
  },
  "tell-mission-revealed": {
    "seat": "seat",
    "mission": "enum:mission"
  },
  "tell-paid-builder": {
    "seat": "seat",
    "builder": "seat"
  },
  "tell-put-in-service": {
    "seat": "seat",
    "module": "format:module-number",
    "kind": "enum:kind"
  },
  "tell-round-begins": {
    "seat": "seat"
  },
  "tell-sailed": {
    "seat": "seat",
    "start": "format:square",
    "to": "format:square"
  },
  "tell-salvaged": {
    "seat": "seat",
    "find": "enum:find",
    "at": "format:square"
  },
  "tell-scored": {
    "seat": "seat"
  },
  "tell-sighted": {
    "seat": "seat",
    "at": "format:square",
    "find": "enum:find"
  },
  "tell-sonar-used": {
    "seat": "seat",
    "at": "format:square"
  },
  "tell-trench-opened": {
    "seat": "seat"
  },
  "tell-upgraded": {
    "seat": "seat",
    "find": "enum:find"
  },
  "tell-walked": {
    "seat": "seat",
    "start": "format:module-number",
    "to": "format:module-number",
    "through": "list:format:module-number"
  },
  "tell-won": {
    "seats": "list:seat"
  }
};

export const FACTS = {
 "map": [
  "ddddddddddddddddddddddddtttttttddddd",
  "ddddddddddDddddddDdddddddDttTttTdddd",
  "dDddddDddddddddddddddddddddtttttddDd",
  "ddddddddddddssSssssssdddddddtttttddd",
  "ddddddddddsssssssssSssSddddddTttttdd",
  "ddddddddsSssSssssssssssssddddtttTtdd",
  "dddddddsssssssssSssssssssSddddtttttd",
  "ddddddSssssSslllllllssSssssdddTtttTd",
  "ddddddssssslllllllllllsssssddddttttd",
  "dDdddssSsslllllllllllllsssSsdddttttd",
  "dddddSsssslllllllllllllsssssddDtttTt",
  "dddddssssSlllllllllllllsssssdddttttt",
  "dddddssssslllllllllllllsssssdddttttt",
  "ddDddssssslllllllllllllSsssSdddTttTt",
  "ddddddSsssslllllllllllsssssddddttttd",
  "ddddddsssSssslllllllSssssssddddttttd",
  "dddddddssssssSssSssssssssSddddtTtttd",
  "dDddDdddSssssssssssssssssdddddttttTd",
  "ddddddddddSsssssssssSssddddddtttttdd",
  "ddddddddddddsssSsssssdddDdddDttTttdd",
  "ddddddddddddddddddddddddddddtttttdDd",
  "dddddddddddddddddddddddddddtttttdddd",
  "ddDddddDdddDddddDdddDdddDdtTtttTdddd",
  "ddddddddddddddddddddddddtttttttddddd"
 ],
 "discovery_squares": [
  46,
  53,
  61,
  64,
  67,
  73,
  78,
  106,
  122,
  163,
  166,
  173,
  189,
  192,
  212,
  232,
  241,
  258,
  263,
  274,
  282,
  286,
  325,
  331,
  350,
  365,
  390,
  394,
  405,
  470,
  491,
  495,
  499,
  502,
  510,
  549,
  560,
  589,
  592,
  601,
  607,
  613,
  616,
  620,
  646,
  658,
  668,
  699,
  708,
  712,
  715,
  754,
  794,
  799,
  803,
  808,
  812,
  816,
  819,
  823
 ],
 "modules": {
  "base": {
   "count": 1,
   "blue": [
    "N",
    "E",
    "S",
    "W"
   ],
   "orange": [
    "NE",
    "SE",
    "SW",
    "NW"
   ],
   "gives": []
  },
  "violet": {
   "count": 10,
   "blue": [
    "N",
    "S"
   ],
   "orange": [
    "NE",
    "SE",
    "SW",
    "NW"
   ],
   "gives": []
  },
  "green": {
   "count": 10,
   "blue": [
    "N",
    "E",
    "S",
    "W"
   ],
   "orange": [
    "NE",
    "SW"
   ],
   "gives": []
  },
  "training": {
   "count": 4,
   "blue": [
    "E",
    "W"
   ],
   "orange": [
    "NE",
    "SW"
   ],
   "gives": [
    3,
    4,
    5
   ]
  },
  "technical": {
   "count": 4,
   "blue": [
    "N",
    "E",
    "S"
   ],
   "orange": [
    "NW"
   ],
   "gives": [
    4,
    5,
    6
   ]
  },
  "sonar": {
   "count": 4,
   "blue": [
    "N",
    "S"
   ],
   "orange": [
    "NE",
    "SW"
   ],
   "gives": [
    4,
    5,
    6
   ]
  },
  "research": {
   "count": 4,
   "blue": [
    "N",
    "E"
   ],
   "orange": [
    "SW",
    "NW"
   ],
   "gives": [
    0,
    1,
    2
   ]
  },
  "analysis": {
   "count": 4,
   "blue": [
    "N"
   ],
   "orange": [
    "NE",
    "SE",
    "SW"
   ],
   "gives": [
    2,
    3,
    4
   ]
  }
 },
 "fees": {
  "lagoon": 1,
  "slope": 2,
  "deep": 3,
  "trench": 4
 },
 "discoveries": {
  "gold": {
   "face": "blue",
   "value": 2
  },
  "jellyfish": {
   "face": "blue",
   "value": 1
  },
  "urchin": {
   "face": "blue",
   "value": 1
  },
  "scallop": {
   "face": "blue",
   "value": 0
  },
  "snail": {
   "face": "blue",
   "value": 0
  },
  "chest": {
   "face": "beige",
   "value": 0
  },
  "speed": {
   "face": "beige",
   "value": 0
  },
  "atlantis-1": {
   "face": "blue",
   "value": 0
  },
  "atlantis-2": {
   "face": "blue",
   "value": 0
  },
  "atlantis-3": {
   "face": "blue",
   "value": 0
  },
  "atlantis-4": {
   "face": "blue",
   "value": 0
  },
  "atlantis-5": {
   "face": "blue",
   "value": 0
  },
  "atlantis-6": {
   "face": "blue",
   "value": 0
  },
  "atlantis-7": {
   "face": "blue",
   "value": 0
  },
  "atlantis-8": {
   "face": "blue",
   "value": 0
  },
  "atlantis-9": {
   "face": "blue",
   "value": 0
  },
  "atlantis-10": {
   "face": "blue",
   "value": 0
  },
  "atlantis-11": {
   "face": "blue",
   "value": 0
  },
  "atlantis-12": {
   "face": "blue",
   "value": 0
  },
  "atlantis-13": {
   "face": "blue",
   "value": 0
  },
  "atlantis-14": {
   "face": "blue",
   "value": 0
  },
  "atlantis-15": {
   "face": "blue",
   "value": 0
  }
 },
 "missions": {
  "reef": [
   "scallop",
   "jellyfish"
  ],
  "garden": [
   "scallop",
   "urchin"
  ],
  "current": [
   "snail",
   "jellyfish"
  ],
  "shelf": [
   "snail",
   "urchin"
  ]
 },
 "aquanauts": 15,
 "submarines": 3,
 "hold": 4,
 "explorations": [
  "training",
  "technical",
  "sonar",
  "research",
  "analysis"
 ],
 "habitations": [
  "violet",
  "green"
 ],
 "collected": [
  "gold",
  "jellyfish",
  "urchin",
  "scallop",
  "snail"
 ],
 "atlantis": [
  1,
  2,
  3,
  4,
  5,
  6,
  7,
  8,
  9,
  10,
  11,
  12,
  13,
  14,
  15
 ],
 "upgrade": 1
} as const;

export const IDLE: string[] = ["buy-nothing","give-back","keep","rest","skip","stay","stay-at-sea"];
