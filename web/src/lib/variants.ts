// Which variants of a game a table can choose: some values need more seats, some options another option, and in a
// campaign some lie behind.
import type { NewTable, OptionInfo } from "../generated/wire";

type Options = NewTable["options"];
type Closed = Record<string, OptionInfo["values"]>;

/** Whether an option is a choice at all beside the others as they are chosen. */
export const isOffered = (option: OptionInfo, options: Options): boolean =>
  Object.entries(option.only).every(([name, value]) => options[name] === value);

/** The values that fit the table: a seat that is not there cannot be named. */
export function offeredValues(option: OptionInfo, seats: number, closed: Closed = {}): OptionInfo["values"] {
  const left = option.values.filter((value) => !(closed[option.name] ?? []).includes(value));
  return option.seat ? left.filter((value) => Number(value) <= seats) : left;
}

/** The same choices as far as they can be; what cannot be is as it is by default, or else the first that is left. */
export function fit(known: OptionInfo[], chosen: Options, seats: number, closed: Closed = {}): Options {
  const fitting: Options = { ...chosen };
  for (const option of known) {
    const values = offeredValues(option, seats, closed);
    if (!values.includes(fitting[option.name])) fitting[option.name] = values.includes(option.default) ? option.default : values[0];
  }
  for (const option of known) if (!isOffered(option, fitting)) fitting[option.name] = option.default;
  return fitting;
}
