import { expect, test } from "vitest";
import { mentions } from "./people";

test("a name is a word of its own, also beside an apostrophe or an accent", () => {
  expect(mentions("“Mind your heads,” says Bo.", "Bo")).toBe(true);
  expect(mentions("Both of them sit in Boats", "Bo")).toBe(false);
  expect(mentions("l’orchestre d’Alexeï", "Alexeï")).toBe(true);
  expect(mentions("Toc, dit-il", "Toc")).toBe(true);
  expect(mentions("Tocó a la puerta", "Toc")).toBe(false);
});
