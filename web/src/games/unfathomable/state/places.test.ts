// Answers and events are found on the board by what they name.
import { expect, it } from "vitest";
import { bySpace, figureOf, onBoard, spaceOf, spacesOf } from "./places";
import type { Option } from "./play";
import { table } from "./sample";

const state = table();

it("puts answers on spaces, and those about one's own space there", () => {
  const options: Option[] = [
    { do: "move", to: "d3" },
    { do: "attack-deep-one", at: "d3" },
    { do: "use-space" },
    { do: "pass" },
  ];
  expect([...bySpace(options, state, 0)]).toEqual([
    ["d3", options.slice(0, 2)],
    ["cabin", [options[2]]],
  ]);
  expect(spaceOf({ do: "use-space" }, state, -1)).toBeNull();
});
it("puts others on figures", () => {
  expect(figureOf({ do: "attack-character", victim: 2 })).toBe("character-2");
  expect(figureOf({ do: "pick-monarch", monarch: "hydra" })).toBe("hydra");
  expect(figureOf({ do: "pick-monarch", monarch: "deep-ones" })).toBeNull();
});
it("knows when the board has nothing to click", () => {
  expect(onBoard([{ do: "pass" }, { do: "add-card", card: 3 }], state, 0)).toBe(false);
  expect(onBoard([{ do: "pass" }, { do: "pick-seat", seat: 1 }], state, 0)).toBe(true);
});
it("shows where a journal line happened: its spaces, or where its seats stand", () => {
  expect(spacesOf({ event: "moved", seat: 0, start: "d3", to: "d5" }, state, 0)).toEqual(["d3", "d5"]);
  expect(spacesOf({ event: "used-item", seat: 1, item: "rifle" }, state, 0)).toEqual(["cabin"]);
  expect(spacesOf({ event: "banished" }, state, 0)).toEqual([]);
});
