// The faces of the four captains, one to a seat, each in the seat's colour.
import type { PortraitLook } from "$games/shared/pictures/portrait-parts";
import { COLOURS } from "./seat-marks";

const CAPTAINS: Omit<PortraitLook, "coat">[] = [
  { skin: "#e6b997", hair: "#e8e2d4", cut: "short", beard: "full", hat: "peaked", felt: "#1c3350", collar: true },
  { skin: "#8a5a3c", hair: "#17110f", cut: "bun", glasses: true, collar: true },
  { skin: "#f0cdb0", hair: "#b5522a", cut: "curly", goggles: true, collar: true },
  {
    skin: "#d9a777",
    hair: "#20181a",
    cut: "short",
    beard: "moustache",
    patch: true,
    hat: "scarf",
    felt: "#7a2f3a",
    collar: true,
  },
];

export const portraitOf = (seat: number): PortraitLook => ({
  ...CAPTAINS[seat % CAPTAINS.length],
  coat: COLOURS[seat % COLOURS.length],
});
