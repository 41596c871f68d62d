// The games that this client can draw, each loaded when its table is first opened.
import type { GameModule } from "./contract";

const modules = import.meta.glob<{ default: GameModule }>("./*/index.ts");

/** Games whose package is missing here are still playable: the shell lists their answers in words. */
export async function loadGame(name: string): Promise<GameModule | null> {
  const load = modules[`./${name}/index.ts`];
  return load ? (await load()).default : null;
}
