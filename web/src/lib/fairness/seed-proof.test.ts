import { expect, test } from "vitest";
import { plainSeedHash, findSeedProblem, mixedSeed, newShare, promiseHash } from "./seed-proof";
import { table } from "../testing/samples";

// The expected values are those of tests/kernel/test_fairness.py and of fathom.kernel.chance.commitment.
const secret = "5e".repeat(32);
const proof = { secret, shares: ["0a", "", "0b"], given: "" };
const PROMISE = "ab89f6504cfccf141c5b04c7af6b6c0b5ca16e55da4567509c5532ff5c9de408";
const SEED = "6b7deaf60a97e0f5a7594e2914fc60d7a35b52d2e12ac339c573251a32a0da0e";
const over = table({ status: "over", commitment: PROMISE, seed: SEED, proof, seed_origin: "mixed" });

test("promise and seed are the same as the server's", () => {
  expect(promiseHash(proof)).toBe(PROMISE);
  expect(mixedSeed(proof)).toBe(SEED);
  expect(promiseHash({ secret, given: "é/7" })).toBe(
    "719ebd230cf53d8f25cfc643874c877685ab568a99980a267adf9e5faf78b0fa",
  );
});

test.each([
  ["", "7d398bd29b8c247b37172bc948bbc7a800b8381041c8fb58f834a22dc3f23cbc"],
  ["abc", "e29f735a87edf46db6fd495def766c03bf88c1b1e7326317c4e0706f7482a7f1"],
  ["é".repeat(200), "18ef8b19fb8bece3924e945dcb45f759bdf50e639ded47bd44b2f03cc1e078ee"],
  ["x".repeat(128), "2c3ba63ece3e69766bd54e6daf2662c8726ca50d918b88af6ccb47188463d551"],
])("the bare hash of older tables is the same as the server's", (seed, published) =>
  expect(plainSeedHash(seed)).toBe(published),
);

test("a table that kept its promise has no problem, and nothing is said before its end", () => {
  expect(findSeedProblem(over, { promise: PROMISE, share: "0b" })).toBeNull();
  expect(findSeedProblem(over, null)).toBeNull();
  expect(findSeedProblem(table(), null)).toBeNull();
});

test("another promise than the one we were given, another seed, or our share left out is found", () => {
  expect(findSeedProblem(over, { promise: "ff", share: "0b" })).toBe("promise");
  expect(findSeedProblem({ ...over, proof: { ...proof, secret: "5f".repeat(32) } }, null)).toBe("promise");
  expect(findSeedProblem({ ...over, seed: "7" }, null)).toBe("seed");
  expect(findSeedProblem({ ...over, proof: { ...proof, shares: ["0a", "", "0c"] } }, null)).toBe("seed");
  expect(findSeedProblem(over, { promise: PROMISE, share: "0c" })).toBe("share");
});

test("a chosen seed is checked against its promise, an older table by its bare hash", () => {
  const given = { secret, shares: [], given: "7" };
  const chosen = table({ commitment: promiseHash(given), seed: "7", proof: given, seed_origin: "chosen" });
  expect(findSeedProblem(chosen, { promise: promiseHash(given), share: "" })).toBeNull();
  expect(findSeedProblem({ ...chosen, seed: "8" }, null)).toBe("seed");
  expect(
    findSeedProblem(table({ commitment: plainSeedHash("abc"), seed: "abc", seed_origin: "unsaid" }), null),
  ).toBeNull();
  expect(findSeedProblem(table({ commitment: plainSeedHash("abc"), seed: "abd", seed_origin: "unsaid" }), null)).toBe(
    "promise",
  );
});

test("shares have 128 bits and differ", () => {
  expect(newShare()).toMatch(/^[0-9a-f]{32}$/);
  expect(newShare()).not.toBe(newShare());
});
