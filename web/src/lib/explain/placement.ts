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
 * Returns the corner of a card of that size beside a thing, always on the screen: right of it, left of it, below or
 * above. The question with its answers stays visible if there is room, so the card of an answer stands above them all.
 */
export function placeCard(
  beside: ScreenRect,
  { width, height }: Size,
  screen: Size,
  question: ScreenRect | null = null,
): Corner {
  const left = (wish: number) => Math.max(GAP, Math.min(wish, screen.width - width - GAP));
  const top = (wish: number) => Math.max(GAP, Math.min(wish, screen.height - height - GAP));
  const covers = (corner: Corner, it: ScreenRect) =>
    corner.left < it.right && it.left < corner.left + width && corner.top < it.bottom && it.top < corner.top + height;
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
  }
  const clearOf = (...kept: ScreenRect[]) => corners.find((corner) => !kept.some((it) => covers(corner, it)));
  return (question && clearOf(beside, question)) ?? clearOf(beside) ?? corners[0];
}
