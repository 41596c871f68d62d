// The faces of the ten characters.
import type { Role } from "$generated/unfathomable";
import type { PortraitLook } from "$games/shared/pictures/portrait-parts";

export const PORTRAITS: Record<Role, PortraitLook> = {
  skipper: { skin: "#e6b997", hair: "#d8d3c8", coat: "#20365c", cut: "short", hat: "peaked", beard: "full" },
  "first-mate": { skin: "#c98f66", hair: "#2a1c14", coat: "#2a4d6b", cut: "short", hat: "peaked" },
  surgeon: { skin: "#f0cdb0", hair: "#8a5a2b", coat: "#dfe7ea", cut: "bun", glasses: true },
  engineer: { skin: "#e3b48c", hair: "#1a1a1f", coat: "#7a5430", cut: "short", hat: "cap" },
  "master-at-arms": { skin: "#6b4630", hair: "#15110e", coat: "#463a66", cut: "short", beard: "full" },
  apprentice: { skin: "#f2d2b8", hair: "#c98c3a", coat: "#4d6b4a", cut: "long" },
  mathematician: { skin: "#d9a777", hair: "#3a2a20", coat: "#6a3550", cut: "curly", glasses: true },
  exile: { skin: "#a9c6b2", hair: "#2d4a45", coat: "#2f5450", cut: "long", hat: "shawl" },
  jinx: { skin: "#b07a52", hair: "#6a1f2a", coat: "#8a3540", cut: "curly" },
  stowaway: { skin: "#d7a57c", hair: "#40301f", coat: "#6b674d", cut: "short", hat: "cap" },
};
