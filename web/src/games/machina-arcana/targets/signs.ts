// What an answer on the board does, as a sign.
import { ICONS, KIND_ICONS } from "../art/icons";

const SIGNS: Partial<Record<string, string>> = {
  move: ICONS.walk,
  cross: ICONS.cross,
  "step-into-pit": ICONS.pit,
  "open-door": ICONS.open,
  "close-door": ICONS.door,
  "break-door": ICONS.break,
  explore: ICONS.explore,
  leave: ICONS.leave,
  activate: KIND_ICONS.lever,
  seal: ICONS.seal,
  use: ICONS.attack,
  target: ICONS.aim,
  trade: ICONS.trade,
  "use-inventory": ICONS.inventory,
  "take-turn": ICONS.walk,
  "roll-next": ICONS.die,
};
export const signOf = (kind: string): string => SIGNS[kind] ?? ICONS.aim;
