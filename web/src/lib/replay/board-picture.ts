// A picture of the board: the SVG with its computed styles, drawn on a canvas under a title.

const STYLES = [
  "fill",
  "fill-opacity",
  "fill-rule",
  "stroke",
  "stroke-width",
  "stroke-opacity",
  "stroke-dasharray",
  "stroke-dashoffset",
  "stroke-linecap",
  "stroke-linejoin",
  "paint-order",
  "opacity",
  "color",
  "visibility",
  "display",
  "font-family",
  "font-size",
  "font-style",
  "font-weight",
  "letter-spacing",
  "text-anchor",
  "text-transform",
  "dominant-baseline",
  "transform",
  "transform-origin",
  "transform-box",
  "filter",
  "clip-path",
  "mask",
  "mix-blend-mode",
  "stop-color",
  "stop-opacity",
];

export interface Caption {
  title: string;
  /** What stands under the title: the round, the names. */
  lines: string[];
}

/** Returns the largest drawing below an element: the board. */
export function boardOf(part: Element): SVGSVGElement | null {
  const drawings = [...part.querySelectorAll("svg")].filter((each) => each.parentElement?.closest("svg") === null);
  const area = (each: Element) => each.getBoundingClientRect().width * each.getBoundingClientRect().height;
  return drawings.sort((one, other) => area(other) - area(one))[0] ?? null;
}

/** Returns the part of the drawing that is seen, in its own units; a chart says how large its whole drawing is. */
function seenPart(board: SVGSVGElement): DOMRect {
  const view = board.viewBox.baseVal;
  const [x, y, width, height] = (board.dataset.whole ?? "").split(" ").map(Number);
  if (!height) return new DOMRect(view.x, view.y, view.width, view.height);
  const [left, top] = [Math.max(view.x, x), Math.max(view.y, y)];
  const right = Math.min(view.x + view.width, x + width);
  return new DOMRect(left, top, right - left, Math.min(view.y + view.height, y + height) - top);
}

/** Returns that part of the drawing as SVG source that looks the same without the page's style sheets. */
function standaloneSvg(board: SVGSVGElement, part: DOMRect, width: number): string {
  const copy = board.cloneNode(true) as SVGSVGElement;
  const originals = [board, ...board.querySelectorAll<SVGElement>("*")];
  [copy, ...copy.querySelectorAll<SVGElement>("*")].forEach((each, n) => inlineStyles(originals[n], each));
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  copy.setAttribute("viewBox", `${part.x} ${part.y} ${part.width} ${part.height}`);
  copy.setAttribute("width", String(width));
  copy.setAttribute("height", String((width * part.height) / part.width));
  for (const each of copy.querySelectorAll("[tabindex], [role]")) each.removeAttribute("tabindex");
  return new XMLSerializer().serializeToString(copy);
}

function inlineStyles(original: Element, copy: SVGElement): void {
  const computed = getComputedStyle(original);
  copy.removeAttribute("class");
  copy.setAttribute("style", STYLES.map((name) => `${name}:${computed.getPropertyValue(name)}`).join(";"));
}

async function loaded(svg: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  return image;
}

/** Returns the board on a canvas of that width, under its caption if there is one. */
export async function drawBoard(
  board: SVGSVGElement,
  width: number,
  caption: Caption | null,
): Promise<HTMLCanvasElement> {
  const part = seenPart(board);
  const image = await loaded(standaloneSvg(board, part, width));
  const sea = getComputedStyle(document.documentElement);
  const colour = (name: string) => sea.getPropertyValue(name).trim();
  const unit = width / 100;
  const head = caption ? unit * (6 + caption.lines.length * 2.6) : 0;
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = Math.round(head + (width * part.height) / part.width);
  const pen = canvas.getContext("2d")!;
  pen.fillStyle = colour("--panel-solid");
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(image, 0, head, width, canvas.height - head);
  if (!caption) return canvas;
  const font = sea.fontFamily || "sans-serif";
  pen.fillStyle = colour("--brass");
  pen.font = `650 ${unit * 3}px ${font}`;
  pen.fillText(caption.title, unit * 2, unit * 4.4, width - unit * 4);
  pen.fillStyle = colour("--ink");
  pen.font = `${unit * 1.7}px ${font}`;
  caption.lines.forEach((line, n) => pen.fillText(line, unit * 2, unit * (7.4 + n * 2.6), width - unit * 4));
  return canvas;
}

/** Returns a canvas as a file. */
export function asBlob(canvas: HTMLCanvasElement, type = "image/png", quality?: number): Promise<Blob> {
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), type, quality),
  );
}
