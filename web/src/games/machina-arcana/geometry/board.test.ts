import { expect, test } from "vitest";
import { kindAt, layout, squareName, turned, UNIT } from "./board";

const tile = (more = {}) => ({ tile: 0, side: "1a", turns: 0, column: 0, row: 0, ...more });

test("a quarter turn clockwise brings the upper left corner to the upper right", () => {
  expect(turned(0, 0)).toEqual({ column: 0, row: 0 });
  expect(turned(0, 1)).toEqual({ column: 9, row: 0 });
  expect(turned(5, 1)).toEqual({ column: 9, row: 5 });
  expect(turned(0, 4)).toEqual({ column: 0, row: 0 });
});

test("the board begins at its upper left tile, wherever that was laid", () => {
  const { squares, columns, rows } = layout([tile({ column: -1 }), tile({ tile: 3, side: "4a", column: -1, row: 1 })]);
  expect([columns, rows]).toEqual([10, 20]);
  expect(squareName(squares.get(0)!)).toBe("A1");
  expect(squareName(squares.get(300)!)).toBe("A11");
});

test("the rim of a tile has gaps at its openings, which turn with it", () => {
  const whole = (segments: { x1: number; y1: number; x2: number; y2: number }[]) =>
    segments.filter(({ x1, y1, x2, y2 }) => Math.abs(x2 - x1 + y2 - y1) === 10 * UNIT);
  const [straight] = layout([tile()]).tiles;
  expect(whole(straight.rim)).toEqual([{ x1: 10 * UNIT, y1: 0, x2: 10 * UNIT, y2: 10 * UNIT }]);
  const [once] = layout([tile({ turns: 1 })]).tiles;
  expect(whole(once.rim)).toEqual([{ x1: 0, y1: 10 * UNIT, x2: 10 * UNIT, y2: 10 * UNIT }]);
});

test("a chapter may make a kind of space another one", () => {
  const state = { board: [tile()], reading: { taken: [] } } as never;
  expect(kindAt(state, 2)).toBe("trap");
  const changed = { board: [tile()], reading: { taken: [{ kind: "trap", as_kind: "pit", also: false }] } } as never;
  expect(kindAt(changed, 2)).toBe("pit");
});
