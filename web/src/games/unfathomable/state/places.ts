// Where an answer or an event happens: on spaces, or on the figure of a seat or a monarch.
import { FIELDS, type Space, type State } from "$generated/unfathomable";
import type { Tagged } from "$games/contract";
import type { Option } from "./play";

/** Answers that concern the space in which one stands. */
const HERE: readonly string[] = ["use-space", "repair", "save", "trade", "defeat-passenger", "break-out"];

/** The space of the board on which an answer is clicked, or null. */
export function spaceOf(option: Option, state: State, seat: number): Space | null {
  switch (option.do) {
    case "move":
      return option.to;
    case "attack-deep-one":
    case "activate":
      return option.at;
    case "pick-space":
      return option.space;
    default:
      return HERE.includes(option.do) && seat >= 0 ? state.players[seat].space : null;
  }
}

/** The key of the figure on which an answer is clicked (see ../pieces/figures.ts), or null. */
export function figureOf(option: Option): string | null {
  switch (option.do) {
    case "attack-character":
      return `character-${option.victim}`;
    case "pick-seat":
    case "let-first":
      return `character-${option.seat}`;
    case "pick-monarch":
      return option.monarch === "deep-ones" ? null : option.monarch;
    default:
      return null;
  }
}

/** The answers of each space, in the order of the rules. */
export function bySpace(options: readonly Option[], state: State, seat: number): Map<Space, Option[]> {
  const found = new Map<Space, Option[]>();
  for (const option of options) {
    const space = spaceOf(option, state, seat);
    if (space) found.set(space, [...(found.get(space) ?? []), option]);
  }
  return found;
}

export const onBoard = (options: readonly Option[], state: State, seat: number): boolean =>
  options.some((option) => spaceOf(option, state, seat) !== null || figureOf(option) !== null);

/** The spaces that an answer or an event names, whatever its kind; a seat is where it stands. */
export function spacesOf(pointed: Tagged | null, state: State, seat: number): Space[] {
  if (!pointed) return [];
  if ("do" in pointed) {
    const here = spaceOf(pointed as unknown as Option, state, seat);
    if (here) return [here];
  }
  const key = "do" in pointed ? `do-${pointed.do}` : `tell-${pointed.event}`;
  const kinds = Object.entries(FIELDS[key] ?? {});
  const spaces = kinds.filter(([, kind]) => kind === "enum:space").map(([field]) => pointed[field] as Space);
  if (spaces.length > 0) return [...new Set(spaces)];
  const seats = kinds.filter(([field, kind]) => kind === "seat" && typeof pointed[field] === "number");
  return [
    ...new Set(
      seats.map(([field]) => state.players[Number(pointed[field])]?.space).filter((space) => space !== undefined),
    ),
  ];
}
