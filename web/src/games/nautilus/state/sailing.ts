// Which submarine is about to move: the one that was picked up, or the only one that can.
import { ofKind } from "$lib/answers/actions";
import type { Play } from "./play";

/** Returns the squares of the submarines that may sail or moor. */
export const movable = ({ options }: Pick<Play, "options">): number[] => [
  ...new Set([...ofKind(options, "sail"), ...ofKind(options, "moor")].map(({ submarine }) => submarine)),
];

export function submarineInHand(play: Pick<Play, "options">, source: number | null): number | null {
  const boats = movable(play);
  if (source !== null) return boats.includes(source) ? source : null;
  const alone = boats.length === 1 && !play.options.some((option) => option.do === "launch" || option.do === "sonar");
  return alone ? boats[0] : null;
}
