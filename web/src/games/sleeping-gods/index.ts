// Sleeping Gods in the browser: its atlas, ship and crew, and the way its words show regions and choices of the book.
import { FIELDS, IDLE, type Event, type Place, type State } from "$generated/sleeping-gods";
import type { Question } from "$generated/wire";
import { defineGame, type Speech } from "$games/contract";
import Board from "./Board.svelte";
import { PickedUp } from "./state/picked-up.svelte";
import { happensToMe, revealSteps, unfold } from "./state/unfold";
import { seatName } from "./text/seat-name";
import { turnSteps } from "./text/turn-steps";
import { explainAction, referenceSections, optionalText } from "./text/explanations";
import Hand from "./Hand.svelte";
import { noteLine, noteOn } from "./text/notes";
import Badge from "./panels/Badge.svelte";
import type { Option } from "./state/play";
import Players from "./Players.svelte";
import Pocket from "./Pocket.svelte";
import { fetchNewPassages, loadedHeading } from "./reader/book-passages.svelte";
import { OpenPaper } from "./papers/open-paper.svelte";
import type { TableScope } from "$games/shared/table-scope";
import Result from "./Result.svelte";
import { COLOURS } from "./art/seat-colours";
import { ambience, sounds } from "./sounds";
import { effectText } from "./text/texts";

const region = (name: string, _: State, speech: Speech): string => (name ? speech.say(`region-${name}`) : "");

/** The number of the paragraph in which a passage stands. */
const paragraph = (passage: string): string => passage.split(/[/@]/)[0];

/** A choice as the book words it, as soon as that has come; until then by its label. */
const headingOf = (key: string): string => loadedHeading(key) ?? key.split("/").at(-1) ?? key;
const choiceLabel = (label: string, state: State | null): string =>
  headingOf(state?.bookmark ? `${state.bookmark.at}/${label}` : label);

/** The card that a question is about, by its shelf and name. */
const SHELVES: Record<string, string> = {
  crew: "crew",
  skills: "skill-card",
  levels: "level",
  trade: "card",
  adventure: "card",
  quests: "quest",
  events: "event-card",
  search: "find",
};
function source(place: string, _: State, speech: Speech): string {
  const [shelf, name] = place.split("/");
  return shelf in SHELVES ? speech.say(`${SHELVES[shelf]}-${name}`) : "";
}

/** What a room gives. */
function gives(room: Place, state: State, speech: Speech): string {
  const { orders, cards } = state.reading.rooms[room];
  return [speech.say("board-room-gives", { orders, cards }), ...optionalText(speech, `board-room-also-${room}`)].join(
    " ",
  );
}

/** What an answer uses and does, what it costs and how likely it succeeds. */
function note(
  option: Option,
  _: Option[],
  state: State,
  __: number,
  speech: Speech,
  question: Question | null = null,
): string {
  if (option.do === "use-room") return gives(option.room, state, speech);
  const does = effectText(option, state, speech);
  const { orders, ...rest } = noteOn(question, option);
  return [does, noteLine(does ? rest : { orders, ...rest }, true, speech)].filter(Boolean).join(" · ");
}

/** What reader, fight and screens ask by themselves. */
const ON_SCREEN = new Set([
  "choice",
  "before-fight",
  "combat",
  "cover",
  "uncover",
  "enemy-attack",
  "give-token",
  "meddle",
  "boost",
  "guard",
  "enlist",
  "helm",
  "market",
  "port",
  "search",
  "take-wound",
  "heal",
  "rest",
  "tire",
  "afflict",
]);

/** What the rules allow at almost any time and hardly anybody does. */
const RARE: Option["do"][] = ["pack-up", "mark-place", "erase-mark", "unequip"];

/** What is decided on an event card that lies on the table. */
const onEvent = ({ prompt, args }: Question): boolean =>
  ["choose-effect", "may-effect"].includes(prompt) && String(args.source ?? "").startsWith("events/");
/** Whether the reader looks at papers or the world, whatever is asked. */
const looksElsewhere = (scope: TableScope): boolean => scope.get(OpenPaper).paper !== null || scope.get(PickedUp).world;

export default defineGame<State, Option, Event>({
  Board,
  Players,
  Hand,
  Pocket,
  Result,
  Badge,
  formats: { region, passage: paragraph, label: choiceLabel, heading: headingOf, source },
  FIELDS,
  IDLE,
  explain: explainAction,
  note,
  unlikely: (option: Option) => RARE.includes(option.do),
  turnSteps,
  seatName,
  referenceSections,
  unfold,
  revealSteps,
  happensToMe,
  sounds,
  ambience,
  prefetch: fetchNewPassages,
  packedUp: ({ packed }: State) => packed,
  answeredOnScreen: (question, _, scope) =>
    looksElsewhere(scope) || ON_SCREEN.has(question.prompt) || onEvent(question),
  colours: COLOURS,
});
