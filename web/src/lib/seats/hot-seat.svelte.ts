// One device for several players: whose turn it is to hold it, so that nobody sees another player's secrets.
import type { View } from "$generated/wire";
import { roundAfterSeat, roundAfterView, type DeviceRound } from "./device-rounds";
import { myPlayers, nextViewpoint } from "./seats";

export class HotSeat {
  /** The seat to hand the device to; the table is hidden meanwhile. Null while nobody has to change. */
  next: number | null = $state(null);
  /** A quiet question that goes round among the players of this device. */
  private round: DeviceRound | null = $state.raw(null);
  /** The seat whose player has taken the device, until that player's view has come. */
  private taken: number | null = null;

  constructor(private readonly setViewpoint: (seat: number) => void) {}

  /** Whether a seat has the device only because a question goes round. */
  inRound(seat: number): boolean {
    return this.round?.left[0] === seat;
  }

  /** Takes a new view. If another player of this device is asked, the table is hidden, unless it has no secrets. */
  update(view: View, seated: boolean): void {
    this.round = roundAfterView(view, this.round, this.next ?? view.seat);
    const turn = this.round?.left[0];
    const taken = this.taken === view.seat;
    if (taken) this.next = this.taken = null;
    if (turn !== undefined && turn !== view.seat && this.taken === null) this.next = turn;
    if (turn !== undefined && !seated) this.next = turn;
    if (taken || turn !== undefined) return;
    const asked = nextViewpoint(view);
    const arriving = !seated && myPlayers(view.table).length > 1 && view.table.status === "playing";
    if (asked === null && !arriving) return;
    if (view.table.secrets) this.next = asked ?? view.seat;
    else if (asked !== null) this.setViewpoint(asked);
  }

  /** Ends a seat's part in a round: it has answered the question, or has seen that it has nothing to decide. */
  passOn(seat: number, view: View, number = this.round?.number): void {
    const before = this.round;
    if (before?.number !== number) return; // another question goes round by now
    this.round = roundAfterSeat(before, seat);
    if (this.round !== before) this.update(view, true);
  }

  /** The next player has the device; the table stays hidden until that player's view has come. */
  take(viewpoint: number): void {
    if (this.next === viewpoint) this.next = null;
    else if (this.next !== null) {
      this.taken = this.next;
      this.setViewpoint(this.next);
    }
  }
}
