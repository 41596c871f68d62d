import { expect, test } from "vitest";
import { runsOf } from "./marks";
import { isAbout, withoutSmallWords } from "./search";

const page = {
  title: "The end, and the score",
  picture: "score",
  also: ["how do I win", "victory"],
  rules: ["V3a"],
  blocks: [{ kind: "paragraph", lines: ["Missions are shown."] }],
};

test("a line is cut into plain, bold and italic runs", () => {
  expect(runsOf("Pay **once** on the *Atlantica*.")).toEqual([
    { text: "Pay ", mark: "" },
    { text: "once", mark: "strong" },
    { text: " on the ", mark: "" },
    { text: "Atlantica", mark: "em" },
    { text: ".", mark: "" },
  ]);
});

test("a question in everyday words finds the page that answers it", () => {
  const small = "how do i the a can we what";
  expect(isAbout(page, withoutSmallWords("How can we win?", small))).toBe(true);
  expect(isAbout(page, withoutSmallWords("mission", small))).toBe(true);
  expect(isAbout(page, withoutSmallWords("submarine", small))).toBe(false);
});

test("a search of small words only stays as it is", () => {
  expect(withoutSmallWords("how", "how do")).toBe("how");
});
