// Sitting down, leaving and managing seats at a table.
import type { Joined, TableInfo } from "$generated/wire";
import type { Invitation } from "../browser/routes";
import { forgetLastSeen } from "../offline/last-seen";
import { api } from "../connection/api";
import { savePledge } from "../fairness/pledges";
import { newShare } from "../fairness/seed-proof";
import { HotSeat } from "../seats/hot-seat.svelte";
import { SPECTATOR } from "../seats/seats";
import { settings } from "../settings/settings.svelte";
import type { TableConnection } from "./connection.svelte";
import type { Requests } from "./requests.svelte";
import type { ShownTable } from "./shown-table.svelte";

export class SessionSeats {
  /** The invitation by which somebody came and has not sat down yet: they are asked for a name first. */
  invitation: Invitation | null = $state.raw(null);
  /** One device for several players. */
  readonly hotSeat: HotSeat;
  /** Whether the reader has the device because a question goes round, and has nothing to decide. */
  readonly nothingToDecide: boolean = $derived.by(
    () => this.hotSeat.inRound(this.shown.viewpoint) && !this.shown.asked,
  );

  constructor(
    private readonly shown: ShownTable,
    private readonly requests: Requests,
    private readonly connection: TableConnection,
    setViewpoint: (seat: number) => void,
  ) {
    this.hotSeat = new HotSeat(setViewpoint);
  }

  // ----------------------------------------------------------------------------------- sitting down

  /** Sits down, with a share for the seed: the server has promised its own secret before. Null if it was refused. */
  async sitDown(seat: number | null, key: string | null): Promise<Joined | null> {
    const { id, table } = this.shown;
    const [promise, share] = [table?.commitment ?? "", newShare()];
    const joined = await this.requests.attempt(() => api.join(id, settings.name, share, seat, key));
    if (!joined) return null;
    this.shown.table = joined.table;
    savePledge(id, { promise, share: joined.table.shared.includes(joined.seat) ? share : "" });
    return joined;
  }

  /** Sits down at a public table and connects anew: the connection of a spectator does not know that we sit now. */
  join = async (seat: number | null): Promise<void> => {
    const joined = await this.sitDown(seat, null);
    if (joined) this.connection.connect(joined.seat);
  };

  /** Sits down where the invitation leads, under this name. */
  async acceptInvitation(name: string): Promise<void> {
    const { invitation } = this;
    if (!invitation) return;
    settings.name = name.trim();
    const joined = await this.sitDown(invitation.seat, invitation.key);
    if (!joined) return;
    this.invitation = null;
    this.connection.connect(joined.seat);
  }

  /** Watches instead of sitting down. */
  declineInvitation(): void {
    this.invitation = null;
    this.connection.connect(SPECTATOR);
  }

  // -------------------------------------------------------------------------------- managing seats

  setReady = (seat: number, ready: boolean) => this.change(() => api.setReady(this.shown.id, seat, ready));
  leave = (seat: number) => {
    void forgetLastSeen(this.shown.id);
    return this.change(() => api.leaveSeat(this.shown.id, seat));
  };
  remove = (seat: number) => this.change(() => api.removeFromSeat(this.shown.id, seat));
  reorder = (seats: number[]) => this.change(() => api.reorderSeats(this.shown.id, seats));
  closeTable = () => this.change(() => api.closeTable(this.shown.id));
  resume = (seat: number) => this.change(() => api.resume(this.shown.id, seat));
  start = () => this.change(() => api.start(this.shown.id));
  rename = (seat: number, name: string) => this.change(() => api.rename(this.shown.id, seat, name));
  giveToBot = (seat: number) => this.change(() => api.giveSeatToBot(this.shown.id, seat));
  takeBack = (seat: number) => this.change(() => api.takeSeatBack(this.shown.id, seat));
  removeDevice = (seat: number, device: string) => this.change(() => api.removeDevice(this.shown.id, seat, device));

  /** Removes a device from a seat unless it is this one. */
  removeOtherDevice = async (seat: number, device: string): Promise<void> => {
    const devices = await this.requests.attempt(() => api.devices(this.shown.id, seat));
    if (devices?.some((each) => each.id === device && !each.this)) await this.removeDevice(seat, device);
  };

  private async change(run: () => Promise<TableInfo>): Promise<void> {
    const table = await this.requests.attempt(run);
    if (table) this.shown.table = table;
  }

  // ------------------------------------------------------------------------------------- one device

  /** Passes the device on, having nothing to decide. */
  passDevice(): void {
    if (this.shown.view) this.hotSeat.passOn(this.shown.viewpoint, this.shown.view);
  }

  /** Takes the device as the next player. */
  takeDevice(): void {
    this.requests.problem = null; // it was shown to the player before
    this.hotSeat.take(this.shown.viewpoint);
  }
}
