// The sign on a glowing space: what would be done there, so that the glow need not say it by colour.
import { ACTIVATION_ICONS, ICONS } from "../art/icons";
import type { Option } from "../state/play";

const SIGNS: Partial<Record<Option["do"], string>> = {
  move: ICONS.walk,
  "attack-deep-one": ICONS.attack,
  activate: ACTIVATION_ICONS["deep-ones"],
  "use-space": ICONS.use,
  repair: ICONS.repair,
  save: ICONS.save,
  trade: ICONS.trade,
  "defeat-passenger": ICONS.traitor,
  "break-out": ICONS.walk,
};

export const signOf = (doing: Option["do"]): string => SIGNS[doing] ?? ICONS.pick;
