// One device for several players: who has it, who gets it next, and that nobody sees what is not theirs.
import type { View } from "../generated/wire";
import { passedOn, roundOf, type Round } from "./rounds";
import { myPlayers, nextEyes } from "./seats";

export class HotSeat {
  /** The seat to hand the device to; everything is hidden meanwhile. */
  next: number | null = $state(null);
  /** A quiet question that goes round among the people at this device. */
  private round: Round | null = $state.raw(null);
  /** The seat whose player has taken the device, until their own view has come. */
  private taken: number | null = null;

  constructor(private readonly look: (seat: number) => void) {}

  /** Whether a seat has the device only because a question goes round. */
  inRound(seat: number): boolean {
    return this.round?.left[0] === seat;
  }

  /** Another player of this browser may be asked: hide everything first, unless nothing here is secret. */
  show(view: View, seated: boolean): void {
    this.round = roundOf(view, this.round, this.next ?? view.seat);
    const turn = this.round?.left[0];
    const taken = this.taken === view.seat;
    if (taken) this.next = this.taken = null;
    if (turn !== undefined && turn !== view.seat && this.taken === null) this.next = turn;
    if (turn !== undefined && !seated) this.next = turn;
    if (taken || turn !== undefined) return;
    const asked = nextEyes(view);
    const arriving = !seated && myPlayers(view.table).length > 1 && view.table.status === "playing";
    if (asked === null && !arriving) return;
    if (view.table.secrets) this.next = asked ?? view.seat;
    else if (asked !== null) this.look(asked);
  }

  /** A seat has answered a question, or has seen that it has nothing to decide; if it went round, the next one is due. */
  passOn(seat: number, view: View, number = this.round?.number): void {
    const before = this.round;
    if (before?.number !== number) return; // another goes round by now
    this.round = passedOn(before, seat);
    if (this.round !== before) this.show(view, true);
  }

  /** The next player is ready; the screen stays hidden until their own view has come. */
  take(eyes: number): void {
    if (this.next === eyes) this.next = null;
    else if (this.next !== null) {
      this.taken = this.next;
      this.look(this.next);
    }
  }
}
