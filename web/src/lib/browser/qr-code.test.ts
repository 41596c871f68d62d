import { expect, test } from "vitest";
import { dataPath, qrCode, multiplyInField, type QrMatrix } from "./qr-code";

const LINK = "http://192.168.178.21:8000/t/abcdefghjk#seat=1&key=Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6cXV4";
const SIZES: [number, number[]][] = [
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

/** Whether a module belongs to the patterns that every code of a size has, and not to the data. */
function fixed(size: number, row: number, column: number): boolean {
  const version = (size - 17) / 4;
  if ((row < 9 && (column < 9 || column >= size - 8)) || (row >= size - 8 && column < 9)) return true;
  if (row === 6 || column === 6) return true;
  if (version >= 7 && ((row < 6 && column >= size - 11) || (column < 6 && row >= size - 11))) return true;
  const step: Record<number, number[]> = { 7: [6, 22, 38], 8: [6, 24, 42], 9: [6, 26, 46], 10: [6, 28, 50] };
  const centres = version === 1 ? [] : (step[version] ?? [6, size - 7]);
  const last = centres.at(-1);
  return centres.some((r) =>
    centres.some(
      (c) =>
        !((r === 6 && c === 6) || (r === 6 && c === last) || (r === last && c === 6)) &&
        Math.abs(row - r) <= 2 &&
        Math.abs(column - c) <= 2,
    ),
  );
}

const UNMASK = [
  (r: number, c: number) => (r + c) % 2,
  (r: number) => r % 2,
  (_: number, c: number) => c % 3,
  (r: number, c: number) => (r + c) % 3,
  (r: number, c: number) => ((r >> 1) + Math.floor(c / 3)) % 2,
  (r: number, c: number) => ((r * c) % 2) + ((r * c) % 3),
  (r: number, c: number) => (((r * c) % 2) + ((r * c) % 3)) % 2,
  (r: number, c: number) => (((r + c) % 2) + ((r * c) % 3)) % 2,
];

/** Reads a code as a camera's software would, and checks the error correction of every block. */
function read(code: QrMatrix): string {
  const size = code.length;
  const format = [0, 1, 2, 3, 4, 5, 7, 8].map((row) => Number(code[row][8]));
  const high = [7, 5, 4, 3, 2, 1, 0].map((column) => Number(code[8][column]));
  const word = [...format, ...high].reduce((all, bit, n) => all | (bit << n), 0) ^ 0x5412;
  expect(word >> 13, "the level is M").toBe(0);
  const mask = (word >> 10) & 7;
  const bits: number[] = [];
  for (const [r, c] of dataPath(size))
    if (!fixed(size, r, c)) bits.push(Number(code[r][c] !== (UNMASK[mask](r, c) === 0)));
  const [spare, sizes] = SIZES[(size - 17) / 4 - 1];
  const count = sizes.reduce((one, other) => one + other, 0) + spare * sizes.length;
  const words = Array.from({ length: count }, (_, n) => parseInt(bits.slice(8 * n, 8 * n + 8).join(""), 2));
  const blocks: number[][] = sizes.map(() => []);
  let at = 0;
  for (let n = 0; n < Math.max(...sizes); n++) sizes.forEach((length, b) => n < length && blocks[b].push(words[at++]));
  const data = blocks.flatMap((block) => [...block]);
  for (let n = 0; n < spare; n++) sizes.forEach((_, b) => blocks[b].push(words[at++]));
  for (const block of blocks)
    for (let n = 0, root = 1; n < spare; n++, root = multiplyInField(root, 2))
      expect(
        block.reduce((value, byte) => multiplyInField(value, root) ^ byte, 0),
        "a syndrome",
      ).toBe(0);
  const stream = data.flatMap((byte) => [...byte.toString(2).padStart(8, "0")]).join("");
  const wide = size >= 57 ? 16 : 8;
  expect(stream.slice(0, 4)).toBe("0100");
  const length = parseInt(stream.slice(4, 4 + wide), 2);
  const bytes = Array.from({ length }, (_, n) => parseInt(stream.slice(4 + wide + 8 * n, 12 + wide + 8 * n), 2));
  return new TextDecoder().decode(new Uint8Array(bytes));
}

test.each([
  "a",
  "x".repeat(14),
  "x".repeat(15),
  "é".repeat(20),
  LINK,
  "y".repeat(120),
  "z".repeat(150),
  "q".repeat(213),
])("%s can be read back, and every block passes its check", (text) => expect(read(qrCode(text)!)).toBe(text));

test("a link fits a small code, and what is too long has none", () => {
  expect(qrCode(LINK)!.length).toBe(17 + 4 * 5);
  expect(qrCode("x".repeat(214))).toBeNull();
});

test("a known code comes out module by module", () => {
  expect(qrCode("fathom")!.map((row) => row.map((dark) => (dark ? "#" : ".")).join(""))).toEqual(KNOWN);
});

// Made by another program (the Python package qrcode, version 1-M, mask 2).
const KNOWN = [
  "#######....#..#######",
  "#.....#..##.#.#.....#",
  "#.###.#.#..#..#.###.#",
  "#.###.#.###.#.#.###.#",
  "#.###.#.#..##.#.###.#",
  "#.....#.##..#.#.....#",
  "#######.#.#.#.#######",
  "........##.##........",
  "#.#####...#.#.#####..",
  "###....#.#..#..#..#.#",
  "##.#..##.#.#.#..####.",
  "...#......#....####.#",
  "##....#.#.##.#..##.#.",
  "........#.######.##.#",
  "#######..##.#.##..##.",
  "#.....#.#..####..##.#",
  "#.###.#.#.#.#...#..#.",
  "#.###.#.#.#.#..##....",
  "#.###.#.####.#....#..",
  "#.....#...#.....###..",
  "#######.#.##.#..#..#.",
];
