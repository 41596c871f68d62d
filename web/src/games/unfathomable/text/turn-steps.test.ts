import { expect, test } from "vitest";
import { phaseOf } from "./turn-steps";

test("the open question tells the phase of the turn", () => {
  expect(phaseOf("draw-own", { crisis: [] })).toBe("skills");
  expect(phaseOf("action", { crisis: [] })).toBe("action");
  expect(phaseOf("hand-limit", { crisis: [] })).toBe("discard");
});

test("whatever is asked while a crisis is in play belongs to the Mythos phase", () => {
  expect(phaseOf("add-card", { crisis: ["race-the-storm" as never] })).toBe("mythos");
  expect(phaseOf("after-roll", { crisis: [] })).toBeNull();
});
