import { expect, test } from "vitest";
import { FACTS } from "$generated/machina-arcana";
import { MONSTERS } from "./monsters";

test("every monster of the game is drawn", () => {
  expect(Object.keys(MONSTERS).sort()).toEqual(Object.keys(FACTS.monsters).sort());
});
