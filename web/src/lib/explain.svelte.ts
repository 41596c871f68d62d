// What a thing is: one rich card for everything that is drawn, shown by hovering, by focus and by a long press.
import type { Attachment } from "svelte/attachments";
import type { Speech } from "../games/contract";
import { later } from "./later";
import { LONG } from "./press";

export interface Explanation {
  title: string;
  /** What sort of thing it is, such as a room. */
  sort?: string;
  /** A drawing in a box of 512 by 512. */
  picture?: string;
  colour?: string;
  flavour?: string;
  /** What it does. */
  text?: string[];
  /** How it stands just now. */
  now?: string[];
  rules?: Rule[];
}

export interface Rule {
  id: string;
  text: string;
}

/** The rules of those ids, in words. */
export const rulesOf = (speech: Pick<Speech, "say">, ...ids: string[]): Rule[] =>
  ids.map((id) => ({ id, text: speech.say(`rule-${id.replaceAll(".", "_")}`) }));

/** "Galley: draw up to 5 cards": each language has its own space before a colon. */
export const labelled = (label: string, text: string, speech: Pick<Speech, "say">): string => speech.say("web-colon", { label, text });

export interface Place {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const HOVER = 350; // milliseconds of rest before a card opens, so that it does not follow every move of the mouse
export const CARD = "explained";

class Explaining {
  shown: Explanation | null = $state.raw(null);
  /** Where on the screen the thing is that is explained; null if a finger asked, which covers it. */
  beside: Place | null = $state.raw(null);
  /** What the card should leave in sight: what is asked, and the answers. */
  question: Place | null = $state.raw(null);
  private asker: Element | null = null;
  private by: Means = "mouse";
  /** What the mouse still lies on, although keys have closed its card. */
  gaveWay: Element | null = null;
  private mouse = "";
  private resting = "";

  show(asker: Element, what: Explanation, by: Means): void {
    this.hide();
    this.asker = asker;
    this.by = by;
    this.shown = what;
    this.beside = by === "finger" ? null : asker.getBoundingClientRect();
    this.question = document.querySelector("section.question")?.getBoundingClientRect() ?? null;
    asker.setAttribute("aria-describedby", CARD);
  }

  hide(asker: Element | null = this.asker): void {
    if (this.asker !== asker) return;
    this.asker?.removeAttribute("aria-describedby");
    this.asker = this.shown = this.beside = null;
  }

  moved(event: MouseEvent): void {
    this.mouse = at(event);
  }

  /** An answer is given by mouse: what comes to lie under it while it rests is not pointed at. */
  pressed(event: MouseEvent): void {
    this.resting = this.mouse = at(event);
  }

  /** The same, where keys have taken over from the mouse. */
  keyed(): void {
    this.resting = this.mouse;
    if (this.by !== "mouse") return;
    this.gaveWay = this.asker;
    this.hide();
  }

  rests(event: MouseEvent): boolean {
    return at(event) === this.resting;
  }

  get still(): boolean {
    return this.mouse !== "" && this.mouse === this.resting;
  }
}

type Means = "mouse" | "focus" | "finger";
const at = ({ screenX, screenY }: MouseEvent): string => `${screenX}/${screenY}`;

export const explaining = new Explaining();

/** Explains an element: give it as `{@attach explains(() => …)}`; nothing is explained while that is null. */
export function explains(tell: () => Explanation | null | undefined): Attachment<Element> {
  return (element) => {
    let forget = () => {};
    let held = false;
    /** It came to lie under a mouse at rest. */
    let unasked = false;
    const soon = (milliseconds: number, by: Means) => {
      forget();
      forget = later(() => {
        unasked = by === "mouse" && explaining.still;
        const what = unasked ? null : tell();
        if (!what || !element.isConnected) return;
        held = by === "finger";
        explaining.show(element, what, by);
      }, milliseconds);
    };
    const point = (event: PointerEvent) => {
      unasked = explaining.rests(event);
      if (unasked) return;
      explaining.gaveWay = null;
      soon(HOVER, "mouse");
    };
    /** An element that vanishes loses the focus while the page is being drawn: nothing may change before that is done. */
    const hide = () => queueMicrotask(() => explaining.hide(element));
    const leave = () => {
      forget();
      if (!held) hide();
    };
    const on: Record<string, (event: any) => void> = {
      pointerenter: (event: PointerEvent) => event.pointerType === "mouse" && point(event),
      pointermove: (event: PointerEvent) => (unasked || explaining.gaveWay === element) && point(event),
      pointerleave: leave,
      pointerdown: (event: PointerEvent) => {
        held = false;
        if (event.pointerType === "mouse") leave();
        else soon(LONG, "finger");
      },
      pointerup: () => forget(),
      pointercancel: () => forget(),
      focus: () => element.matches(":focus-visible") && soon(0, "focus"),
      blur: leave,
      contextmenu: (event: Event) => held && event.preventDefault(),
    };
    /** The click that ends a long press is no answer. */
    const click = (event: Event) => {
      if (!held) return;
      held = false;
      event.stopImmediatePropagation();
      event.preventDefault();
    };
    for (const [name, run] of Object.entries(on)) element.addEventListener(name, run);
    element.addEventListener("click", click, { capture: true });
    return () => {
      for (const [name, run] of Object.entries(on)) element.removeEventListener(name, run);
      element.removeEventListener("click", click, { capture: true });
      forget();
      hide();
    };
  };
}

interface Size {
  width: number;
  height: number;
}

interface Spot {
  left: number;
  top: number;
}

const GAP = 10; // pixels around a card

/**
 * Where a card of that size stands beside a thing, always on the screen: right of the thing, left of it, below or above.
 * The question with its answers stays in sight if there is room, so the card of an answer stands above all of them.
 */
export function placed(beside: Place, { width, height }: Size, screen: Size, question: Place | null = null): Spot {
  const left = (wish: number) => Math.max(GAP, Math.min(wish, screen.width - width - GAP));
  const top = (wish: number) => Math.max(GAP, Math.min(wish, screen.height - height - GAP));
  const covers = (spot: Spot, it: Place) =>
    spot.left < it.right && it.left < spot.left + width && spot.top < it.bottom && it.top < spot.top + height;
  const level = top((beside.top + beside.bottom - height) / 2);
  const centre = left((beside.left + beside.right - width) / 2);
  const spots = [
    { left: left(beside.right + GAP), top: level },
    { left: left(beside.left - GAP - width), top: level },
    { left: centre, top: top(beside.bottom + GAP) },
    { left: centre, top: top(beside.top - GAP - height) },
  ];
  if (question) {
    const above = top(question.top - GAP - height);
    const asked = beside.top >= question.top && beside.left >= question.left && beside.right <= question.right;
    if (asked) spots.unshift({ left: left(beside.left), top: above });
    else spots.push(...spots.map((spot) => ({ left: spot.left, top: above })));
  }
  const clearOf = (...kept: Place[]) => spots.find((spot) => !kept.some((it) => covers(spot, it)));
  return (question && clearOf(beside, question)) ?? clearOf(beside) ?? spots[0];
}
