import { expect, test } from "vitest";
import { preferredLanguage, parseBundle, Words } from "./words";

const source = `
seat-number = Player { $number }
kind-sonar = sonar module
find-gold = gold
do-build = Build the { $kind } at { $at }
    .short = Build
do-dock = { $aquanaut ->
    [yes] Dock at { $module } with an aquanaut
   *[no] Dock at { $module }
}
tell-bought = { $seat } buys a { $kind } for { $cost ->
    [one] { $cost } Nemo
   *[other] { $cost } Nemos
}{ $kind-id ->
    [sonar] {" "}(ping)
   *[other] {""}
}.
tell-end-in-sight = The game ends after round { $last-round }.
tell-sighted = { $find ->
    [none] { $seat } looks at { $at }.
   *[other] You see { $find } at { $at }.
}
tell-won = { $seats } won.
ask-buy = { $seat }, buy something with { $money } Nemos?
why-no-money = That costs { $cost }, you have { $money }.
why-not-your-turn = Waiting for { $seats }.
rule-50_3a = Cards are added.
effect-earn = earn { $money }
effect-may = if you like, { $may }
`;

const words = new Words(parseBundle("en", source), {
  fields: {
    ask: { at: "format:square", kind: "enum:kind" },
    "do-build": { kind: "enum:kind", at: "format:square" },
    "do-dock": { module: "format:module-number" },
    "tell-bought": { seat: "seat", kind: "enum:kind" },
    "tell-sighted": { seat: "seat", at: "format:square", find: "enum:find" },
    "tell-won": { seats: "list:seat" },
  },
  formats: {
    square: (at: number) => `S${at}`,
    "module-number": (number: number, state: { city: string[] }, speech) =>
      `${speech.say("kind-sonar")} ${state.city[number]}`,
  },
  names: ["Ada", ""],
  state: { city: ["A1", "B2"] },
});

test("an action shows translated members and the game's own forms", () => {
  expect(words.action({ do: "build", kind: "sonar", at: 7 })).toBe("Build the sonar module at S7");
});

test("a form may read the state, and a truth is a yes or a no to choose by", () => {
  expect(words.action({ do: "dock", module: 1, aquanaut: true })).toBe("Dock at sonar module B2 with an aquanaut");
  expect(words.action({ do: "dock", module: 0, aquanaut: false })).toBe("Dock at sonar module A1");
});

test("an event names the seat, counts in the language's plurals, and has the raw member as -id", () => {
  const bought = { event: "bought", seat: 0, kind: "sonar", cost: 1 };
  expect(words.event(bought)).toBe("Ada buys a sonar module for 1 Nemo (ping).");
  expect(words.event({ ...bought, seat: 1, cost: 2 })).toBe("Player 2 buys a sonar module for 2 Nemos (ping).");
});

test("underscores in names become hyphens", () => {
  expect(words.event({ event: "end-in-sight", last_round: 9 })).toBe("The game ends after round 9.");
});

test("what is not known is none", () => {
  expect(words.event({ event: "sighted", seat: 0, at: 3, find: null })).toBe("Ada looks at S3.");
  expect(words.event({ event: "sighted", seat: 0, at: 3, find: "gold" })).toBe("You see gold at S3.");
});

test("lists are joined, each member in its form", () => {
  expect(words.event({ event: "won", seats: [0, 1] })).toBe("Ada, Player 2 won.");
  expect(words.why({ why: "not-your-turn", args: { seats: [0, 1] } })).toBe("Waiting for 0, 1.");
});

test("a prompt is told to its seat", () => {
  const question = {
    number: 1,
    waiting: [0],
    mine: [0],
    prompt: "buy",
    args: { money: 5 },
    options: [],
    rules: {},
    quiet: false,
    seconds_left: null,
    notes: [],
    batch: false,
    interrupt: false,
    may: [],
    led: null,
  };
  expect(words.ask(question, 0)).toBe("Ada, buy something with 5 Nemos?");
});

test("refusals, rules and effects have their keys", () => {
  expect(words.why({ why: "no-money", args: { cost: 3, money: 1 } })).toBe("That costs 3, you have 1.");
  expect(words.rule("50.3a")).toBe("Cards are added.");
  expect(words.effect({ verb: "may", may: { verb: "earn", money: 2 } })).toBe("if you like, earn 2");
});

test("a key without words is shown as it is", () => {
  expect(words.say("nothing-here")).toBe("nothing-here");
  expect(words.attribute("do-build", "short")).toBe("Build");
  expect(words.attribute("do-dock", "short")).toBeNull();
});

test("the browser's languages choose among ours", () => {
  expect(preferredLanguage(["de-DE", "fr-CA", "en"])).toBe("fr");
  expect(preferredLanguage(["de"])).toBe("en");
});

test("no line of French breaks before its high punctuation", () => {
  const french = new Words(
    parseBundle("fr", "ask = Voulez-vous « partir » ?\ncount = { $n ->\n    [one] un\n   *[other] { $n } !\n}"),
  );
  expect(french.say("ask")).toBe("Voulez-vous «\u00a0partir\u00a0»\u00a0?");
  expect(french.say("count", { n: 3 })).toBe("3\u00a0!");
});
