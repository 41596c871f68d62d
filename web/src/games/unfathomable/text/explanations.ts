// What every thing on the table is: its text, how it stands now, and the rules about it, in the words of the rules.
import {
  FACTS,
  type Damage,
  type Item,
  type Mythos,
  type Resource,
  type Space,
  type Spell,
  type State,
  type Track,
  type Waypoint,
} from "$generated/unfathomable";
import { labelled, ruleTexts, type Explanation } from "$lib/explain/explanation";
import type { ReferenceSection, Speech } from "$games/contract";
import {
  ACTIVATION_ICONS,
  ICONS,
  ITEM_ICONS,
  RESOURCE_ICONS,
  ROLE_ICONS,
  ROOM_ICONS,
  SKILL_ICONS,
  TITLE_ICONS,
  TRACK_ICONS,
} from "../art/icons";
import type { Option } from "../state/play";
import { skillCheckOf, deepOnesLeft, distance, FULL_DISTANCE, isRoom, passengersAt, cardWorth } from "../state/reading";
import { colourOf as seatColour } from "../art/seat-colours";
import { cardName, cardOf, SKILL_COLOURS } from "../state/skills";
import { placeName, formatSigned, optionalText } from "./texts";

const WATER = ["7.0", "21.4", "44.7a"];
const DECK = ["21.14", "21.16a", "21.15"];
const ROOM = ["2.8f", "11.3b"];
const ROOMS: Partial<Record<Space, string[]>> = {
  sickbay: ["32.0", "32.1a", "32.2a", "32.4"],
  brig: ["9.0", "9.4b", "9.4e", "9.5"],
  boiler: ["2.8f", "44.7a"],
  chapel: ["2.8f", "44.12a"],
  bridge: ["2.8f", "41.6"],
  cabin: ["2.8f", "9.1a", "9.2"],
  cargo: ["2.8f", "18.4b"],
};

/** A room, a deck or the water: what can be done there and who is there. */
export function explainSpace(space: Space, speech: Speech, state: State | null = null): Explanation {
  const room = isRoom(space);
  const check = skillCheckOf(space);
  return {
    title: room || space[0] === "d" ? placeName(space, speech) : speech.say(`space-${space}`),
    sort: speech.say(room ? "board-sort-room" : space[0] === "d" ? "board-sort-deck" : "board-sort-water"),
    picture: ROOM_ICONS[space] ?? (space[0] === "d" ? ICONS.anchor : TRACK_ICONS.voyage),
    text: [
      ...(room ? [optionalText(speech, `text-room-${space}`)].filter(Boolean) : []),
      ...(check ? [testOf(check, speech)] : []),
    ],
    now: state ? standing(space, state, speech) : [],
    rules: ruleTexts(speech, ...(room ? (ROOMS[space] ?? ROOM) : space[0] === "d" ? DECK : WATER)),
  };
}

const testOf = ({ threshold, skills }: { threshold: number; skills: readonly string[] }, speech: Speech): string =>
  speech.say("board-check", { threshold, skills: skills.map((skill) => speech.say(`skill-${skill}`)).join(", ") });

function standing(space: Space, state: State, speech: Speech): string[] {
  const damage = state.damaged[space];
  const here = state.players
    .filter((player) => player.role && player.space === space)
    .map((player) => speech.seat(player.seat));
  const monsters = state.deep_ones[space] ?? 0;
  const passengers = passengersAt(state, space);
  return [
    ...(damage
      ? [
          speech.say("board-damaged", {
            room: speech.say(`space-${space}`),
            damage: speech.say(`damage-${damage}`),
            text: speech.say(`text-damage-${damage}`),
          }),
        ]
      : []),
    ...(state.rooms_used.includes(space) ? [speech.say("board-room-used")] : []),
    ...(here.length ? [speech.say("board-here", { who: here.join(", ") })] : []),
    ...(monsters ? [speech.say("board-figure-deep-ones", { count: monsters, at: placeName(space, speech) })] : []),
    ...(passengers ? [speech.say("board-figure-passengers", { count: passengers, at: placeName(space, speech) })] : []),
  ];
}

export function explainCard(card: number, speech: Speech): Explanation {
  const { ability, skill } = cardOf(card);
  return {
    title: cardName(card, speech),
    sort: speech.say("board-hand"),
    picture: SKILL_ICONS[skill],
    colour: SKILL_COLOURS[skill].face,
    text: [speech.say(`text-ability-${ability}`)],
    rules: ruleTexts(speech, "13.0", "17.15c"),
  };
}

export const explainResource = (resource: Resource, speech: Speech, state: State | null = null): Explanation => ({
  title: speech.say(`resource-${resource}`),
  sort: speech.say("board-sort-dial"),
  picture: RESOURCE_ICONS[resource],
  now: state
    ? [
        speech.say("board-dial", {
          name: speech.say(`resource-${resource}`),
          value: state.dials[resource],
          low: state.dials[resource] <= 3,
        }),
      ]
    : [],
  rules: ruleTexts(speech, "46.1b", "46.1c"),
});

export const explainTrack = (track: Track, speech: Speech, now: string): Explanation => ({
  title: speech.say(`track-${track}`),
  sort: speech.say("board-sort-track"),
  picture: TRACK_ICONS[track],
  now: [now],
  rules: ruleTexts(
    speech,
    ...(track === "voyage" ? ["44.4", "44.7a", "44.8c", "44.8b"] : ["44.9", "44.12a", "44.12d", "44.12e"]),
  ),
});

export const explainDistance = (state: State, speech: Speech): Explanation => ({
  title: speech.say("board-distance-title"),
  picture: ICONS.port,
  now: [
    speech.say("board-distance", {
      far: distance(state),
      full: FULL_DISTANCE,
      waypoints: state.course.map((card) => speech.say(`waypoint-${card}`)).join(", ") || "none",
    }),
  ],
  rules: ruleTexts(speech, "44.8b", "43.0", "8.11"),
});

export const explainMonsters = (speech: Speech, state: State, title: string): Explanation => ({
  title,
  sort: speech.say("board-deck-deep-ones"),
  picture: ACTIVATION_ICONS["deep-ones"],
  colour: "#8fe6a8",
  now: [speech.say("board-supply", { count: deepOnesLeft(state) })],
  rules: ruleTexts(speech, "6.5b", "3.13c", "36.2"),
});

export const explainMonarch = (monarch: "hydra" | "dagon", speech: Speech, title: string): Explanation => ({
  title,
  picture: ACTIVATION_ICONS[monarch],
  rules: ruleTexts(speech, "38.1", ...(monarch === "dagon" ? ["3.10a", "3.11a"] : ["3.5", "3.6a", "3.6e"])),
});

export const explainPassengers = (speech: Speech, title: string): Explanation => ({
  title,
  picture: ICONS.passenger,
  rules: ruleTexts(speech, "41.0", "41.8a", "41.9", "41.10a"),
});

export const explainItem = (item: Item, speech: Speech): Explanation => ({
  title: speech.say(`item-${item}`),
  sort: speech.say("board-deck-items"),
  picture: ITEM_ICONS[item],
  flavour: optionalText(speech, `flavour-${item}`),
  text: [speech.say(`text-item-${item}`)],
  rules: ruleTexts(speech, "18.0"),
});

const ofSpell = (spell: Spell, speech: Speech): Explanation => ({
  title: speech.say(`spell-${spell}`),
  sort: speech.say("board-deck-spells"),
  picture: ICONS.spell,
  flavour: optionalText(speech, `flavour-${spell}`),
  text: [speech.say(`text-spell-${spell}`)],
  rules: ruleTexts(speech, "51.13a"),
});

const ofWaypoint = (card: Waypoint, speech: Speech): Explanation => ({
  title: speech.say(`waypoint-${card}`),
  sort: speech.say("board-deck-waypoints"),
  picture: TRACK_ICONS.voyage,
  text: [
    speech.say(`text-waypoint-${card}`),
    speech.say("board-waypoint", { distance: FACTS.waypoints[card].distance, fuel: 0 }),
  ],
  rules: ruleTexts(speech, "14.2a"),
});

/** A seat: its character, what lies open before it, and what can be known of it. */
export function explainSeat(seat: number, state: State, speech: Speech): Explanation {
  const player = state.players[seat];
  const { role } = player;
  if (!role) return { title: speech.seat(seat), text: [speech.say("board-no-character")] };
  return {
    title: `${speech.say(`character-${role}`)} · ${speech.seat(seat)}`,
    sort: speech.say(`role-${role}`),
    picture: ROLE_ICONS[role],
    colour: seatColour(seat),
    text: player.revealed
      ? [speech.say("board-traitor")]
      : [
          speech.say(`text-sheet-${role}`),
          ...(player.feat ? [labelled(speech.say("board-feat"), speech.say(`text-feat-${role}`), speech)] : []),
        ],
    now: [
      placeName(player.space, speech),
      [
        speech.say("board-cards", { count: player.hand.length }),
        speech.say("board-loyalty", { count: player.loyalty.length }),
      ].join(", "),
      ...(state.captain === seat ? [speech.say("title-captain")] : []),
      ...(state.keeper === seat ? [speech.say("title-keeper")] : []),
    ],
    rules: ruleTexts(speech, player.revealed ? "2.9" : "2.2"),
  };
}

const ofDamage = (card: Damage, speech: Speech): Explanation => ({
  title: speech.say(`damage-${card}`),
  sort: speech.say("board-deck-damage"),
  picture: ICONS.crack,
  text: [speech.say(`text-damage-${card}`)],
  rules: ruleTexts(speech, "25.4b", "25.6a"),
});

/** What an answer is about. */
export function explainAction(option: Option, state: State, seat: number, speech: Speech): Explanation | null {
  if (option.do === "use-space") return explainSpace(state.players[seat].space, speech, state);
  if (option.do === "move") return explainSpace(option.to, speech, state);
  if ("card" in option && typeof option.card === "number") return explainCard(option.card, speech);
  if ("item" in option && typeof option.item === "string") return explainItem(option.item as Item, speech);
  if ("spell" in option && typeof option.spell === "string") return ofSpell(option.spell as Spell, speech);
  if (option.do === "use-feat" || option.do === "use-ability")
    return ofSheet(option.do === "use-feat", state, seat, speech);
  if (option.do === "use-tome")
    return {
      title: speech.say("title-keeper"),
      picture: TITLE_ICONS.keeper,
      text: [speech.say("board-keeper")],
      rules: ruleTexts(speech, "51.13a"),
    };
  return null;
}

/** What an answer's words alone do not say: which Action a space has, and whether a card counts for the test. */
export function noteOf(option: Option, _: Option[], state: State, seat: number, speech: Speech): string {
  if (option.do === "add-card" && state.reading.test) return formatSigned(cardWorth(state.reading.test, option.card));
  if (option.do === "take-test" || option.do === "take-option") return ofCrisis(option, state.crisis.at(-1), speech);
  if (option.do !== "use-space") return "";
  const { space } = state.players[seat];
  return labelled(placeName(space, speech), optionalText(speech, `text-room-${space}`), speech);
}

/** What a side of the crisis is, where the card lies covered or scrolled away. */
function ofCrisis(
  option: Option & { do: "take-test" | "take-option" },
  crisis: Mythos | undefined,
  speech: Speech,
): string {
  if (!crisis) return "";
  if (option.do === "take-option")
    return optionalText(speech, `text-crisis-${crisis}-${option.number === 1 ? "one" : "other"}`);
  const { check } = FACTS.crises[crisis];
  return check ? testOf(check, speech) : "";
}

function ofSheet(feat: boolean, state: State, seat: number, speech: Speech): Explanation | null {
  const role = state.players[seat]?.role;
  if (!role) return null;
  return {
    title: speech.say(`${feat ? "feat" : "ability"}-title-${role}`),
    sort: speech.say(`character-${role}`),
    picture: feat ? ICONS.feat : ROLE_ICONS[role],
    text: [speech.say(`text-${feat ? "feat" : "sheet"}-${role}`)],
    rules: ruleTexts(speech, feat ? "15.0" : "2.7b"),
  };
}

/** All that has a text, for the book of rules. */
export function referenceSections(speech: Speech): ReferenceSection[] {
  const names = <Name extends string>(
    prefix: string,
    list: readonly Name[],
    tell: (name: Name, speech: Speech) => Explanation,
  ): ReferenceSection => ({
    name: speech.say(prefix),
    things: list.map((name) => ({ ...tell(name, speech), rules: undefined })),
  });
  return [
    names("board-rooms", FACTS.interior as readonly Space[], (space) => explainSpace(space, speech)),
    names("board-deck-items", Object.keys(ITEM_ICONS) as Item[], explainItem),
    names("board-deck-damage", Object.keys(FACTS.damage) as Damage[], ofDamage),
    names("board-deck-waypoints", Object.keys(FACTS.waypoints) as Waypoint[], ofWaypoint),
  ];
}
