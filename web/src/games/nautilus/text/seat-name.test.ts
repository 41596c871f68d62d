import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, it } from "vitest";
import type { State } from "$generated/nautilus";
import type { Speech } from "$games/contract";
import { COLOURS } from "../art/seat-marks";
import { seatName } from "./seat-name";

const words = resolve(import.meta.dirname, "../../../../../fathom/games/nautilus/words");
const speech = { say: (key: string) => key } as unknown as Speech;

it.each(["en", "fr", "es"])("in %s a player without a name is called by a colour, each by another", (language) => {
  const text = readFileSync(`${words}/${language}/board.ftl`, "utf-8");
  const names = COLOURS.map((_, seat) => {
    const key = seatName({} as State, seat, speech);
    return text.match(new RegExp(`^${key} = (.+)$`, "m"))?.[1];
  });
  expect(new Set(names.filter(Boolean)).size).toBe(COLOURS.length);
});
