// The pages of the client and their addresses.

export type Route =
  | { page: "home" }
  | { page: "new"; game: string }
  | { page: "table"; id: string }
  | { page: "replay"; id: string; at: number }
  | { page: "campaign"; id: string }
  | { page: "rules"; game: string }
  | { page: "puzzles"; game: string }
  | { page: "puzzle"; game: string; id: string }
  | { page: "settings" }
  | { page: "history" }
  | { page: "account" }
  | { page: "unsubscribe" }
  | { page: "admin" }
  | { page: "lost" };

export function parseRoute(path: string): Route {
  const [first, second, third, fourth, ...more] = path.split("/").filter(Boolean).map(decodeURIComponent);
  if (more.length) return { page: "lost" };
  if (!first) return { page: "home" };
  if (first === "settings" && !second) return { page: "settings" };
  if (first === "history" && !second) return { page: "history" };
  if (first === "account" && !second) return { page: "account" };
  if (first === "unsubscribe" && !second) return { page: "unsubscribe" };
  if (first === "admin" && !second) return { page: "admin" };
  if (first === "new" && second && !third) return { page: "new", game: second };
  if (first === "rules" && second && !third) return { page: "rules", game: second };
  if (first === "puzzles" && second && !third) return { page: "puzzles", game: second };
  if (first === "puzzles" && second && third && !fourth) return { page: "puzzle", game: second, id: third };
  if (first === "campaign" && second && !third) return { page: "campaign", id: second };
  if (first === "t" && second && !third) return { page: "table", id: second };
  if (first === "t" && second && third === "replay" && /^\d+$/.test(fourth ?? ""))
    return { page: "replay", id: second, at: Number(fourth) };
  return { page: "lost" };
}

/** A key that lets one sit down: on a certain seat, or (null) on any that is free. */
export interface Invitation {
  seat: number | null;
  key: string;
}

/** Returns the seat and key of an invitation, which stand behind the `#`, where no server sees them. */
export function parseInvitation(hash: string): Invitation | null {
  const parts = new URLSearchParams(hash.replace(/^#/, ""));
  const [seat, key] = [parts.get("seat"), parts.get("key")];
  if (!key || (seat !== null && !/^\d+$/.test(seat))) return null;
  return { seat: seat === null ? null : Number(seat), key };
}

export function inviteLink(origin: string, table: string, seat: number, key: string): string {
  return `${origin}/t/${encodeURIComponent(table)}#seat=${seat}&key=${encodeURIComponent(key)}`;
}

/** Returns the link that opens any free seat of a table. */
export function openLink(origin: string, table: string, key: string): string {
  return `${origin}/t/${encodeURIComponent(table)}#key=${encodeURIComponent(key)}`;
}

export function ruleAnchor(rule: string): string {
  return `rule-${rule}`;
}
