import { expect, test } from "vitest";
import { parse } from "./settings.svelte";

test("a first visit takes the browser's language and calm defaults", () => {
  expect(parse(null, ["es-MX"])).toMatchObject({ language: "es", motion: "system", contrast: "normal", sound: false });
});

test("what was kept wins over the browser; nonsense does not", () => {
  const kept = JSON.stringify({ language: "fr", motion: "fast", contrast: "high", sound: 3, name: "Ada" });
  expect(parse(kept, ["en"])).toMatchObject({
    language: "fr",
    motion: "system",
    contrast: "high",
    sound: false,
    name: "Ada",
  });
  expect(parse("{broken", ["en"]).language).toBe("en");
  expect(parse("null", ["en"]).language).toBe("en");
});
