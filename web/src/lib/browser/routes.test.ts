import { expect, test } from "vitest";
import { parseInvitation, inviteLink, openLink, parseRoute } from "./routes";

test.each([
  ["/", { page: "home" }],
  ["/new/connect-four", { page: "new", game: "connect-four" }],
  ["/t/abc", { page: "table", id: "abc" }],
  ["/t/abc/replay/12", { page: "replay", id: "abc", at: 12 }],
  ["/rules/nautilus", { page: "rules", game: "nautilus" }],
  ["/puzzles/nautilus", { page: "puzzles", game: "nautilus" }],
  ["/puzzles/nautilus/abc", { page: "puzzle", game: "nautilus", id: "abc" }],
  ["/settings/", { page: "settings" }],
  ["/account", { page: "account" }],
  ["/t/abc/replay/x", { page: "lost" }],
  ["/t/abc/replay/1/more", { page: "lost" }],
  ["/nowhere", { page: "lost" }],
])("%s", (path, page) => expect(parseRoute(path)).toEqual(page));

test("an invitation is read back from its link", () => {
  const link = inviteLink("https://x", "abc", 2, "a+b/c");
  expect(parseInvitation(new URL(link).hash)).toEqual({ seat: 2, key: "a+b/c" });
});

test("a link to any free seat names none", () => {
  expect(parseInvitation(new URL(openLink("https://x", "abc", "a+b")).hash)).toEqual({ seat: null, key: "a+b" });
});

test("a deep link to a rule is no invitation", () => {
  expect(parseInvitation("#rule-B2a")).toBeNull();
  expect(parseInvitation("#seat=x&key=y")).toBeNull();
  expect(parseInvitation("")).toBeNull();
});
