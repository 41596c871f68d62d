import { expect, test } from "vitest";
import { says } from "./people";

test("a name is a word of its own, also beside an apostrophe or an accent", () => {
  expect(says("“Mind your heads,” says Bo.", "Bo")).toBe(true);
  expect(says("Both of them sit in Boats", "Bo")).toBe(false);
  expect(says("l’orchestre d’Alexeï", "Alexeï")).toBe(true);
  expect(says("Toc, dit-il", "Toc")).toBe(true);
  expect(says("Tocó a la puerta", "Toc")).toBe(false);
});
