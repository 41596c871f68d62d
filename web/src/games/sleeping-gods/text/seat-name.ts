// What a seat is called whose player has given no name: the crew, or the part of it that the seat leads.
import type { State } from "$generated/sleeping-gods";
import type { Speech } from "$games/contract";

export function seatName(state: Partial<Pick<State, "players" | "crew">>, seat: number, speech: Speech): string {
  const { players = [], crew = [] } = state; // in the lobby there is no state yet
  if (players.length === 1) return speech.say("board-seat-crew");
  const first = crew.find((member) => member.seat === seat);
  return first ? speech.say("board-seat-watch", { crew: speech.say(`crew-${first.crew}`) }) : "";
}
