// A portrait from a few words: ground and sign, hair, coat, face, hat.
import type { Looks } from "$generated/sleeping-gods";
import { coat, hat } from "./dress";
import { head } from "./head";
import type { Shape } from "../shapes";

export interface Layer {
  shapes: Shape[];
  /** How the layer is moved to fit. */
  fit?: string;
}

/** The layers of somebody's bust, in a box of 100 by 100. */
export function portraitLayers(looks: Looks): Layer[] {
  const { behind, face, over, fit } = head(looks);
  return [
    { shapes: behind, fit },
    { shapes: coat(looks.coat, looks.cloth, looks.trim) },
    { shapes: face },
    { shapes: over, fit },
    { shapes: hat(looks.hat, looks.cloth, looks.trim), fit },
  ];
}
