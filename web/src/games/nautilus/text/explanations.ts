// What every thing on the table is: what it does, how it stands now, and the rules about it, in the words of the rules.
import { FACTS, type Action, type Find, type Kind, type Mission, type Module, type State } from "$generated/nautilus";
import { labelled, ruleTexts, type Explanation } from "$lib/explain/explanation";
import type { Speech } from "$games/contract";
import { squareName, tokenAt, zoneFee, zoneOf, type Zone } from "../geometry/board";
import { findIcon, ICONS, KIND_ICONS } from "../art/icons";
import { atlantisNumber, COLLECTED, EVERYONE, IN_SEA, isExploration } from "../state/kinds";
import { BACKS, DOMES, FIND_INK } from "../art/palette";
import { findValue, missionKinds, standingOf } from "../state/reading";
import { colourOf } from "../art/seat-marks";
import type { Play } from "../state/play";

const HOMES = ["B2b", "B2c", "B5c", "A1a"];
const KIND_RULES: Record<Kind, string[]> = {
  base: ["S1e", "A1a", "U1h"],
  violet: HOMES,
  green: HOMES,
  training: ["X1a"],
  technical: ["X2a"],
  sonar: ["X3a", "U2b"],
  research: ["X4a", "X4b"],
  analysis: ["X5a"],
};
const ZONE_RULES: Record<Zone, string[]> = {
  lagoon: ["B6a", "S1c"],
  slope: ["B6a", "S3b"],
  deep: ["B6a", "S3c"],
  trench: ["U4a", "U4b", "B6a", "S3d"],
};
const FIND_RULES: Partial<Record<Find, string[]>> = {
  gold: ["U5c", "U5h", "V2c"],
  scallop: ["U5c", "U5h", "X4a"],
  snail: ["U5c", "U5h", "X4a"],
  chest: ["U5b", "X5a", "U5g"],
  speed: ["U5b", "U5d", "U5e", "U5g"],
};
const ATLANTIS_RULES = ["T1a", "T1b", "V1b", "E1a"];

// ---------------------------------------------------------------------------------------------- modules

/** A kind of module, as it lies in the supply. */
export const explainKind = (kind: Kind, speech: Speech, state: State | null = null, seat = -1): Explanation => ({
  title: speech.say(`kind-${kind}`),
  sort: speech.say(
    isExploration(kind) ? "board-sort-exploration" : kind === "base" ? "board-sort-base" : "board-sort-habitation",
  ),
  picture: KIND_ICONS[kind],
  colour: DOMES[kind].glass,
  now: state
    ? [
        ...(kind in state.reading.stacks ? [speech.say("board-left", { count: state.reading.stacks[kind] })] : []),
        ...served(kind, state, seat, speech),
      ]
    : [],
  rules: ruleTexts(speech, ...KIND_RULES[kind], ...(isExploration(kind) ? ["A2a", "M1d"] : [])),
});

/** A module of the city: who built it, who is in it, and what it does for the reader. */
export const explainModule = (module: Module, state: State, seat: number, speech: Speech): Explanation => ({
  ...explainKind(module.kind, speech),
  title: speech.say("module-name", { kind: module.kind, at: module.at }),
  now: [
    ...(module.builder >= 0 ? [speech.say("board-built-by", { seat: module.builder })] : []),
    ...module.crew.flatMap((count, each) => (count > 0 ? [speech.say("board-crew", { seat: each, count })] : [])),
    ...served(module.kind, state, seat, speech),
  ],
});

/** How many of a kind a seat has in service, and what that gives. */
function served(kind: Kind, state: State, seat: number, speech: Speech): string[] {
  if (seat < 0 || !isExploration(kind)) return [];
  const { in_service, points, gives } = standingOf(state, seat);
  return [
    speech.say("board-track", { kind, count: in_service[kind], points: points[kind] }),
    speech.say(`board-gives-${kind}`, { count: gives[kind] }),
    ...(state.majority[kind] === seat ? [speech.say("board-majority")] : []),
  ];
}

/** A track of a player board. */
export const explainTrack = (kind: Kind, state: State, seat: number, speech: Speech): Explanation => ({
  title: speech.say(`kind-${kind}`),
  sort: `${speech.say("board-sort-track")} · ${speech.seat(seat)}`,
  picture: KIND_ICONS[kind],
  colour: DOMES[kind].glass,
  now: served(kind, state, seat, speech),
  rules: ruleTexts(speech, ...KIND_RULES[kind], "M1h", "M1i", "M2a", "M2d"),
});

// ------------------------------------------------------------------------------------------ discoveries

export const explainFind = (find: Find, speech: Speech): Explanation => ({
  title: speech.say(`find-${find}`),
  sort: speech.say("board-sort-discovery"),
  picture: findIcon(find),
  colour: FIND_INK[find] ?? (atlantisNumber(find) === null ? "#eadbb5" : "#6fb7e8"),
  text: COLLECTED.includes(find) ? [speech.say("board-worth", { value: findValue(find) })] : [],
  rules: ruleTexts(
    speech,
    ...(atlantisNumber(find) === null ? (FIND_RULES[find] ?? ["U5c", "U5h", "S7b"]) : ATLANTIS_RULES),
  ),
});

/** What a seat has of a find. */
export const explainCollected = (find: Find, state: State, seat: number, speech: Speech): Explanation => ({
  ...explainFind(find, speech),
  now: [
    `${speech.seat(seat)} – ${speech.say("board-collected", { count: standingOf(state, seat).collection[find] ?? 0 })}`,
  ],
});

/** A token in the sea: what the reader knows of it, and what may lie there. */
export function explainToken(at: number, state: State, speech: Speech): Explanation {
  const token = tokenAt(at);
  const find = token === undefined ? null : state.tokens[token];
  const zone = zoneOf(at);
  if (token === undefined || !find)
    return {
      title: speech.say("board-token", { zone: speech.say(`zone-${zone}`), at }),
      sort: speech.say("board-sort-discovery"),
      picture: ICONS.unknown,
      colour: BACKS[zone].rim,
      rules: ruleTexts(speech, "U5a", "U5b", "U5c", ZONE_RULES[zone].at(-1)!),
    };
  const key = state.seen[token] === EVERYONE ? "board-token-open" : "board-token-known";
  return { ...explainFind(find, speech), now: [speech.say(key, { find: speech.say(`find-${find}`), at })] };
}

export const explainAtlantis = (number: number, state: State, speech: Speech, now: string): Explanation => ({
  title: speech.say(`find-atlantis-${number}`),
  sort: speech.say("board-atlantis"),
  picture: ICONS.temple,
  colour: "#6fb7e8",
  text: [labelled(speech.say("board-atlantis-points"), state.reading.atlantis_points.join(" · "), speech)],
  now: [now],
  rules: ruleTexts(speech, ...ATLANTIS_RULES, "E1b"),
});

export const explainMission = (mission: Mission, speech: Speech): Explanation => ({
  title: speech.say("board-mission", { name: speech.say(`mission-${mission}`) }),
  picture: findIcon(missionKinds(mission)[0]),
  text: missionKinds(mission).map((find) => {
    const value = findValue(find);
    return labelled(
      speech.say(`find-${find}`),
      speech.say("board-upgrade", { from: value, to: value + FACTS.upgrade }),
      speech,
    );
  }),
  rules: ruleTexts(speech, "S8b", "V2a", "V2b", "V2c"),
});

// -------------------------------------------------------------------------------------- sea and submarines

export const explainZone = (zone: Zone, speech: Speech, state: State | null = null): Explanation => ({
  title: speech.say(`zone-${zone}`),
  sort: speech.say("board-sort-zone"),
  picture: zone === "trench" ? ICONS.submarine : ICONS.anchor,
  colour: BACKS[zone].rim,
  text: [speech.say("board-fee", { count: zoneFee(zone) })],
  now: zone === "trench" && state && !state.trench_open ? [speech.say("board-trench-closed")] : [],
  rules: ruleTexts(speech, ...ZONE_RULES[zone], "B6b"),
});

/** A square of the sea: the token that lies there, or the water it is in. */
export function explainSquare(at: number, state: State, speech: Speech): Explanation {
  const token = tokenAt(at);
  if (token !== undefined && state.holders[token] === IN_SEA) return explainToken(at, state, speech);
  const zone = explainZone(zoneOf(at), speech, state);
  return { ...zone, title: `${squareName(at)} · ${zone.title}` };
}

export const explainSubmarine = (seat: number, at: number, state: State, speech: Speech): Explanation => ({
  title: speech.say("board-submarine", { seat, at }),
  sort: speech.say("board-sort-submarine"),
  picture: ICONS.submarine,
  colour: colourOf(seat),
  now: (["technical", "sonar"] as const).map((kind) =>
    speech.say(`board-gives-${kind}`, { count: standingOf(state, seat).gives[kind] }),
  ),
  rules: ruleTexts(speech, "U3b", "U3d", "U5a", "U2b", "U6b"),
});

// ----------------------------------------------------------------------------------------------- seats

export const explainMoney = (count: number, speech: Speech): Explanation => ({
  title: speech.say("board-nemos"),
  picture: ICONS.coins,
  colour: "#e8c56a",
  now: [speech.say("board-money", { count })],
  rules: ruleTexts(speech, "V3c", "B2a", "B6a", "U2b"),
});

export const explainReserve = (seat: number, state: State, speech: Speech): Explanation => ({
  title: speech.say("board-reserve", { count: standingOf(state, seat).reserve }),
  picture: ICONS.aquanaut,
  colour: colourOf(seat),
  rules: ruleTexts(speech, "S6a", "B2b", "U1b", "U6d"),
});

export const explainBoats = (seat: number, state: State, speech: Speech): Explanation => {
  const sea = state.players[seat].submarines.length;
  return {
    title: speech.say("board-submarines", { sea, reserve: FACTS.submarines - sea }),
    picture: ICONS.submarine,
    colour: colourOf(seat),
    now: (["technical", "sonar"] as const).map((kind) =>
      speech.say(`board-gives-${kind}`, { count: standingOf(state, seat).gives[kind] }),
    ),
    rules: ruleTexts(speech, "U1a", "U1b", "U1d", "U3a"),
  };
};

/** A seat as it stands: its purse, its people, and its score so far. */
export function explainSeat(seat: number, state: State, speech: Speech): Explanation {
  const { reserve, score } = standingOf(state, seat);
  const { money, submarines } = state.players[seat];
  return {
    title: speech.seat(seat),
    sort: state.first === seat ? speech.say("board-first") : undefined,
    picture: ICONS.aquanaut,
    colour: colourOf(seat),
    now: [
      speech.say("board-money", { count: money }),
      speech.say("board-reserve", { count: reserve }),
      speech.say("board-submarines", { sea: submarines.length, reserve: FACTS.submarines - submarines.length }),
      `${score.discovery} × ${score.exploration} + ${score.money} = ${score.total}`,
    ],
    rules: ruleTexts(speech, "V3a", "V3b", "V3c"),
  };
}

// --------------------------------------------------------------------------------------------- answers

/** What an answer is about. */
export function explainAction(option: Action, state: State, seat: number, speech: Speech): Explanation | null {
  switch (option.do) {
    case "buy":
    case "buy-habitation":
    case "build":
      return explainKind(option.kind, speech, state, seat);
    case "place-base":
      return explainKind("base", speech);
    case "walk":
      return explainModule(state.city[option.to], state, seat, speech);
    case "launch":
    case "dock":
      return explainModule(state.city[option.module], state, seat, speech);
    case "sail":
      return explainSquare(option.to, state, speech);
    case "sonar":
    case "moor":
      return explainSubmarine(seat, option.submarine, state, speech);
    case "look-at":
      return explainToken(option.at, state, speech);
    default:
      return null;
  }
}

/** The same, on the board: with what a click there does. */
export function explainTarget(option: Action, play: Play): Explanation | null {
  const what = explainAction(option, play.state, play.seat, play.speech);
  return what && { ...what, now: [...(what.now ?? []), `▸ ${play.speech.action({ ...option })}`] };
}
