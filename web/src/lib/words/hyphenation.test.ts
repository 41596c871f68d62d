import { expect, test } from "vitest";
import { hyphenate } from "./hyphenation";

const shown = (text: string) => hyphenate(text).replaceAll("\u00ad", "-");

test("long words may be broken before a syllable near their middle", () => {
  expect(shown("Refoulement")).toBe("Refou-lement");
  expect(shown("Hacer retroceder")).toBe("Hacer retro-ceder");
  expect(shown("Ready Beforehand")).toBe("Ready Before-hand");
  expect(shown("La palabra que marchita")).toBe("La palabra que mar-chita");
  expect(shown("Entrenamiento")).toBe("Entrena-miento");
});

test("short words stay whole", () => {
  expect(shown("Push Back")).toBe("Push Back");
});
