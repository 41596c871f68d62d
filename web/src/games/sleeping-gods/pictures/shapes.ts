// What pictures are made of: flat shapes in layers, each a path with its colour.

export interface Shape {
  d: string;
  fill?: string;
  /** A line instead of a surface, and how wide. */
  line?: string;
  wide?: number;
  see?: number;
}

export const flat = (d: string, fill: string, see?: number): Shape => ({ d, fill, see });
export const stroke = (d: string, line: string, wide = 1.2, see?: number): Shape => ({ d, line, wide, see });

/** An ellipse as a path. */
export const disc = (x: number, y: number, rx: number, ry = rx): string =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;

/** Numbers between 0 and 1 that are the same at every drawing. */
export function seededRandom(seed: number): () => number {
  let last = seed * 7919 + 13;
  return () => {
    last = (last * 16807) % 2147483647;
    return last / 2147483647;
  };
}
