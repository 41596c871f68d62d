// The drawing agrees with the facts of the board: who is next to whom, where arrows lead, nothing on top of another.
import { describe, expect, it } from "vitest";
import { FACTS, type Space } from "$generated/unfathomable";
import { ARROWS, BOX, DOORS, HEIGHT, middle, NAME, NUMBER, OUTLINE, WIDTH } from "./ship";

const spaces = Object.keys(OUTLINE) as Space[];
const rooms = FACTS.interior as readonly Space[];

it("has a place for the figures of every space, on the board", () => {
  expect(Object.keys(BOX).sort()).toEqual([...spaces].sort());
  for (const { x, y, width, height } of Object.values(BOX)) {
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(WIDTH);
    expect(y + height).toBeLessThanOrEqual(HEIGHT);
  }
});

it("keeps the figures of two spaces apart", () => {
  const apart = (one: Space, other: Space) => {
    const [a, b] = [BOX[one], BOX[other]];
    return a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
  };
  for (const one of spaces)
    for (const other of spaces) if (one < other) expect(apart(one, other), `${one} ${other}`).toBe(true);
});

it("mirrors port and starboard", () => {
  for (const kind of ["w", "d"]) {
    for (const odd of [1, 3, 5, 7]) {
      const [starboard, port] = [middle(`${kind}${odd}` as Space), middle(`${kind}${odd + 1}` as Space)];
      expect([starboard.x, starboard.y]).toEqual([port.x, HEIGHT - port.y]);
    }
  }
});

it("has a door between adjacent rooms, and nowhere else", () => {
  const drawn = DOORS.map(({ rooms: [one, other] }) => [one, other].sort().join(" "));
  const facts = rooms.flatMap((room) =>
    (FACTS.adjacent[room] as readonly Space[])
      .filter((other) => rooms.includes(other))
      .map((other) => [room, other].sort().join(" ")),
  );
  expect([...drawn].sort()).toEqual([...new Set(facts)].sort());
});

describe("arrows", () => {
  it("lead inward from each water and deck space", () => {
    expect(ARROWS.map(({ from }) => from).sort()).toEqual([...FACTS.water, ...FACTS.deck].sort());
  });
  it("stand between the two spaces", () => {
    for (const { from, to, at } of ARROWS) {
      const [outer, inner] = [Math.abs(middle(from).y - HEIGHT / 2), Math.abs(middle(to).y - HEIGHT / 2)];
      const here = Math.abs(at.y - HEIGHT / 2);
      expect(here, from).toBeLessThan(outer);
      expect(here, from).toBeGreaterThan(inner);
    }
  });
});

it("writes the name of each room and the number of each deck space", () => {
  expect(Object.keys(NAME).sort()).toEqual([...rooms].sort());
  expect(Object.keys(NUMBER).sort()).toEqual([...FACTS.deck].sort());
});
