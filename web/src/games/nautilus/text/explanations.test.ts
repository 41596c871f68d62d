import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { FACTS, type Find, type Kind } from "$generated/nautilus";
import type { Speech } from "$games/contract";
import { explainFind, explainKind, explainMission, explainMoney, explainToken, explainZone } from "./explanations";
import { DISCOVERY_SQUARES, ZONES } from "../geometry/board";
import { EVERYONE } from "../state/kinds";

const rules = readFileSync(join(__dirname, "../../../../../fathom/games/nautilus/words/en/rules.ftl"), "utf-8");
const speech: Speech = { say: (key) => key, action: () => "", event: () => "", seat: (seat) => `seat ${seat}` };
const MODULES = ["base", ...FACTS.habitations, ...FACTS.explorations] as Kind[];
const FINDS = Object.keys(FACTS.discoveries) as Find[];

test("whatever is drawn has a drawing, and cites rules that there are", () => {
  const things = [
    ...MODULES.map((kind) => explainKind(kind, speech)),
    ...FINDS.map((find) => explainFind(find, speech)),
    ...ZONES.map((zone) => explainZone(zone, speech)),
    explainMission("reef", speech),
    explainMoney(3, speech),
  ];
  for (const what of things) {
    expect(what.picture, what.title).toBeTruthy();
    expect(what.rules?.length, what.title).toBeGreaterThan(0);
    for (const { id } of what.rules ?? [])
      expect(rules, `${what.title}: ${id}`).toMatch(new RegExp(`^rule-${id} =`, "m"));
  }
});

test("a token tells no more than the reader knows", () => {
  const at = DISCOVERY_SQUARES[0];
  const state = (find: Find | null, seen: number) => ({ tokens: [find], seen: [seen] }) as never;
  expect(explainToken(at, state(null, 0), speech).title).toBe("board-token");
  expect(explainToken(at, state("gold", 1), speech)).toMatchObject({ title: "find-gold", now: ["board-token-known"] });
  expect(explainToken(at, state("gold", EVERYONE), speech).now).toEqual(["board-token-open"]);
});
