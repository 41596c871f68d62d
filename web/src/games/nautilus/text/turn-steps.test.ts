import { expect, test } from "vitest";
import { stepsEndedBy, stepOf } from "./turn-steps";

const all = [{ do: "launch" }, { do: "sonar" }, { do: "sail" }, { do: "rest" }];

test("a dive goes from launching to sonar to sailing, as far as each is still possible", () => {
  expect(stepOf("buy", [])).toBe("buy");
  expect(stepOf("dive", all)).toBe("launch");
  expect(stepOf("dive", all.slice(1))).toBe("sonar");
  expect(stepOf("dive", all.slice(2))).toBe("sail");
  expect(stepOf("upgrade", [])).toBeNull();
});

test("an answer says what it ends", () => {
  expect(stepsEndedBy({ do: "sail" }, all)).toBe("both");
  expect(stepsEndedBy({ do: "sail" }, all.slice(1))).toBe("sonar");
  expect(stepsEndedBy({ do: "sail" }, all.slice(2))).toBeNull();
  expect(stepsEndedBy({ do: "sonar" }, all)).toBe("launch");
  expect(stepsEndedBy({ do: "launch" }, all)).toBeNull();
});
