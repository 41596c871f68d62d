// The proof of a fair seed: BLAKE2b (RFC 7693) as the Python module of fairness uses it, so that anybody can check it
// here.
import type { Proof, TableInfo } from "$generated/wire";
import type { Pledge } from "./pledges";

const MASK = (1n << 64n) - 1n;
const START = [
  0x6a09e667f3bcc908n,
  0xbb67ae8584caa73bn,
  0x3c6ef372fe94f82bn,
  0xa54ff53a5f1d36f1n,
  0x510e527fade682d1n,
  0x9b05688c2b3e6c1fn,
  0x1f83d9abfb41bd6bn,
  0x5be0cd19137e2179n,
];
const ORDER = [
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15],
  [14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3],
  [11, 8, 12, 0, 5, 2, 15, 13, 10, 14, 3, 6, 7, 1, 9, 4],
  [7, 9, 3, 1, 13, 12, 11, 14, 2, 6, 5, 10, 4, 0, 15, 8],
  [9, 0, 5, 7, 2, 4, 10, 15, 14, 1, 11, 12, 6, 8, 3, 13],
  [2, 12, 6, 10, 0, 11, 8, 3, 4, 13, 7, 5, 15, 14, 1, 9],
  [12, 5, 1, 15, 14, 13, 4, 10, 0, 7, 6, 3, 9, 2, 8, 11],
  [13, 11, 7, 14, 12, 1, 3, 9, 5, 0, 15, 4, 8, 6, 2, 10],
  [6, 15, 14, 9, 11, 3, 0, 8, 12, 2, 13, 7, 1, 4, 10, 5],
  [10, 2, 8, 4, 7, 6, 1, 5, 15, 11, 9, 14, 3, 12, 13, 0],
];
const MIXES = [
  [0, 4, 8, 12],
  [1, 5, 9, 13],
  [2, 6, 10, 14],
  [3, 7, 11, 15],
  [0, 5, 10, 15],
  [1, 6, 11, 12],
  [2, 7, 8, 13],
  [3, 4, 9, 14],
];

const rotate = (word: bigint, by: bigint) => ((word >> by) | (word << (64n - by))) & MASK;

function compress(hash: bigint[], block: DataView, length: number, last: boolean): void {
  const words = Array.from({ length: 16 }, (_, n) => block.getBigUint64(8 * n, true));
  const v = [...hash, ...START];
  v[12] ^= BigInt(length);
  if (last) v[14] ^= MASK;
  for (let round = 0; round < 12; round++) {
    const order = ORDER[round % 10];
    MIXES.forEach(([a, b, c, d], n) => {
      v[a] = (v[a] + v[b] + words[order[2 * n]]) & MASK;
      v[d] = rotate(v[d] ^ v[a], 32n);
      v[c] = (v[c] + v[d]) & MASK;
      v[b] = rotate(v[b] ^ v[c], 24n);
      v[a] = (v[a] + v[b] + words[order[2 * n + 1]]) & MASK;
      v[d] = rotate(v[d] ^ v[a], 16n);
      v[c] = (v[c] + v[d]) & MASK;
      v[b] = rotate(v[b] ^ v[c], 63n);
    });
  }
  for (let n = 0; n < 8; n++) hash[n] ^= v[n] ^ v[n + 8];
}

function hash(purpose: string, text: string): string {
  const bytes = new TextEncoder().encode(text);
  const settings = new DataView(new ArrayBuffer(64));
  settings.setUint32(0, 32 | (1 << 16) | (1 << 24), true); // 32 bytes out, no key, no tree
  new TextEncoder().encode(purpose).forEach((byte, n) => settings.setUint8(48 + n, byte));
  const state = START.map((word, n) => word ^ settings.getBigUint64(8 * n, true));
  const blocks = Math.max(1, Math.ceil(bytes.length / 128));
  for (let n = 0; n < blocks; n++) {
    const block = new Uint8Array(128);
    block.set(bytes.subarray(128 * n, 128 * (n + 1)));
    const last = n === blocks - 1;
    compress(state, new DataView(block.buffer), last ? bytes.length : 128 * (n + 1), last);
  }
  const out = new DataView(new ArrayBuffer(64));
  state.forEach((word, n) => out.setBigUint64(8 * n, word, true));
  return Array.from({ length: 32 }, (_, n) => out.getUint8(n).toString(16).padStart(2, "0")).join("");
}

/**
 * Returns what a table publishes when it opens: it commits to the server's secret and a given seed, and tells neither.
 */
export const promiseHash = (proof: Pick<Proof, "secret" | "given">): string =>
  hash("fathom-promise", `${proof.secret}/${proof.given}`);

/** Returns the seed made of the server's secret and everybody's shares. */
export const mixedSeed = (proof: Pick<Proof, "secret" | "shares">): string =>
  hash("fathom-mix", [proof.secret, ...proof.shares].join("/"));

/** Returns what tables published before seeds were promised. */
export const plainSeedHash = (seed: string): string => hash("fathom-commit", seed);

/** Checks a finished table against the pledge that this browser keeps; returns what does not fit, or null. */
export function findSeedProblem(table: TableInfo, pledge: Pledge | null): "promise" | "seed" | "share" | null {
  const { proof, seed } = table;
  if (seed === null) return null;
  if (!proof) return plainSeedHash(seed) === table.commitment ? null : "promise";
  if (promiseHash(proof) !== table.commitment || (pledge && pledge.promise !== table.commitment)) return "promise";
  if ((table.seed_origin === "mixed" ? mixedSeed(proof) : proof.given) !== seed) return "seed";
  const needed = pledge?.share && table.seed_origin === "mixed";
  return needed && !proof.shares.includes(pledge.share) ? "share" : null;
}

/** Returns a new share of the seed: 128 random bits. */
export function newShare(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
