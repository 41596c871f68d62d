// What a face is drawn of: hair, hat, coat and what else tells one from another, not by colour alone.

export type HairCut = "short" | "bun" | "long" | "curly" | "bob" | "bald";
export type Hat = "peaked" | "cap" | "shawl" | "brimmed" | "bowler" | "scarf";

export interface PortraitLook {
  skin: string;
  hair: string;
  coat: string;
  cut: HairCut;
  hat?: Hat;
  /** Where the hat is not of the coat's cloth. */
  felt?: string;
  beard?: "full" | "moustache";
  glasses?: boolean;
  /** Pushed up on the forehead. */
  goggles?: boolean;
  patch?: boolean;
  /** The brass ring on which a diver's helmet is screwed. */
  collar?: boolean;
}

export const HAIR_CUTS: Record<HairCut, string> = {
  short: "M19 30Q18 12 32 11.5Q46 12 45 30Q43 20 32 20.5Q21 20 19 30Z",
  bun: "M19 31Q18 13 32 12Q46 13 45 31Q43 21 32 20Q21 21 19 31ZM32 3.5a5 5 0 1 0 .1 0Z",
  long: "M17 46Q13 12 32 11Q51 12 47 46L42 46Q46 22 32 20Q18 22 22 46Z",
  curly:
    "M18 33a5.5 5.5 0 0 1-1-9a6 6 0 0 1 5-9a7 7 0 0 1 10-4a7 7 0 0 1 10 4a6 6 0 0 1 5 9a5.5 5.5 0 0 1-1 9Q45 21 32 21Q19 21 18 33Z",
  bob: "M17 38Q14 12 32 11Q50 12 47 38Q43 40 42 36Q46 22 36 20Q27 24 21 22Q19 30 22 36Q21 40 17 38Z",
  bald: "M19.5 30Q18.5 26 20 24L21.5 29ZM44.5 30Q45.5 26 44 24L42.5 29Z",
};

export const HATS: Record<Hat, string> = {
  peaked: "M14 20Q17 6 32 6Q47 6 50 20L46 21H18ZM18 21H46L49 25Q32 20 15 25Z",
  cap: "M18 22Q18 9 33 9Q47 9 46 20L53 24Q40 21 18 22Z",
  shawl: "M13 60Q10 8 32 7Q54 8 51 60L45 60Q49 18 32 16Q15 18 19 60Z",
  brimmed: "M8 22Q20 17 21 16Q22 5 29 6Q32 8 35 6Q42 5 43 16Q44 17 56 22Q44 25 32 24.5Q20 25 8 22Z",
  bowler: "M13 21Q12 19 18 18.5Q18 5.5 32 5.5Q46 5.5 46 18.5Q52 19 51 21Q42 23.5 32 23.5Q22 23.5 13 21Z",
  scarf: "M18 24Q17 9.5 32 9.5Q47 9.5 46 24Q40 19 32 19Q24 19 18 24ZM45 20L54 27L51 34L43 24Z",
};
