// Where things stand in a region: its name with its signs, the places to explore, and the berth of the ship.
import { COLUMNS, ROWS, SEAS, STEP, cell, point, type Carved, type Field } from "./carve";
import { FOLD, HEIGHT, WIDTH } from "./design";

export interface Spot {
  x: number;
  y: number;
}
export interface Spots {
  name: Spot;
  berth: Spot;
  places: Record<number, Spot>;
  /** What is kept free of rocks. */
  taken: Occupied[];
}
interface Frame {
  width: number;
  height: number;
}
export interface Occupied extends Spot, Frame {}

const NAME: Frame = { width: 170, height: 58 };
const PLACE: Frame = { width: 112, height: 82 };
const BERTH: Frame = { width: 84, height: 50 };
const EDGE = 24;
const SAMPLES = [-0.5, 0, 0.5].flatMap((dx) => [-0.5, 0, 0.5].map((dy) => ({ dx, dy })));

/** How much sea there is around each point of a region, up to its borders and coasts. */
export function seaRoom({ far, land, names }: Carved, region: string): Field {
  const mine = names.indexOf(region);
  return land.map((height, n) => {
    if (far[mine][n] === Infinity) return -200;
    const { x, y } = point(n);
    let border = Infinity;
    for (let k = 0; k < far.length; k += 1) if (k !== mine) border = Math.min(border, (far[k][n] - far[mine][n]) / 2);
    return Math.min(border, Math.min(x, y, WIDTH - x, HEIGHT - y) - EDGE, Math.abs(x - FOLD) - 8, -height);
  });
}

/** The area that two things share. */
export const overlap = (one: Occupied, other: Occupied): number =>
  Math.max(0, (one.width + other.width) / 2 - Math.abs(one.x - other.x)) *
  Math.max(0, (one.height + other.height) / 2 - Math.abs(one.y - other.y));

/** The best spot for something of that size: in open water, away from what stands there already. */
function find(sea: Field, size: Frame, taken: Occupied[], wish: (x: number, y: number) => number): Occupied {
  let best: Occupied = { x: 0, y: 0, ...size };
  let most = -Infinity;
  for (let row = 5; row < ROWS; row += 2) {
    for (let column = 5; column < COLUMNS; column += 2) {
      if (sea[row * COLUMNS + column] < 6) continue;
      const here = { x: column * STEP, y: row * STEP, ...size };
      let clear = 20;
      for (const { dx, dy } of SAMPLES)
        clear = Math.min(clear, sea[cell(here.x + dx * size.width, here.y + dy * size.height)]);
      const crowded = taken.reduce((sum, other) => sum + overlap(here, other), 0);
      const value = clear * 5 - crowded / 8 + wish(here.x, here.y);
      if (value > most) [best, most] = [here, value];
    }
  }
  return best;
}

export function spotsOfRegion(carved: Carved, region: string, middle: Spot): Spots {
  const sea = seaRoom(carved, region);
  const taken: Occupied[] = [];
  const near = (x: number, y: number) => -Math.hypot(x - middle.x, y - middle.y) / 14;
  const apart = (x: number, y: number) =>
    Math.min(...taken.map((other) => Math.hypot(x - other.x, y - other.y)), 130) / 4;
  const put = (size: Frame, wish: (x: number, y: number) => number): Spot => {
    const found = find(sea, size, taken, wish);
    taken.push(found);
    return { x: found.x, y: found.y };
  };
  const name = put(NAME, (x, y) => near(x, y) - (y > middle.y ? (y - middle.y) / 6 : 0));
  const places = Object.fromEntries(SEAS[region].locations.map((number) => [number, put(PLACE, apart)]));
  const berth = put(BERTH, near);
  return { name, berth, places, taken };
}
