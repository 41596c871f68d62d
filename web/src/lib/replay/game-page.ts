// A finished game as one HTML file that needs nothing else: the result, the seats, the journal by rounds, pictures.
import type { Tagged } from "$games/contract";

export interface PagePicture {
  /** After how many events it was taken. */
  after: number;
  caption: string;
  /** A data URL. */
  image: string;
}

export interface PageSeat {
  name: string;
  /** What the seat is: a person's, or a bot's kind. */
  kind: string;
  score: string;
  won: boolean;
}

export interface GamePage {
  language: string;
  title: string;
  facts: string[];
  words: { seat: string; player: string; score: string; won: string; result: string; journal: string; start: string };
  seats: PageSeat[];
  events: Tagged[];
  pictures: PagePicture[];
  /** Tells of an event in the reader's language. */
  tell: (event: Tagged) => string;
}

export interface Round {
  heading: string;
  lines: { number: number; text: string }[];
}

const ROUNDS = [/^(round|day)-(begins|began)$/, /^(turn|phase|act)-(begins|began)$/];

/** Returns the journal in rounds: by the widest division that the game tells of. */
export function roundsOf(events: Tagged[], tell: (event: Tagged) => string, start: string): Round[] {
  const divides = ROUNDS.find((kind) => events.some((event) => kind.test(String(event.event))));
  const rounds: Round[] = [{ heading: start, lines: [] }];
  events.forEach((event, number) => {
    const text = tell(event);
    if (divides?.test(String(event.event))) rounds.push({ heading: text, lines: [] });
    else if (text) rounds[rounds.length - 1].lines.push({ number, text });
  });
  return rounds.filter((round, n) => n > 0 || round.lines.length);
}

/** Returns a text as it stands in HTML. */
export function escapeHtml(text: string): string {
  const names: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
  return text.replace(/[&<>"']/g, (letter) => names[letter]);
}

/** Returns the whole file. */
export function gamePageHtml(page: GamePage): string {
  const { words } = page;
  const e = escapeHtml;
  const rows = page.seats
    .map(
      (seat, n) =>
        `<tr${seat.won ? ' class="won"' : ""}><td>${n + 1}</td><th scope="row">${e(seat.name)}</th>` +
        `<td>${e(seat.kind)}</td><td>${e(seat.score)}</td><td>${seat.won ? e(words.won) : ""}</td></tr>`,
    )
    .join("\n");
  const left = [...page.pictures].sort((one, other) => one.after - other.after);
  const figures = (until: number) => {
    let found = "";
    while (left.length && left[0].after <= until) {
      const { image, caption } = left.shift()!;
      found += `<figure><img src="${image}" alt="${e(caption)}"><figcaption>${e(caption)}</figcaption></figure>\n`;
    }
    return found;
  };
  const rounds = roundsOf(page.events, page.tell, words.start).map(({ heading, lines }) => {
    const told = lines.map(({ number, text }) => `${figuresBetween(figures(number))}<li>${e(text)}</li>`).join("\n");
    return `<section><h3>${e(heading)}</h3>\n<ul>\n${told}\n</ul></section>`;
  });
  const facts = page.facts.map((fact) => `<p>${e(fact)}</p>`).join("\n");
  const heads = ["", words.player, words.seat, words.score, words.result];
  return `<!doctype html>
<html lang="${e(page.language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${e(page.title)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${e(page.title)}</h1>
${facts}
<table>
<thead><tr>${heads.map((head) => `<th scope="col">${e(head)}</th>`).join("")}</tr></thead>
<tbody>
${rows}
</tbody>
</table>
<h2>${e(words.journal)}</h2>
${rounds.join("\n")}
${figures(Infinity)}
</main>
</body>
</html>
`;
}

/** A picture stands between two parts of a list. */
const figuresBetween = (figures: string): string => (figures ? `</ul>\n${figures}<ul>` : "");

const STYLE = `
:root { color-scheme: light; }
body { margin: 0; background: #f6f3ea; color: #1d2a30; font: 17px/1.5 Georgia, serif; }
main { max-width: 46rem; margin: 0 auto; padding: 2rem 1.2rem 4rem; }
h1 { font-size: 2rem; line-height: 1.15; }
h3 { margin: 1.6rem 0 0.4rem; padding-top: 0.5rem; border-top: 1px solid #cfc7b2; font-size: 1.1rem; }
ul { margin: 0; padding-left: 1.2rem; }
table { width: 100%; border-collapse: collapse; margin: 1rem 0; }
th, td { padding: 0.3rem 0.5rem; border-bottom: 1px solid #cfc7b2; text-align: left; }
.won th { font-weight: 700; }
figure { margin: 1.2rem 0; break-inside: avoid; }
img { display: block; width: 100%; border-radius: 6px; }
figcaption { padding-top: 0.3rem; color: #56646b; font-size: 0.9rem; }
section { break-inside: auto; }
h3, li { break-inside: avoid; break-after: auto; }
@media print { body { background: none; font-size: 11pt; } main { max-width: none; padding: 0; } }
`;
