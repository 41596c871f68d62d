// The hour and the weather over the chart: only for eye and ear, no rule knows them. Both follow from what all may see.
import { FACTS, type EventCard, type State } from "$generated/sleeping-gods";

export const HOURS = ["dawn", "day", "dusk", "night"] as const;
export type Hour = (typeof HOURS)[number];
export type Weather = "clear" | "swell" | "storm";

const WEATHER: Record<string, Weather> = { mild: "clear", perilous: "swell", deadly: "storm" };

/** A turn is a part of the day: four turns from dawn to night. */
export const hourOf = (state: Pick<State, "turn">): Hour => HOURS[Math.max(0, state.turn - 1) % HOURS.length];

/** The event that was drawn last says how the sea is. */
export function weatherOf(state: Pick<State, "today" | "spent" | "troubles">): Weather {
  const last: EventCard | undefined = state.today ?? state.spent.at(-1);
  return last ? WEATHER[FACTS.events[last]] : "clear";
}
