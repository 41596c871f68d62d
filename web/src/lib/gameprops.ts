// What a game's components receive, made from a view, its words and what the reader is doing.
import type { GameModule, GameProps, Tagged } from "../games/contract";
import type { View } from "../generated/wire";
import type { Session } from "./session.svelte";
import type { Words } from "./words";

const PLAIN = ["#ff9f43", "#8fd3ff", "#b794ff", "#ffe566", "#7fe0a6", "#ff8fa3", "#d0d7de", "#e0b37a"];

export function colourOf(game: GameModule | null, seat: number): string {
  const colours = game?.colours.length ? game.colours : PLAIN;
  return colours[seat % colours.length];
}

export function liveProps(session: Session, view: View, words: Words): GameProps {
  return {
    ...stillProps(view, words, session.news),
    options: session.offered,
    pointed: session.pointed ?? session.lesson?.wanted[0] ?? null,
    armed: session.armed,
    choose: session.choose,
    send: session.send,
    undo: view.can_undo && !session.busy ? session.undo : null,
    point: session.point,
    arm: session.arm,
  };
}

/** A view to look at and not to answer, as in a replay. */
export function stillProps(view: View, words: Words, news: Tagged[] = [], pointed: Tagged | null = null): GameProps {
  return {
    state: view.state,
    seat: view.seat,
    table: view.table,
    question: view.question,
    options: [],
    news,
    pointed,
    armed: null,
    speech: words,
    choose: () => {},
    send: () => {},
    undo: null,
    point: () => {},
    arm: () => {},
  };
}
