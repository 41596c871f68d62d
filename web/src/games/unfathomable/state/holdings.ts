// What lies before a player besides Skill cards: ability, Feat, titles, Items, Spells and crises, each with its text.
import type { Item, Player, State } from "$generated/unfathomable";
import type { Speech } from "$games/contract";
import { sameAction } from "$lib/answers/actions";
import { ICONS, ITEM_ICONS, ROLE_ICONS, TITLE_ICONS } from "../art/icons";
import type { Option } from "./play";
import { optionalText } from "../text/texts";

export interface Holding {
  key: string;
  icon: string;
  name: string;
  text: string;
  flavour: string;
  /** Used up, or turned face down. */
  spent: boolean;
  /** The answers that use it. */
  uses: Option[];
}

type Made = Omit<Holding, "spent" | "flavour"> & Partial<Holding>;

export function holdings(state: State, player: Player, speech: Speech): Holding[] {
  const say = speech.say.bind(speech);
  const { role, seat } = player;
  const item = (each: Item, spent: boolean): Made => ({
    key: `item-${each}`,
    icon: ITEM_ICONS[each],
    name: say(`item-${each}`),
    text: say(`text-item-${each}`),
    flavour: optionalText(speech, `flavour-${each}`),
    spent,
    uses: [
      { do: "use-item", item: each },
      { do: "pick-item", item: each },
      { do: "set-upgrade", item: each },
    ],
  });
  const found: Made[] = [
    ...(role && !player.revealed
      ? ([
          {
            key: "ability",
            icon: ROLE_ICONS[role],
            name: say(`ability-title-${role}`),
            text: say(`text-sheet-${role}`),
            uses: [{ do: "use-ability", role }],
          },
          {
            key: "feat",
            icon: ICONS.feat,
            name: say(`feat-title-${role}`),
            text: say(`text-feat-${role}`),
            spent: !player.feat,
            uses: [{ do: "use-feat", role }],
          },
        ] as Made[])
      : []),
    ...(state.captain === seat
      ? [
          {
            key: "captain",
            icon: TITLE_ICONS.captain,
            name: say("title-captain"),
            text: say("board-captain"),
            uses: [],
          },
        ]
      : []),
    ...(state.keeper === seat
      ? [
          {
            key: "keeper",
            icon: TITLE_ICONS.keeper,
            name: say("title-keeper"),
            text: say("board-keeper"),
            uses: [{ do: "use-tome" as const }],
          },
        ]
      : []),
    ...player.items.map((each) => item(each, false)),
    ...player.spare.filter((each) => each !== null).map((each) => item(each, true)),
    ...player.spells.map((spell) => ({
      key: `spell-${spell}`,
      icon: ICONS.spell,
      name: say(`spell-${spell}`),
      text: say(`text-spell-${spell}`),
      flavour: optionalText(speech, `flavour-${spell}`),
      uses: [{ do: "use-spell" as const, spell }],
    })),
    ...player.mythos.map((card) => ({
      key: `mythos-${card}`,
      icon: ICONS.storm,
      name: say(`mythos-${card}`),
      text: optionalText(speech, `text-crisis-${card}-stays`),
      uses: [{ do: "use-mythos" as const, card }],
    })),
  ];
  return found.map((each) => ({ spent: false, flavour: "", ...each }));
}

/** The answer that uses something now, if there is one. */
export const answerUsing = (holding: Holding, options: readonly Option[]): Option | null =>
  options.find((option) => holding.uses.some((use) => sameAction(use, option))) ?? null;
