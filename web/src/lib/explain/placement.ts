// Where on the screen the card of an explanation is placed.

export interface ScreenRect {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

interface Size {
  width: number;
  height: number;
}

interface Corner {
  left: number;
  top: number;
}

const GAP = 10; // pixels around a card

/**
 * Returns the corner of a card of that size for a thing, always on the screen. It stands in a dock, a column beside the
 * board, so that nothing on the board is covered; without a dock that has room, beside the thing, and clear of the
 * question with its answers if possible.
 */
export function placeCard(
  beside: ScreenRect,
  size: Size,
  screen: Size,
  question: ScreenRect | null = null,
  docks: readonly ScreenRect[] = [],
): Corner {
  return placeInDock(beside, size, docks) ?? placeBeside(beside, size, screen, question);
}

/** Returns a corner in the nearest dock that has room: level with the thing, else below or above it. */
function placeInDock(beside: ScreenRect, { width, height }: Size, docks: readonly ScreenRect[]): Corner | null {
  const apart = (dock: ScreenRect) => Math.max(dock.left - beside.right, beside.left - dock.right, 0);
  const middle = (beside.top + beside.bottom - height) / 2;
  for (const dock of [...docks].sort((a, b) => apart(a) - apart(b))) {
    if (dock.right - dock.left < width || dock.bottom - dock.top < height) continue;
    const inside = (top: number) => Math.max(dock.top, Math.min(top, dock.bottom - height));
    const corner = [middle, beside.bottom + GAP, beside.top - GAP - height]
      .map((top) => ({ left: dock.left, top: inside(top) }))
      .find((corner) => !covers(corner, { width, height }, beside));
    if (corner) return corner;
  }
  return null;
}

const covers = (corner: Corner, { width, height }: Size, it: ScreenRect): boolean =>
  corner.left < it.right && it.left < corner.left + width && corner.top < it.bottom && it.top < corner.top + height;

/** Returns a corner right of the thing, left of it, below or above. The card of an answer stands above them all. */
function placeBeside(beside: ScreenRect, size: Size, screen: Size, question: ScreenRect | null): Corner {
  const { width, height } = size;
  const left = (wish: number) => Math.max(GAP, Math.min(wish, screen.width - width - GAP));
  const top = (wish: number) => Math.max(GAP, Math.min(wish, screen.height - height - GAP));
  const level = top((beside.top + beside.bottom - height) / 2);
  const centre = left((beside.left + beside.right - width) / 2);
  const corners = [
    { left: left(beside.right + GAP), top: level },
    { left: left(beside.left - GAP - width), top: level },
    { left: centre, top: top(beside.bottom + GAP) },
    { left: centre, top: top(beside.top - GAP - height) },
  ];
  if (question) {
    const above = top(question.top - GAP - height);
    const isAnswer = beside.top >= question.top && beside.left >= question.left && beside.right <= question.right;
    if (isAnswer) corners.unshift({ left: left(beside.left), top: above });
    else corners.push(...corners.map((corner) => ({ left: corner.left, top: above })));
    for (const gap of [GAP, 0]) corners.push({ left: left(question.left - gap - width), top: level });
    corners.push({ left: GAP, top: level });
  }
  const clearOf = (...kept: ScreenRect[]) => corners.find((corner) => !kept.some((it) => covers(corner, size, it)));
  return (question && clearOf(beside, question)) ?? clearOf(beside) ?? corners[0];
}
