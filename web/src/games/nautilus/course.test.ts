import { expect, test } from "vitest";
import { closes, stepOf } from "./course";

const all = [{ do: "launch" }, { do: "sonar" }, { do: "sail" }, { do: "rest" }];

test("a dive goes from launching to sonar to sailing, as far as each is still possible", () => {
  expect(stepOf("buy", [])).toBe("buy");
  expect(stepOf("dive", all)).toBe("launch");
  expect(stepOf("dive", all.slice(1))).toBe("sonar");
  expect(stepOf("dive", all.slice(2))).toBe("sail");
  expect(stepOf("upgrade", [])).toBeNull();
});

test("an answer says what it ends", () => {
  expect(closes({ do: "sail" }, all)).toBe("both");
  expect(closes({ do: "sail" }, all.slice(1))).toBe("sonar");
  expect(closes({ do: "sail" }, all.slice(2))).toBeNull();
  expect(closes({ do: "sonar" }, all)).toBe("launch");
  expect(closes({ do: "launch" }, all)).toBeNull();
});
