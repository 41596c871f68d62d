import { expect, test } from "vitest";
import { commitment } from "./proof";

// The expected values were computed by fathom.kernel.chance.commitment.
test.each([
  ["", "7d398bd29b8c247b37172bc948bbc7a800b8381041c8fb58f834a22dc3f23cbc"],
  ["abc", "e29f735a87edf46db6fd495def766c03bf88c1b1e7326317c4e0706f7482a7f1"],
  ["é".repeat(200), "18ef8b19fb8bece3924e945dcb45f759bdf50e639ded47bd44b2f03cc1e078ee"],
  ["x".repeat(128), "2c3ba63ece3e69766bd54e6daf2662c8726ca50d918b88af6ccb47188463d551"],
])("the commitment is the same as the server's", (seed, published) => expect(commitment(seed)).toBe(published));
