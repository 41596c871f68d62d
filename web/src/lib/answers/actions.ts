// Comparing and selecting actions.

/** Whether two actions are equal, field by field. */
export function sameAction(one: object | null, other: object | null): boolean {
  return one === other || (!!one && !!other && JSON.stringify(one) === JSON.stringify(other));
}

/** Returns the actions of some kinds, typed. */
export function ofKind<Option extends { do: string }, Name extends Option["do"]>(
  options: readonly Option[],
  ...names: Name[]
): Extract<Option, { do: Name }>[] {
  return options.filter((option): option is Extract<Option, { do: Name }> => (names as string[]).includes(option.do));
}
