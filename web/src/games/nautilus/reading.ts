// What can be read off the table: reserves, modules in service, collections and points, as the rules count them.
import { FACTS, type Find, type Kind, type Mission, type State } from "../../generated/nautilus";
import { ATLANTIS_NUMBERS, atlantisNumber, COLLECTED, EXPLORATIONS, IN_SEA, NOBODY } from "./kinds";

/** Aquanauts that stand neither in the city nor on held modules. */
export function reserve(state: State, seat: number): number {
  const held = state.players[seat].hold.reduce((sum, { aquanauts }) => sum + aquanauts, 0);
  return FACTS.aquanauts - held - state.city.reduce((sum, { crew }) => sum + crew[seat], 0);
}

/** Modules of a kind that nobody has bought. */
export function stack(state: State, kind: Kind): number {
  const held = state.players.flatMap(({ hold }) => hold).filter((each) => each.kind === kind).length;
  return FACTS.modules[kind].count - held - state.city.filter((module) => module.kind === kind).length;
}

export const inService = (state: State, seat: number, kind: Kind): number =>
  state.city.filter((module) => module.kind === kind && module.crew[seat] > 0).length;

/** What a seat's modules of a kind give it: steps, squares, looks or Nemos. */
export function worth(state: State, seat: number, kind: Kind): number {
  const gives: readonly number[] = FACTS.modules[kind].gives;
  return gives[Math.min(inService(state, seat, kind), gives.length - 1)] ?? 0;
}

/** The points of a type: three with its marker, one with two or more in service. */
export function typePoints(state: State, seat: number, kind: Kind): number {
  if ((state.majority[kind] ?? NOBODY) === seat) return 3;
  return inService(state, seat, kind) >= 2 ? 1 : 0;
}

export const explorationPoints = (state: State, seat: number): number =>
  EXPLORATIONS.reduce((sum, kind) => sum + typePoints(state, seat, kind), 0);

/** The tokens on a player board. */
export function collection(state: State, seat: number): Map<Find, number> {
  const found = new Map<Find, number>(COLLECTED.map((find) => [find, 0]));
  state.tokens.forEach((find, token) => {
    if (find && state.holders[token] === seat && found.has(find)) found.set(find, (found.get(find) ?? 0) + 1);
  });
  return found;
}

/** The Atlantis numbers found so far, each with the seat whose marker it bears, or nobody's. */
export function atlantis(state: State): Map<number, number> {
  const found = new Map<number, number>();
  state.tokens.forEach((find, token) => {
    const number = find && state.holders[token] !== IN_SEA ? atlantisNumber(find) : null;
    if (number !== null) found.set(number, Math.max(state.holders[token], NOBODY));
  });
  return found;
}

export function atlantisOf(state: State, seat: number): number[] {
  const found = atlantis(state);
  return ATLANTIS_NUMBERS.filter((number) => found.get(number) === seat);
}

/** The Atlantis points in play, the most first. */
export const ATLANTIS_POINTS: Record<number, readonly number[]> = { 2: [4, 2], 3: [5, 3, 1], 4: [5, 4, 2, 1] };

/** What each seat would take for its Atlantis tokens now. */
export function atlantisPoints(state: State): number[] {
  const owned = state.players.map(({ seat }) => atlantisOf(state, seat));
  const ranked = owned
    .map((numbers, seat) => ({ seat, count: numbers.length, highest: Math.max(0, ...numbers) }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count || other.highest - one.highest);
  const points = owned.map(() => 0);
  ranked.forEach(({ seat }, rank) => (points[seat] = ATLANTIS_POINTS[owned.length]?.[rank] ?? 0));
  return points;
}

export interface Score {
  finds: number;
  upgrades: number;
  atlantis: number;
  discovery: number;
  exploration: number;
  money: number;
  total: number;
}

export const findValue = (find: Find): number => FACTS.discoveries[find].value;

/** The score as it stands: what everybody can see of it. */
export function score(state: State, seat: number): Score {
  const player = state.players[seat];
  const finds = [...collection(state, seat)].reduce((sum, [find, count]) => sum + findValue(find) * count, 0);
  const upgrades = Object.values(player.upgraded).reduce((sum, count) => sum + count, 0);
  const atlantis = atlantisPoints(state)[seat];
  const discovery = finds + upgrades + atlantis;
  const exploration = explorationPoints(state, seat);
  return { finds, upgrades, atlantis, discovery, exploration, money: player.money, total: discovery * exploration + player.money };
}

export const missionKinds = (mission: Mission): readonly Find[] => FACTS.missions[mission];

export const winners = (state: State): number[] => {
  const totals = state.players.map(({ seat }) => score(state, seat).total);
  return state.players.map(({ seat }) => seat).filter((seat) => totals[seat] === Math.max(...totals));
};
