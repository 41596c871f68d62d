// Which variants of a game a table can choose: some values need more seats, some options need another option, and some
// are closed in a later chapter of a campaign.
import type { NewTable, OptionInfo } from "$generated/wire";
import { t } from "../words/language.svelte";
import type { Words } from "../words/words";

type Options = NewTable["options"];
type Closed = Record<string, OptionInfo["values"]>;

/** Whether an option is offered, given the other options as they are chosen. */
export const isOffered = (option: OptionInfo, options: Options): boolean =>
  Object.entries(option.only).every(([name, value]) => options[name] === value);

/** Returns what a value of an option is called: a plain yes or no needs no words of its own. */
export function valueName(words: Words, option: string, value: OptionInfo["values"][number]): string {
  const key = `option-${option}-${value}`;
  if (typeof value === "boolean" && !words.has(key)) return t(value ? "web-on" : "web-off");
  return words.say(key);
}

/** Returns the values that the table can have: none that names a missing seat or is closed. */
export function offeredValues(option: OptionInfo, seats: number, closed: Closed = {}): OptionInfo["values"] {
  const left = option.values.filter((value) => !(closed[option.name] ?? []).includes(value));
  return option.seat ? left.filter((value) => Number(value) <= seats) : left;
}

/** Returns the chosen options with impossible values replaced by the default, or else by the first possible one. */
export function fitOptions(known: OptionInfo[], chosen: Options, seats: number, closed: Closed = {}): Options {
  const fitting: Options = { ...chosen };
  for (const option of known) {
    const values = offeredValues(option, seats, closed);
    if (!values.includes(fitting[option.name]))
      fitting[option.name] = values.includes(option.default) ? option.default : values[0];
  }
  for (const option of known) if (!isOffered(option, fitting)) fitting[option.name] = option.default;
  return fitting;
}
