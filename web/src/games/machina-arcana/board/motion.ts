// What the news did on the board, as things to see in passing: dice, numbers that rise, flashes, tiles that go.
import type { Event, State } from "$generated/machina-arcana";
import { layoutOf, pointOf, type Point } from "../geometry/board";
import { spaceOfUnit } from "../state/places";

export type Mood = "harm" | "help" | "stir";
export type Motion =
  | { kind: "text"; at: Point; text: string; mood: Mood }
  | { kind: "ring"; at: Point; mood: Mood }
  | { kind: "shot"; from: Point; to: Point; hit: boolean }
  | { kind: "blast"; at: Point };

const SIGNS: Record<string, string> = { health: "♥", stamina: "⚡", essence: "◆", armor: "⛨", will: "✦" };

/** The motions of some news. Attacks are drawn from who attacks to each who is struck. */
export function motions(news: readonly Event[], state: State): Motion[] {
  const layout = layoutOf(state);
  const ofUnit = (unit: string | null) => (unit ? pointOf(layout, spaceOfUnit(state, unit)) : null);
  let attacker: Point | null = null;
  return news.flatMap((event): Motion[] => {
    switch (event.event) {
      case "attacked":
        attacker = ofUnit(event.unit);
        return attacker ? [{ kind: "text", at: attacker, text: event.dice.join(" + "), mood: "stir" }] : [];
      case "struck": {
        const to = ofUnit(event.unit);
        if (!to) return [];
        const shot: Motion[] =
          attacker && attacker !== to ? [{ kind: "shot", from: attacker, to, hit: event.hit }] : [];
        const mood = event.hit ? "harm" : "stir";
        const text = `${event.result} ${event.hit ? "≥" : "<"} ${event.defense}`;
        return [...shot, { kind: "ring", at: to, mood }, { kind: "text", at: to, text, mood }];
      }
      case "lost":
      case "regained": {
        const at = ofUnit(event.unit);
        const lost = event.event === "lost";
        return at
          ? [
              {
                kind: "text",
                at,
                text: `${lost ? "−" : "+"}${event.by}${SIGNS[event.what] ?? ""}`,
                mood: lost ? "harm" : "help",
              },
            ]
          : [];
      }
      case "spawned": {
        const at = pointOf(layout, event.space);
        return at ? [{ kind: "ring", at, mood: "harm" }] : [];
      }
      case "exploded": {
        const at = pointOf(layout, event.space);
        return at ? [{ kind: "blast", at }] : [];
      }
      case "activated":
      case "sealed":
      case "chapter-lit":
      case "space-revived": {
        const at = pointOf(layout, event.space);
        return at ? [{ kind: "ring", at, mood: "help" }] : [];
      }
      default:
        return [];
    }
  });
}
