// A quiet question at one device goes round all its players, so that the order does not tell who has a choice.
import type { View } from "$generated/wire";
import { myPlayers } from "./seats";

export interface DeviceRound {
  /** The number of the question that goes round. */
  number: number;
  /** The seats that still get the device, the next one first. */
  left: number[];
}

/**
 * Returns the round after a view: a quiet question begins one with everybody at this device who may be asked, starting
 * with the seat that has the device or is about to get it.
 */
export function roundAfterView(view: View, before: DeviceRound | null, seat = view.seat): DeviceRound | null {
  const { question, table } = view;
  if (table.status !== "playing") return null;
  if (!question?.quiet || !table.secrets || question.number === before?.number) return before;
  const asked = myPlayers(table).filter((each) => question.waiting.includes(each));
  if (asked.length < 2) return before;
  const left = [...asked.filter((each) => each >= seat), ...asked.filter((each) => each < seat)];
  return { number: question.number, left };
}

/** Returns the round after a seat has decided, or has seen that it has nothing to decide. */
export function roundAfterSeat(round: DeviceRound | null, seat: number): DeviceRound | null {
  return round && round.left[0] === seat ? { ...round, left: round.left.slice(1) } : round;
}
