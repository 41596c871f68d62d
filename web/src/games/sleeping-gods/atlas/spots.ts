// Where things stand in a region: its name with its signs, the places to explore, and the berth of the ship.
import { SEAS, cell, type Carved } from "./carve";
import { FOLD, HEIGHT, WIDTH } from "./design";

export interface Spot {
  x: number;
  y: number;
}
export interface Spots {
  name: Spot;
  berth: Spot;
  places: Record<number, Spot>;
}
interface Frame {
  width: number;
  height: number;
}
interface Taken extends Spot, Frame {}

const NAME: Frame = { width: 176, height: 56 };
const PLACE: Frame = { width: 116, height: 76 };
const BERTH: Frame = { width: 84, height: 48 };
const EDGE = 26;

/** How much sea there is around a point of a region, up to its borders and coasts. */
export function room({ far, land, names }: Carved, region: string, x: number, y: number): number {
  const n = cell(x, y);
  const mine = names.indexOf(region);
  let border = Infinity;
  far.forEach((other, place) => {
    if (place !== mine) border = Math.min(border, (other[n] - far[mine][n]) / 2);
  });
  const frame = Math.min(x, y, WIDTH - x, HEIGHT - y) - EDGE;
  return Math.min(far[mine][n] === Infinity ? -200 : border, frame, Math.abs(x - FOLD) - 8, -land[n]);
}

const overlap = (one: Taken, other: Taken): number =>
  Math.max(0, (one.width + other.width) / 2 - Math.abs(one.x - other.x)) * Math.max(0, (one.height + other.height) / 2 - Math.abs(one.y - other.y));

/** The best spot for something of that size: in open water, away from what stands there already. */
function find(carved: Carved, region: string, size: Frame, taken: Taken[], wish: (x: number, y: number) => number): Taken {
  let best: Taken = { x: 0, y: 0, ...size };
  let most = -Infinity;
  for (let x = 40; x < WIDTH; x += 10) {
    for (let y = 40; y < HEIGHT; y += 10) {
      if (room(carved, region, x, y) < 6) continue;
      const here = { x, y, ...size };
      let clear = 20;
      for (const dx of [-0.5, 0, 0.5]) for (const dy of [-0.5, 0, 0.5]) clear = Math.min(clear, room(carved, region, x + dx * size.width, y + dy * size.height));
      const crowded = taken.reduce((sum, other) => sum + overlap(here, other), 0);
      const value = clear * 5 - crowded / 8 + wish(x, y);
      if (value > most) [best, most] = [here, value];
    }
  }
  return best;
}

export function spots(carved: Carved, region: string, middle: Spot): Spots {
  const taken: Taken[] = [];
  const near = (x: number, y: number) => -Math.hypot(x - middle.x, y - middle.y) / 14;
  const apart = (x: number, y: number) => Math.min(...taken.map((other) => Math.hypot(x - other.x, y - other.y)), 130) / 4;
  const place = (size: Frame, wish: (x: number, y: number) => number): Spot => {
    const found = find(carved, region, size, taken, wish);
    taken.push(found);
    return { x: found.x, y: found.y };
  };
  const name = place(NAME, (x, y) => near(x, y) - (y > middle.y ? (y - middle.y) / 6 : 0));
  const places = Object.fromEntries(SEAS[region].locations.map((number) => [number, place(PLACE, apart)]));
  const berth = place(BERTH, near);
  return { name, berth, places };
}
