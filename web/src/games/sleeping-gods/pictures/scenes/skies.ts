// What is seen in the sky of a scene. Each part is drawn around its own point; colours are its own and the scene's
// light.
import { seededRandom, disc, flat, stroke, type Shape } from "../shapes";

export type Part = (colour: string, light: string) => Shape[];

const halo = (light: string, ...radii: number[]): Shape[] =>
  radii.map((radius) => flat(disc(0, 0, radius), light, 0.09));

export const SKIES = {
  stars: (_, light) => {
    const next = seededRandom(11);
    return Array.from({ length: 70 }, () =>
      flat(disc(next() * 600 - 300, next() * 150 - 150, 0.4 + next() * 0.9), light, 0.25 + next() * 0.6),
    );
  },
  moon: (colour, light) => [
    ...halo(light, 60, 42, 30),
    flat(disc(0, 0, 19), colour || light),
    flat(disc(-6, -4, 4), "#000", 0.07),
    flat(disc(5, 5, 5.5), "#000", 0.06),
    flat(disc(6, -7, 2.5), "#000", 0.06),
  ],
  sun: (colour, light) => [...halo(light, 110, 84, 62, 44), flat(disc(0, 0, 30), colour || light)],
  aurora: (colour, light) => {
    const curtain = (shift: number, high: number) =>
      `M-300 ${-40 + shift}C-220 ${-90 + shift} -150 ${-20 + shift} -60 ${-60 + shift}S110 ${-100 + shift} 190 ${-50 + shift}S280 ${-60 + shift} 320 ${-80 + shift}V${-80 + shift - high}C270 ${-70 + shift - high} 250 ${-60 + shift - high} 190 ${-70 + shift - high}S40 ${-120 + shift - high} -60 ${-80 + shift - high}S-220 ${-120 + shift - high} -300 ${-60 + shift - high}Z`;
    return [
      flat(curtain(0, 46), colour || light, 0.16),
      flat(curtain(6, 26), colour || light, 0.22),
      flat(curtain(-30, 18), light, 0.14),
    ];
  },
  cloud: (colour) => [
    flat(
      "M-90 0C-96 -12 -78 -20 -66 -14C-62 -30 -36 -32 -28 -18C-20 -34 14 -34 20 -16C30 -26 54 -22 52 -8C70 -14 92 -8 88 0Z",
      colour,
    ),
  ],
  streaks: (colour) => [
    flat(
      "M-220 0Q-120 -9 0 -2Q110 -8 210 0Q90 6 -10 4Q-130 8 -220 0ZM-60 18Q60 10 190 17Q70 24 -60 18ZM-250 26Q-170 20 -90 25Q-170 31 -250 26Z",
      colour,
      0.5,
    ),
  ],
  rain: (colour, light) => {
    const next = seededRandom(5);
    const drops = Array.from({ length: 90 }, () => {
      const [x, y, long] = [next() * 620 - 310, next() * 190 - 160, 7 + next() * 12];
      return `M${x.toFixed(0)} ${y.toFixed(0)}l${(-long * 0.28).toFixed(1)} ${long.toFixed(1)}`;
    });
    return [stroke(drops.join(""), colour || light, 0.9, 0.35)];
  },
  snow: (_, light) => {
    const next = seededRandom(8);
    return Array.from({ length: 60 }, () =>
      flat(disc(next() * 600 - 300, next() * 200 - 150, 0.7 + next() * 1.2), light, 0.3 + next() * 0.4),
    );
  },
  rays: (colour, light) =>
    [-70, -38, -8, 22, 56].map((x, n) =>
      flat(`M${x * 0.25} -10L${x * 2.4 - 12} 160H${x * 2.4 + 22 + n * 3}Z`, colour || light, 0.09),
    ),
  gulls: (colour) => [stroke("M-30 0q6 -7 11 0q6 -7 11 0M6 -16q5 -6 9 0q5 -6 9 0M22 6q4 -5 7 0q4 -5 7 0", colour, 1.5)],
  kite: (colour, light) => [
    flat("M0 -26L17 -4L0 22L-17 -4Z", colour),
    flat("M0 -26L17 -4L0 22Z", "#000", 0.2),
    stroke("M0 -26V22M-17 -4H17", light, 0.8, 0.7),
    stroke("M0 22C8 34 -6 40 2 52S-4 66 4 74", light, 1.1, 0.8),
    flat("M-1 38l7 -3l-1 7zM-2 58l7 -2l-2 7z", light, 0.9),
  ],
  fog: (colour) => [
    flat("M-320 12C-240 -12 -180 4 -110 -6S40 -16 110 -2S240 -12 320 6V30H-320Z", colour, 0.35),
    flat("M-320 24C-220 8 -150 22 -60 12S120 4 190 16S280 10 320 20V40H-320Z", colour, 0.4),
  ],
  ash: (colour, light) => {
    const next = seededRandom(3);
    return [
      ...Array.from({ length: 34 }, () =>
        flat(disc(next() * 560 - 280, next() * 150 - 140, 0.6 + next() * 1.1), light, 0.35 + next() * 0.5),
      ),
      flat(
        "M-20 0C-40 -26 -14 -40 -30 -62C-44 -86 0 -112 22 -92C50 -104 66 -74 42 -60C54 -40 18 -30 18 0Z",
        colour,
        0.55,
      ),
    ];
  },
} satisfies Record<string, Part>;
