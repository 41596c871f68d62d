// Short motions for news: pieces drop in or come along their way. Nothing moves for readers who ask for stillness.
import type { Attachment } from "svelte/attachments";
import type { Event } from "$generated/nautilus";
import { prefersReducedMotion } from "$lib/settings/settings.svelte";
import { middle } from "../geometry/board";

export const MOTION_TIME = 520; // milliseconds

type Told = Event["event"];

/** The news of some kinds, typed. */
export function eventsOfKind<Name extends Told>(
  news: readonly Event[],
  ...names: Name[]
): Extract<Event, { event: Name }>[] {
  return news.filter((event): event is Extract<Event, { event: Name }> => (names as Told[]).includes(event.event));
}

/** A new module sinks into its place. */
export const dropsIn =
  (fresh: boolean): Attachment<SVGElement> =>
  (node) => {
    if (!fresh || prefersReducedMotion()) return;
    node.animate(
      [
        { transform: "translateY(-46px) scale(1.18)", opacity: 0 },
        { transform: "translateY(3px) scale(0.98)", opacity: 1, offset: 0.75 },
        { transform: "none", opacity: 1 },
      ],
      { duration: MOTION_TIME, easing: "cubic-bezier(.3,.7,.3,1)" },
    );
  };

/** A submarine comes from where it was. */
export const sailsIn =
  (from: number | null, to: number): Attachment<SVGElement> =>
  (node) => {
    if (from === null || from === to || prefersReducedMotion()) return;
    const [start, end] = [middle(from), middle(to)];
    node.animate([{ transform: `translate(${start.x - end.x}px, ${start.y - end.y}px)` }, { transform: "none" }], {
      duration: MOTION_TIME,
      easing: "cubic-bezier(.45,.05,.3,1)",
    });
  };
