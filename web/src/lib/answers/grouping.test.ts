import { expect, test } from "vitest";
import {
  setApart,
  shareOneBeginning,
  toChoices,
  clusterChoices,
  matchesSearch,
  groupByKind,
  unlikelyLast,
  inKeyOrder,
  sharedOutline,
  commonPrefix,
} from "./grouping";

const name = (at: unknown) => `S${at}`;
const label = (action: Record<string, unknown>) =>
  action.do === "sail"
    ? `Sail from ${name(action.submarine)} to ${name(action.to)}`
    : action.do === "rest"
      ? "Rest"
      : `Use the sonar at ${name(action.at)}`;
const sail = (submarine: number, to: number) => ({ do: "sail", submarine, to });
const options = [
  { do: "rest" },
  sail(1, 2),
  sail(1, 3),
  sail(1, 4),
  sail(7, 2),
  sail(7, 8),
  sail(7, 9),
  { do: "sonar", at: 1 },
];
const choices = toChoices(options, ["rest"], label);

test("idle answers come last", () => {
  expect(choices.map((choice) => choice.kind)).toEqual([
    "sail",
    "sail",
    "sail",
    "sail",
    "sail",
    "sail",
    "sonar",
    "rest",
  ]);
  expect(choices[7].idle).toBe(true);
});

test("kinds are named by a short word of the game, or else by what their labels share", () => {
  const kinds = groupByKind(choices, () => null);
  expect(kinds.map((kind) => kind.label)).toEqual(["Sail from … to …", "Use the sonar at S1"]);
  expect(groupByKind(choices, (kind) => (kind === "sail" ? "Sail" : null))[0].label).toBe("Sail");
});

test("answers that differ in one thing stand together under the words they share", () => {
  const clusters = clusterChoices(choices.filter((choice) => choice.kind === "sail"));
  expect(clusters.map((cluster) => cluster.heading)).toEqual(["Sail from S1 to", "Sail from S7 to"]);
  expect(clusters[0].members.map((member) => member.short)).toEqual(["S2", "S3", "S4"]);
});

test("a heading ends without the colon of its answers", () => {
  const roles = ["engineer", "jinx"].map((role) => ({ do: "play", role }));
  const clusters = clusterChoices(toChoices(roles, [], ({ role }) => `Jouer le personnage\u00a0: ${role}`));
  expect(clusters[0].heading).toBe("Jouer le personnage");
  expect(clusters[0].members.map(({ short }) => short)).toEqual(["engineer", "jinx"]);
});

test("clusters that would have the same heading are one", () => {
  const upgrade = (first: number, second: number) => ({ do: "upgrade", first, second });
  const upgrades = toChoices(
    [upgrade(0, 0), upgrade(1, 0), upgrade(2, 0), upgrade(0, 1), upgrade(1, 1)],
    [],
    ({ first, second }) => `Upgrade ${first || second ? `${first} and ${second}` : "nothing"}`,
  );
  expect(clusterChoices(upgrades).map(({ heading, members }) => [heading, members.length])).toEqual([["Upgrade", 5]]);
});

test("number keys give what stands there, in its order: answers, kinds, or the answers of an opened kind", () => {
  const kinds = groupByKind(choices, () => null);
  const [sails, sonar, rest] = [kinds[0], choices[6], choices[7]];
  expect(inKeyOrder(choices, null, null)).toEqual(choices);
  expect(inKeyOrder(choices, kinds, null)).toEqual([sails, sonar, rest]);
  expect(inKeyOrder(choices, kinds, clusterChoices(sails.choices))).toEqual([...sails.choices, rest]);
});

test("several answers that begin alike say it once; two or three are written out", () => {
  const drops = (count: number) =>
    toChoices(
      Array.from({ length: count }, (_, column) => ({ do: "drop", column })),
      [],
      ({ column }) => `Drop into ${column}`,
    );
  expect(shareOneBeginning(drops(7))).toBe(true);
  expect(shareOneBeginning(drops(3))).toBe(false);
  expect(shareOneBeginning(choices)).toBe(false);
});

test("answers without anything in common stay in one list", () => {
  const odd = toChoices([{ do: "a" }, { do: "b" }], [], (action) => (action.do === "a" ? "Take it" : "Leave"));
  expect(clusterChoices(odd)).toEqual([
    {
      heading: "",
      members: [
        { choice: odd[0], short: "Take it" },
        { choice: odd[1], short: "Leave" },
      ],
    },
  ]);
});

test("shared words never swallow a whole label", () => {
  expect(commonPrefix(["Keep", "Keep"])).toBe("");
  expect(commonPrefix(["Build here", "Build there"])).toBe("Build");
});

test("a search looks for all its words, without accents", () => {
  expect(matchesSearch("Construire à É12", "e12 constr")).toBe(true);
  expect(matchesSearch("Utiliser l’action", "l'act")).toBe(true);
  expect(matchesSearch("Construire", "bâtir")).toBe(false);
});

test("an outline keeps what all labels say and leaves out where they differ", () => {
  expect(sharedOutline(["Buy a sonar module", "Buy an analysis module"])).toBe("Buy … module");
  expect(sharedOutline(["Buy a violet home with 1 diver", "Buy a green home with 2 divers"])).toBe(
    "Buy a … home with …",
  );
  expect(sharedOutline(["Naviguer de A1 à B2", "Naviguer de A1 à C3"])).toBe("Naviguer de A1 à …");
  expect(sharedOutline(["Yes", "No"])).toBe("");
});

test("what hardly anybody means comes after the rest", () => {
  const options = ["self", "monster", "friend", "barrel"].map((unit) => ({ do: "use", unit }));
  const unlikely = ({ unit }: { unit?: unknown }) => unit === "self" || unit === "friend";
  expect(unlikelyLast(options, unlikely).map(({ unit }) => unit)).toEqual(["monster", "barrel", "self", "friend"]);
});

test("what hardly anybody means is set apart, unless nothing else does anything", () => {
  const choices = toChoices([{ do: "rest" }, sail(1, 2), { do: "pack-up" }], ["rest"], () => "");
  const { usual, rare } = setApart(choices, (action) => action.do === "pack-up");
  expect([usual.map(({ kind }) => kind), rare.map(({ kind }) => kind)]).toEqual([["sail", "rest"], ["pack-up"]]);
  expect(setApart(choices, (action) => action.do !== "rest").rare).toEqual([]);
});
