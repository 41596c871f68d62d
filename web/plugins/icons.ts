// Lets a component `import path from "icon:submarine"`: one icon of game-icons, so only those used are shipped.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Plugin } from "vite";

const SCHEME = "icon:";

interface IconSet {
  icons: Record<string, { body: string }>;
  aliases?: Record<string, { parent: string }>;
}

function load(): IconSet {
  const file = createRequire(import.meta.url).resolve("@iconify-json/game-icons/icons.json");
  return JSON.parse(readFileSync(file, "utf-8")) as IconSet;
}

export function icons(): Plugin {
  let set: IconSet | undefined;
  return {
    name: "fathom-icons",
    enforce: "pre",
    resolveId: (id) => (id.startsWith(SCHEME) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${SCHEME}`)) return null;
      set ??= load();
      const name = id.slice(SCHEME.length + 1);
      const icon = set.icons[set.aliases?.[name]?.parent ?? name];
      if (!icon) this.error(`game-icons has no icon "${name}"`);
      return `export default ${JSON.stringify(icon.body)};`;
    },
  };
}
