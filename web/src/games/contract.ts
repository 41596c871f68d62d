// What the client gives to a game's components, and what it expects of a game.
import type { Component } from "svelte";
import type { Question, TableInfo, View } from "$generated/wire";
import type { Explanation } from "$lib/explain/explanation";
import type { Ambience } from "$lib/sound/ambience";
import type { Sound } from "$lib/sound/sound";
import type { TableScope } from "$games/shared/table-scope";

/** An action or an event: an object with a tag, made by the server. The generated types of each game say more. */
export type Tagged = Record<string, unknown>;

/** Turns messages and typed values into the reader's language. */
export interface Speech {
  /** Any message, with raw arguments. */
  say(key: string, args?: Record<string, unknown>): string;
  action(action: Tagged): string;
  event(event: Tagged): string;
  seat(seat: number): string;
}

/** What a part of the board needs to be answered. */
export interface AnswerTools<Action = Tagged> {
  /** The answer that was touched once: it is shown, and given at the second touch. */
  armed: Tagged | null;
  speech: Speech;
  /** Answers the question; then goes on with the first of `then` that can be answered next, and so on. */
  choose(action: Action, then?: object[]): void;
  /** Tells the client that the reader points at an answer on the board (null: no longer). */
  point(action: Action | null): void;
  /** Marks an answer as touched once, by a finger, which cannot hover (null: no longer). */
  arm(action: Action | null): void;
}

/** The props of every component of a game. `state` is the game's own generated State, redacted for the viewpoint. */
export interface GameProps<State = unknown, Action = Tagged, Event = Tagged> extends AnswerTools<Action> {
  state: State;
  /** The viewpoint: the seat for which the state is redacted; -1 for a spectator. */
  seat: number;
  table: TableInfo;
  /** The open question; its options are filled only if this seat may answer it. */
  question: Question | null;
  /** The options of the question, or [] if this seat may not answer it. */
  options: Action[];
  /** The events since the last state, in order, for motion. */
  news: Event[];
  /** What the reader points at elsewhere (a journal line, an answer button): the board should show where it is. */
  pointed: Tagged | null;
  /** Whether the game waits until the reader has read what is shown. */
  waitingForReader: boolean;
  /** What is being turned or rolled just now, before anything tells of it; null: nothing. */
  reveal: Reveal<Event> | null;
  /** Answers the question and those that follow at once, all or none, where `question.batch` allows it. */
  send(actions: Action[]): void;
  /** Undoes the last answer; null when that is not possible. */
  undo: (() => void) | null;
}

/**
 * An event that is being shown: how many of its cards are turned, or of its dice rolled. The journal tells it when all
 * are.
 */
export interface Reveal<Event = Tagged> {
  event: Event;
  /** From 0 (nothing is seen yet) to `steps`. */
  step: number;
  steps: number;
}

/** The state after one more event, and how long it is shown. */
export interface UnfoldedState<State = unknown> {
  state: State;
  /** 1 is a usual glance; 0: shown only together with what follows. */
  glances: number;
}

/** What wins the game, and the steps of a turn with the present one marked. */
export interface TurnSteps {
  goal: Explanation;
  steps: { name: string; now: boolean }[];
}

/** Things of one sort in the rules reader, such as all rooms. */
export interface ReferenceSection {
  name: string;
  things: Explanation[];
}

/** An answer on the way to the end of all turns of the reader's seats, and whether others follow it. */
export interface TurnEnd<Action = Tagged> {
  action: Action;
  others: boolean;
}

/** Formats a value of one of the game's own types, for messages. */
export type ValueFormat = (value: never, state: never, speech: Speech) => string;

/** A game as the client knows it. A game's own module is made with `defineGame`, which knows the game's types. */
export interface GameModule<State = unknown, Action = Tagged, Event = Tagged> {
  /** The board, drawn in SVG; fills its parent, pans and zooms by itself through shared/board/Chart.svelte. */
  Board: Component<GameProps<State, Action, Event>>;
  /** The players' boards: money, pieces, collections. */
  Players: Component<GameProps<State, Action, Event>>;
  /** The reader's own secrets and hand. */
  Hand?: Component<GameProps<State, Action, Event>>;
  /** The same in one line, for the board of a phone. */
  Pocket?: Component<GameProps<State, Action, Event>>;
  /** The result, shown when the game is over. */
  Result?: Component<GameProps<State, Action, Event>>;
  /** A picture of what has happened to the reader, under its words. */
  Happened?: Component<GameProps<State, Action, Event> & { happened: Event[] }>;
  /** A seat's sign as its pieces bear it, in a line of text; without one it is a letter in the seat's colour. */
  Badge?: Component<{ seat: number; size: number }>;
  /** Explains what an answer is about: the room whose action it uses, the card it plays. */
  explain?: (action: Action, state: State, seat: number, speech: Speech) => Explanation | null;
  /** A second line under an answer whose words alone do not say what it does. */
  note?: (
    action: Action,
    options: Action[],
    state: State,
    seat: number,
    speech: Speech,
    question?: Question | null,
  ) => string;
  /** Whether the rules allow an answer that hardly anybody means: it is listed after the others of its kind. */
  unlikely?: (action: Action, question: Question | null) => boolean;
  /** The answer that ends a turn, or leads to the end of another one of the reader's seats (`own`). */
  turnEnd?: (question: Question, options: Action[], state: State, own: number[]) => TurnEnd<Action> | null;
  /** The goal and the steps of a turn. */
  turnSteps?: (
    question: Question | null,
    options: Action[],
    state: State,
    seat: number,
    speech: Speech,
  ) => TurnSteps | null;
  /** Where much happens between two questions: the state after one more event on the way to `end`, only to be shown.
   * Without it the board stays as it was until everything is told. */
  unfold?: (state: State, event: Event, end: State, seat: number) => UnfoldedState<State>;
  /** In how many steps an event is shown before it is told: the cards of a pile, the dice of a roll; 0: at once. */
  revealSteps?: (event: Event) => number;
  /** Whether an event is so great that the game waits until it has been read. */
  waitsForReader?: (event: Event, after: View) => boolean;
  /** Whether an event happens to the reader: the game stops and says so large. `before` is what was shown before. */
  happensToMe?: (event: Event, before: View) => boolean;
  /** Fetches what a view needs before it is drawn, such as a passage of text; null if it needs nothing. */
  prefetch?: (view: View) => Promise<void> | null;
  /** The sound of an event. */
  sounds?: (event: Event) => Sound | null;
  /** The place whose sounds a seat hears. */
  ambience?: (state: State, seat: number) => Ambience;
  /** Everything that has a text, for the rules reader. */
  referenceSections?: (speech: Speech) => ReferenceSection[];
  /** Formats of the game's own types, by the `format:` names of the generated FIELDS. */
  formats: Record<string, ValueFormat>;
  /** The generated kinds of each message's arguments. */
  FIELDS: Record<string, Record<string, string>>;
  /** The generated kinds of answers that pass. */
  IDLE: string[];
  /** Whether a table that is over was only packed up, to go on another time. */
  packedUp?: (state: State) => boolean;
  /** What a seat is called whose player has given no name: its character or colour; "" where it has none yet. */
  seatName?: (state: State, seat: number, speech: Speech) => string;
  /** Whether a question is answered on a screen over the board: then the question bar of a phone starts folded. */
  answeredOnScreen?: (question: Question, state: State, scope: TableScope) => boolean;
  /** The seats' colours, as CSS colours that stand out on the dark sea; letters or shapes tell seats apart too. */
  colours: string[];
}

/**
 * Checks a game's module against the game's own types and returns it as the client uses it. The client passes states,
 * actions and events through without looking inside, so it needs no types of theirs.
 */
export function defineGame<State, Action, Event>(module: GameModule<State, Action, Event>): GameModule {
  return module as unknown as GameModule;
}
