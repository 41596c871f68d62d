// A map carved out of its design: for each point of a grid, how far it lies inside each region, and how high the land
// is.
//
// Every point belongs to the nearest region of its page. Land rises between regions that do not touch, along edges of
// the page that a region does not reach, at the fold where the pages are closed to each other, and as islands to
// explore.
import { FACTS } from "$generated/sleeping-gods";
import { DESIGNS, FOLD, HEIGHT, WIDTH, type Design } from "./design";
import { hills } from "./noise";

export const STEP = 6;
export const COLUMNS = WIDTH / STEP + 1;
export const ROWS = HEIGHT / STEP + 1;
export type Field = Float32Array;
export type Side = "north" | "east" | "south" | "west";

export interface Sea {
  to: readonly string[];
  locations: readonly number[];
  port?: boolean;
  market?: boolean;
  hazard?: { skill: string; value: number; damage: number; status: string | null };
  across?: Partial<Record<Side, readonly string[]>>;
}
export const SEAS = FACTS.regions as unknown as Record<string, Sea>;
export const MAPS = FACTS.maps as unknown as Record<string, { pages: readonly number[]; at: readonly number[] }>;

export const pageOf = (region: string): number => parseInt(region, 10);
export const mapOf = (region: string): string =>
  Object.keys(MAPS).find((map) => MAPS[map].pages.includes(pageOf(region)))!;
export const regionsOf = (map: string): string[] => Object.keys(DESIGNS[map].middles);
const touches = (one: string, other: string): boolean => SEAS[one].to.includes(other);

export interface Carved {
  names: string[];
  /** Which region each point belongs to, as a place in `names`. */
  owner: Int8Array;
  /** How far each region is away, by region and point. */
  far: Field[];
  /** Above 0 is land. */
  land: Field;
}

export const point = (n: number): { x: number; y: number } => ({
  x: (n % COLUMNS) * STEP,
  y: Math.floor(n / COLUMNS) * STEP,
});
export const cell = (x: number, y: number): number =>
  Math.min(ROWS - 1, Math.max(0, Math.round(y / STEP))) * COLUMNS +
  Math.min(COLUMNS - 1, Math.max(0, Math.round(x / STEP)));

export function carve(map: string): Carved {
  const design = DESIGNS[map];
  const seed = Number(map.slice(1)) * 31;
  const names = regionsOf(map);
  const { owner, far } = divide(names, design, seed);
  const land = new Float32Array(COLUMNS * ROWS).fill(-1000);
  const carved = { names, owner, far, land };
  raise(carved, between(carved, design, seed));
  raise(carved, along(carved, seed));
  raise(carved, atFold(carved, seed));
  return carved;
}

function raise({ land }: Carved, height: (n: number, x: number, y: number) => number): void {
  for (let n = 0; n < land.length; n += 1) {
    const { x, y } = point(n);
    land[n] = Math.max(land[n], height(n, x, y));
  }
}

const left = (name: string, names: string[]): boolean => pageOf(name) === pageOf(names[0]);

function divide(names: string[], design: Design, seed: number): Pick<Carved, "owner" | "far"> {
  const owner = new Int8Array(COLUMNS * ROWS);
  const far = names.map(() => new Float32Array(COLUMNS * ROWS));
  for (let n = 0; n < owner.length; n += 1) {
    const { x, y } = point(n);
    const bent = { x: x + hills(x / 130, y / 130, seed) * 60, y: y + hills(x / 130, y / 130, seed + 7) * 60 };
    let nearest = Infinity;
    names.forEach((name, place) => {
      const [cx, cy, larger = 0] = design.middles[name];
      const here = left(name, names) === x < FOLD;
      const distance = here ? Math.hypot(bent.x - cx, bent.y - cy) - larger : Infinity;
      far[place][n] = distance;
      if (distance < nearest) [nearest, owner[n]] = [distance, place];
    });
  }
  return { owner, far };
}

const ISLES = 84;

/** Land between regions of a page that do not touch; it ends round where a third region is nearer. Isles on borders. */
function between({ names, far }: Carved, design: Design, seed: number) {
  const pairs = names.flatMap((one, i) =>
    names.flatMap((other, j) =>
      i < j && pageOf(one) === pageOf(other) ? [{ i, j, apart: !touches(one, other) }] : [],
    ),
  );
  return (n: number, x: number, y: number): number => {
    const wall = design.land + hills(x / 55, y / 55, seed + 3) * design.rough;
    const isles = hills(x / 85, y / 85, seed + 21) * ISLES - ISLES / 3;
    let height = -1000;
    for (const { i, j, apart } of pairs) {
      if (far[i][n] === Infinity) continue;
      const width = apart ? wall : isles;
      let third = Infinity;
      for (let k = 0; k < far.length; k += 1) if (k !== i && k !== j) third = Math.min(third, far[k][n]);
      const beyond = Math.max(0, Math.max(far[i][n], far[j][n]) - third);
      height = Math.max(height, width - Math.abs(far[i][n] - far[j][n]) / 2 - beyond * 1.3);
    }
    return height;
  };
}

const SIDES: Record<Side, (x: number, y: number) => number> = {
  north: (_, y) => y,
  south: (_, y) => HEIGHT - y,
  west: (x) => x,
  east: (x) => WIDTH - x,
};

/** A coast along the edges of a page that a region does not reach; rocks where the atlas ends. */
function along({ names, far }: Carved, seed: number) {
  const open = new Set(names.flatMap((name) => Object.keys(SEAS[name].across ?? {}) as Side[]));
  return (n: number, x: number, y: number): number => {
    let height = -1000;
    for (const side of Object.keys(SIDES) as Side[]) {
      const away = SIDES[side](x, y);
      if (away > 130) continue;
      const rough = hills(x / 48, y / 48, seed + 11 + side.length);
      if (!open.has(side)) {
        height = Math.max(height, 8 + rough * 74 - away);
        continue;
      }
      let reaching = Infinity;
      let lacking = Infinity;
      names.forEach((name, k) => {
        if (SEAS[name].across?.[side]) reaching = Math.min(reaching, far[k][n]);
        else lacking = Math.min(lacking, far[k][n]);
      });
      if (lacking < Infinity)
        height = Math.max(height, Math.min(44 + rough * 40 - away, 14 + (reaching - lacking) / 2));
    }
    return height;
  };
}

/** Land at the fold where the regions on both sides of it do not touch. */
function atFold({ names, owner }: Carved, seed: number) {
  const middle = FOLD / STEP;
  const closed = Array.from({ length: ROWS }, (_, row) => {
    const west = names[owner[row * COLUMNS + middle - 1]];
    const east = names[owner[row * COLUMNS + middle]];
    return !touches(west, east);
  });
  const way = closed.map((shut, row) => {
    let nearest = Infinity;
    closed.forEach((other, k) => other !== shut && (nearest = Math.min(nearest, Math.abs(k - row))));
    return (shut ? nearest : 1 - nearest) * STEP;
  });
  return (_: number, x: number, y: number): number => {
    const width = 32 + hills(x / 45, y / 45, seed + 5) * 34;
    const row = Math.round(y / STEP);
    return Math.min(width - Math.abs(x - FOLD), way[row] + 12);
  };
}

/** Rocks and islets where nothing else stands and no border runs, more of them near other land. */
export function rocks(carved: Carved, taken: readonly { x: number; y: number; width: number; height: number }[]): void {
  const { land, far, owner } = carved;
  const seed = far.length * 7 + Math.round(taken[0].x + taken[1].y);
  for (let n = 0; n < 260; n += 1) {
    const x = 30 + ((n * 467 + seed * 31) % (WIDTH - 60));
    const y = 30 + ((n * 283 + seed * 17) % (HEIGHT - 60));
    const size = 4 + ((n * 7) % 11);
    const at = cell(x, y);
    const mine = far[owner[at]][at];
    const border = far.reduce(
      (least, each, place) => (place === owner[at] ? least : Math.min(least, (each[at] - mine) / 2)),
      Infinity,
    );
    const free = taken.every(
      (other) =>
        Math.abs(x - other.x) > other.width / 2 + size + 8 || Math.abs(y - other.y) > other.height / 2 + size + 8,
    );
    if (
      free &&
      border > size + 14 &&
      Math.abs(x - FOLD) > size + 14 &&
      land[at] < -size - 4 &&
      (land[at] > -70 || n % 3 === 0)
    )
      island(carved, x, y, size, n);
  }
}

/** An island in the sea, rough all around. */
export function island({ land }: Carved, x: number, y: number, size: number, seed: number): void {
  const reach = size + 46; // as far as the lines in the water around it
  for (let row = Math.max(0, Math.ceil((y - reach) / STEP)); row < ROWS && row * STEP < y + reach; row += 1) {
    for (
      let column = Math.max(0, Math.ceil((x - reach) / STEP));
      column < COLUMNS && column * STEP < x + reach;
      column += 1
    ) {
      const at = { x: column * STEP, y: row * STEP };
      const away = Math.hypot(at.x - x, (at.y - y) * 1.15);
      const height = size - away + hills(at.x / 26, at.y / 26, seed) * size * 0.7;
      land[row * COLUMNS + column] = Math.max(land[row * COLUMNS + column], height);
    }
  }
}
