// How worn items hang together, and which answers move one.
import type { Gear } from "$generated/machina-arcana";
import { itemFacts } from "../art/icons";
import type { Doer, Option } from "../state/play";

/** An item with what is worn on it and beside it. */
export interface ItemStack {
  item: string;
  above: ItemStack[];
  beside: ItemStack[];
}

/** The assemblies of an inventory, each from its main item. */
export function assemblies(gear: readonly Gear[]): ItemStack[] {
  const worn = gear.filter((each) => each.worn);
  const stack = (item: string): ItemStack => {
    const on = worn.filter((each) => each.on === item).map((each) => stack(each.item));
    return {
      item,
      above: on.filter((each) => !itemFacts(each.item).left),
      beside: on.filter((each) => itemFacts(each.item).left),
    };
  };
  return worn.filter((each) => !each.on).map((each) => stack(each.item));
}

type Moving = Doer<"equip" | "attach" | "give" | "stow">;
const MOVES: readonly string[] = ["equip", "attach", "give", "stow"];

/** The answers that put an item somewhere. */
export const movesOfItem = (options: readonly Option[], item: string): Moving[] =>
  options.filter((option): option is Moving => MOVES.includes(option.do) && (option as Moving).item === item);

/** The answers that use an item's abilities, or ask for it. */
export const usesOf = (options: readonly Option[], item: string): Option[] =>
  options.filter(
    (option) => (option.do === "use" && option.card === item) || (option.do === "ask-for" && option.item === item),
  );
