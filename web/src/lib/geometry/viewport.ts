// Pan and zoom: which box of a drawing is on the screen after a drag, a zoom or a resize.

export interface Size {
  width: number;
  height: number;
}

export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point, Size {}

/** Returns the smallest box of the screen's shape that shows everything. `rise` is the share of spare height above. */
export function fitView(whole: Box, screen: Size, rise = 0.5): Box {
  const unit = Math.max(whole.width / screen.width, whole.height / screen.height);
  const width = unit * screen.width;
  const height = unit * screen.height;
  return { x: whole.x + (whole.width - width) / 2, y: whole.y + (whole.height - height) * rise, width, height };
}

/** Returns a box of the screen's shape around `home`, at so many pixels to a unit; larger if `home` needs more. */
export function viewAtScale(home: Box, screen: Size, scale: number): Box {
  const least = fitView(home, screen);
  const width = Math.max(least.width, screen.width / scale);
  const height = Math.max(least.height, screen.height / scale);
  return { x: home.x + (home.width - width) / 2, y: home.y + (home.height - height) / 2, width, height };
}

/** Returns the box around some points, with `room` on every side and no smaller than `least`. */
export function boundingBox(points: Point[], room: number, least: Size): Box {
  const span = (values: number[], least: number) => {
    const from = Math.min(...values) - room;
    const length = Math.max(...values) + room - from;
    return { from: from - Math.max(0, least - length) / 2, length: Math.max(least, length) };
  };
  const across = span(
    points.map(({ x }) => x),
    least.width,
  );
  const down = span(
    points.map(({ y }) => y),
    least.height,
  );
  return { x: across.from, y: down.from, width: across.length, height: down.length };
}

/** Moves the drawing by so many pixels of the screen. */
export function panBy(view: Box, screen: Size, dx: number, dy: number): Box {
  return { ...view, x: view.x - (dx * view.width) / screen.width, y: view.y - (dy * view.height) / screen.height };
}

/** Makes everything `factor` times larger around the point under `at` (in pixels). */
export function zoomAt(view: Box, screen: Size, at: Point, factor: number): Box {
  const width = view.width / factor;
  const height = view.height / factor;
  return {
    x: view.x + (view.width - width) * (at.x / screen.width),
    y: view.y + (view.height - height) * (at.y / screen.height),
    width,
    height,
  };
}

/** Keeps the zoom within bounds and the drawing on the screen; null if the result is the fitted view. */
export function clampView(view: Box, fitted: Box, whole: Box, closest: number, rise = 0.5): Box | null {
  const zoom = Math.min(closest, fitted.width / view.width);
  if (zoom <= 1.001) return null;
  const width = fitted.width / zoom;
  const height = fitted.height / zoom;
  const centre = { x: view.x + view.width / 2, y: view.y + view.height / 2 };
  return {
    x: slide(centre.x - width / 2, width, whole.x, whole.width),
    y: slide(centre.y - height / 2, height, whole.y, whole.height, rise),
    width,
    height,
  };
}

function slide(start: number, length: number, from: number, size: number, rise = 0.5): number {
  if (length >= size) return from + (size - length) * rise;
  return Math.min(Math.max(start, from), from + size - length);
}

/** Moves the box as little as needed for a point to lie well inside it. */
export function keepInSight(view: Box, point: Point): Box {
  const edge = 0.12;
  const shift = (start: number, length: number, at: number) => {
    const low = start + edge * length;
    const high = start + (1 - edge) * length;
    return at < low ? start + at - low : at > high ? start + at - high : start;
  };
  return { ...view, x: shift(view.x, view.width, point.x), y: shift(view.y, view.height, point.y) };
}
