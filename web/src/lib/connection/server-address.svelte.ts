// The address at which other devices reach this server, for links to give away.
import { api } from "./api";

/** Whether a host name means "this computer" on every computer. */
export const isLoopback = (hostname: string): boolean => /^(localhost|127(\.\d+){3}|\[?::1\]?)$/.test(hostname);

class ServerAddress {
  /** The origin that links begin with. */
  origin = $state(location.origin);
  /** Whether only this computer can open our links. */
  localOnly = $state(false);

  /** Asks the server for its address in the network, if the page was opened at a loopback address. */
  async lookUp(): Promise<void> {
    if (!isLoopback(location.hostname)) return;
    const { origins } = await api.address().catch(() => ({ origins: [] as string[] }));
    this.localOnly = !origins.length;
    if (origins.length) this.origin = origins[0];
  }
}

/** One for the whole page: the server has one address, whichever table is open. */
export const serverAddress = new ServerAddress();
