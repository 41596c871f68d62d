// How figures share a space: in rows, side by side, and closer together the more there are.
import type { Box, Point } from "./ship";

const GAP = 3;

/** The middles of figures of these widths in a box, in order; `tall` is the height of a row. */
export function crowd(box: Box, widths: readonly number[], tall: number): Point[] {
  if (widths.length === 0) return [];
  const most = Math.max(1, Math.floor(box.height / tall));
  const rows = split(widths, most, box.width);
  const step = Math.min(tall, box.height / rows.length);
  return rows.flatMap((row, index) => {
    const y = box.y + box.height / 2 + (index - (rows.length - 1) / 2) * step;
    return along(row, box).map((x) => ({ x, y }));
  });
}

/** As few rows as hold all figures without crowding, but never more than fit. */
function split(widths: readonly number[], most: number, room: number): number[][] {
  for (let count = 1; ; count += 1) {
    const each = Math.ceil(widths.length / count);
    const rows = Array.from({ length: Math.ceil(widths.length / each) }, (_, row) =>
      widths.slice(row * each, (row + 1) * each),
    );
    if (count >= most || rows.every((row) => length(row) <= room)) return rows;
  }
}

const length = (row: readonly number[]): number => row.reduce((sum, width) => sum + width + GAP, -GAP);

/** Middles along a row; when it is too long, figures overlap, and the first and the last still stand inside. */
function along(row: readonly number[], box: Box): number[] {
  const squeeze =
    row.length > 1
      ? Math.min(
          1,
          (box.width - row[0] / 2 - row[row.length - 1] / 2) / (length(row) - row[0] / 2 - row[row.length - 1] / 2),
        )
      : 1;
  const steps = row.map((width, index) => (index === 0 ? 0 : (row[index - 1] / 2 + GAP + width / 2) * squeeze));
  const whole = steps.reduce((sum, step) => sum + step, 0);
  let x = box.x + box.width / 2 - (whole + row[0] / 2 + row[row.length - 1] / 2) / 2 + row[0] / 2;
  return steps.map((step) => (x += step));
}
