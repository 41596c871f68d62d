// How the crew of the Manticore looks.
import type { Crew, Looks } from "$generated/sleeping-gods";

const PLAIN: Pick<Looks, "hat" | "beard" | "eyes" | "freckled"> = { hat: "none", beard: "none", eyes: "open", freckled: false };

export const CREW: Record<Crew, Looks> = {
  odessa: { ...PLAIN, face: "oval", skin: "tan", hair: "bun", hue: "#2b1d18", hat: "cap", coat: "uniform", cloth: "#1d3552", trim: "#e3c878", sign: "wheel", accent: "#e3c878" },
  audrie: { ...PLAIN, face: "round", skin: "fair", hair: "curls", hue: "#a5532a", hat: "goggles", coat: "apron", cloth: "#4f6b72", trim: "#8a5a36", sign: "wrench", accent: "#f0a35e", freckled: true },
  gregory: { ...PLAIN, face: "long", skin: "pale", hair: "short", hue: "#6b5238", beard: "moustache", eyes: "glasses", coat: "lapels", cloth: "#4a5a48", trim: "#8c2f2a", sign: "star", accent: "#9fd0a8" },
  kannan: { ...PLAIN, face: "oval", skin: "brown", hair: "wisps", hue: "#e6e2da", beard: "full", coat: "shawl", cloth: "#7a4a1f", trim: "#c98a3a", sign: "book", accent: "#e0b659" },
  kasumi: { ...PLAIN, face: "oval", skin: "pale", hair: "bob", hue: "#15161c", coat: "robe", cloth: "#5a2d52", trim: "#d98aa5", sign: "moon", accent: "#d98aa5" },
  laurent: { ...PLAIN, face: "square", skin: "dark", hair: "crop", hue: "#14100f", coat: "jersey", cloth: "#2f4d45", trim: "#d9d2bd", sign: "anchor", accent: "#74c7a4" },
  mac: { ...PLAIN, face: "long", skin: "fair", hair: "long", hue: "#c7853a", hat: "brim", coat: "oilskin", cloth: "#6b4a2c", trim: "#e7d8a8", sign: "chart", accent: "#f2c14e" },
  marco: { ...PLAIN, face: "round", skin: "tan", hair: "short", hue: "#1f1712", beard: "moustache", hat: "scarf", coat: "apron", cloth: "#a33b2c", trim: "#ece4d2", sign: "pot", accent: "#ff9d8c" },
  rafael: { ...PLAIN, face: "square", skin: "brown", hair: "short", hue: "#1b1411", beard: "stubble", hat: "wool", coat: "jersey", cloth: "#31486e", trim: "#c9503f", sign: "hook", accent: "#8fb8f0" },
};
