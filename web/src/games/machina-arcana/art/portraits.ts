// The faces of the eight explorers.
import type { PortraitLook } from "$games/shared/pictures/portrait-parts";

export const PORTRAITS: Record<string, PortraitLook> = {
  "kim-richards": { skin: "#f0cdb0", hair: "#7a3b1e", coat: "#6b4a2b", cut: "bob", hat: "brimmed", felt: "#4a3524" },
  "tomas-grell": {
    skin: "#d9a777",
    hair: "#b9b2a6",
    coat: "#4d5b3a",
    cut: "short",
    beard: "full",
    hat: "cap",
    felt: "#39442b",
  },
  "hank-horden": { skin: "#e3b48c", hair: "#3a2a20", coat: "#8a8f94", cut: "bald", beard: "moustache" },
  "ines-corvin": {
    skin: "#b07a52",
    hair: "#1d1614",
    coat: "#7c2f35",
    cut: "short",
    hat: "scarf",
    felt: "#c9a145",
    patch: true,
  },
  lorrai: { skin: "#cfe0d8", hair: "#e9e4f2", coat: "#43356b", cut: "long", hat: "shawl" },
  "edda-voss": { skin: "#f2d2b8", hair: "#c9c2b4", coat: "#2c2a3a", cut: "bun", glasses: true },
  phillip: { skin: "#6b4630", hair: "#15110e", coat: "#a86b2c", cut: "curly", goggles: true },
  "milo-hartz": {
    skin: "#e6b997",
    hair: "#a4521f",
    coat: "#35525c",
    cut: "short",
    beard: "full",
    hat: "bowler",
    felt: "#2a2320",
    glasses: true,
  },
};
