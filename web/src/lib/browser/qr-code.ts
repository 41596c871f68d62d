// QR codes (ISO/IEC 18004) of short texts such as links: bytes, error correction level M, versions 1 to 10.

/** For each version: error correction bytes per block, and the data bytes of each block. */
const BLOCKS: readonly (readonly [number, readonly number[]])[] = [
  [10, [16]],
  [16, [28]],
  [26, [44]],
  [18, [32, 32]],
  [24, [43, 43]],
  [16, [27, 27, 27, 27]],
  [18, [31, 31, 31, 31]],
  [22, [38, 38, 39, 39]],
  [22, [36, 36, 36, 37, 37]],
  [26, [43, 43, 43, 43, 44]],
];
const ALIGNED: readonly (readonly number[])[] = [
  [],
  [6, 18],
  [6, 22],
  [6, 26],
  [6, 30],
  [6, 34],
  [6, 22, 38],
  [6, 24, 42],
  [6, 26, 46],
  [6, 28, 50],
];
const MASKS: readonly ((row: number, column: number) => boolean)[] = [
  (r, c) => (r + c) % 2 === 0,
  (r) => r % 2 === 0,
  (_, c) => c % 3 === 0,
  (r, c) => (r + c) % 3 === 0,
  (r, c) => (Math.floor(r / 2) + Math.floor(c / 3)) % 2 === 0,
  (r, c) => ((r * c) % 2) + ((r * c) % 3) === 0,
  (r, c) => (((r * c) % 2) + ((r * c) % 3)) % 2 === 0,
  (r, c) => (((r + c) % 2) + ((r * c) % 3)) % 2 === 0,
];
const BYTES = 0b0100; // the mode: eight bits a character

export type QrMatrix = boolean[][];

/** The dark modules of a text's code, row by row, without the quiet zone; null if the text is too long. */
export function qrCode(text: string): QrMatrix | null {
  const bytes = [...new TextEncoder().encode(text)];
  const version = BLOCKS.findIndex(([, sizes], n) => bytes.length + (n < 9 ? 2 : 3) <= sum(sizes)) + 1;
  if (version === 0) return null;
  const bits = interleaved(version, padded(version, bytes)).flatMap((byte) => bitsOf(byte, 8));
  const codes = MASKS.map((_, mask) => drawn(version, bits, mask));
  return codes.reduce((best, code) => (penalty(code) < penalty(best) ? code : best));
}

const sum = (numbers: readonly number[]) => numbers.reduce((one, other) => one + other, 0);
const bitsOf = (value: number, count: number) =>
  Array.from({ length: count }, (_, n) => (value >> (count - 1 - n)) & 1);

// ------------------------------------------------------------------------------------------- bytes

/** Mode, length, the bytes themselves and what fills the version up. */
function padded(version: number, bytes: number[]): number[] {
  const room = sum(BLOCKS[version - 1][1]);
  const bits = [
    ...bitsOf(BYTES, 4),
    ...bitsOf(bytes.length, version < 10 ? 8 : 16),
    ...bytes.flatMap((b) => bitsOf(b, 8)),
  ];
  bits.push(...Array<number>(Math.min(4, room * 8 - bits.length)).fill(0));
  while (bits.length % 8) bits.push(0);
  const words = Array.from({ length: bits.length / 8 }, (_, n) => parseInt(bits.slice(8 * n, 8 * n + 8).join(""), 2));
  for (let n = 0; words.length < room; n++) words.push(n % 2 ? 0x11 : 0xec);
  return words;
}

/** Data and error correction of all blocks, taken in turns. */
function interleaved(version: number, words: number[]): number[] {
  const [spare, sizes] = BLOCKS[version - 1];
  let at = 0;
  const data = sizes.map((size) => words.slice(at, (at += size)));
  const checks = data.map((block) => correction(block, spare));
  const turns = (blocks: number[][]) =>
    Array.from({ length: Math.max(...blocks.map((block) => block.length)) }, (_, n) =>
      blocks.flatMap((block) => (n < block.length ? [block[n]] : [])),
    ).flat();
  return [...turns(data), ...turns(checks)];
}

/** Multiplication in the field of 256 elements that the standard uses. */
export function multiplyInField(one: number, other: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    product ^= ((other >> bit) & 1) * one;
  }
  return product;
}

/** The remainder of a block divided by the Reed-Solomon generator. */
function correction(block: number[], spare: number): number[] {
  let generator = [1];
  for (let n = 0, root = 1; n < spare; n++, root = multiplyInField(root, 2))
    generator = [...generator, 0].map((factor, k) => factor ^ (k ? multiplyInField(generator[k - 1], root) : 0));
  const rest = Array<number>(spare).fill(0);
  for (const byte of block) {
    const factor = byte ^ rest.shift()!;
    rest.push(0);
    rest.forEach((_, k) => (rest[k] ^= multiplyInField(generator[k + 1], factor)));
  }
  return rest;
}

// ----------------------------------------------------------------------------------------- modules

function drawn(version: number, bits: number[], mask: number): QrMatrix {
  const size = 17 + 4 * version;
  const code: (boolean | null)[][] = Array.from({ length: size }, () => Array<boolean | null>(size).fill(null));
  drawPatterns(code, version);
  drawFormat(code, mask);
  if (version >= 7) drawVersion(code, version);
  let n = 0;
  for (const [row, column] of dataPath(size))
    if (code[row][column] === null) code[row][column] = ((bits[n++] ?? 0) === 1) !== MASKS[mask](row, column);
  return code as QrMatrix;
}

/** The way of the data: pairs of columns from the right, up and down in turns, past the column of timing. */
export function* dataPath(size: number): Generator<[number, number]> {
  let up = true;
  for (let right = size - 1; right > 0; right -= 2, up = !up) {
    if (right === 6) right = 5;
    for (let n = 0; n < size; n++) for (const column of [right, right - 1]) yield [up ? size - 1 - n : n, column];
  }
}

function drawPatterns(code: (boolean | null)[][], version: number): void {
  const size = code.length;
  for (const [top, left] of [
    [0, 0],
    [0, size - 7],
    [size - 7, 0],
  ])
    for (let r = -1; r <= 7; r++)
      for (let c = -1; c <= 7; c++) {
        const ring = Math.max(Math.abs(r - 3), Math.abs(c - 3));
        if (code[top + r]?.[left + c] !== undefined) code[top + r][left + c] = ring !== 2 && ring !== 4;
      }
  const centres = ALIGNED[version - 1];
  const last = centres.at(-1);
  for (const row of centres)
    for (const column of centres) {
      const corner = (row === 6 && column === 6) || (row === 6 && column === last) || (row === last && column === 6);
      if (corner) continue;
      for (let r = -2; r <= 2; r++)
        for (let c = -2; c <= 2; c++) code[row + r][column + c] = Math.max(Math.abs(r), Math.abs(c)) !== 1;
    }
  for (let n = 8; n < size - 8; n++) code[6][n] = code[n][6] = n % 2 === 0;
}

/** The level (M is 00) and the mask, twice, with their own error correction. */
function drawFormat(code: (boolean | null)[][], mask: number): void {
  const size = code.length;
  const bits = ((mask << 10) | remainder(mask << 10, 0x537)) ^ 0x5412;
  const bit = (n: number) => ((bits >> n) & 1) === 1;
  const besides = [0, 1, 2, 3, 4, 5, 7, 8, size - 7, size - 6, size - 5, size - 4, size - 3, size - 2, size - 1];
  const across = [...Array.from({ length: 8 }, (_, n) => size - 1 - n), 7, 5, 4, 3, 2, 1, 0];
  for (let n = 0; n < 15; n++) {
    code[besides[n]][8] = bit(n);
    code[8][across[n]] = bit(n);
  }
  code[size - 8][8] = true;
}

function drawVersion(code: (boolean | null)[][], version: number): void {
  const bits = (version << 12) | remainder(version << 12, 0x1f25);
  for (let n = 0; n < 18; n++) {
    const [far, near] = [code.length - 11 + (n % 3), Math.floor(n / 3)];
    code[far][near] = code[near][far] = ((bits >> n) & 1) === 1;
  }
}

/** The remainder of a polynomial over two elements. */
function remainder(value: number, generator: number): number {
  const length = (number: number) => 32 - Math.clz32(number);
  while (length(value) >= length(generator)) value ^= generator << (length(value) - length(generator));
  return value;
}

/** How hard a code is to read: long runs, blocks, what looks like a corner, and too much of one colour. */
function penalty(code: QrMatrix): number {
  const lines = [...code, ...code.map((_, n) => code.map((row) => row[n]))];
  let points = 0;
  for (const line of lines) {
    const text = line.map((dark) => (dark ? "1" : "0")).join("");
    for (const run of text.match(/0{5,}|1{5,}/g) ?? []) points += run.length - 2;
    points += 40 * (text.match(/(?=10111010000|00001011101)/g) ?? []).length;
  }
  for (let r = 1; r < code.length; r++)
    for (let c = 1; c < code.length; c++)
      if (code[r][c] === code[r - 1][c] && code[r][c] === code[r][c - 1] && code[r][c] === code[r - 1][c - 1])
        points += 3;
  const dark = code.flat().filter(Boolean).length / code.length ** 2;
  return points + 10 * Math.floor(Math.abs(dark * 100 - 50) / 5);
}
