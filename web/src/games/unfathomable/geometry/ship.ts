// Where everything lies on the board: the ship from above, her bow to the right, the Abyss astern.
//
// Port is above and starboard below, so every even space is the mirror image of the odd one beside it.
import { FACTS, type Space } from "$generated/unfathomable";

export const WIDTH = 780;
export const HEIGHT = 500;

export interface Point {
  x: number;
  y: number;
}
export interface Box extends Point {
  width: number;
  height: number;
}

/** The inner walls from stern to bow, and from port to starboard. */
const [AFT, BOILER, HOLD, SALOON, BRIDGE] = [176, 280, 420, 560, 660];
const [RAIL, WALL, PASSAGE] = [84, 150, 220];
const MIDDLE = HEIGHT / 2;
/** How wide the passage is in which two opposite rooms meet, beside the Brig or the Sickbay. */
const DOORWAY = 44;

const mirrored = (y: number): number => HEIGHT - y;

/** Outlines of the port half; `y` turns them over to starboard. */
const port: Record<string, (y: (port: number) => number) => string> = {
  w8: (y) => `M0 ${y(0)}H${BOILER}V${y(RAIL)}H196C142 ${y(RAIL)} 108 ${y(130)} 108 ${y(192)}V${y(MIDDLE)}H0Z`,
  w6: (y) => `M${BOILER} ${y(0)}H${HOLD}V${y(RAIL)}H${BOILER}Z`,
  w4: (y) => `M${HOLD} ${y(0)}H${SALOON}V${y(RAIL)}H${HOLD}Z`,
  w2: (y) => `M${SALOON} ${y(0)}H${WIDTH}V${y(MIDDLE)}H768C722 ${y(150)} 656 ${y(RAIL)} ${SALOON} ${y(RAIL)}Z`,
  d8: (y) =>
    `M${BOILER} ${y(RAIL)}H196C142 ${y(RAIL)} 108 ${y(130)} 108 ${y(192)}V${y(MIDDLE)}H${AFT}V${y(WALL)}H${BOILER}Z`,
  d6: (y) => `M${BOILER} ${y(RAIL)}H${HOLD}V${y(WALL)}H${BOILER}Z`,
  d4: (y) => `M${HOLD} ${y(RAIL)}H${SALOON}V${y(WALL)}H${HOLD}Z`,
  d2: (y) => `M${SALOON} ${y(RAIL)}C656 ${y(RAIL)} 722 ${y(150)} 768 ${y(MIDDLE)}H${BRIDGE}V${y(WALL)}H${SALOON}Z`,
  galley: (y) => `M${BOILER} ${y(WALL)}H${HOLD}V${y(MIDDLE)}H${HOLD - DOORWAY}V${y(PASSAGE)}H${BOILER}Z`,
  cabin: (y) => `M${HOLD} ${y(WALL)}H${SALOON}V${y(MIDDLE)}H${SALOON - DOORWAY}V${y(PASSAGE)}H${HOLD}Z`,
};
const same = (y: number): number => y;
const rectangle = (left: number, top: number, right: number, bottom: number): string =>
  `M${left} ${top}H${right}V${bottom}H${left}Z`;

export const OUTLINE: Record<Space, string> = {
  w1: port.w2(mirrored),
  w2: port.w2(same),
  w3: port.w4(mirrored),
  w4: port.w4(same),
  w5: port.w6(mirrored),
  w6: port.w6(same),
  w7: port.w8(mirrored),
  w8: port.w8(same),
  d1: port.d2(mirrored),
  d2: port.d2(same),
  d3: port.d4(mirrored),
  d4: port.d4(same),
  d5: port.d6(mirrored),
  d6: port.d6(same),
  d7: port.d8(mirrored),
  d8: port.d8(same),
  bridge: rectangle(SALOON, WALL, BRIDGE, mirrored(WALL)),
  boiler: rectangle(AFT, WALL, BOILER, mirrored(WALL)),
  galley: port.galley(same),
  cargo: port.galley(mirrored),
  cabin: port.cabin(same),
  chapel: port.cabin(mirrored),
  brig: rectangle(BOILER, PASSAGE, HOLD - DOORWAY, mirrored(PASSAGE)),
  sickbay: rectangle(HOLD, PASSAGE, SALOON - DOORWAY, mirrored(PASSAGE)),
  abyss: "M6 250a44 44 0 1 0 88 0a44 44 0 1 0 -88 0Z",
};

/** The whole hull. */
export const HULL = `M196 ${RAIL}H${SALOON}C656 ${RAIL} 722 150 768 ${MIDDLE}C722 350 656 ${mirrored(RAIL)} ${SALOON} ${mirrored(RAIL)}H196C142 ${mirrored(RAIL)} 108 370 108 308V192C108 130 142 ${RAIL} 196 ${RAIL}Z`;

const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height });
const below = ({ x, y, width, height }: Box): Box => box(x, HEIGHT - y - height, width, height);

const PORT_BOXES = {
  w2: box(572, 8, 180, 62),
  w4: box(428, 8, 124, 62),
  w6: box(288, 8, 124, 62),
  w8: box(130, 8, 142, 62),
  d2: box(592, 104, 86, 42),
  d4: box(452, 90, 102, 56),
  d6: box(312, 90, 102, 56),
  d8: box(172, 92, 102, 54),
} as const;

/** Where the figures of a space stand. */
export const BOX: Record<Space, Box> = {
  ...PORT_BOXES,
  w1: below(PORT_BOXES.w2),
  w3: below(PORT_BOXES.w4),
  w5: below(PORT_BOXES.w6),
  w7: below(PORT_BOXES.w8),
  d1: below(PORT_BOXES.d2),
  d3: below(PORT_BOXES.d4),
  d5: below(PORT_BOXES.d6),
  d7: below(PORT_BOXES.d8),
  bridge: box(564, 214, 92, 112),
  boiler: box(180, 214, 96, 112),
  galley: box(284, 176, 132, 42),
  cargo: box(284, 306, 132, 42),
  cabin: box(424, 176, 132, 42),
  chapel: box(424, 306, 132, 42),
  brig: box(283, 238, 90, 40),
  sickbay: box(423, 238, 90, 40),
  abyss: box(14, 216, 72, 68),
};

/**
 * Rooms from side to side, whose names stand above their figures; and those that are closed, with hardly a place for
 * names.
 */
export const isTall = (space: Space): boolean => space === "bridge" || space === "boiler";
export const isSmall = (space: Space): boolean => space === "brig" || space === "sickbay";

/** Where a room's name stands. */
export const NAME: Partial<Record<Space, Point>> = {
  bridge: { x: 610, y: 196 },
  boiler: { x: 228, y: 196 },
  galley: { x: 308, y: 164 },
  cargo: { x: 308, y: 293 },
  cabin: { x: 448, y: 164 },
  chapel: { x: 448, y: 293 },
  brig: { x: 306, y: 235 },
  sickbay: { x: 446, y: 235 },
};

/** Where the tag of a damaged room hangs: in the passage, or at the bottom of the tall ones. */
export const TAG: Partial<Record<Space, Point>> = {
  bridge: { x: 610, y: 338 },
  boiler: { x: 228, y: 338 },
  galley: { x: HOLD - DOORWAY / 2, y: 232 },
  cargo: { x: HOLD - DOORWAY / 2, y: 268 },
  cabin: { x: SALOON - DOORWAY / 2, y: 232 },
  chapel: { x: SALOON - DOORWAY / 2, y: 268 },
};

/** Where the number of a deck space is painted. */
export const NUMBER: Partial<Record<Space, Point>> = {
  d1: { x: 576, y: 386 },
  d2: { x: 576, y: 114 },
  d3: { x: 436, y: 382 },
  d4: { x: 436, y: 118 },
  d5: { x: 296, y: 382 },
  d6: { x: 296, y: 118 },
  d7: { x: 152, y: 376 },
  d8: { x: 152, y: 124 },
};

export const middle = (space: Space): Point => {
  const { x, y, width, height } = BOX[space];
  return { x: x + width / 2, y: y + height / 2 };
};

export interface Arrow {
  from: Space;
  to: Space;
  at: Point;
  /** In degrees: 0 points to the right. */
  turn: number;
}

const ARROW_X: Partial<Record<Space, number>> = {
  w2: 632,
  w4: 490,
  w6: 350,
  w8: 228,
  d2: 610,
  d4: 490,
  d6: 350,
  d8: 228,
};
const isPort = (space: Space): boolean => Number(space[1]) % 2 === 0;
const portOf = (space: Space): Space => (isPort(space) ? space : (`${space[0]}${Number(space[1]) + 1}` as Space));

/** The arrows along which monsters come: from the water on deck, from the deck inside. */
export const ARROWS: readonly Arrow[] = (Object.entries(FACTS.arrows) as [Space, Space][]).map(([from, to]) => {
  const y = from[0] === "d" ? WALL : from === "w1" || from === "w2" ? RAIL + 10 : RAIL;
  return {
    from,
    to,
    at: { x: ARROW_X[portOf(from)] ?? 0, y: isPort(from) ? y : mirrored(y) },
    turn: isPort(from) ? 90 : -90,
  };
});

export interface Door extends Point {
  rooms: readonly [Space, Space];
  upright: boolean;
}

const door = (one: Space, other: Space, x: number, y: number, upright: boolean): Door => ({
  rooms: [one, other],
  x,
  y,
  upright,
});

/** The doors between rooms. */
export const DOORS: readonly Door[] = [
  door("bridge", "cabin", SALOON, 185, true),
  door("bridge", "chapel", SALOON, 315, true),
  door("cabin", "chapel", SALOON - DOORWAY / 2, MIDDLE, false),
  door("cabin", "galley", HOLD, 185, true),
  door("chapel", "cargo", HOLD, 315, true),
  door("cabin", "sickbay", 490, PASSAGE, false),
  door("chapel", "sickbay", 490, mirrored(PASSAGE), false),
  door("galley", "cargo", HOLD - DOORWAY / 2, MIDDLE, false),
  door("galley", "boiler", BOILER, 185, true),
  door("cargo", "boiler", BOILER, 315, true),
  door("galley", "brig", 350, PASSAGE, false),
  door("cargo", "brig", 350, mirrored(PASSAGE), false),
];
