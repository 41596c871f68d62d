// What people wear: coats, and what they have on their heads. A colour is the person's own, the second its trimming.
import type { Looks } from "$generated/sleeping-gods";
import { disc, flat, stroke, type Shape } from "../shapes";

const BODY = "M5 106C7 86 20 78 41 74Q50 82 59 74C80 78 93 86 95 106Z";
const SHADE = "M59 74C80 78 93 86 95 106H54C56 94 57 84 54 79Z";
const INK = "#0b161c";

/** Every coat is a body with its shade; what makes it a coat of its own lies on top. */
export function coat(kind: Looks["coat"], cloth: string, trim: string): Shape[] {
  const over: Record<Looks["coat"], Shape[]> = {
    oilskin: [
      flat("M38 73L31 84L46 96L50 80ZM62 73L69 84L54 96L50 80Z", cloth),
      flat("M62 73L69 84L54 96L50 80Z", "#000", 0.2),
      stroke("M38 73L31 84L46 96M62 73L69 84L54 96M50 82V106", INK, 1.1, 0.55),
      flat(disc(45, 100, 1.5), trim),
    ],
    robe: [
      flat("M33 80C36 71 42 70 50 80C58 70 64 71 67 80C62 90 55 94 50 95C45 94 38 90 33 80Z", cloth),
      flat("M33 80C36 71 42 70 50 80C58 70 64 71 67 80C62 90 55 94 50 95C45 94 38 90 33 80Z", "#000", 0.26),
      stroke("M50 95V106", trim, 2.4),
    ],
    lapels: [
      flat("M42 74L50 104L58 74L50 81Z", "#e8e2d2"),
      flat("M50 82L47.5 86L50 104L52.5 86Z", trim),
      flat("M41 73.5L31 82L36 88L34 91L49 106L50 104L42 75ZM59 73.5L69 82L64 88L66 91L51 106L50 104L58 75Z", cloth),
      stroke("M41 74L31 82L36 88L34 91L49 106M59 74L69 82L64 88L66 91L51 106", INK, 1, 0.5),
    ],
    gown: [
      flat("M43 74L50 96L57 74L50 81Z", "#efe6d0"),
      flat("M42 73C34 76 36 90 46 106H50L50 96L43 74ZM58 73C66 76 64 90 54 106H50L50 96L57 74Z", trim, 0.85),
      flat("M24 81L31 78L72 102L69 106H64Z", trim),
    ],
    apron: [
      flat("M36 82L40 76L44 88H56L60 76L64 82L66 106H34Z", trim),
      flat("M50 88H56L60 76L64 82L66 106H50Z", "#000", 0.2),
    ],
    uniform: [
      flat("M40 72Q50 80 60 72L61 79Q50 87 39 79Z", trim),
      stroke("M50 83V106", INK, 1, 0.6),
      ...[88, 95, 102].flatMap((y) => [44, 56].map((x) => flat(disc(x, y, 1.6), trim))),
      flat("M14 87L31 79L34 83L17 91ZM86 87L69 79L66 83L83 91Z", trim, 0.9),
    ],
    shawl: [
      flat("M14 92C22 78 36 74 44 73L50 98L56 73C64 74 78 78 86 92L72 106H28Z", trim),
      flat("M50 98L56 73C64 74 78 78 86 92L72 106H54Z", "#000", 0.22),
      stroke("M24 88L44 104M32 82L48 100M76 88L56 104M68 82L52 100", INK, 0.9, 0.4),
    ],
    fur: [
      flat("M27 84C27 74 38 70 44 73C46 82 54 82 56 73C62 70 73 74 73 84C74 94 62 98 50 94C38 98 26 94 27 84Z", trim),
      stroke(
        "M31 80l3 5M37 76l2 6M32 89l4 3M42 88l1 5M50 89v5M58 88l-1 5M68 89l-4 3M69 80l-3 5M63 76l-2 6",
        INK,
        0.9,
        0.35,
      ),
    ],
    jersey: [
      flat("M40 72Q50 79 60 72L61 78Q50 86 39 78Z", trim),
      ...[88, 96, 104].map((y) => stroke(`M10 ${y + 4}Q50 ${y - 5} 90 ${y + 4}`, trim, 3, 0.75)),
    ],
  };
  return [flat(BODY, cloth), flat(SHADE, "#000", 0.24), ...over[kind]];
}

/** What is worn on the head; drawn for an oval face. */
export function hat(kind: Looks["hat"], cloth: string, trim: string): Shape[] {
  const worn: Record<Looks["hat"], Shape[]> = {
    none: [],
    souwester: [
      flat("M24 44C25 24 36 14 50 14C64 14 75 24 76 44C70 36 61 33 50 33C39 33 30 36 24 44Z", cloth),
      flat("M50 14C64 14 75 24 76 44C70 36 61 33 50 33Z", "#000", 0.22),
      stroke("M33 32C37 28 44 27 50 27C56 27 63 28 67 32", INK, 1, 0.5),
    ],
    cap: [
      flat("M29 26C29 15 39 11 50 11C61 11 71 15 71 26C66 30 58 31 50 31C42 31 34 30 29 26Z", cloth),
      flat("M50 11C61 11 71 15 71 26C66 30 58 31 50 31Z", "#000", 0.22),
      flat("M34 27.5C44 31 56 31 66 27.5L66 33C56 36 44 36 34 33Z", INK),
      flat("M33 33.5C42 37 58 37 67 33.5C66 38 58 39.5 50 39.5C42 39.5 34 38 33 33.5Z", "#05090c"),
      flat(disc(50, 25, 3.2), trim),
    ],
    hood: [
      flat(
        "M25 78C24 40 32 13 50 13C68 13 76 40 75 78C70 84 64 80 64 70C68 48 64 27 50 27C36 27 32 48 36 70C36 80 30 84 25 78Z",
        cloth,
      ),
      flat("M50 13C68 13 76 40 75 78C70 84 64 80 64 70C68 48 64 27 50 27Z", "#000", 0.25),
    ],
    crown: [
      flat("M34 31L31 15L40 22L45 11L50 21L55 11L60 22L69 15L66 31Q50 26 34 31Z", trim),
      flat("M50 21L55 11L60 22L69 15L66 31Q58 28 50 28Z", "#000", 0.2),
      ...[31, 45, 55, 69].map((x, n) => flat(disc(x, n % 3 === 0 ? 14 : 10.5, 1.7), "#fff6d8")),
    ],
    circlet: [stroke("M35 34Q50 28 65 34", trim, 2.6), flat("M50 25.5L53 30.5L50 35.5L47 30.5Z", "#fff6d8")],
    scarf: [
      flat("M32 48C29 28 37 17 50 17C63 17 71 28 68 48C66 38 62 33 50 32C38 33 34 38 32 48Z", cloth),
      flat("M50 17C63 17 71 28 68 48C66 38 62 33 50 32Z", "#000", 0.22),
      flat("M66 40C76 42 77 52 72 60C71 52 69 47 65 45Z", cloth),
      stroke("M36 37C40 30 60 30 64 37", trim, 1.6),
    ],
    brim: [
      flat("M34 28C34 15 41 12 50 12C59 12 66 15 66 28Z", cloth),
      flat("M50 12C59 12 66 15 66 28H50Z", "#000", 0.22),
      flat("M20 30C32 24 68 24 80 30C70 36 60 35 50 35C40 35 30 36 20 30Z", cloth),
      flat("M20 30C32 36 68 36 80 30C70 37 60 37.5 50 37.5C40 37.5 30 37 20 30Z", "#000", 0.3),
      flat("M34 24Q50 28 66 24V28Q50 32 34 28Z", trim),
    ],
    cadet: [
      flat("M37 27L39 14Q50 10 61 14L63 27Q50 22 37 27Z", cloth),
      flat("M50 12Q56 12 61 14L63 27Q57 24 50 24Z", "#000", 0.22),
      flat("M36 27.5Q50 22 64 27.5Q66 33 60 33Q50 28.5 40 33Q34 33 36 27.5Z", INK),
      flat("M39.5 17Q50 13 60.5 17L60.8 19.5Q50 15.5 39.2 19.5Z", trim),
    ],
    wool: [
      flat("M33 34C32 18 40 13 50 13C60 13 68 18 67 34Z", cloth),
      flat("M50 13C60 13 68 18 67 34H50Z", "#000", 0.2),
      flat("M31.5 31Q50 25 68.5 31V37Q50 31 31.5 37Z", trim),
      flat(disc(50, 12, 4), trim),
    ],
    goggles: [
      stroke("M34 30Q50 25 66 30", "#3a2a1c", 4),
      flat(disc(43, 28, 5.4), "#b78a3c"),
      flat(disc(57, 28, 5.4), "#b78a3c"),
      flat(disc(43, 28, 3.7), "#9fdcd6"),
      flat(disc(57, 28, 3.7), "#4f9d9b"),
      flat(disc(41.8, 26.8, 1), "#fff"),
    ],
  };
  return worn[kind];
}
