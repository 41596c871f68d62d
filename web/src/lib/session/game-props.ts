// The props of a game's components, made from a view, its words and what the reader is doing.
import type { GameModule, GameProps, Tagged } from "$games/contract";
import type { View } from "$generated/wire";
import type { Session } from "./session.svelte";
import type { Words } from "../words/words";

const PLAIN = ["#ff9f43", "#8fd3ff", "#b794ff", "#ffe566", "#7fe0a6", "#ff8fa3", "#d0d7de", "#e0b37a"];

/** Returns the colour of a seat: the game's own, or one that does for any game. */
export function seatColour(game: GameModule | null, seat: number): string {
  const colours = game?.colours.length ? game.colours : PLAIN;
  return colours[seat % colours.length];
}

/** Returns the props at a table that is being played. */
export function liveProps(session: Session, view: View, words: Words): GameProps {
  const { answering } = session;
  return {
    ...readOnlyProps(view, words, session.news),
    options: answering.offered,
    pointed: answering.pointed ?? session.lesson.guide?.wanted[0] ?? null,
    armed: answering.armed,
    waitingForReader: session.playback.waitingForReader,
    reveal: session.playback.reveal,
    choose: answering.choose,
    send: answering.send,
    undo: view.can_undo && !session.busy ? answering.undo : null,
    point: answering.point,
    arm: answering.arm,
  };
}

/** Returns the props of a view that cannot be answered, as in a replay. */
export function readOnlyProps(view: View, words: Words, news: Tagged[] = [], pointed: Tagged | null = null): GameProps {
  return {
    state: view.state,
    seat: view.seat,
    table: view.table,
    question: view.question,
    options: [],
    news,
    pointed,
    armed: null,
    waitingForReader: false,
    reveal: null,
    speech: words,
    choose: () => {},
    send: () => {},
    undo: null,
    point: () => {},
    arm: () => {},
  };
}
