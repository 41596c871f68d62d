import { expect, test } from "vitest";
import { sentencesOf, voiceFor } from "./read-aloud.svelte";

const cut = (text: string, language: string) => sentencesOf(text, language).map(([from, to]) => text.slice(from, to));

test("a paragraph is read sentence by sentence", () => {
  expect(cut("The bell rings. Nobody comes! Do you?", "en")).toEqual(["The bell rings.", "Nobody comes!", "Do you?"]);
  expect(cut("La mer se tait. Personne ne vient.", "fr")).toEqual(["La mer se tait.", "Personne ne vient."]);
  expect(cut("   ", "en")).toEqual([]);
});

test("the voice is one of the reader's language, on this machine if there is one", () => {
  const voices = [
    { lang: "en-US", localService: true },
    { lang: "fr-FR", localService: false },
    { lang: "fr_CA", localService: true },
  ];
  expect(voiceFor(voices, "fr")).toBe(voices[2]);
  expect(voiceFor(voices, "es")).toBeNull();
});
