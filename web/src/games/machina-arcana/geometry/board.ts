// Where everything lies on the drawing: tiles are turned and joined, and every space has a square.
import { FACTS, type Placed, type State } from "$generated/machina-arcana";

export const UNIT = 44;
export const SIZE: number = FACTS.size;
const PLACES = SIZE * SIZE;

export interface Point {
  x: number;
  y: number;
}
export interface Square {
  column: number;
  row: number;
}
/** A piece of a wall or a door: on the left or the upper side of a square. */
export interface Segment {
  x1: number;
  y1: number;
  x2: number;
  y2: number;
}
export interface LaidTile {
  tile: number;
  side: string;
  column: number;
  row: number;
  turns: number;
  kinds: { space: number; kind: string; column: number; row: number }[];
  walls: Segment[];
  doors: { door: number; segment: Segment }[];
  rim: Segment[];
}
export interface Layout {
  columns: number;
  rows: number;
  tiles: LaidTile[];
  squares: Map<number, Square>;
}

type SideFacts = { spaces: string; walls: string; doors: string; openings: string };
const SIDES = FACTS.sides as Record<string, SideFacts>;
const LETTERS = FACTS.letters as Record<string, string>;

/** A place of a tile after some quarter turns clockwise. */
export function turned(place: number, turns: number): Square {
  let square = { column: place % SIZE, row: Math.floor(place / SIZE) };
  for (let n = 0; n < turns % 4; n += 1) square = { column: SIZE - 1 - square.row, row: square.column };
  return square;
}

const pairs = (text: string): [number, number][] =>
  text
    .split(" ")
    .filter(Boolean)
    .map((pair) => pair.split("-").map(Number) as [number, number]);

/** The edge between two neighbouring squares. */
function between(one: Square, other: Square): Segment {
  const column = Math.max(one.column, other.column);
  const row = Math.max(one.row, other.row);
  return one.row === other.row
    ? { x1: column * UNIT, y1: one.row * UNIT, x2: column * UNIT, y2: (one.row + 1) * UNIT }
    : { x1: one.column * UNIT, y1: row * UNIT, x2: (one.column + 1) * UNIT, y2: row * UNIT };
}

/** The outer wall of a tile, with gaps where it has openings. */
function rimOf(left: number, top: number, openings: Set<number>): Segment[] {
  const [x, y, far] = [left * UNIT, top * UNIT, SIZE * UNIT];
  const gap = [(SIZE / 2 - 1) * UNIT, (SIZE / 2 + 1) * UNIT];
  const sides = [
    (from: number, to: number): Segment => ({ x1: x + from, y1: y, x2: x + to, y2: y }),
    (from: number, to: number): Segment => ({ x1: x + far, y1: y + from, x2: x + far, y2: y + to }),
    (from: number, to: number): Segment => ({ x1: x + from, y1: y + far, x2: x + to, y2: y + far }),
    (from: number, to: number): Segment => ({ x1: x, y1: y + from, x2: x, y2: y + to }),
  ];
  return sides.flatMap((side, edge) => (openings.has(edge) ? [side(0, gap[0]), side(gap[1], far)] : [side(0, far)]));
}

function lay(each: Placed, left: number, top: number): LaidTile {
  const facts = SIDES[each.side];
  const base = each.tile * PLACES;
  const at = (place: number): Square => {
    const { column, row } = turned(place, each.turns);
    return { column: column + left, row: row + top };
  };
  return {
    tile: each.tile,
    side: each.side,
    column: left,
    row: top,
    turns: each.turns,
    kinds: [...facts.spaces].map((letter, place) => ({ space: base + place, kind: LETTERS[letter], ...at(place) })),
    walls: pairs(facts.walls).map(([one, other]) => between(at(one), at(other))),
    doors: pairs(facts.doors).map(([one, other]) => ({
      door: (base + one) * 2 + (other - one === SIZE ? 1 : 0),
      segment: between(at(one), at(other)),
    })),
    rim: rimOf(
      left,
      top,
      new Set(
        facts.openings
          .split(" ")
          .filter(Boolean)
          .map((edge) => (Number(edge) + each.turns) % 4),
      ),
    ),
  };
}

export function layout(board: readonly Placed[]): Layout {
  const left = Math.min(...board.map(({ column }) => column));
  const top = Math.min(...board.map(({ row }) => row));
  const tiles = board.map((each) => lay(each, (each.column - left) * SIZE, (each.row - top) * SIZE));
  return {
    columns: Math.max(SIZE, ...tiles.map(({ column }) => column + SIZE)),
    rows: Math.max(SIZE, ...tiles.map(({ row }) => row + SIZE)),
    tiles,
    squares: new Map(
      tiles.flatMap(({ kinds }) => kinds.map(({ space, column, row }) => [space, { column, row }] as const)),
    ),
  };
}

const known = new WeakMap<object, Layout>();
/** The layout of a state's board: found once for each. */
export function layoutOf(state: Pick<State, "board">): Layout {
  let found = known.get(state.board);
  if (!found) known.set(state.board, (found = layout(state.board)));
  return found;
}

export const middle = ({ column, row }: Square): Point => ({ x: (column + 0.5) * UNIT, y: (row + 0.5) * UNIT });

/** The middle of a space, or null if its tile is not on the board. */
export function pointOf(layout: Layout, space: number | null | undefined): Point | null {
  const square = space === null || space === undefined ? undefined : layout.squares.get(space);
  return square ? middle(square) : null;
}

/** The middle of a door. */
export function doorPoint(layout: Layout, door: number): Point | null {
  for (const tile of layout.tiles)
    for (const each of tile.doors)
      if (each.door === door)
        return { x: (each.segment.x1 + each.segment.x2) / 2, y: (each.segment.y1 + each.segment.y2) / 2 };
  return null;
}

export const columnName = (column: number): string => String.fromCharCode(65 + column);

/** A square as people point at it: C7. */
export const squareName = ({ column, row }: Square): string => `${columnName(column)}${row + 1}`;

/** The kind of a space, as a chapter or an event may have it. */
export function kindAt(state: Pick<State, "board" | "reading">, space: number): string {
  const tile = layoutOf(state).tiles.find((each) => each.tile === Math.floor(space / PLACES));
  const printed = tile?.kinds[space % PLACES]?.kind ?? "floor";
  return state.reading.taken.find((each) => each.kind === printed && !each.also)?.as_kind ?? printed;
}

export const tileOf = (space: number): number => Math.floor(space / PLACES);
