// Modules that Vite makes and TypeScript cannot see.

/** The SVG body of one icon of game-icons, drawn in a 512 by 512 box with `currentColor`. */
declare module "icon:*" {
  const body: string;
  export default body;
}
