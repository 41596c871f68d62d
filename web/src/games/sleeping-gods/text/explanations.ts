// What every thing on the table is: its text, how it stands now, and the rules about it, in the words of the rules.
import {
  FACTS,
  type Card,
  type Crew,
  type Find,
  type Good,
  type Place,
  type Skill,
  type SkillCard,
  type State,
  type Status,
} from "$generated/sleeping-gods";
import { ruleTexts, type Explanation } from "$lib/explain/explanation";
import type { ReferenceSection, Speech } from "$games/contract";
import { SEAS, mapOf, pageOf } from "../atlas/chart/carve";
import { GLYPHS } from "../atlas/chart/glyphs";
import { CREW_ICONS, FIND_ICONS, ICONS, ROOM_ICONS } from "../art/icons";
import { nameOfPlace, visited } from "../state/places";
import type { Option } from "../state/play";
import { cardSign, GIFT_SIGNS, kindOf, SKILL_COLOURS, SKILL_SIGNS, SIGNS, STATUS_SIGNS } from "../art/signs";
import { voiceOf } from "./texts";

const ROOM_RULES: Record<Place, string[]> = {
  bridge: ["SHIP9", "SHIP8", "GEN8b"],
  galley: ["SHIP10a", "SHIP10c", "GEN8b"],
  deck: ["SHIP11a", "SHIP11b", "SHIP11d", "GEN8b"],
  quarters: ["SHIP12", "SHIP8", "GEN8b"],
  "sick-bay": ["SHIP13", "SHIP8", "GEN8b"],
  hull: ["SHIP3", "GEN8b"],
};
const STATUS_RULES: Record<Status, string[]> = {
  weakened: ["GEN11c", "GEN11i"],
  "low-morale": ["GEN11d", "GEN11i"],
  frightened: ["GEN11e", "GEN11i"],
  madness: ["GEN11f", "GEN11i"],
  venom: ["GEN11g", "GEN11h", "GEN11i"],
};
const KIND_RULES: Record<string, string[]> = {
  weapon: ["ADV5a", "ADV5b", "CBT5"],
  totem: ["ADV2", "SCO2"],
  recipe: ["CMD4a", "CMD4c"],
  equipment: ["CMD4a", "CMD4c"],
  passenger: ["CMD4a", "CMD4c"],
  animal: ["CMD4a", "CMD4c"],
};

const has = (speech: Speech, key: string): boolean => speech.say(key) !== key;
export const optionalText = (speech: Speech, key: string): string[] => (has(speech, key) ? [speech.say(key)] : []);

// ------------------------------------------------------------------------------------------- the atlas

export function explainRegion(region: string, state: State, speech: Speech): Explanation {
  const sea = SEAS[region];
  const { hazard } = sea;
  const far = (state.reading.reach as Record<string, number>)[region];
  return {
    title: speech.say(`region-${region}`),
    sort: speech.say("board-region-sort", { map: speech.say(`map-${mapOf(region)}`), page: pageOf(region) }),
    picture: sea.port ? ICONS.port : hazard ? ICONS.hazard : ICONS.compass,
    text: [
      ...(sea.port ? [speech.say("board-has-port")] : []),
      ...(sea.market ? [speech.say("board-has-market")] : []),
      ...(hazard ? [hazardText(hazard, speech)] : []),
      speech.say("board-has-places", { count: sea.locations.length, places: sea.locations.join(", ") }),
    ],
    now: [
      ...(state.ship === region
        ? [speech.say("board-ship-here")]
        : far
          ? [speech.say("board-moves-away", { moves: far })]
          : []),
      ...state.troubles.filter(({ at }) => at === region).map(({ event }) => speech.say(`event-card-${event}`)),
    ],
    rules: ruleTexts(
      speech,
      "NAV6",
      "NAV8c",
      ...(hazard ? ["NAV7a", "NAV7b", "NAV7d"] : []),
      ...(sea.port ? ["PORT1"] : []),
      ...(sea.market ? ["MKT1"] : []),
    ),
  };
}

const hazardText = (
  hazard: { skill: string; value: number; damage: number; status: string | null },
  speech: Speech,
): string =>
  speech.say("board-has-hazard", {
    skill: hazard.skill,
    value: hazard.value,
    harm: hazard.status
      ? speech.say(`status-${hazard.status}`)
      : speech.say("board-ship-damage", { count: hazard.damage }),
  });

export function explainPlace(number: number, state: State, speech: Speech): Explanation {
  const been = visited(number, state);
  return {
    title: nameOfPlace(number, state) ?? speech.say("board-place", { number }),
    sort: speech.say("board-place-sort", { number }),
    picture: GLYPHS[number],
    text: [speech.say(been ? "board-place-known" : "board-place-unknown")],
    now: state.marks.includes(number) ? [speech.say("board-place-marked")] : [],
    rules: ruleTexts(speech, "EXP1", "EXP3"),
  };
}

export const explainSign = (sign: "port" | "market" | "hazard", region: string, speech: Speech): Explanation => {
  const { hazard } = SEAS[region];
  return {
    title: speech.say(`board-sign-${sign}`),
    picture: ICONS[sign],
    text: sign === "hazard" && hazard ? [hazardText(hazard, speech)] : [speech.say(`board-has-${sign}`)],
    rules: ruleTexts(
      speech,
      ...{ port: ["PORT1", "PORT2"], market: ["MKT1", "MKT3"], hazard: ["NAV7a", "NAV7b", "NAV7d"] }[sign],
    ),
  };
};

export const explainShip = (state: State, speech: Speech): Explanation => ({
  title: speech.say("board-manticore"),
  sort: speech.say(`region-${state.ship}`),
  picture: ICONS.ship,
  now: [speech.say("board-ship-damage", { count: state.damage.reduce((sum, cubes) => sum + cubes, 0) })],
  rules: ruleTexts(speech, "NAV1", "NAV5a", "NAV6", "GEN8f"),
});

export const explainTrouble = (event: string, speech: Speech): Explanation => ({
  title: speech.say(`event-card-${event}`),
  sort: speech.say(`danger-${(FACTS.events as Record<string, string>)[event]}`),
  picture: event === "sea-serpent" ? ICONS.serpent : ICONS.trouble,
  colour: "#ff9d8c",
  text: optionalText(speech, `text-event-card-${event}`),
  flavour: voiceOf(speech, "event-card", event),
  rules: ruleTexts(speech, "EVT5", "EVT10a", "TRN6"),
});

// -------------------------------------------------------------------------------------- ship and stores

export function explainRoom(place: Place, state: State, speech: Speech): Explanation {
  const cubes = state.damage[(FACTS.places as readonly string[]).indexOf(place)];
  const room = (state.reading.rooms as Partial<State["reading"]["rooms"]>)[place];
  return {
    title: speech.say(`board-room-${place}`),
    sort: speech.say("board-room-sort", { fate: (FACTS.places as readonly string[]).indexOf(place) + 1 }),
    picture: ROOM_ICONS[place],
    text: room
      ? [
          speech.say("board-room-gives", { orders: room.orders, cards: room.cards }),
          ...optionalText(speech, `board-room-also-${place}`),
        ]
      : [speech.say("board-hull-about")],
    now: [
      ...(cubes ? [speech.say("board-damage-now", { cubes })] : []),
      ...(state.pawn === place ? [speech.say("board-pawn-here")] : []),
    ],
    rules: ruleTexts(speech, ...ROOM_RULES[place], "SHIP2"),
  };
}

export const explainGood = (good: Good, state: State, speech: Speech): Explanation => ({
  title: speech.say(`gift-${good}`),
  picture: GIFT_SIGNS[good],
  now: [speech.say("board-of-limit", { count: state.goods[good] ?? 0, most: FACTS.limits[good] })],
  rules: ruleTexts(
    speech,
    "GEN6a",
    ...(good === "artifact"
      ? ["MKT8", "SCO6"]
      : good === "coin"
        ? ["SCO5"]
        : good === "material"
          ? ["PORT4"]
          : ["GEN13"]),
  ),
});

export const explainXp = (state: State, speech: Speech): Explanation => ({
  title: speech.say("gift-xp"),
  picture: GIFT_SIGNS.xp,
  now: [String(state.xp)],
  rules: ruleTexts(speech, "PORT6", "XP2", "XP3"),
});

export const explainEvents = (state: State, speech: Speech): Explanation => ({
  title: speech.say("board-events", { deck: state.deck }),
  picture: ICONS.event,
  text: [speech.say("board-events-about")],
  now: (["mild", "perilous", "deadly"] as const).map((danger) =>
    speech.say("board-events-left", { danger: speech.say(`danger-${danger}`), count: state.events[danger].length }),
  ),
  rules: ruleTexts(speech, "SET9b", "EVT7b", "EVT8a"),
});

export const explainTotems = (count: number, speech: Speech): Explanation => ({
  title: speech.say("board-totems"),
  picture: ICONS.totem,
  now: [speech.say("board-totems-now", { count })],
  rules: ruleTexts(speech, "ADV2", "SCO2"),
});

export const explainOrders = (state: State, speech: Speech): Explanation => ({
  title: speech.say("gift-order"),
  picture: GIFT_SIGNS.order,
  text: [speech.say("board-orders-about")],
  now: [speech.say("board-order-supply", { count: state.reading.order_supply, most: FACTS.orders })],
  rules: ruleTexts(speech, "CMD3a", "CMD4a", "ACT3"),
});

// ------------------------------------------------------------------------------------------------ crew

export function explainCrew(crew: Crew, state: State, speech: Speech): Explanation {
  const figures = state.reading.crew[crew];
  const member = state.crew.find((each) => each.crew === crew)!;
  return {
    title: speech.say(`crew-${crew}`),
    sort:
      member.seat < 0 ? speech.say("board-captain") : speech.say("board-led-by", { seat: speech.seat(figures.seat) }),
    picture: CREW_ICONS[crew],
    text: [
      ...FACTS.crew[crew].costs.flatMap((cost, n) =>
        optionalText(speech, `ability-crew-${crew}-${n}`).map((text) => speech.say("board-ability", { cost, text })),
      ),
      ...figures.arms.map((arm) =>
        speech.say("board-arm", {
          name: arm.weapon ? speech.say(`card-${arm.weapon}`) : speech.say(`board-weapon-${crew}`),
          accuracy: arm.accuracy,
          damage: arm.damage,
          block: arm.block,
          ranged: arm.ranged ? "yes" : "no",
        }),
      ),
    ],
    now: [
      speech.say("board-health-now", { points: figures.points, health: figures.health }),
      ...(member.fatigue ? [speech.say("board-fatigue-now", { count: member.fatigue })] : []),
      ...(member.orders ? [speech.say("board-orders-on", { count: member.orders })] : []),
      ...member.statuses.map((status) => speech.say(`status-${status}`)),
    ],
    rules: ruleTexts(speech, "GEN2a", "GEN5d", "CMD3a", "CMD2c"),
  };
}

export const explainStatus = (status: Status, speech: Speech): Explanation => ({
  title: speech.say(`status-${status}`),
  picture: STATUS_SIGNS[status],
  colour: "#ff9d8c",
  rules: ruleTexts(speech, ...STATUS_RULES[status]),
});

export const explainFatigue = (speech: Speech): Explanation => ({
  title: speech.say("board-fatigue"),
  picture: SIGNS.fatigue,
  rules: ruleTexts(speech, "GEN5a", "GEN5c", "GEN5d"),
});

export const explainSkill = (skill: Skill, speech: Speech): Explanation => ({
  title: speech.say(`skill-${skill}`),
  picture: SKILL_SIGNS[skill],
  colour: SKILL_COLOURS[skill],
  rules: ruleTexts(speech, "GEN9a", "CH5"),
});

export function explainSkillCard(card: SkillCard, speech: Speech): Explanation {
  const { fate, orders, skill } = FACTS.skills[card];
  return {
    title: speech.say(`skill-card-${card}`),
    sort: speech.say("board-skill-card-sort", { skill, orders, fate }),
    picture: SKILL_SIGNS[skill],
    colour: SKILL_COLOURS[skill],
    text: optionalText(speech, `text-skill-card-${card}`),
    rules: ruleTexts(speech, "CMD2a", "CMD2f", "GEN4a", "CH7b"),
  };
}

export const explainLevel = (level: string, speech: Speech): Explanation => ({
  title: speech.say(`level-${level}`),
  sort: speech.say("board-level-sort", { xp: (FACTS.levels as Record<string, { xp: number }>)[level].xp }),
  picture: GIFT_SIGNS.xp,
  text: optionalText(speech, `text-level-${level}`),
  rules: ruleTexts(speech, "XP2", "SCO4"),
});

export function explainCard(card: Card, state: State, speech: Speech): Explanation {
  const owned = state.cards.find((each) => each.card === card);
  const kind = kindOf(card);
  return {
    title: speech.say(`card-${card}`),
    sort: speech.say(`kind-${kind}`),
    picture: cardSign(card),
    text: optionalText(speech, `text-card-${card}`),
    flavour: voiceOf(speech, "card", card),
    now: [
      ...(owned?.on ? [speech.say("board-borne-by", { crew: owned.on })] : []),
      ...(owned?.orders ? [speech.say("board-orders-on", { count: owned.orders })] : []),
    ],
    rules: ruleTexts(speech, ...KIND_RULES[kind]),
  };
}

export const explainFind = (find: Find, speech: Speech): Explanation => ({
  title: speech.say(`find-${find}`),
  sort: speech.say("board-find-sort"),
  picture: FIND_ICONS[find],
  text: optionalText(speech, `text-find-${find}`),
  rules: ruleTexts(speech, "SHIP11b", "SHIP11c", "SHIP11d"),
});

// ---------------------------------------------------------------------------------------------- answers

export function explainAction(action: Option, state: State, _: number, speech: Speech): Explanation | null {
  if ("room" in action) return explainRoom(action.room, state, speech);
  if ("region" in action) return explainRegion(action.region, state, speech);
  if ("location" in action) return explainPlace(action.location, state, speech);
  if ("level" in action) return explainLevel(action.level, speech);
  if ("find" in action) return explainFind(action.find, speech);
  if ("status" in action) return explainStatus(action.status, speech);
  if (action.do === "tackle" || action.do === "let-strike") return explainTrouble(action.event, speech);
  if (action.do === "sail") return explainShip(state, speech);
  if (action.do === "trade") return explainSign("market", state.ship, speech);
  if (action.do === "call-at-port") return explainSign("port", state.ship, speech);
  if ("place" in action) return explainRoom(action.place, state, speech);
  if ("card" in action)
    return action.card in FACTS.skills
      ? explainSkillCard(action.card as SkillCard, speech)
      : explainCard(action.card as Card, state, speech);
  if ("good" in action) return explainGood(action.good, state, speech);
  if ("crew" in action) return explainCrew(action.crew, state, speech);
  return null;
}

export const referenceSections = (speech: Speech): ReferenceSection[] => [
  {
    name: speech.say("board-shelf-skills"),
    things: (Object.keys(FACTS.skills) as SkillCard[]).map((card) => explainSkillCard(card, speech)),
  },
  {
    name: speech.say("board-shelf-levels"),
    things: Object.keys(FACTS.levels).map((level) => explainLevel(level, speech)),
  },
  {
    name: speech.say("board-shelf-statuses"),
    things: (Object.keys(STATUS_RULES) as Status[]).map((status) => explainStatus(status, speech)),
  },
];
