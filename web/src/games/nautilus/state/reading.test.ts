// Notes are found by what an answer says, not by which object says it.
import { expect, it } from "vitest";
import { noteOn } from "./reading";

const walk = (to: number) => ({ do: "walk", start: 0, to });
const question = {
  options: [{ do: "stay" }, walk(1), walk(2)],
  notes: [null, { way: [0, 1] }, { money: 1, way: [0, 1, 2] }],
};

it("finds the note of an answer", () =>
  expect(noteOn(question, walk(2))).toEqual({ money: 1, way: [0, 1, 2], squares: [] }));
it("has nothing to say of an answer without one", () => {
  for (const action of [{ do: "stay" }, walk(3)])
    expect(noteOn(question, action)).toEqual({ money: 0, way: [], squares: [] });
  expect(noteOn(null, walk(1)).way).toEqual([]);
});
