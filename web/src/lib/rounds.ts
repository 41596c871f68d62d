// A quiet question at one device goes round: who is handed it must not tell who has something to decide.
import type { View } from "../generated/wire";
import { myPlayers } from "./seats";

export interface Round {
  /** The question that goes round. */
  number: number;
  /** The seats that still get the device, the next one first. */
  left: number[];
}

/** The round that is on when a view comes: a quiet question begins one with everybody here who may be asked, from the
 * seat that has the device or is about to get it. */
export function roundOf(view: View, before: Round | null, seat = view.seat): Round | null {
  const { question, table } = view;
  if (table.status !== "playing") return null;
  if (!question?.quiet || !table.secrets || question.number === before?.number) return before;
  const asked = myPlayers(table).filter((each) => question.waiting.includes(each));
  if (asked.length < 2) return before;
  return { number: question.number, left: [...asked.filter((each) => each >= seat), ...asked.filter((each) => each < seat)] };
}

/** The round after a seat has decided, or has seen that it has nothing to decide. */
export function passedOn(round: Round | null, seat: number): Round | null {
  return round && round.left[0] === seat ? { ...round, left: round.left.slice(1) } : round;
}
