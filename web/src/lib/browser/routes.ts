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
  | { page: "people" }
  | { page: "person"; id: string }
  | { page: "club"; id: string }
  | { page: "evening"; id: string }
  | { page: "statistics" }
  | { page: "lost" };

/** Pages whose address is their name, and those of one thing, whose id follows it. */
const PLAIN = ["settings", "history", "account", "unsubscribe", "admin", "people", "statistics"] as const;
const OF_ONE = ["campaign", "person", "club", "evening"] as const;
const isPlain = (name: string): name is (typeof PLAIN)[number] => (PLAIN as readonly string[]).includes(name);
const isOfOne = (name: string): name is (typeof OF_ONE)[number] => (OF_ONE as readonly string[]).includes(name);

export function parseRoute(path: string): Route {
  const [first, second, third, fourth, ...more] = path.split("/").filter(Boolean).map(decodeURIComponent);
  if (more.length) return { page: "lost" };
  if (!first) return { page: "home" };
  if (isPlain(first) && !second) return { page: first };
  if (isOfOne(first) && second && !third) return { page: first, id: second };
  if (first === "new" && second && !third) return { page: "new", game: second };
  if (first === "rules" && second && !third) return { page: "rules", game: second };
  if (first === "puzzles" && second && !third) return { page: "puzzles", game: second };
  if (first === "puzzles" && second && third && !fourth) return { page: "puzzle", game: second, id: third };
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

/** The link of a profile: whose it is, and its key. */
export interface FriendLink {
  id: string;
  key: string;
}

/** Returns what stands behind the `#` of the link of a profile. */
export function parseFriendLink(hash: string): FriendLink | null {
  const parts = new URLSearchParams(hash.replace(/^#/, ""));
  const [id, key] = [parts.get("person"), parts.get("key")];
  return id && key ? { id, key } : null;
}

export function friendLink(origin: string, id: string, key: string): string {
  return `${origin}/people#person=${encodeURIComponent(id)}&key=${encodeURIComponent(key)}`;
}

/** Returns the key behind the `#` of a club's link. */
export function parseKey(hash: string): string | null {
  return new URLSearchParams(hash.replace(/^#/, "")).get("key");
}

export function clubLink(origin: string, id: string, key: string): string {
  return `${origin}/club/${encodeURIComponent(id)}#key=${encodeURIComponent(key)}`;
}

export function ruleAnchor(rule: string): string {
  return `rule-${rule}`;
}
