import { expect, test } from "vitest";
import { parseSettings } from "./settings.svelte";

test("a first visit takes the browser's language and calm defaults", () => {
  expect(parseSettings(null, ["es-MX"])).toMatchObject({
    language: "es",
    motion: "system",
    contrast: "normal",
    sound: false,
  });
});

test("what was kept wins over the browser; nonsense does not", () => {
  const kept = JSON.stringify({ language: "fr", motion: "fast", contrast: "high", sound: 3, name: "Ada" });
  expect(parseSettings(kept, ["en"])).toMatchObject({
    language: "fr",
    motion: "system",
    contrast: "high",
    sound: false,
    name: "Ada",
  });
  expect(parseSettings("{broken", ["en"]).language).toBe("en");
  expect(parseSettings("null", ["en"]).language).toBe("en");
});
