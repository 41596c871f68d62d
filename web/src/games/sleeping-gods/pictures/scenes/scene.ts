// A scene from a list of things: each part is drawn where it stands, as large as it is, in its colour.
import type { Scene } from "$generated/sleeping-gods";
import { COASTS } from "./coasts";
import type { Layer } from "../portraits/portrait";
import { SKIES, type Part } from "./skies";
import { WATERS } from "./waters";

export const WIDE = 600;
export const HIGH = 220;
const PARTS: Record<string, Part> = { ...SKIES, ...COASTS, ...WATERS };

export const compose = (scene: Scene): Layer[] =>
  scene.things.map(({ part, x, y, size, colour, flip }) => ({
    shapes: PARTS[part]?.(colour, scene.light) ?? [],
    fit: `translate(${x} ${y}) scale(${flip ? -size : size} ${size})`,
  }));

/** What a scene can be made of. */
export const partNames = (): string[] => Object.keys(PARTS);
