// Heads: the shape of a face, its features, hair and beard, seen from the front with the light from the left.
import type { Looks } from "$generated/sleeping-gods";
import { disc, flat, stroke, type Shape } from "../shapes";

/** Half the width of a face, where it begins and ends, and how square its jaw is. */
interface Frame {
  half: number;
  top: number;
  chin: number;
  jaw: number;
}
export const FRAMES: Record<Looks["face"], Frame> = {
  oval: { half: 14.5, top: 27, chin: 66, jaw: 0.25 },
  long: { half: 13, top: 23, chin: 69, jaw: 0.2 },
  round: { half: 16.5, top: 28, chin: 65, jaw: 0.55 },
  square: { half: 16, top: 26, chin: 67, jaw: 0.95 },
  child: { half: 14.5, top: 34, chin: 67, jaw: 0.5 },
  brass: { half: 15, top: 26, chin: 66, jaw: 1 },
};

export const SKINS: Record<Looks["skin"], [string, string]> = {
  pale: ["#ecd3bd", "#b98f79"],
  fair: ["#e3b893", "#a9745a"],
  tan: ["#c98f63", "#8a5638"],
  brown: ["#9a6440", "#643b25"],
  dark: ["#6d4530", "#42281c"],
  brass: ["#d9a94f", "#8f6426"],
};

const DARK = "#1c1512";

function outline({ half, top, chin, jaw }: Frame): [whole: string, right: string] {
  const high = chin - top;
  const cheek = top + high * 0.45;
  const low = top + high * (0.7 + 0.12 * jaw);
  const wide = half * (0.5 + 0.3 * jaw);
  const side = (sign: 1 | -1): string =>
    `C${50 + sign * half * 0.78} ${top} ${50 + sign * half} ${top + high * 0.18} ${50 + sign * half} ${cheek}C${50 + sign * half} ${low} ${50 + sign * wide} ${chin} 50 ${chin}`;
  const back = `C${50 - wide} ${chin} ${50 - half} ${low} ${50 - half} ${cheek}C${50 - half} ${top + high * 0.18} ${50 - half * 0.78} ${top} 50 ${top}Z`;
  const ridge = `C57 ${chin - 7} 53.5 ${top + high * 0.74} 54.5 ${top + high * 0.62}C56.5 ${top + high * 0.5} 53 ${top + high * 0.35} 50 ${top}Z`;
  return [`M50 ${top}${side(1)}${back}`, `M50 ${top}${side(1)}${ridge}`];
}

/** Where the eyes are. */
const eyeLine = ({ top, chin }: Frame): number => top + (chin - top) * 0.5;

function features(looks: Looks, frame: Frame): Shape[] {
  const y = eyeLine(frame);
  const apart = frame.half * 0.44;
  const shade = SKINS[looks.skin][1];
  const drawn: Record<Looks["eyes"], (x: number, side: number) => Shape[]> = {
    open: (x) => [flat(disc(x, y, 2, 1.7), DARK), flat(disc(x - 0.7, y - 0.6, 0.55), "#fff", 0.85)],
    tired: (x) => [
      flat(disc(x, y + 0.4, 1.9, 1.2), DARK),
      stroke(`M${x - 2.8} ${y + 3.4}q2.8 2 5.6 0`, "#4a5a86", 1.5, 0.7),
    ],
    closed: (x) => [stroke(`M${x - 2.6} ${y}q2.6 2 5.2 0`, DARK, 1.2)],
    glasses: (x) => [
      flat(disc(x, y, 1.7, 1.5), DARK),
      stroke(disc(x, y + 0.4, 4.6, 4.3), "#4a3820", 1.3),
      flat(disc(x, y + 0.4, 4.2, 3.9), "#cfe9ff", 0.16),
    ],
  };
  const brow = looks.hair === "none" && looks.beard === "none" ? shade : looks.hue;
  return [
    ...[-1, 1].flatMap((side) => [
      ...drawn[looks.eyes](50 + side * apart, side),
      stroke(`M${50 + side * (apart - 3)} ${y - 4.6}q${side * 2.8} -1.8 ${side * 6} 0.5`, brow, 1.5, 0.9),
    ]),
    ...(looks.eyes === "glasses"
      ? [stroke(`M${50 - apart + 4.4} ${y}q${apart - 4.4} -2 ${2 * apart - 8.8} 0`, "#4a3820", 1)]
      : []),
    stroke(
      `M50.6 ${y + 1.5}q2.8 ${(frame.chin - frame.top) * 0.16} 1.4 ${(frame.chin - frame.top) * 0.19}q-1.6 1 -3.4 0.2`,
      shade,
      1.2,
    ),
    stroke(
      `M${50 - frame.half * 0.3} ${frame.top + (frame.chin - frame.top) * 0.815}q${frame.half * 0.3} 2 ${frame.half * 0.6} -0.4`,
      looks.skin === "dark" || looks.skin === "brown" ? "#2f1712" : "#8c4237",
      1.4,
    ),
    ...(looks.freckled
      ? [-1, 1].flatMap((side) =>
          [0, 1, 2].map((n) => flat(disc(50 + side * (apart + n * 2 - 2.4), y + 5.4 + (n % 2) * 1.8, 0.6), shade, 0.8)),
        )
      : []),
  ];
}

/** Hair behind the head, and hair over it; drawn for an oval face. */
const HAIR: Record<Looks["hair"], { back?: string; front?: string; lines?: string }> = {
  none: {},
  short: {
    front:
      "M34.5 46C31 29 39 20 51 20C63 20 69 30 65.5 46C64.5 40 63.5 37 61 34C54 36 45 35 40.5 31.5C37.5 35 35.5 40 34.5 46Z",
  },
  crop: {
    front:
      "M34 45C30 36 33 29 37 26C38 21 44 19 47 20C51 16 58 18 60 21C65 22 69 29 66 45C64 40 64 38 62 36L59 38L57 33L52 37L49 32L44 37L42 33C38 36 35.5 40 34 45Z",
  },
  bob: {
    back: "M32 62C28 40 32 20 50 20C68 20 72 40 68 62C64 66 58 66 56 60L44 60C42 66 36 66 32 62Z",
    front:
      "M33.5 50C32 33 38 22.5 50 22.5C62 22.5 68 33 66.5 50C64 44 63 40 61 36C55 36 47 34 43 30.5C39 36 36 43 33.5 50Z",
  },
  long: {
    back: "M31 84C25 56 28 20 50 20C72 20 75 56 69 84C62 88 58 80 58 66L42 66C42 80 38 88 31 84Z",
    front: "M33.5 54C32 33 39 22.5 50 22.5C61 22.5 68 33 66.5 54C64.5 44 60 38 50.5 28C40 38 35.5 44 33.5 54Z",
  },
  plait: {
    back: "M32 58C28 38 33 20 50 20C67 20 72 38 68 58L60 60L40 60Z",
    front: "M33.5 49C32 32 39 22.5 50 22.5C61 22.5 68 32 66.5 49C64 43 61 38 50.5 27.5C40 38 36 43 33.5 49Z",
    lines: "M65 56C72 60 62 65 68 70C74 75 63 79 68 85C71 89 67 93 68 97",
  },
  bun: {
    back: "M40 20a10 9 0 1 1 20 0a10 9 0 1 1 -20 0ZM33 54C30 36 35 21 50 21C65 21 70 36 67 54Z",
    front: "M34 47C32.5 32 40 23 50 23C60 23 67.5 32 66 47C64 40 60 34 50 31C40 34 36 40 34 47Z",
  },
  curls: {
    back: "M36 60C26 60 26 50 30 46C24 40 28 30 34 29C34 20 44 16 50 19C56 16 66 20 66 29C72 30 76 40 70 46C74 50 74 60 64 60Z",
    front:
      "M34 46C31 42 33 37 37 37C37 32 43 30 46 33C48 29 55 29 56 33C60 30 64 33 63 37C67 38 69 42 66 46C72 36 66 22 50 22C34 22 28 36 34 46Z",
  },
  wisps: {
    back: "M37 56C28 58 26 50 30 46C26 40 31 33 35 35C33 44 34 50 37 56ZM63 56C72 58 74 50 70 46C74 40 69 33 65 35C67 44 66 50 63 56Z",
    lines: "M42 28q3 -5 7 -3M51 26q4 -4 8 0",
  },
  tonsure: {
    front:
      "M34 50C31 40 33 33 37 31C36 36 36 38 37 41C35.5 44 35 47 34 50ZM66 50C69 40 67 33 63 31C64 36 64 38 63 41C64.5 44 65 47 66 50Z",
  },
};

const BEARDS: Record<Looks["beard"], string> = {
  none: "",
  stubble: "M36.5 52C37 62 42 68 50 68C58 68 63 62 63.5 52C61 58 58 57.5 55 56.5Q50 55 45 56.5C42 57.5 39 58 36.5 52Z",
  full: "M35.5 48C35 64 41 76 50 76C59 76 65 64 64.5 48C62.5 56 60 56.5 56 55.5Q50 53.5 44 55.5C40 56.5 37.5 56 35.5 48ZM46.5 60.5Q50 62.5 53.5 60.5Q50 59 46.5 60.5Z",
  long: "M35.5 48C33 66 41 92 50 94C59 92 67 66 64.5 48C62.5 56 60 56.5 56 55.5Q50 53.5 44 55.5C40 56.5 37.5 56 35.5 48ZM46.5 60.5Q50 62.5 53.5 60.5Q50 59 46.5 60.5Z",
  moustache: "M50 56C46 54 41 55.5 39 60C43 60.5 47 60 50 57.6C53 60 57 60.5 61 60C59 55.5 54 54 50 56Z",
};

/** A head of metal: plates, rivets, a grille to speak through, and one bright eye larger than the other. */
function automaton({ hue }: Looks): Shape[] {
  const [light, shade] = SKINS.brass;
  return [
    stroke("M50 26V15", shade, 2.4),
    flat(disc(50, 13, 3.4), hue),
    flat("M35 30Q50 22 65 30V60Q50 72 35 60Z", light),
    flat("M50 25.5Q58 25.5 65 30V60Q58 66 50 66.5Z", shade, 0.55),
    stroke("M35 40H65M36 56Q50 62 64 56", shade, 1.4),
    flat(disc(43, 47, 5.6), "#13242b"),
    flat(disc(43, 47, 3.6), hue),
    flat(disc(41.6, 45.6, 1.1), "#fff"),
    flat(disc(57.5, 47, 4.2), "#13242b"),
    flat(disc(57.5, 47, 2.3), hue),
    stroke("M45 60V64.5M48.4 61V66M51.8 61V66M55.2 60V64.5", "#13242b", 1.5),
    ...[37.5, 62.5].flatMap((x) => [33, 58].map((y) => flat(disc(x, y, 1), "#f7e2a8"))),
  ];
}

/**
 * A head in three layers: hair behind the coat; neck, face and features; hair and beard over them. Hair `fits` the
 * face.
 */
export function head(looks: Looks): { behind: Shape[]; face: Shape[]; over: Shape[]; fit: string } {
  if (looks.face === "brass")
    return {
      behind: [],
      face: [flat("M44 60H56V78H44Z", SKINS.brass[1]), stroke("M44 66H56M44 71H56", "#5e3f14", 1), ...automaton(looks)],
      over: [],
      fit: "",
    };
  const frame = FRAMES[looks.face];
  const [light, shade] = SKINS[looks.skin];
  const [whole, right] = outline(frame);
  const { back, front, lines } = HAIR[looks.hair];
  const ear = eyeLine(frame) + 2;
  const beard = BEARDS[looks.beard];
  return {
    behind: back ? [flat(back, looks.hue), flat(back, "#000", 0.25)] : [],
    face: [
      flat("M43 58V74Q50 82 57 74V58Z", light),
      flat("M43 62Q50 74 57 62V74Q50 82 43 74Z", shade, 0.8),
      flat(disc(50 - frame.half, ear, 2.4, 4), light),
      flat(disc(50 + frame.half, ear, 2.4, 4), shade),
      flat(whole, light),
      flat(right, shade, 0.55),
      ...features(looks, frame),
    ],
    over: [
      ...(beard ? [flat(beard, looks.hue, looks.beard === "stubble" ? 0.28 : 1)] : []),
      ...(front ? [flat(front, looks.hue), flat(front, "#000", 0.12)] : []),
      ...(lines ? [stroke(lines, looks.hue, looks.hair === "plait" ? 5.5 : 1.6)] : []),
    ],
    fit: `translate(50 ${frame.top - 27}) scale(${frame.half / 14.5} 1) translate(-50 0)`,
  };
}
