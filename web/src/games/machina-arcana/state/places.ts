// Where answers and events happen: on spaces, doors, openings, or on the figure of a unit.
import { FIELDS, type Opening, type State } from "$generated/machina-arcana";
import type { Tagged } from "$games/contract";
import { doorPoint, layoutOf, pointOf, type Point } from "../geometry/board";
import { myPlayers } from "$lib/seats/seats";
import { noteOn, type Option, type Play } from "./play";

/** Where a unit stands; what only counts as a unit is named by its space. */
export function spaceOfUnit(state: Pick<State, "explorers" | "queue">, unit: string): number | null {
  if (unit.startsWith("at-")) return Number(unit.slice(3));
  return [...state.explorers, ...state.queue].find((each) => each.card === unit)?.space ?? null;
}

export const spacesOfOpening = (state: Pick<State, "reading">, opening: Opening): number[] =>
  state.reading.openings.find((each) => each.opening.tile === opening.tile && each.opening.edge === opening.edge)
    ?.spaces ?? [];

/**
 * The key of the place on which an answer is clicked: `space-507`, `unit-mi-go`, `door-1014`, `opening-5-2`; or null.
 */
export function placeOf(option: Option, state: State): string | null {
  switch (option.do) {
    case "move":
    case "cross":
    case "step-into-pit":
    case "step-to":
      return `space-${option.to}`;
    case "activate":
    case "seal":
    case "pick-space":
    case "place":
      return `space-${option.space}`;
    case "open-door":
    case "close-door":
    case "break-door":
    case "pick-door":
      return `door-${option.door}`;
    case "explore":
    case "place-exit":
      return `opening-${option.opening.tile}-${option.opening.edge}`;
    case "leave":
      return state.exit ? `opening-${state.exit.tile}-${state.exit.edge}` : null;
    case "use":
      if (option.unit) return onFigure(option.unit);
      if (option.space !== null) return `space-${option.space}`;
      return option.door !== null ? `door-${option.door}` : null;
    case "target":
    case "pick-unit":
      return onFigure(option.unit);
    case "take-turn":
    case "roll-next":
    case "trade":
    case "use-inventory":
    case "pursue":
      return onFigure(option.explorer);
    default:
      return null;
  }
}

const onFigure = (unit: string): string => (unit.startsWith("at-") ? `space-${unit.slice(3)}` : `unit-${unit}`);

/** The answers of each place, in the order of the rules. */
export function byPlace(options: readonly Option[], state: State): Map<string, Option[]> {
  const found = new Map<string, Option[]>();
  for (const option of options) {
    const place = placeOf(option, state);
    if (place) found.set(place, [...(found.get(place) ?? []), option]);
  }
  return found;
}

/** Something that can be done after another answer: a chest opened after walking there. */
export interface Errand {
  first: Option;
  then: Option | null;
}

/** What one click does about a place where nothing can be done at once: the answer that makes it possible, and, where
 * only one thing is possible then, that as well. */
export function errandsByPlace(play: Pick<Play, "question" | "options" | "state" | "table">): Map<string, Errand> {
  const direct = byPlace(play.options, play.state);
  const own = new Set(myPlayers(play.table).map((seat) => play.state.explorers[seat]?.card));
  const found = new Map<string, Errand>();
  for (const first of play.options)
    for (const then of noteOn(play.question, first).then ?? []) {
      const place = placeOf(then, play.state);
      if (!place || direct.has(place) || (then.do === "take-turn" && !own.has(then.explorer as never))) continue;
      const known = found.get(place);
      if (!known) found.set(place, { first, then });
      else if (known.first === first) known.then = null;
    }
  return found;
}

/** The middle of a place on the drawing, or null if it is not there. */
export function pointOfPlace(place: string, state: State): Point | null {
  const layout = layoutOf(state);
  const [sort, ...rest] = place.split("-");
  const name = rest.join("-");
  if (sort === "space") return pointOf(layout, Number(name));
  if (sort === "unit") return pointOf(layout, spaceOfUnit(state, name));
  if (sort === "door") return doorPoint(layout, Number(name));
  const [tile, edge] = rest.map(Number);
  const points = spacesOfOpening(state, { tile, edge: edge as Opening["edge"] }).map((space) => pointOf(layout, space));
  const [one, other] = points;
  return one && other ? { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 } : null;
}

/** The points that an answer or an event names, whatever its kind. */
export function pointsOf(pointed: Tagged | null, state: State): Point[] {
  if (!pointed || state.board.length === 0) return [];
  if ("do" in pointed) {
    const place = placeOf(pointed as unknown as Option, state);
    const at = place ? pointOfPlace(place, state) : null;
    if (at) return [at];
  }
  const key = "do" in pointed ? `do-${pointed.do}` : `tell-${pointed.event}`;
  const layout = layoutOf(state);
  const points = Object.entries(FIELDS[key] ?? {}).flatMap(([field, kind]) => {
    const value = pointed[field];
    if (kind === "format:space" || kind === "format:feature") return [pointOf(layout, value as number)];
    if (kind === "format:unit" && typeof value === "string") return [pointOf(layout, spaceOfUnit(state, value))];
    if (kind === "list:format:unit")
      return (value as string[]).map((unit) => pointOf(layout, spaceOfUnit(state, unit)));
    return [];
  });
  return points.filter((point): point is Point => point !== null);
}
