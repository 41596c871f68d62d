// Icons as drawings: the build gives the body of each, the table draws its path in a box of 512.

const path = (body: string): string => [...body.matchAll(/ d="([^"]+)"/g)].map((found) => found[1]).join("");

/** A table of icons by their names, as paths. */
export const iconPaths = <Name extends string | number>(bodies: Record<Name, string>): Record<Name, string> =>
  Object.fromEntries(Object.entries<string>(bodies).map(([name, body]) => [name, path(body)])) as Record<Name, string>;
