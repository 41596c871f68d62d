// What every thing on the table is: its text, how it stands now, and the rules about it, in the words of the rules.
import { FACTS, type Figures, type State } from "$generated/machina-arcana";
import { ruleTexts, type Explanation } from "$lib/explain/explanation";
import type { ReferenceSection, Speech } from "$games/contract";
import { kindAt, layoutOf, squareName } from "../geometry/board";
import { cardIcon, EXPLORER_ICONS, ICONS, itemFacts, KIND_ICONS, MONSTER_ICONS } from "../art/icons";
import { KIND_COLOURS } from "../art/space-colours";
import { noteOn, type Option } from "../state/play";
import { colourOf } from "../art/seat-colours";
import { isEvent, isExplorer, isItem, isMonster } from "../state/card-sorts";

const KIND_RULES: Record<string, string[]> = {
  floor: ["TILE2a", "TILE2b", "CELL3a"],
  rubble: ["CELL3b"],
  trap: ["CELL3c", "CELL8c"],
  pit: ["CELL4a", "TILE3c"],
  barrel: ["CELL5b", "CELL5c", "CELL5d"],
  spawn: ["SPN3e", "CELL6b", "CELL6c"],
  lever: ["CELL8a", "CELL8c"],
  recharge: ["CELL9a", "CELL9b"],
  workbench: ["CELL10a", "ITEM7a", "ITEM7b", "ITEM7e"],
  chest: ["CELL10b", "ITEM5a", "ITEM5d"],
  event: ["CELL10c"],
  chapter: ["CELL11b", "CELL11c", "CELL11f", "CELL11e"],
  story: ["CELL3a"],
  ritual: ["CELL7b"],
  statue: ["ATT1b"],
};

const has = (speech: Speech, key: string): boolean => speech.say(key) !== key;
const textOf = (speech: Speech, key: string): string[] => (has(speech, key) ? [speech.say(key)] : []);

/** A space: what it is, and how it stands. */
export function explainSpace(space: number, state: State, speech: Speech): Explanation {
  const kind = kindAt(state, space);
  const square = layoutOf(state).squares.get(space);
  const part = state.parts[space];
  return {
    ...explainKind(kind, speech),
    sort: square ? speech.say("board-space-sort", { at: squareName(square) }) : undefined,
    now: [
      ...(space in state.tokens ? [speech.say("board-space-gone")] : []),
      ...(state.lit.includes(space) ? [speech.say("board-space-lit")] : []),
      ...(part !== undefined ? [speech.say("board-health", { now: part, most: part })] : []),
    ],
  };
}

export const explainKind = (kind: string, speech: Speech): Explanation => ({
  title: speech.say(`kind-${kind}`),
  picture: KIND_ICONS[kind] ?? ICONS.walk,
  colour: KIND_COLOURS[kind],
  text: textOf(speech, `board-about-${kind}`),
  rules: ruleTexts(speech, ...(KIND_RULES[kind] ?? [])),
});

export const explainDoor = (how: string, speech: Speech): Explanation => ({
  title: speech.say(`board-door-${how}`),
  picture: ICONS.door,
  rules: ruleTexts(
    speech,
    ...(how === "closed"
      ? ["CELL2c", "CELL2e", "CELL2f"]
      : how === "open"
        ? ["CELL2b", "CELL2e"]
        : ["CELL2b", "CELL2g"]),
  ),
});

export const explainOpening = (sort: string, speech: Speech): Explanation => ({
  title: speech.say(`board-opening-${sort}`),
  picture: sort === "exit" ? ICONS.exit : sort === "entrance" ? ICONS.entrance : ICONS.explore,
  rules: ruleTexts(
    speech,
    ...(sort === "exit"
      ? ["TILE6a", "TILE6b", "CHAP4b"]
      : sort === "entrance"
        ? ["TILE4b"]
        : ["TILE4a", "TILE4c", "TILE4f", "TILE5c"]),
  ),
});

/** The numbers of a unit in words. */
const figuresOf = (figures: Figures | undefined, speech: Speech): string[] =>
  figures
    ? [
        speech.say("board-health", { now: figures.health, most: figures.most_health }),
        speech.say("board-stamina", { now: figures.stamina, most: figures.most_stamina }),
        speech.say("board-defence", { armor: figures.armor, will: figures.will }),
        ...figures.traits.map((trait) => speech.say(`trait-${trait}`)),
      ]
    : [];

/** What the markers on a card do to a unit. */
const holdsOn = (unit: string, state: State, speech: Speech): string[] =>
  state.marks.flatMap((mark) =>
    mark.holds
      .filter((hold) => hold.unit === unit)
      .map((hold) =>
        speech.say("board-marked", {
          card: speech.say(`card-${mark.card}`),
          what: has(speech, `number-${hold.what}`)
            ? `${speech.say(`number-${hold.what}`)} ${hold.by > 0 ? "+" : "−"}${Math.abs(hold.by)}`
            : speech.say(`trait-${hold.what}`),
        }),
      ),
  );

export function explainUnit(unit: string, state: State, speech: Speech): Explanation {
  const explorer = state.explorers.find(({ card }) => card === unit);
  const figures = state.reading.units[unit];
  const card = explainCard(unit, speech);
  const now = [...figuresOf(figures, speech), ...holdsOn(unit, state, speech)];
  if (!explorer) {
    const place = state.queue.findIndex(({ card: name }) => name === unit);
    return {
      ...card,
      now: [...(place >= 0 ? [speech.say("board-queue-place", { place: place + 1 })] : []), ...now],
      rules: ruleTexts(speech, "RND3a", "MON2c"),
    };
  }
  return {
    ...card,
    colour: colourOf(explorer.seat),
    sort: `${card.sort} · ${speech.seat(explorer.seat)}`,
    now: [
      ...now,
      speech.say("board-essence", { count: explorer.essence }),
      ...(explorer.fate === "here" ? [] : [speech.say(`fate-${explorer.fate}`)]),
    ],
    rules: ruleTexts(speech, "RND2g", "ATT3c", "ESS2a", "ESS2c"),
  };
}

/** Any card: an explorer, a monster, an item, an event or a chapter. */
export function explainCard(card: string, speech: Speech): Explanation {
  return {
    title: speech.say(`card-${card}`),
    sort: sortOf(card, speech),
    picture: cardIcon(card),
    text: textOf(speech, `text-${card}`),
    flavour: has(speech, `flavour-${card}`) ? speech.say(`flavour-${card}`) : undefined,
    rules: ruleTexts(speech, ...rulesFor(card)),
  };
}

function rulesFor(card: string): string[] {
  if (isItem(card)) {
    const { type, left, upgrade } = itemFacts(card);
    if (type === "consumable") return ["ITEM1c", "ITEM1d"];
    return left ? ["ITEM1g", "ITEM3f"] : upgrade ? ["ITEM3a", "ITEM3c"] : ["ITEM2a", "ITEM2b"];
  }
  if (isEvent(card))
    return (FACTS.events as Record<string, { bound: boolean }>)[card].bound ? ["EVT3a"] : ["EVT1a", "EVT1b"];
  return card in FACTS.chapters ? ["CHAP1a", "CHAP1b"] : [];
}

/** What sort of card it is, in a line: a weapon of level 2 for one hand. */
export function sortOf(card: string, speech: Speech): string {
  if (isExplorer(card)) return speech.say(`class-${(FACTS.explorers as Record<string, { role: string }>)[card].role}`);
  if (isMonster(card))
    return speech.say("board-monster-level", {
      level: (FACTS.monsters as Record<string, { level: number }>)[card].level,
    });
  if (isItem(card)) {
    const facts = itemFacts(card);
    const parts = [
      speech.say(`board-type-${facts.type}`),
      facts.left ? speech.say("board-reinforcement") : facts.upgrade ? speech.say("board-upgrade") : "",
      facts.part ? speech.say(`part-${facts.part}`) : "",
      facts.hands ? speech.say("board-hands", { count: facts.hands }) : "",
      speech.say("board-level", { level: facts.level }),
    ];
    return parts.filter(Boolean).join(" · ");
  }
  if (isEvent(card))
    return speech.say(
      (FACTS.events as Record<string, { horror: boolean }>)[card].horror
        ? "board-horror-event"
        : "board-exploration-event",
    );
  const chapter = (FACTS.chapters as Record<string, { number: number; finale: boolean }>)[card];
  return chapter?.finale ? speech.say("board-finale") : speech.say("board-chapter", { number: chapter?.number ?? 0 });
}

// ------------------------------------------------------------------------------------------ instruments

export const explainThreat = (state: State, speech: Speech): Explanation => ({
  title: speech.say("board-threat"),
  picture: ICONS.threat,
  now: [speech.say("board-threat-now", { threat: state.threat, last: FACTS.last_threat, level: state.level })],
  rules: ruleTexts(speech, ...(state.level === FACTS.last_level ? ["THR1d", "THR1e"] : ["THR1b", "THR1c", "SPN2b"])),
});

export const explainRating = (what: "spawn" | "horror", state: State, speech: Speech): Explanation => {
  const now = state[what];
  const printed = state.reading[what];
  return {
    title: speech.say(`board-${what}-rating`),
    picture: ICONS[what],
    now: [
      now === null ? speech.say("board-rating-none") : speech.say("board-rating-now", { now, printed: printed ?? now }),
    ],
    rules: ruleTexts(
      speech,
      ...(what === "spawn" ? ["SPN2a", "SPN2c", "SPN2d", "SPN2e"] : ["HOR2a", "HOR2c", "HOR2d", "EVT6a"]),
    ),
  };
};

export const explainChapter = (state: State, speech: Speech): Explanation => {
  const card = state.chapters[state.chapter];
  const counter = state.counters[card];
  return { ...explainCard(card, speech), now: counter ? [speech.say("board-counted", { count: counter })] : [] };
};

export const explainDoom = (state: State, speech: Speech): Explanation => ({
  title: speech.say("board-doom"),
  picture: ICONS.doom,
  now: [speech.say("board-doom-now", { now: state.doom, most: state.reading.doom })],
  rules: ruleTexts(speech, "RND4b", "RND4c"),
});

// ---------------------------------------------------------------------------------------------- answers

/** What an answer is about. */
export function explainAction(option: Option, state: State, _: number, speech: Speech): Explanation | null {
  if (option.do === "use")
    return { ...explainCard(option.card, speech), text: [speech.say(`ability-${option.card}-${option.ability}`)] };
  if ("item" in option && typeof option.item === "string") return explainCard(option.item, speech);
  if ("space" in option && typeof option.space === "number") return explainSpace(option.space, state, speech);
  if ("unit" in option && option.unit && !option.unit.startsWith("at-")) return explainUnit(option.unit, state, speech);
  if (option.do === "pick-explorer") return explainCard(option.explorer, speech);
  if ("explorer" in option) return explainUnit(option.explorer, state, speech);
  return null;
}

/** What an answer costs and changes, in one line. */
export function priceOf(
  question: { options: unknown[]; notes: unknown[] } | null,
  option: object,
  speech: Speech,
): string[] {
  const note = noteOn(question, option);
  return [
    ...(note.stamina ? [speech.say("cost-stamina", { count: note.stamina })] : []),
    ...(note.essence ? [speech.say("cost-essence", { count: note.essence })] : []),
    ...(note.health ? [speech.say("cost-health", { count: note.health })] : []),
    ...(note.banished?.length
      ? [
          speech.say("board-leaves-behind", {
            units: note.banished.map((unit) => speech.say(`card-${unit}`)).join(", "),
          }),
        ]
      : note.tiles?.length
        ? [speech.say("board-tile-goes")]
        : []),
    ...(note.changes ?? []).map(({ what, before, after }) =>
      speech.say("board-change", { what: speech.say(`number-${what}`), before, after }),
    ),
    ...(note.stowed?.length
      ? [speech.say("board-stows", { items: note.stowed.map((item) => speech.say(`card-${item}`)).join(", ") })]
      : []),
  ];
}

// ---------------------------------------------------------------------------------------- book of rules

export function referenceSections(speech: Speech): ReferenceSection[] {
  const plain = (what: Explanation): Explanation => ({ ...what, rules: undefined });
  return [
    {
      name: speech.say("board-shelf-explorers"),
      things: Object.keys(EXPLORER_ICONS).map((card) => plain(explainCard(card, speech))),
    },
    {
      name: speech.say("board-shelf-spaces"),
      things: Object.keys(KIND_RULES).map((kind) => plain(explainKind(kind, speech))),
    },
    {
      name: speech.say("board-shelf-monsters"),
      things: Object.keys(MONSTER_ICONS).map((card) => plain(explainCard(card, speech))),
    },
    {
      name: speech.say("board-shelf-items"),
      things: Object.keys(FACTS.items).map((card) => plain(explainCard(card, speech))),
    },
  ];
}
