// What each map looks like from the deck of a ship: its coast, its light, its weather.
import type { Scene, Thing } from "$generated/sleeping-gods";

const at = (part: string, x: number, y: number, size = 1, colour = "", flip = false): Thing => ({ part, x, y, size, colour, flip });
const scene = (sky: [string, string], sea: [string, string], light: string, things: Thing[], horizon = 140): Scene => ({ sky, sea, light, things, horizon });

export const MAPS: Record<string, Scene> = {
  m1: scene(["#0b1f33", "#7a5a4e"], ["#2b3a47", "#04161f"], "#ffd27a", [
    at("stars", 300, 120, 1), at("streaks", 250, 84, 1, "#2c3550"), at("hills", 470, 141, 1, "#2a2c35"), at("hills", 90, 141, 0.8, "#343340", true),
    at("lighthouse", 492, 106, 0.72, "#3c3a3c"), at("glints", 492, 142, 0.8), at("posts", 210, 150, 1.25, "#1a1a1f"), at("swell", 300, 152, 1, "#8a7462"), at("boat", 404, 182, 1.05, "#0a1218"),
  ]),
  m2: scene(["#11404d", "#d8a94d"], ["#4c6a58", "#0a2b2c"], "#ffe3a0", [
    at("sun", 300, 118, 0.8), at("streaks", 320, 56, 1, "#e9c878"), at("gearwheel", 120, 132, 1.5, "#6d5626"), at("works", 470, 141, 1.25, "#3d3216"), at("mill", 196, 144, 1.25, "#4a3c1a"),
    at("gearwheel", 556, 138, 0.9, "#5a4820"), at("glints", 300, 142, 1.1), at("swell", 300, 160, 1, "#f0d48a"), at("boat", 330, 186, 1, "#1b1a10", true),
  ]),
  m3: scene(["#1c3a34", "#6f8f74"], ["#35584a", "#06201a"], "#e6f0a8", [
    at("cloud", 140, 46, 1.5, "#2f4b44"), at("cloud", 420, 36, 1.9, "#2b453f"), at("hills", 320, 141, 1.4, "#2c4a3c"), at("steeple", 322, 146, 1, "#1d332a"), at("stilts", 190, 158, 1.05, "#14261e"),
    at("stilts", 446, 164, 1.25, "#10211a", true), at("swell", 300, 158, 1, "#9cc09a"), at("reeds", 70, 206, 1.3, "#0c1b14"), at("reeds", 552, 212, 1.4, "#0c1b14"), at("rain", 300, 160, 1, "#dcefd8"),
  ]),
  m4: scene(["#31536b", "#e8e0cf"], ["#9db3b8", "#27485c"], "#ffffff", [
    at("sun", 430, 88, 0.7, "#fffaf0"), at("streaks", 230, 50, 1, "#f4efe2"), at("pans", 300, 142, 1.3, "#8a8577"), at("court", 300, 128, 1.05, "#6f6b60"), at("pans", 90, 160, 1, "#a09a8a", true),
    at("pans", 560, 168, 1, "#a8a292"), at("swell", 300, 176, 1, "#ffffff"), at("sail", 214, 190, 1.1, "#2a3640"),
  ]),
  m5: scene(["#150f18", "#8f3b28"], ["#4a2224", "#120b12"], "#ffab66", [
    at("ash", 318, 40, 1, "#2a1a1e"), at("teeth", 300, 142, 1.25, "#2b1719"), at("teeth", 70, 144, 0.8, "#371d1c", true), at("teeth", 548, 144, 0.72, "#371d1c"), at("glints", 314, 142, 1.2), at("swell", 300, 160, 1, "#c8623c"),
    at("hut", 452, 150, 0.8, "#170c0e"), at("sail", 176, 186, 1.1, "#100a0d", true),
  ]),
  m6: scene(["#34464f", "#aebcb9"], ["#77898b", "#25363d"], "#eef5f0", [
    at("moon", 170, 56, 0.7, "#dfe8e2"), at("cloister", 330, 144, 1.15, "#4a5a5e"), at("fog", 300, 126, 1, "#c6d2ce"), at("cloister", 92, 150, 0.5, "#667678"), at("fog", 250, 150, 1.1, "#b4c2bf"), at("swell", 300, 168, 1, "#dfe9e4"),
    at("boat", 450, 186, 1.1, "#1d2a2f", true), at("fog", 330, 188, 1.2, "#93a5a6"),
  ]),
  m7: scene(["#14163a", "#565a86"], ["#393d63", "#0f1128"], "#f2e9cf", [
    at("stars", 300, 120), at("moon", 456, 58, 1, "#f4ecd2"), at("hills", 260, 142, 1.4, "#2a2c4c"), at("ribs", 250, 150, 1.2, "#d9cfb6"), at("pears", 352, 150, 0.95, "#3d5a45"), at("pears", 146, 152, 0.8, "#46624c"),
    at("stones", 470, 156, 0.95, "#1c1d38"), at("glints", 456, 144, 0.9), at("swell", 300, 166, 1, "#9aa0cc"), at("fleet", 120, 192, 0.8, "#181a34"),
  ]),
  m8: scene(["#0f2c54", "#8fb6dc"], ["#3f6f9c", "#0b223e"], "#eaf4ff", [
    at("cloud", 120, 66, 1.3, "#b9d2ea"), at("cloud", 500, 44, 1.2, "#a7c5e2"), at("streaks", 330, 30, 1, "#cfe2f4"), at("crown", 330, 144, 1.02, "#3b4a62"), at("cloud", 300, 104, 1, "#cfe0f0"), at("kite", 168, 56, 0.8, "#d9573f"),
    at("kite", 486, 78, 0.5, "#e9b44c", true), at("swell", 300, 156, 1.1, "#dcecff"), at("gulls", 236, 70, 1, "#18304c"), at("sail", 132, 184, 1.1, "#0c1d33"),
  ]),
  m9: scene(["#0b2340", "#9cc6d6"], ["#6ea3ba", "#12354f"], "#eafcff", [
    at("stars", 300, 110), at("aurora", 300, 110, 1, "#8ff0cf"), at("bergs", 140, 144, 1.1, "#a9c9d6"), at("door", 322, 142, 0.86), at("bergs", 486, 146, 1.2, "#b6d3de", true), at("swell", 300, 164, 1, "#e8f8ff"), at("snow", 300, 160), at("ship", 206, 190, 0.5, "#0c2133"),
  ]),
};
