// Shows the explanation of an element by hovering, by keyboard focus and by a long press.
import type { Attachment } from "svelte/attachments";
import { LONG_PRESS } from "../browser/long-press";
import { runLater } from "../browser/timers";
import type { Explanation } from "./explanation";
import type { ScreenRect } from "./placement";

const HOVER_DELAY = 350; // milliseconds of rest before a card opens, so that it does not follow every move of the mouse
/** The id of the card's element. */
export const EXPLANATION_ID = "explained";

/** How the reader points at something. */
type PointingMeans = "mouse" | "focus" | "finger";

class Explainer {
  shown: Explanation | null = $state.raw(null);
  /** The place of the explained element on the screen; null if a finger asked, which covers it. */
  beside: ScreenRect | null = $state.raw(null);
  /** The place of the question bar, which the card should not cover. */
  question: ScreenRect | null = $state.raw(null);
  /** The columns beside the board in which the card may stand; none on a phone. */
  docks: readonly ScreenRect[] = $state.raw([]);
  private element: Element | null = null;
  private means: PointingMeans = "mouse";
  /** The element under the mouse whose card was closed by a key. */
  closedByKey: Element | null = null;
  private mouse = "";
  private restingAt = "";

  show(element: Element, explanation: Explanation, means: PointingMeans): void {
    this.hide();
    this.element = element;
    this.means = means;
    this.shown = explanation;
    this.beside = means === "finger" ? null : element.getBoundingClientRect();
    this.question = document.querySelector("section.question")?.getBoundingClientRect() ?? null;
    this.docks = [...document.querySelectorAll("[data-dock]")].map((dock) => dock.getBoundingClientRect());
    element.setAttribute("aria-describedby", EXPLANATION_ID);
  }

  /** Hides the card; with an element, only if the card is that element's. */
  hide(element: Element | null = this.element): void {
    if (this.element !== element) return;
    this.element?.removeAttribute("aria-describedby");
    this.element = this.shown = this.beside = null;
  }

  mouseMoved(event: MouseEvent): void {
    this.mouse = positionOf(event);
  }

  /** A click may bring another element under the resting mouse: that one is not pointed at. */
  mousePressed(event: MouseEvent): void {
    this.restingAt = this.mouse = positionOf(event);
  }

  /** The same when keys are used instead of the mouse. */
  keyPressed(): void {
    this.restingAt = this.mouse;
    if (this.means !== "mouse") return;
    this.closedByKey = this.element;
    this.hide();
  }

  /** Whether the mouse has not moved since the last click or key. */
  isResting(event: MouseEvent): boolean {
    return positionOf(event) === this.restingAt;
  }

  get mouseRests(): boolean {
    return this.mouse !== "" && this.mouse === this.restingAt;
  }
}

const positionOf = ({ screenX, screenY }: MouseEvent): string => `${screenX}/${screenY}`;

/** One for the whole page, not one per table: there is one mouse, one focus and one card at a time. */
export const explainer = new Explainer();

/** Explains an element: `{@attach explains(() => …)}`. Nothing is explained while the function returns null. */
export function explains(explanationOf: () => Explanation | null | undefined): Attachment<Element> {
  return (element) => {
    let cancel = () => {};
    /** Whether a long press has opened the card. */
    let pressed = false;
    /** Whether the element came to lie under a resting mouse, so that nobody asked. */
    let unasked = false;
    const showSoon = (milliseconds: number, means: PointingMeans) => {
      cancel();
      cancel = runLater(() => {
        unasked = means === "mouse" && explainer.mouseRests;
        const explanation = unasked ? null : explanationOf();
        if (!explanation || !element.isConnected) return;
        pressed = means === "finger";
        explainer.show(element, explanation, means);
      }, milliseconds);
    };
    const hover = (event: PointerEvent) => {
      unasked = explainer.isResting(event);
      if (unasked) return;
      explainer.closedByKey = null;
      showSoon(HOVER_DELAY, "mouse");
    };
    /**
     * An element that vanishes loses the focus while the page is being drawn: nothing may change before that is done.
     */
    const hide = () => queueMicrotask(() => explainer.hide(element));
    const leave = () => {
      cancel();
      if (!pressed) hide();
    };
    const controller = new AbortController();
    const on = <Name extends keyof HTMLElementEventMap>(
      name: Name,
      handle: (event: HTMLElementEventMap[Name]) => void,
      capture = false,
    ) => element.addEventListener(name, handle as EventListener, { capture, signal: controller.signal });
    on("pointerenter", (event) => event.pointerType === "mouse" && hover(event));
    on("pointermove", (event) => (unasked || explainer.closedByKey === element) && hover(event));
    on("pointerleave", leave);
    on("pointerdown", (event) => {
      pressed = false;
      if (event.pointerType === "mouse") leave();
      else showSoon(LONG_PRESS, "finger");
    });
    on("pointerup", () => cancel());
    on("pointercancel", () => cancel());
    on("focus", () => element.matches(":focus-visible") && showSoon(0, "focus"));
    on("blur", leave);
    on("contextmenu", (event) => pressed && event.preventDefault());
    /** The click that ends a long press is no answer. */
    const swallowClick = (event: Event) => {
      if (!pressed) return;
      pressed = false;
      event.stopImmediatePropagation();
      event.preventDefault();
    };
    on("click", swallowClick, true);
    return () => {
      controller.abort();
      cancel();
      hide();
    };
  };
}
