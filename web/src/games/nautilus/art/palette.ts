// The colours of the game: water by depth, modules by kind, token backs by zone.
import type { Find, Kind } from "$generated/nautilus";
import type { Zone } from "../geometry/board";

/** A module's dome and the ink of its icon. */
export const DOMES: Record<Kind, { glass: string; deep: string; ink: string }> = {
  base: { glass: "#f6dc8e", deep: "#c08a2e", ink: "#3f2703" },
  violet: { glass: "#b08bf2", deep: "#5b2fa6", ink: "#ffffff" },
  green: { glass: "#4fae7c", deep: "#0d5232", ink: "#ffffff" },
  training: { glass: "#c4ee86", deep: "#6ea62b", ink: "#1d3405" },
  technical: { glass: "#d3dce3", deep: "#77858f", ink: "#18232b" },
  sonar: { glass: "#d39a62", deep: "#7a4618", ink: "#fff6e8" },
  research: { glass: "#63b1ff", deep: "#1657ae", ink: "#ffffff" },
  analysis: { glass: "#5a6069", deep: "#121418", ink: "#f2f5f8" },
};

export const BLUE_DOOR = "#3db2ff";
export const ORANGE_DOOR = "#ff9427";
/** Airlocks that lead nowhere. */
export const BLUE_SHUT = "#28485c";
export const ORANGE_SHUT = "#6b4a2a";
export const LIGHT = "#fff2bf";

/** The backs of tokens: brighter means shallower. */
export const BACKS: Record<Zone, { face: string; rim: string }> = {
  lagoon: { face: "#7fe6dc", rim: "#d8fffb" },
  slope: { face: "#3fb6bf", rim: "#b9f4f2" },
  deep: { face: "#2c6fb8", rim: "#93c6f4" },
  trench: { face: "#3b3285", rim: "#9a8ff0" },
};

/** The ink of a find's icon on its face. */
export const FIND_INK: Partial<Record<Find, string>> = {
  gold: "#ffd54d",
  jellyfish: "#ffb3e6",
  urchin: "#c9a6ff",
  scallop: "#ffcfa8",
  snail: "#b8f0a8",
};
export const FACE = { blue: "#0e3357", beige: "#eadbb5" } as const;
export const FACE_INK = { blue: "#e8f6ff", beige: "#5a3d10" } as const;

/** The water from the brightest lagoon to the bottom of the trench, by depth 0 to 3. */
export const WATER: readonly (readonly [number, string])[] = [
  [0, "#63dccb"],
  [0.45, "#3dc2bd"],
  [0.62, "#1b92a6"],
  [1.0, "#137d98"],
  [1.4, "#0e678a"],
  [1.62, "#0a4a70"],
  [2.0, "#083a5c"],
  [2.4, "#062a47"],
  [2.62, "#041627"],
  [3.0, "#01050c"],
];

/** The colour of the water at a depth. */
export function water(depth: number): string {
  const index = Math.max(
    1,
    WATER.findIndex(([level]) => level >= depth),
  );
  const [low, from] = WATER[index - 1];
  const [high, to] = WATER[index];
  const share = Math.min(Math.max((depth - low) / (high - low), 0), 1);
  const mix = [1, 3, 5].map((at) => {
    const [a, b] = [from, to].map((colour) => Number.parseInt(colour.slice(at, at + 2), 16));
    return Math.round(a + (b - a) * share)
      .toString(16)
      .padStart(2, "0");
  });
  return `#${mix.join("")}`;
}
