// What the shell gives to a game's components, and what it expects of them.
import type { Component } from "svelte";
import type { Question, TableInfo, View } from "../generated/wire";
import type { Explanation } from "../lib/explain.svelte";
import type { Ambience, Sound } from "../lib/sound";

/** An action, an event: tagged objects made by the server, see the generated types of each game. */
export type Tagged = Record<string, unknown>;

/** Turn a typed value or a message into words of the reader's language. */
export interface Speech {
  /** Any message of the words, with raw arguments. */
  say(key: string, args?: Record<string, unknown>): string;
  action(action: Tagged): string;
  event(event: Tagged): string;
  seat(seat: number): string;
}

/** What every component of a game receives. `state` is the game's own generated State, already redacted. */
export interface GameProps<State = unknown, Action = Tagged, Event = Tagged> {
  state: State;
  /** The seat whose eyes we look through; -1 for a spectator. */
  seat: number;
  table: TableInfo;
  /** The open question; its options are filled only if it is ours to answer. */
  question: Question | null;
  /** The options of the question, or [] when it is not ours. */
  options: Action[];
  /** Events told since the last state, in order, for motion. */
  news: Event[];
  /** What the reader points at elsewhere (a journal line, an answer button): the board should show where it is. */
  pointed: Tagged | null;
  /** The answer that a finger has touched once: it is shown, and given at the second touch. */
  armed: Tagged | null;
  speech: Speech;
  /** Answer the question. */
  choose(action: Action): void;
  /** Answer it and the questions that follow at once, all or none, where `question.batch` says that they may be. */
  send(actions: Action[]): void;
  /** Take the last answer back; null when that cannot be. */
  undo: (() => void) | null;
  /** Tell the shell that the reader points at an answer on the board (null: no longer). */
  point(action: Action | null): void;
  /** A finger, which cannot hover, has touched an answer for the first time (null: it is put down again). */
  arm(action: Action | null): void;
}

/** What is seen after one more event, and for how long: 1 is a usual glance, 0 only together with what follows. */
export interface Told<State = any> {
  state: State;
  looked: number;
}

export interface Course {
  goal: Explanation;
  steps: { name: string; now: boolean }[];
}

/** Things that belong together in the book of rules, such as all rooms. */
export interface Shelf {
  name: string;
  things: Explanation[];
}

export interface GameModule {
  /** The board, drawn in SVG; fills its parent, pans and zooms by itself through <Chart> (../shell/Chart.svelte). */
  Board: Component<GameProps<any, any, any>>;
  /** The seats: player boards with money, pieces, collections. */
  Players: Component<GameProps<any, any, any>>;
  /** Own secrets and hand; may be empty. */
  Hand?: Component<GameProps<any, any, any>>;
  /** Own things in one line, a list, for the board of a phone: hand, money. */
  Pocket?: Component<GameProps<any, any, any>>;
  /** The result, shown when the game is over. */
  Result?: Component<GameProps<any, any, any>>;
  /** A seat's sign as its pieces bear it, in a line of text; without one it is a letter in the seat's colour. */
  Badge?: Component<{ seat: number; size: number }>;
  /** What an answer is about, where its own words do not say it: the room whose Action it uses, the card it plays. */
  explain?: (action: any, state: any, seat: number, speech: Speech) => Explanation | null;
  /** A second line under an answer whose words alone do not say what it does. */
  note?: (action: any, options: any[], state: any, seat: number, speech: Speech, question?: Question | null) => string;
  /** Whether an answer is one that the rules allow and hardly anybody means: it comes after the others of its kind. */
  unlikely?: (action: any, question: Question | null) => boolean;
  /** What wins, and the steps of a turn with the present one. */
  course?: (question: Question | null, options: any[], state: any, seat: number, speech: Speech) => Course | null;
  /** Where much happens between two questions: the state after one more event on the way to `end`, only to be shown. */
  unfold?: (state: any, event: any, end: any, seat: number) => Told;
  /** Whether an event is so great that the game waits until it has been read. */
  reads?: (event: any, after: View) => boolean;
  /** Fetch what a view needs before it is drawn, such as the text that it tells; null if it needs nothing. */
  fetch?: (view: View) => Promise<void> | null;
  /** What an event sounds like. */
  sounds?: (event: any) => Sound | null;
  /** What the place of the game sounds like. */
  ambience?: Ambience;
  /** Everything that has a text, for the book of rules. */
  shelves?: (speech: Speech) => Shelf[];
  /** How words show values of the game's own types, by the `format:` names of the generated FIELDS. */
  formats: Record<string, (value: any, state: any, speech: Speech) => string>;
  FIELDS: Record<string, Record<string, string>>;
  IDLE: string[];
  /** Kinds of answers that show or draw something at once, so that they cannot be taken back: asked for twice. */
  FINAL?: string[];
  /** On a wide screen the journal stands under what is one's own, unless the game has more room under the seats. */
  talkBeside?: "own" | "seats";
  /** Whether all that is asked can be answered on a screen over the board: then the bar of a phone comes folded. */
  onScreen?: (question: Question, state: any) => boolean;
  /** Colours of the seats, as CSS colours that stand out on the dark sea; letters or shapes tell them apart too. */
  colours: string[];
}
