// What stands on the land and the shores of a scene, its foot on the waterline.
import { seededRandom, disc, flat, stroke, type Shape } from "../shapes";
import type { Part } from "./skies";

const windows = (light: string, ...at: [number, number][]): Shape[] =>
  at.map(([x, y]) => flat(`M${x} ${y}h2.6v3.6h-2.6z`, light, 0.95));
const glow = (x: number, y: number, light: string, size = 1): Shape[] => [
  flat(disc(x, y, 15 * size), light, 0.12),
  flat(disc(x, y, 8 * size), light, 0.22),
  flat(disc(x, y, 3 * size), light),
];

export const COASTS = {
  hills: (colour) => [
    flat("M-190 0C-150 -14 -130 -34 -96 -30C-70 -28 -60 -12 -30 -20C4 -30 20 -50 58 -42C96 -34 108 -10 190 0Z", colour),
    flat(
      "M-96 -30C-70 -28 -60 -12 -30 -20C-50 -8 -40 -4 -60 0H-120C-90 -8 -100 -20 -96 -30ZM58 -42C96 -34 108 -10 190 0H90C70 -8 74 -30 58 -42Z",
      "#000",
      0.16,
    ),
  ],
  teeth: (colour, light) => [
    flat("M-170 0L-138 -38L-120 -20L-84 -86L-74 -84L-44 -30L-20 -56L4 -96L18 -96L52 -28L76 -48L104 -14L150 0Z", colour),
    flat("M-74 -84L-44 -30L-52 0H-66ZM18 -96L52 -28L44 0H24Z", "#000", 0.25),
    flat("M4 -96L18 -96L14 -88L8 -88ZM-84 -86L-74 -84L-78 -79Z", light),
    stroke("M11 -92Q6 -70 14 -54T10 -20M-79 -82Q-84 -66 -76 -50", light, 1.8, 0.85),
    ...glow(11, -98, light, 1.5),
    ...glow(-79, -88, light),
  ],
  pans: (colour, light) => [
    flat("M-210 0L-160 -12H-40L-20 -6H60L84 -16H190L230 0Z", colour),
    flat("M-160 -12H-40L-20 -6H-180ZM84 -16H190L210 -8H66Z", light, 0.5),
    flat("M-120 -12L-108 -34L-96 -12ZM-88 -12L-80 -26L-72 -12ZM120 -16L134 -44L148 -16Z", light, 0.85),
    flat("M-108 -34L-96 -12H-104ZM134 -44L148 -16H138Z", "#000", 0.18),
  ],
  court: (colour, light) => [
    flat("M-54 0V-8H-48V-44H48V-8H54V0ZM-56 -44L0 -70L56 -44Z", colour),
    ...[-42, -26, -10, 6, 22, 38].map((x) => flat(`M${x} -42h4v34h-4z`, light, 0.45)),
    flat("M0 -70L56 -44H0Z", "#000", 0.18),
    stroke("M0 -70V-84M-16 -80H16M-16 -80l-4 8h8zM16 -80l-4 8h8z", colour, 1.6),
  ],
  tower: (colour, light) => [
    flat("M-16 0L-13 -78L-17 -86L-9 -84L-8 -96L-2 -88L4 -94L6 -84L15 -88L12 -78L16 0Z", colour),
    flat("M4 -94L6 -84L15 -88L12 -78L16 0H4Z", "#000", 0.2),
    ...windows(light, [-5, -62], [3, -40], [-6, -24]),
  ],
  crown: (colour, light) =>
    [-92, -46, 0, 44, 88]
      .flatMap((x, n) => {
        const high = [62, 96, 118, 88, 70][n];
        return [
          flat(
            `M${x - 17} 0L${x - 12} ${-high}L${x - 5} ${-high + 7}L${x + 1} ${-high - 9}L${x + 7} ${-high + 4}L${x + 13} ${-high + 1}L${x + 17} 0Z`,
            colour,
          ),
          flat(
            `M${x + 1} ${-high - 9}L${x + 7} ${-high + 4}L${x + 13} ${-high + 1}L${x + 17} 0H${x + 3}Z`,
            "#000",
            0.18,
          ),
          ...windows(light, [x - 4, -high + 24], [x + 2, -high + 42]),
        ];
      })
      .concat(stroke("M-78 -44Q-62 -34 -56 -46M-34 -66Q-20 -54 -12 -70M16 -62Q30 -52 34 -64", light, 1, 0.6)),
  bergs: (colour, light) => [
    flat(
      "M-150 0L-132 -34L-112 -28L-92 -62L-70 -40L-60 0ZM-40 0L-24 -24L-8 -20L6 0ZM40 0L60 -58L78 -50L98 -88L120 -44L138 -38L156 0Z",
      colour,
    ),
    flat("M-92 -62L-70 -40L-60 0H-92ZM98 -88L120 -44L138 -38L156 0H104Z", "#0a3350", 0.35),
    flat("M-132 -34L-112 -28L-92 -62L-100 -30L-120 -10ZM60 -58L78 -50L98 -88L90 -44L66 -20Z", light, 0.6),
  ],
  ribs: (colour) =>
    [-66, -40, -14, 12, 38, 62]
      .flatMap((x, n) => [
        stroke(
          `M${x} 4C${x - 16} ${-34 - (n % 3) * 6} ${x - 4} ${-74 - 8 * Math.sin(n)} ${x + 20} ${-84 - 8 * Math.sin(n)}`,
          colour,
          6 - n * 0.35,
        ),
      ])
      .concat(flat("M-104 2C-100 -18 -82 -22 -72 -8L-70 2Z", colour), flat(disc(-90, -8, 3), "#000", 0.4)),
  pears: (colour, light) => [
    stroke("M0 0C2 -18 -4 -26 0 -40M0 -26L-14 -40M0 -32L13 -46", "#3b2f2a", 3.4),
    flat(disc(-14, -46, 15, 12), colour),
    flat(disc(12, -52, 17, 13), colour),
    flat(disc(0, -62, 13, 10), colour),
    ...[
      [-18, -42],
      [-6, -54],
      [10, -46],
      [20, -54],
      [2, -66],
    ].map(([x, y]) => flat(disc(x, y, 2.3, 2.8), light)),
  ],
  reeds: (colour, light) => {
    const next = seededRandom(9);
    return Array.from({ length: 26 }, (_, n) => {
      const [x, high, lean] = [n * 7 - 90 + next() * 5, 22 + next() * 34, next() * 12 - 6];
      return [
        stroke(
          `M${x.toFixed(0)} 6Q${x.toFixed(0)} ${(-high / 2).toFixed(0)} ${(x + lean).toFixed(0)} ${(-high).toFixed(0)}`,
          colour,
          1.7,
        ),
        ...(n % 3 ? [] : [stroke(`M${(x + lean).toFixed(0)} ${(-high).toFixed(0)}l1 -7`, light, 3, 0.6)]),
      ];
    }).flat();
  },
  stilts: (colour, light) => [
    stroke("M-30 6V-14M-12 8V-14M10 6V-14M28 8V-14", colour, 2.6),
    flat("M-40 -13H38V-18H-40Z", colour),
    flat("M-32 -18V-36H30V-18Z", colour),
    flat("M-42 -34L-2 -58L40 -34Z", colour),
    flat("M-2 -58L40 -34H6Z", "#000", 0.25),
    flat("M-18 -31h9v9h-9zM8 -31h9v9h-9z", light, 0.95),
    ...glow(-13.5, -26.5, light, 0.9),
    ...glow(12.5, -26.5, light, 0.9),
  ],
  steeple: (colour, light) => [
    flat("M-9 4V-34H9V4ZM-11 -34L0 -72L11 -34Z", colour),
    flat("M0 -72L11 -34H9V4H2Z", "#000", 0.22),
    stroke("M0 -72V-84M-5 -79H5", colour, 1.6),
    flat("M-3 -28h6v10h-6z", light, 0.6),
  ],
  mill: (colour, light) => [
    flat("M6 0V-40L30 -56L56 -40V0Z", colour),
    flat("M30 -56L56 -40V0H34Z", "#000", 0.2),
    ...windows(light, [18, -34], [40, -34], [28, -18]),
    stroke(disc(-12, -16, 28), colour, 4.5),
    stroke(disc(-12, -16, 21), colour, 1.8),
    stroke(
      Array.from(
        { length: 12 },
        (_, n) =>
          `M-12 -16l${(Math.cos((n * Math.PI) / 6) * 32).toFixed(1)} ${(Math.sin((n * Math.PI) / 6) * 32).toFixed(1)}`,
      ).join(""),
      colour,
      2.6,
    ),
  ],
  works: (colour, light) => [
    flat("M-60 0V-30H-40V-22L-22 -34V-22L-4 -34V-22L14 -34V-20H60V0Z", colour),
    flat("M-52 -30V-74H-44V-30ZM26 -20V-60H35V-20Z", colour),
    flat("M-54 -74H-42V-78H-54ZM24 -60H37V-64H24Z", light, 0.7),
    ...windows(light, [-34, -14], [-18, -14], [-2, -14], [16, -14], [32, -14], [46, -14]),
    flat("M-50 -80C-62 -92 -40 -98 -52 -112C-40 -116 -34 -100 -42 -94C-34 -88 -46 -84 -46 -80Z", light, 0.22),
    flat("M29 -66C20 -76 38 -82 28 -94C42 -96 44 -80 36 -76Z", light, 0.2),
  ],
  gearwheel: (colour) => [
    stroke(disc(0, 0, 24), colour, 7),
    stroke(disc(0, 0, 9), colour, 4),
    stroke(
      Array.from(
        { length: 10 },
        (_, n) =>
          `M${(Math.cos((n * Math.PI) / 5) * 24).toFixed(1)} ${(Math.sin((n * Math.PI) / 5) * 24).toFixed(1)}L${(Math.cos((n * Math.PI) / 5) * 34).toFixed(1)} ${(Math.sin((n * Math.PI) / 5) * 34).toFixed(1)}`,
      ).join(""),
      colour,
      8,
    ),
    stroke("M-20 0H20M0 -20V20", colour, 4),
  ],
  cloister: (colour, light) => [
    flat("M-110 0V-26H110V0Z", colour),
    ...[-96, -72, -48, -24, 0, 24, 48, 72, 96].flatMap((x, n) => [
      flat(
        `M${x - 8} -26V${-46 - (4 - Math.abs(4 - n)) * 9}L${x} ${-62 - (4 - Math.abs(4 - n)) * 9}L${x + 8} ${-46 - (4 - Math.abs(4 - n)) * 9}V-26Z`,
        colour,
      ),
      flat(`M${x - 3} ${-34 - (4 - Math.abs(4 - n)) * 9}a3 4 0 0 1 6 0v7h-6z`, light, 0.4),
    ]),
    ...[-92, -62, -32, -2, 28, 58, 88].map((x) => flat(`M${x} 0v-9a5 6 0 0 1 10 0v9z`, light, 0.22)),
  ],
  stones: (colour) =>
    [-70, -46, -18, 8, 34, 60].flatMap((x, n) =>
      n % 3 === 1
        ? [flat(`M${x - 2} 4v-30h4v30zM${x - 9} -20h18v4h-18z`, colour)]
        : [flat(`M${x - 8} 4v-16a8 8 0 0 1 16 0v16z`, colour), flat(`M${x} 4v-24a8 8 0 0 1 8 8v16z`, "#000", 0.16)],
    ),
  lighthouse: (colour, light) => [
    flat("M-9 0L-6 -58H6L9 0Z", colour),
    flat("M0 -58H6L9 0H0Z", "#000", 0.24),
    flat("M-9 -58H9V-62H-9ZM-6 -62V-74H6V-62Z", colour),
    flat("M-8 -74L0 -82L8 -74Z", colour),
    ...glow(0, -68, light, 1.7),
    flat("M0 -70L150 -98V-46ZM0 -70L-150 -98V-46Z", light, 0.09),
  ],
  posts: (colour, light) =>
    [-132, -96, -62, -30, 0, 28, 54, 76, 95, 111, 124].flatMap((x, n) => {
      const high = 44 - n * 3.3;
      const foot = 26 - n * 2.5;
      return [
        stroke(`M${x} ${foot}V${foot - high}`, colour, 2.6 - n * 0.16),
        ...glow(x, foot - high - 2, light, 1.1 - n * 0.07),
        stroke(`M${x - 3} ${foot + 4}h6M${x - 2} ${foot + 8}h4`, light, 1, 0.5),
      ];
    }),
  city: (colour, light) => {
    const next = seededRandom(21);
    let x = -200;
    const blocks: Shape[] = [];
    while (x < 200) {
      const [wide, high] = [14 + next() * 20, 14 + next() * 34];
      blocks.push(
        flat(
          `M${x.toFixed(0)} 0v${(-high).toFixed(0)}l${(wide / 2).toFixed(0)} ${(-4 - next() * 9).toFixed(0)}l${(wide / 2).toFixed(0)} ${(6 + next() * 4).toFixed(0)}V0z`,
          colour,
        ),
      );
      for (let n = 0; n < 4; n += 1)
        if (next() > 0.35)
          blocks.push(
            flat(
              `M${(x + 3 + next() * (wide - 6)).toFixed(0)} ${(-4 - next() * (high - 8)).toFixed(0)}h2.4v3.2h-2.4z`,
              light,
              0.9,
            ),
          );
      x += wide - 2;
    }
    return [...blocks, flat("M-214 0H214V5H-214Z", colour)];
  },
  hut: (colour, light) => [
    flat("M-18 0V-18H18V0Z", colour),
    flat("M-23 -17L0 -34L23 -17Z", colour),
    flat("M0 -34L23 -17H4Z", "#000", 0.25),
    flat("M8 -30V-40H13V-26Z", colour),
    flat("M-5 0V-12H4V0Z", light, 0.9),
    ...glow(0, -7, light, 1.2),
    flat("M10 -42C4 -50 16 -54 10 -62C20 -60 20 -48 13 -42Z", light, 0.25),
  ],
  hotel: (colour, light) => [
    flat("M-70 0V-46H-30V-58H30V-46H70V0Z", colour),
    flat("M30 -58V-46H70V0H34Z", "#000", 0.14),
    flat("M-74 -46H-28V-50H-74ZM28 -46H74V-50H28ZM-34 -58H34V-63H-34Z", light, 0.55),
    ...[-38, -24, -10].flatMap((y) =>
      [-58, -42, -22, -6, 10, 38, 54].map((x) => flat(`M${x} ${y}h6v7h-6z`, light, 0.6)),
    ),
    stroke("M0 -63V-82M0 -81h14v8h-14", colour, 1.5),
  ],
  chairs: (colour) =>
    [-40, -8, 24].map((x) => stroke(`M${x} 4L${x + 6} -8H${x + 20}L${x + 28} 4M${x + 6} -8L${x - 4} -22`, colour, 2.4)),
  throne: (colour, light) => [
    flat("M-14 0V-20H-10V-58L-5 -52L0 -64L5 -52L10 -58V-20H14V0Z", colour),
    flat("M0 -64L5 -52L10 -58V-20H14V0H2Z", "#000", 0.22),
    ...glow(0, -66, light, 0.7),
  ],
} satisfies Record<string, Part>;
