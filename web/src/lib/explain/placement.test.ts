import { expect, test } from "vitest";
import { placeCard } from "./placement";

const screen = { width: 1000, height: 800 };
const thing = (left: number, top: number, width = 40, height = 40) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

test("a card stands right of what it explains, or left of it where there is no room", () => {
  expect(placeCard(thing(100, 400), { width: 300, height: 200 }, screen)).toEqual({ left: 150, top: 320 });
  expect(placeCard(thing(900, 400), { width: 300, height: 200 }, screen)).toEqual({ left: 590, top: 320 });
});

test("a card never leaves the screen", () => {
  expect(placeCard(thing(100, 0), { width: 300, height: 200 }, screen).top).toBe(10);
  expect(placeCard(thing(100, 780), { width: 300, height: 200 }, screen).top).toBe(590);
});

test("beside something wide a card stands below it, or above it at the foot of the screen", () => {
  expect(placeCard(thing(50, 100, 900), { width: 300, height: 200 }, screen)).toEqual({ left: 350, top: 150 });
  expect(placeCard(thing(50, 700, 900), { width: 300, height: 200 }, screen)).toEqual({ left: 350, top: 490 });
});

const question = thing(20, 550, 700, 240);

test("a card of an answer leaves the question and the other answers in sight, if there is room above them", () => {
  const answer = thing(100, 700);
  expect(placeCard(answer, { width: 300, height: 200 }, screen, question)).toEqual({ left: 100, top: 340 });
  expect(placeCard(answer, { width: 300, height: 700 }, screen, question).left).toBe(150);
});

test("a card of anything else leaves the question in sight, too", () => {
  expect(placeCard(thing(200, 480), { width: 300, height: 200 }, screen, question)).toEqual({ left: 70, top: 270 });
  expect(placeCard(thing(800, 600), { width: 300, height: 200 }, screen, question)).toEqual({ left: 690, top: 340 });
  expect(placeCard(thing(200, 100), { width: 300, height: 200 }, screen, question)).toEqual({ left: 250, top: 20 });
});

const dock = thing(720, 200, 270, 590);

test("a card stands in a dock level with what it explains, and never on the board", () => {
  expect(placeCard(thing(200, 480), { width: 260, height: 200 }, screen, null, [dock])).toEqual({
    left: 720,
    top: 400,
  });
  expect(placeCard(thing(200, 20), { width: 260, height: 200 }, screen, null, [dock])).toEqual({ left: 720, top: 200 });
});

test("of something in the dock itself it stands below, or above where there is no room below", () => {
  expect(placeCard(thing(740, 220), { width: 260, height: 200 }, screen, null, [dock])).toEqual({
    left: 720,
    top: 270,
  });
  expect(placeCard(thing(740, 700), { width: 260, height: 200 }, screen, null, [dock])).toEqual({
    left: 720,
    top: 490,
  });
});

test("the nearest dock that has room is taken, and none where the card is too large for all", () => {
  const left = thing(10, 60, 270, 730);
  expect(placeCard(thing(330, 480), { width: 260, height: 200 }, screen, null, [dock, left]).left).toBe(10);
  expect(placeCard(thing(330, 480), { width: 260, height: 650 }, screen, null, [dock, left]).left).toBe(10);
  expect(placeCard(thing(600, 480), { width: 260, height: 650 }, screen, null, [dock]).left).toBe(650);
});
