// What floats on the water of a scene, lies under it or is mirrored in it.
import { seededRandom, disc, flat, stroke, type Shape } from "../shapes";
import type { Part } from "./skies";

const lights = (light: string, ...at: [number, number][]): Shape[] =>
  at.flatMap(([x, y]) => [flat(disc(x, y, 4.5), light, 0.18), flat(disc(x, y, 1.5), light)]);
const mirrored = (light: string, wide: number): Shape[] =>
  [4, 9, 15].map((y, n) => stroke(`M${-wide + n * 9} ${y}H${wide - n * 13}`, light, 1, 0.32 - n * 0.08));

export const WATERS = {
  ship: (colour, light) => [
    flat(
      "M-10 -58C-30 -66 -24 -78 -44 -82C-70 -86 -80 -100 -108 -98C-86 -108 -62 -102 -46 -94C-24 -92 -8 -78 -2 -60Z",
      light,
      0.16,
    ),
    stroke("M-44 -20L-46 -66M42 -21V-62M-46 -64L-66 -20M-46 -64L-12 -56M42 -60L64 -25M42 -60L8 -44", colour, 1),
    flat(
      "M-64 -22C-58 -12 -60 -6 -54 1H52C58 -6 63 -15 68 -27C58 -22 50 -20 40 -20H-40C-50 -20 -56 -21 -64 -22Z",
      colour,
    ),
    flat("M-58 -8H61L57 -2H-56Z", "#b3402f", 0.7),
    flat("M-34 -20V-33H30V-20ZM6 -33V-43H26V-33ZM4 -43H28V-46H4Z", colour),
    flat("M-17 -33L-15 -60H-2L-1 -33Z", colour),
    flat("M-15.6 -54L-15.2 -58H-2.2L-2 -54Z", "#c9a866"),
    ...lights(light, [-26, -26], [-14, -26], [-2, -26], [10, -26], [22, -26], [12, -38], [20, -38]),
    ...mirrored(light, 48),
  ],
  boat: (colour, light) => [
    flat("M-17 -5C-12 4 12 4 18 -6H-17Z", colour),
    flat("M-5 -6C-6 -14 -2 -18 0 -18C3 -18 6 -14 5 -6Z", colour),
    flat(disc(0, -20, 3.2), colour),
    stroke("M4 -12L20 3", colour, 1.3),
    ...lights(light, [14, -11]),
    ...mirrored(light, 13),
  ],
  gig: (colour, light) => [
    flat("M-30 -5C-24 5 24 5 31 -7L-30 -5Z", colour),
    ...[-20, -9, 2, 13, 22].flatMap((x) => [
      flat(`M${x - 4} -5C${x - 4} -13 ${x + 4} -13 ${x + 4} -5Z`, colour),
      flat(disc(x, -14.5, 2.8), colour),
    ]),
    ...lights(light, [31, -13]),
    ...mirrored(light, 24),
  ],
  sail: (colour, light) => [
    flat("M-13 -4C-9 4 10 4 14 -5H-13Z", colour),
    stroke("M0 -5V-44", colour, 1.3),
    flat("M2 -42C16 -32 16 -18 14 -8H2ZM-2 -38C-9 -28 -11 -18 -11 -8H-2Z", light, 0.6),
    ...mirrored(light, 10),
  ],
  fleet: (colour, light) =>
    [
      [-96, 6, 0.7],
      [-62, -2, 0.52],
      [-34, 10, 0.86],
      [4, 0, 0.6],
      [34, 14, 1],
      [72, 3, 0.7],
      [104, 10, 0.8],
    ].flatMap(([x, y, size]) => {
      const at = (dx: number, dy: number) => `${(x + dx * size).toFixed(1)} ${(y + dy * size).toFixed(1)}`;
      return [
        flat(`M${at(-13, -4)}L${at(-8, 2)}L${at(9, 2)}L${at(14, -5)}Z`, colour),
        flat(
          `M${at(1, -44)}Q${at(18, -26)} ${at(13, -8)}L${at(1, -8)}ZM${at(-2, -38)}Q${at(-13, -22)} ${at(-11, -8)}L${at(-2, -8)}Z`,
          light,
          0.5,
        ),
        stroke(`M${at(-12, 6)}L${at(12, 6)}`, light, 0.9, 0.3),
      ];
    }),
  paper: (colour, light) =>
    [
      [-54, 4, 0.8],
      [-16, -2, 0.6],
      [18, 8, 1],
      [60, 0, 0.7],
    ].flatMap(([x, y, size]) => {
      const at = (dx: number, dy: number) => `${(x + dx * size).toFixed(1)} ${(y + dy * size).toFixed(1)}`;
      return [
        flat(
          `M${at(-18, -9)}L${at(-9, 3)}L${at(9, 3)}L${at(18, -9)}L${at(6, -5)}L${at(0, -20)}L${at(-6, -5)}Z`,
          colour || light,
        ),
        flat(`M${at(0, -20)}L${at(6, -5)}L${at(0, 3)}ZM${at(18, -9)}L${at(9, 3)}L${at(6, -5)}Z`, "#000", 0.18),
      ];
    }),
  whale: (colour, light) => [
    flat("M-60 0C-54 -22 -14 -34 26 -24C46 -19 58 -8 62 0Z", colour),
    flat("M26 -24C46 -19 58 -8 62 0H20C34 -6 34 -16 26 -24Z", "#000", 0.2),
    stroke("M34 -26C34 -40 26 -46 20 -48M34 -26C34 -42 42 -48 50 -48", light, 1.6, 0.6),
    flat(
      "M-84 0C-88 -10 -98 -12 -104 -20C-92 -20 -86 -16 -82 -10C-80 -18 -74 -22 -64 -22C-68 -12 -76 -8 -78 0Z",
      colour,
    ),
    ...mirrored(light, 44),
  ],
  door: (colour, light) => [
    flat("M-46 4L-20 -116H20L46 4Z", light, 0.08),
    flat("M-28 4L-13 -112H13L28 4Z", light, 0.14),
    flat("M-11 2V-104H11V2Z", colour || light, 0.95),
    flat("M-7 2V-100H4V2Z", "#fff", 0.55),
    ...[6, 13, 21, 30, 40].map((y, n) => stroke(`M${-12 - n * 5} ${y}H${12 + n * 5}`, light, 2, 0.5 - n * 0.08)),
  ],
  glints: (_, light) => {
    const next = seededRandom(17);
    return Array.from({ length: 46 }, () => {
      const y = next() * 76;
      const [x, wide] = [(next() - 0.5) * (60 + y * 3.2), 3 + next() * (6 + y * 0.22)];
      return stroke(
        `M${(x - wide).toFixed(0)} ${y.toFixed(0)}h${(2 * wide).toFixed(0)}`,
        light,
        1,
        0.12 + next() * 0.36,
      );
    });
  },
  swell: (colour) =>
    [0, 14, 30, 50].map((y, n) =>
      stroke(`M-320 ${y}q40 ${-3 - n} 80 0t80 0t80 0t80 0t80 0t80 0t80 0t80 0`, colour, 1.2 + n * 0.4, 0.28),
    ),
  sleeper: (colour, light) => [
    flat(
      "M-190 0C-176 -12 -160 -16 -146 -26C-142 -40 -128 -48 -116 -44C-106 -42 -104 -34 -98 -33C-92 -32 -92 -26 -96 -24C-88 -18 -84 -12 -70 -16C-40 -34 6 -40 48 -26C88 -14 130 -12 190 0Z",
      colour,
    ),
    flat("M-70 -16C-40 -34 6 -40 48 -26C88 -14 130 -12 190 0H-30C-8 -10 -40 -14 -70 -16Z", "#000", 0.18),
    stroke("M-124 -33q5 3.4 10 0.6M-106 -25q4 2 8 0", light, 1.4, 0.7),
  ],
  below: (colour, light) => [
    flat("M-230 60C-170 22 -120 36 -84 26C-60 14 -44 22 -34 30C0 18 60 24 110 40S200 48 230 60Z", colour, 0.8),
    stroke("M-74 38q6 4 12 0M-50 40q5 3 10 0", light, 1.4, 0.6),
    ...[
      [30, 8, 2.4],
      [38, -2, 1.7],
      [27, -10, 1.3],
      [42, -18, 2],
      [34, -28, 1.2],
    ].map(([x, y, r]) => stroke(disc(x, y, r), light, 0.9, 0.6)),
  ],
  mole: (colour, light) => [
    flat("M-110 0V-11H86L110 0V9H-110Z", colour),
    ...[-96, -60, -24, 12, 48].map((x) => flat(`M${x} -11v-5h6v5z`, colour)),
    stroke("M70 -11V-34", colour, 2.2),
    ...lights(light, [70, -36]),
  ],
  people: (colour) =>
    Array.from({ length: 9 }, (_, n) => {
      const [x, high] = [n * 8 - 32, 12 + ((n * 5) % 4)];
      return [
        flat(`M${x - 3} 0C${x - 4} ${-high} ${x + 4} ${-high} ${x + 3} 0Z`, colour),
        flat(disc(x, -high - 0.5, 2.5), colour),
      ];
    }).flat(),
  lamp: (colour, light) => [
    stroke("M0 0V-10", colour, 1.4),
    flat("M-5 0H5L4 12H-4Z", colour),
    flat(disc(0, 6, 3), light),
    flat(disc(0, 6, 9), light, 0.3),
    flat(disc(0, 6, 22), light, 0.16),
    flat(disc(0, 6, 42), light, 0.1),
  ],
} satisfies Record<string, Part>;
