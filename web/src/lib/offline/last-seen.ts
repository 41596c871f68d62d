// The table that this browser saw last, put aside to be looked at without a network: what its own seat was shown, and
// the files that show it. It is dropped when the seat is left or its owner signs out.
import type { View } from "$generated/wire";
import { api } from "../connection/api";

const SHELL = "fathom-shell"; // as in public/sw.js
const SEEN = "fathom-seen";
const PLACE = "/offline/table";
const FILES = /^\/(assets\/|api\/words\/)/;

export interface LastSeen {
  view: View;
  /** The words on the cards that the seat has seen, as Fluent source. */
  faces: string;
  at: number;
}

function possible(): boolean {
  return "caches" in globalThis && "serviceWorker" in navigator && navigator.serviceWorker.controller !== null;
}

/** Puts a table aside as it is seen now, after all files that show it. */
export async function keepLastSeen(view: View): Promise<void> {
  if (!possible()) return;
  const faces = view.state.revealed_cards ? await api.faces(view.table.id, view.seat, []) : "";
  const seen: LastSeen = { view, faces, at: Date.now() };
  await import("../../pages/Offline.svelte"); // so that its files are here, too
  await keepFiles();
  await (await caches.open(SEEN)).put(PLACE, new Response(JSON.stringify(seen)));
}

/** Keeps the files that this page was made of, and drops those of older ones. */
async function keepFiles(): Promise<void> {
  const loaded = performance.getEntriesByType("resource").map((entry) => new URL(entry.name));
  const wanted = new Set(
    loaded.filter((url) => url.origin === location.origin && FILES.test(url.pathname)).map((url) => url.pathname),
  );
  const cache = await caches.open(SHELL);
  const kept = (await cache.keys()).map((request) => new URL(request.url).pathname);
  await Promise.all(kept.filter((path) => path !== "/" && !wanted.has(path)).map((path) => cache.delete(path)));
  const missing = [...wanted].filter((path) => !kept.includes(path));
  await Promise.all([...missing, ...(kept.includes("/") ? [] : ["/"])].map((path) => cache.add(path).catch(() => {})));
}

export async function lastSeen(): Promise<LastSeen | null> {
  if (!("caches" in globalThis) || !(await caches.has(SEEN))) return null; // to open it would be to begin it
  const found = await (await caches.open(SEEN)).match(PLACE);
  return found ? ((await found.json()) as LastSeen) : null;
}

/** Drops what was put aside: of one table, or whatever it is. */
export async function forgetLastSeen(table?: string): Promise<void> {
  if (!("caches" in globalThis)) return;
  if (table === undefined || (await lastSeen())?.view.table.id === table) await caches.delete(SEEN);
}

/** Drops what a seat has seen that this browser does not hold any more, as after signing out everywhere. */
export async function checkLastSeen(): Promise<void> {
  const seen = await lastSeen().catch(() => null);
  if (!seen || seen.view.seat < 0) return;
  const table = await api.table(seen.view.table.id).catch((error) => (error?.status === 404 ? null : undefined));
  if (table === null || table?.seats[seen.view.seat]?.mine === false) await forgetLastSeen();
}
