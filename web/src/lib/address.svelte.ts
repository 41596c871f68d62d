// The address that friends can reach this server at: not the one that means "this computer" to everybody.
import { api } from "./api";

export const isLoopback = (hostname: string): boolean => /^(localhost|127(\.\d+){3}|\[?::1\]?)$/.test(hostname);

class Address {
  /** What links begin with. */
  origin = $state(location.origin);
  /** Only this computer can open our links. */
  alone = $state(false);

  /** Ask the server, if the page was opened at an address of this computer alone. */
  async find(): Promise<void> {
    if (!isLoopback(location.hostname)) return;
    const { origins } = await api.address().catch(() => ({ origins: [] as string[] }));
    this.alone = !origins.length;
    if (origins.length) this.origin = origins[0];
  }
}

export const address = new Address();
