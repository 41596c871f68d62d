// The icons of the game: from game-icons (see CREDITS.md) by the build's `icon:` imports, each as one path in a 512
// box.
import anchor from "icon:anchor";
import bunkBeds from "icon:bunk-beds";
import divingHelmet from "icon:diving-helmet";
import erlenmeyer from "icon:erlenmeyer";
import gears from "icon:gears";
import goldBar from "icon:gold-bar";
import greekTemple from "icon:greek-temple";
import greenhouse from "icon:greenhouse";
import jellyfish from "icon:jellyfish";
import laurelCrown from "icon:laurel-crown";
import lockedChest from "icon:locked-chest";
import magnifyingGlass from "icon:magnifying-glass";
import radarSweep from "icon:radar-sweep";
import scallop from "icon:scallop";
import seaUrchin from "icon:sea-urchin";
import shipWheel from "icon:ship-wheel";
import snail from "icon:snail";
import submarine from "icon:submarine";
import uncertainty from "icon:uncertainty";
import twoCoins from "icon:two-coins";
import weightLifting from "icon:weight-lifting-up";
import type { Find, Kind } from "$generated/nautilus";

/** The drawing commands of an icon's body. */
const path = (body: string): string => [...body.matchAll(/ d="([^"]+)"/g)].map((found) => found[1]).join("");

const polar = (radius: number, angle: number, x = 256, y = 256): string =>
  `${Math.round(x + radius * Math.sin(angle))} ${Math.round(y - radius * Math.cos(angle))}`;

/** Our own nautilus, for the base: chambers along a shell that winds outwards, the last one open. */
function nautilus(): string {
  const shell = (angle: number) => 33 * Math.exp(0.178 * angle);
  const inner = (angle: number) => Math.max(shell(angle - 2 * Math.PI) * 1.08, 6);
  const chamber = (from: number, to: number): string => {
    const arc = Array.from({ length: 9 }, (_, index) => from + ((to - from) * index) / 8);
    const outside = arc.map((angle) => polar(shell(angle), angle, 246, 262));
    const inside = arc.reverse().map((angle) => polar(inner(angle), angle + 0.1, 246, 262));
    return `M${[...outside, ...inside].join("L")}Z`;
  };
  const wall = 0.08;
  const chambers = Array.from({ length: 16 }, (_, index) => chamber(2.4 + index * 0.5, 2.9 + index * 0.5 - wall));
  return chambers.join("") + chamber(10.4, 11.9);
}
const NAUTILUS = nautilus();

/** Our own screw propeller, for the speed token: three blades around a hub. */
const blade = (turn: number): string => {
  const at = (radius: number, angle: number) => polar(radius, ((angle + turn) * Math.PI) / 180);
  return `M${at(52, -35)}C${at(150, -62)} ${at(250, -40)} ${at(232, -8)}C${at(226, 28)} ${at(120, 30)} ${at(52, 22)}Z`;
};
const PROPELLER = `${[0, 120, 240].map(blade).join("")}M256 216a40 40 0 1 0 .1 0Z`;

export const ICONS = {
  anchor: path(anchor),
  aquanaut: path(divingHelmet),
  coins: path(twoCoins),
  crown: path(laurelCrown),
  submarine: path(submarine),
  temple: path(greekTemple),
  unknown: path(uncertainty),
  wheel: path(shipWheel),
  propeller: PROPELLER,
  nautilus: NAUTILUS,
} as const;

export const KIND_ICONS: Record<Kind, string> = {
  base: NAUTILUS,
  violet: path(bunkBeds),
  green: path(greenhouse),
  training: path(weightLifting),
  technical: path(gears),
  sonar: path(radarSweep),
  research: path(magnifyingGlass),
  analysis: path(erlenmeyer),
};

/** The icon of a find; Atlantis tokens share the temple and carry a number. */
export function findIcon(find: Find): string {
  const icons: Partial<Record<Find, string>> = {
    gold: path(goldBar),
    jellyfish: path(jellyfish),
    urchin: path(seaUrchin),
    scallop: path(scallop),
    snail: path(snail),
    chest: path(lockedChest),
    speed: PROPELLER,
  };
  return icons[find] ?? ICONS.temple;
}
