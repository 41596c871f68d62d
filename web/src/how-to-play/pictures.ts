// The drawings of "How to play", one file for each page: fetched when the page is shown.
const files = import.meta.glob<string>("../games/*/how-to-play/*.svg", {
  query: "?url",
  import: "default",
  eager: true,
});

/** Returns the address of a drawing, if there is one. */
export const pictureOf = (game: string, picture: string): string | undefined =>
  files[`../games/${game}/how-to-play/${picture}.svg`];
