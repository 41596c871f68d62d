// The voyage as a picture: an SVG of its own, without fonts or files from outside, and the PNG made of it.
import type { Looks } from "$generated/sleeping-gods";
import { portraitLayers, type Layer } from "../pictures/portraits/portrait";
import { compose, HIGH, WIDE } from "../pictures/scenes/scene";
import type { VoyagePage } from "./voyage-page";

export interface Headings {
  stories: string;
  none: string;
  helped: string;
  met: string;
  vanished: string;
  crew: string;
  game: string;
}

const WIDTH = 1200;
const MARGIN = 60;
const LINE = 30;
const TITLE = "Georgia, 'Times New Roman', serif";
const TEXT = "'Segoe UI', Roboto, Helvetica, Arial, sans-serif";
const COLOURS = { ground: "#0b2029", ink: "#e9e2cf", soft: "#b9b6a4", brass: "#f4bd55" };
/** Mean width of a letter, for its size. */
const LETTER = 0.52;

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

/** A text in lines of at most so many letters; a longer word has a line of its own. */
export function wrapped(text: string, letters: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < letters) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

function layersSvg(layers: Layer[]): string {
  return layers
    .map(({ shapes, fit }) => {
      const paths = shapes.map(({ d, fill, line, wide, see }) => {
        const stroke = line
          ? ` stroke="${line}" stroke-width="${wide}" stroke-linecap="round" stroke-linejoin="round"`
          : "";
        return `<path d="${d}" fill="${fill ?? "none"}"${stroke}${see === undefined ? "" : ` opacity="${see}"`}/>`;
      });
      return `<g${fit ? ` transform="${fit}"` : ""}>${paths.join("")}</g>`;
    })
    .join("");
}

function portraitSvg(looks: Looks, x: number, y: number, size: number): string {
  return (
    `<g transform="translate(${x} ${y}) scale(${size / 100})"><circle cx="50" cy="50" r="48" fill="#081a23"/>` +
    `<g clip-path="url(#round)"><circle cx="50" cy="50" r="48" fill="${looks.accent}" opacity="0.35"/>` +
    `${layersSvg(portraitLayers(looks))}</g>` +
    `<circle cx="50" cy="50" r="48" fill="none" stroke="${COLOURS.brass}" stroke-width="2.5"/></g>`
  );
}

function sceneSvg({ scene }: VoyagePage): string {
  if (!scene) return "";
  const gradient = (name: string, [above, below]: [string, string]): string =>
    `<linearGradient id="${name}" x2="0" y2="1"><stop offset="0" stop-color="${above}"/><stop offset="1" stop-color="${below}"/></linearGradient>`;
  return (
    `<defs>${gradient("sky", scene.sky as [string, string])}${gradient("sea", scene.sea as [string, string])}</defs>` +
    `<g transform="scale(${WIDTH / WIDE})"><rect width="${WIDE}" height="${scene.horizon + 1}" fill="url(#sky)"/>` +
    `<rect y="${scene.horizon}" width="${WIDE}" height="${HIGH - scene.horizon}" fill="url(#sea)"/>${layersSvg(compose(scene))}</g>`
  );
}

/** Writes from above to below, and knows how far it has come. */
class Sheet {
  parts: string[] = [];
  y: number;

  constructor(top: number) {
    this.y = top;
  }

  write(text: string, { size = 22, font = TEXT, colour = COLOURS.ink, x = MARGIN, right = MARGIN } = {}): void {
    for (const line of wrapped(text, Math.floor((WIDTH - x - right) / (size * LETTER)))) {
      this.y += Math.round(size * 1.35);
      this.parts.push(
        `<text x="${x}" y="${this.y}" font-family="${font}" font-size="${size}" fill="${colour}">${escaped(line)}</text>`,
      );
    }
  }

  heading(text: string): void {
    this.y += LINE;
    this.write(text, { size: 28, font: TITLE, colour: COLOURS.brass });
    this.y += 4;
  }

  portraits(people: { name: string; looks: Looks }[]): void {
    const cell = (WIDTH - 2 * MARGIN) / 7;
    people.forEach(({ name, looks }, n) => {
      if (n % 7 === 0) this.y += n ? 148 : 10;
      const x = MARGIN + (n % 7) * cell;
      this.parts.push(
        portraitSvg(looks, x + cell / 2 - 50, this.y, 100),
        `<text x="${x + cell / 2}" y="${this.y + 126}" text-anchor="middle" font-family="${TITLE}" font-size="18" fill="${COLOURS.soft}">${escaped(name)}</text>`,
      );
    });
    if (people.length) this.y += 132;
  }
}

/** The whole page as one picture. */
export function voyageSvg(page: VoyagePage, heads: Headings): string {
  const sheet = new Sheet(page.scene ? Math.round((HIGH * WIDTH) / WIDE) : MARGIN);
  sheet.y += 20;
  sheet.write(heads.game, { size: 22, colour: COLOURS.soft });
  sheet.write(page.ending || page.title, { size: 54, font: TITLE, colour: COLOURS.brass });
  sheet.write(page.facts);
  sheet.write(page.read);
  sheet.y += 18;
  sheet.parts.push(
    `<rect x="${MARGIN}" y="${sheet.y}" width="${WIDTH - 2 * MARGIN}" height="10" rx="5" fill="#ffffff" opacity="0.15"/>`,
    `<rect x="${MARGIN}" y="${sheet.y}" width="${((WIDTH - 2 * MARGIN) * page.share) / 100}" height="10" rx="5" fill="${COLOURS.brass}"/>`,
  );
  sheet.y += 10;
  sheet.heading(heads.stories);
  for (const { name, where, how } of page.stories) sheet.write(`${name} · ${where}, ${how}`);
  if (!page.stories.length) sheet.write(heads.none);
  if (page.helped.length) {
    sheet.heading(heads.helped);
    sheet.write(page.helped.join(" · "));
  }
  if (page.met.length) {
    sheet.heading(heads.met);
    sheet.portraits(page.met);
    if (page.more) sheet.write(page.more, { colour: COLOURS.soft });
  }
  if (page.vanished.length) {
    sheet.heading(heads.vanished);
    sheet.write(page.vanished.join(" · "));
  }
  if (page.crew.length) {
    sheet.heading(heads.crew);
    for (const { name, looks, learnt, told } of page.crew) {
      const top = sheet.y + 12;
      sheet.parts.push(portraitSvg(looks, MARGIN, top, 76));
      sheet.y += 8;
      sheet.write(name, { font: TITLE, colour: COLOURS.brass, x: MARGIN + 96 });
      if (learnt.length) sheet.write(learnt.join(" · "), { size: 18, colour: COLOURS.soft, x: MARGIN + 96 });
      if (told) sheet.write(told, { size: 19, x: MARGIN + 96 });
      sheet.y = Math.max(sheet.y, top + 76);
    }
  }
  sheet.y += LINE;
  sheet.write(page.untaken, { colour: COLOURS.soft });
  sheet.write(page.achieved, { colour: COLOURS.soft });
  const height = sheet.y + MARGIN;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}">` +
    `<defs><clipPath id="round"><circle cx="50" cy="50" r="48"/></clipPath></defs>` +
    `<rect width="${WIDTH}" height="${height}" fill="${COLOURS.ground}"/>${sceneSvg(page)}${sheet.parts.join("")}</svg>`
  );
}

/** A PNG of an SVG, drawn by the browser. */
export async function pngOf(svg: string): Promise<Blob> {
  const picture = new Image();
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await picture.decode();
  const canvas = document.createElement("canvas");
  canvas.width = picture.naturalWidth;
  canvas.height = picture.naturalHeight;
  canvas.getContext("2d")!.drawImage(picture, 0, 0);
  return await new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png"),
  );
}
