"""Plots as SVG, drawn here: bars and points with intervals, histograms, boxes and lines. Colours come from the page."""

import math
from collections.abc import Callable, Sequence
from html import escape
from itertools import count, dropwhile
from textwrap import wrap

from msgspec import Struct

WIDTH, LABELS, RIGHT, TOP, BOTTOM = 720, 210, 100, 12, 34
ROW, TALL_ROW, BAR, THIN = 30, 38, 18, 9
LETTERS = 27  # in a line of a label
MOST_BINS = 40
DWARFING = 4  # times as long as the next bar
Format = Callable[[float], str]


class Bar(Struct, frozen=True):
    """A labelled value with its interval (none if low == high) and what stands beside it."""

    label: str
    value: float
    low: float
    high: float
    text: str


class Box(Struct, frozen=True):
    """A labelled spread: the 5th, 25th, 50th, 75th and 95th percentile, and the mean."""

    label: str
    marks: tuple[float, float, float, float, float]
    mean: float
    text: str


class Line(Struct, frozen=True):
    """A labelled series of points with their intervals: x, y, low, high."""

    label: str
    points: list[tuple[float, float, float, float]]


def ticks(low: float, high: float, wanted: int = 5, show: Format = str) -> list[float]:
    """Round numbers that cover a span, no two of which are shown alike."""
    if low == high:
        high = low + (abs(low) or 1.0)
    rough = (high - low) / wanted
    unit = 10 ** math.floor(math.log10(rough))
    steps = (unit * factor * 10**power for power in count() for factor in (1, 2, 5))
    for step in dropwhile(lambda step: step < rough * 0.999, steps):
        first = math.floor(low / step + 1e-9)
        last = max(first + 1, math.ceil(high / step - 1e-9))
        marks = [round(step * number, 10) for number in range(first, last + 1)]
        if len({show(mark) for mark in marks}) == len(marks):
            return marks
    raise AssertionError("steps grow without end")


def _svg(height: float, title: str, body: list[str]) -> str:
    return (
        f'<div class="wide"><svg viewBox="0 0 {WIDTH} {height:.0f}" role="img" aria-label="{escape(title)}">'
        f"<title>{escape(title)}</title>{''.join(body)}</svg></div>"
    )


def _text(x: float, y: float, text: str, anchor: str = "start", kind: str = "") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" class="{kind}">{escape(text)}</text>'


def _line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" class="{kind}"/>'


def _row(rows: Sequence[Bar | Box]) -> int:
    """How tall the rows are: taller if a label needs two lines."""
    return TALL_ROW if any(len(row.label) > LETTERS for row in rows) else ROW


def _label(label: str, middle: float) -> str:
    """A label to the left of its row, in two lines if one is too short for it."""
    words = wrap(label, LETTERS, max_lines=2, placeholder=" …") or [""]
    start = middle + 4 - 7 * (len(words) - 1)
    return "".join(_text(LABELS - 10, start + 14 * number, each, "end") for number, each in enumerate(words))


class Across:
    """A scale from left to right, with its grid."""

    def __init__(
        self, low: float, high: float, show: Format, left: float = LABELS, right: float = WIDTH - RIGHT
    ) -> None:
        self.marks, self.show = ticks(low, high, show=show), show
        self.low, self.high, self.left, self.right = self.marks[0], self.marks[-1], left, right

    def __call__(self, value: float) -> float:
        return self.left + (self.right - self.left) * (value - self.low) / (self.high - self.low)

    def grid(self, height: float) -> list[str]:
        drawn = [_line(self(mark), TOP, self(mark), height - BOTTOM, "grid") for mark in self.marks]
        labels = [_text(self(mark), height - BOTTOM + 18, self.show(mark), "middle", "tick") for mark in self.marks]
        return drawn + labels


def bars(title: str, rows: Sequence[Bar], show: Format, fair: float | None = None) -> str:
    """Lying bars, each with its whisker; `fair` draws a dashed line where chance alone would put them."""
    tall = _row(rows)
    height = TOP + tall * len(rows) + BOTTOM
    across = Across(0.0, max([row.high for row in rows] + [fair or 0.0, 1e-9]), show)
    body = across.grid(height)
    for number, row in enumerate(rows):
        middle = TOP + tall * (number + 0.5)
        body.append(_label(row.label, middle))
        body.append(_bar(across(0), across(row.value), middle, f"{row.label}: {row.text}"))
        if row.high > row.low:
            body += _whisker(across(row.low), across(row.high), middle)
        body.append(_text(across(row.high) + 8, middle + 4, row.text, "start", "value"))
    if fair is not None:
        body.append(_line(across(fair), TOP - 6, across(fair), height - BOTTOM, "fair"))
    return _svg(height, title, body)


def pairs(title: str, rows: Sequence[tuple[Bar, Bar]], show: Format) -> str:
    """Two thin bars for each label, one above the other. A row that would dwarf all others is cut short."""
    tall = _row([pair[0] for pair in rows])
    height = TOP + tall * len(rows) + BOTTOM
    across = Across(0.0, _longest([max(bar.high for bar in row) for row in rows]), show)
    body = across.grid(height)
    for number, row in enumerate(rows):
        middle = TOP + tall * (number + 0.5)
        body.append(_label(row[0].label, middle))
        if max(bar.high for bar in row) > across.high:
            body += _cut(row, across, middle)
            continue
        for series, bar in enumerate(row):
            at = middle + (series - 0.5) * (THIN + 2)
            body.append(_bar(across(0), across(bar.value), at, f"{bar.label}: {bar.text}", series, THIN))
            if bar.high > bar.low:
                body.append(_line(across(bar.low), at, across(bar.high), at, "whisker"))
        furthest = across(max(bar.high for bar in row)) + 8
        body.append(_text(furthest, middle + 4, " / ".join(bar.text for bar in row), "start", "value"))
    return _svg(height, title, body)


def _longest(highs: list[float]) -> float:
    """How far a scale goes: to the longest bar, unless it is several times as long as the next."""
    *_, second, first = [1e-9, 1e-9, *sorted(highs)]
    return first if first <= DWARFING * second or len(highs) < 3 else second


def _cut(row: tuple[Bar, Bar], across: "Across", middle: float) -> list[str]:
    """Two bars that are longer than the scale, with a gap before their end."""
    drawn = []
    for series, bar in enumerate(row):
        at, end = middle + (series - 0.5) * (THIN + 2), min(across.right, across(bar.value))
        drawn.append(_bar(across.left, end, at, f"{bar.label}: {bar.text}", series, THIN))
    for shift in (-30, -24):
        x = across.right + shift
        drawn.append(_line(x, middle + THIN + 4, x + 6, middle - THIN - 4, "gap"))
    drawn.append(_text(across.right + 8, middle + 4, " / ".join(bar.text for bar in row), "start", "value"))
    return drawn


def _bar(start: float, end: float, middle: float, hint: str, series: int = 0, height: float = BAR) -> str:
    place = f'x="{start:.1f}" y="{middle - height / 2:.1f}" width="{max(end - start, 1):.1f}" height="{height}"'
    return f'<rect {place} rx="2" class="fill-{series}"><title>{escape(hint)}</title></rect>'


def points(title: str, rows: Sequence[Bar], show: Format) -> str:
    """Values that have no natural zero, as dots on a scale with their whiskers."""
    tall = _row(rows)
    height = TOP + tall * len(rows) + BOTTOM
    across = Across(min(row.low for row in rows), max(row.high for row in rows), show)
    body = across.grid(height)
    for number, row in enumerate(rows):
        middle = TOP + tall * (number + 0.5)
        body.append(_label(row.label, middle))
        body += _whisker(across(row.low), across(row.high), middle)
        body.append(f'<circle cx="{across(row.value):.1f}" cy="{middle:.1f}" r="5" class="fill-0"/>')
        body.append(_text(across(row.high) + 8, middle + 4, row.text, "start", "value"))
    return _svg(height, title, body)


def _whisker(low: float, high: float, middle: float) -> list[str]:
    return [
        _line(low, middle, high, middle, "whisker"),
        _line(low, middle - 5, low, middle + 5, "whisker"),
        _line(high, middle - 5, high, middle + 5, "whisker"),
    ]


def histogram(title: str, values: Sequence[float], show: Format, axis: str) -> str:
    """How often each value, or each band of values, occurs."""
    height, left = 240.0, 60.0
    low, high = min(values), max(values)
    most = min(MOST_BINS, max(10, round(2 * math.sqrt(len(values)))))
    width = max(1, math.ceil((high - low + 1) / most))
    bins = [0] * (int((high - low) // width) + 1)
    for value in values:
        bins[int((value - low) // width)] += 1
    across = Across(low, max(high, low + 1), show, left, WIDTH - 20)
    across.low, across.high = low - 0.5, low + width * len(bins) - 0.5
    across.marks = [mark for mark in across.marks if across.low <= mark <= across.high]
    top, floor = TOP, height - BOTTOM - 14
    heights = ticks(0, max(bins), 4, show)
    body = [_text(across(mark), floor + 18, show(mark), "middle", "tick") for mark in across.marks]
    for mark in heights:
        y = floor - (floor - top) * mark / heights[-1]
        body += [_line(left, y, WIDTH - 20, y, "grid"), _text(left - 8, y + 4, show(mark), "end", "tick")]
    for number, often in enumerate(bins):
        start, end = (across(low + width * edge - 0.5) for edge in (number, number + 1))
        tall = (floor - top) * often / heights[-1]
        first, last = low + width * number, low + width * (number + 1) - 1
        label = show(first) if width == 1 else f"{show(first)} – {show(last)}"
        body.append(
            f'<rect x="{start + 1:.1f}" y="{floor - tall:.1f}" width="{max(end - start - 2, 1):.1f}" '
            f'height="{tall:.1f}" class="fill-0"><title>{label}: {show(often)}</title></rect>'
        )
    body.append(_text((left + WIDTH - 20) / 2, height - 4, axis, "middle", "axis"))
    return _svg(height, title, body)


def boxes(title: str, rows: Sequence[Box], show: Format) -> str:
    """Boxes from the 25th to the 75th percentile, whiskers from the 5th to the 95th, a line at the median, a dot at the
    mean."""
    tall = _row(rows)
    height = TOP + tall * len(rows) + BOTTOM
    across = Across(min(row.marks[0] for row in rows), max(row.marks[4] for row in rows), show)
    body = across.grid(height)
    for number, row in enumerate(rows):
        middle = TOP + tall * (number + 0.5)
        p5, p25, p50, p75, p95 = map(across, row.marks)
        body.append(_label(row.label, middle))
        body += _whisker(p5, p95, middle)
        body.append(_bar(p25, p75, middle, f"{row.label}: {row.text}"))
        body.append(_line(p50, middle - BAR / 2, p50, middle + BAR / 2, "median"))
        body.append(f'<circle cx="{across(row.mean):.1f}" cy="{middle:.1f}" r="3.5" class="mean"/>')
        body.append(_text(p95 + 8, middle + 4, row.text, "start", "value"))
    return _svg(height, title, body)


SHAPES = ("M-5-5h10v10h-10z", "M0-6l6 11h-12z", "M0-6l6 6l-6 6l-6-6z", "M-5-2h3v-3h4v3h3v4h-3v3h-4v-3h-3z")


def lines(title: str, series: Sequence[Line], show: Format, x_show: Format, axis: str) -> str:
    """Series over a scale, each with its own mark and its name at the end of its line."""
    height, left, right = 300.0, 60.0, WIDTH - 200.0
    points = [point for line in series for point in line.points]
    xs = sorted({point[0] for point in points})
    marks = ticks(min(point[2] for point in points), max(point[3] for point in points), show=show)
    top, floor = TOP + 8, height - BOTTOM - 14
    span = (xs[-1] - xs[0]) or 1

    def across(x: float) -> float:
        return left + 14 + (right - left - 28) * (x - xs[0]) / span

    def up(y: float) -> float:
        return floor - (floor - top) * (y - marks[0]) / (marks[-1] - marks[0])

    body: list[str] = []
    for mark in marks:
        body += [
            _line(left, up(mark), right, up(mark), "grid"),
            _text(left - 8, up(mark) + 4, show(mark), "end", "tick"),
        ]
    body += [_text(across(x), floor + 18, x_show(x), "middle", "tick") for x in xs[:: math.ceil(len(xs) / 12)]]
    for number, line in enumerate(series):
        shift = (number - (len(series) - 1) / 2) * 5  # so that whiskers do not hide each other
        path = " ".join(f"{across(x) + shift:.1f},{up(y):.1f}" for x, y, _, _ in line.points)
        body.append(f'<polyline points="{path}" class="stroke-{number % 6}"/>')
        for x, y, low, high in line.points:
            at = across(x) + shift
            body.append(_line(at, up(low), at, up(high), f"stroke-{number % 6}"))
            mark_at = f'<path transform="translate({at:.1f} {up(y):.1f})" d="{SHAPES[number % 4]}" '
            body.append(f'{mark_at}class="fill-{number % 6}"><title>{escape(line.label)}: {show(y)}</title></path>')
    body += _names(series, [up(line.points[-1][1]) for line in series], right + 14, floor)
    body.append(_text((left + right) / 2, height - 4, axis, "middle", "axis"))
    return _svg(height, title, body)


def _names(series: Sequence[Line], heights: list[float], x: float, floor: float) -> list[str]:
    """The names of lines beside their ends, each after its mark, moved apart where they would overlap."""
    order = sorted(range(len(series)), key=lambda number: heights[number])
    texts = [wrap(series[number].label, 24, max_lines=2, placeholder=" …") for number in order]
    places = [heights[number] for number in order]
    for n in range(1, len(places)):
        places[n] = max(places[n], places[n - 1] + 4 + 14 * len(texts[n - 1]))
    limit = floor
    for n in reversed(range(len(places))):
        places[n] = min(places[n], limit - 14 * (len(texts[n]) - 1))
        limit = places[n] - 18
    drawn = []
    for number, lines, y in zip(order, texts, places, strict=True):
        drawn.append(
            f'<path transform="translate({x:.1f} {y:.1f})" d="{SHAPES[number % 4]}" class="fill-{number % 6}"/>'
        )
        drawn += [_text(x + 12, y + 4 + 14 * n, line) for n, line in enumerate(lines)]
    return drawn


def course(
    title: str, series: Sequence[Line], last: int, turns: Sequence[tuple[float, float]], show: Format, axis: str
) -> str:
    """Chances from 0 to 1 over a game of so many questions; its turns are numbered where they happened."""
    height, left, right = 300.0, 60.0, WIDTH - 150.0
    top, floor = TOP + 8, height - BOTTOM - 14

    def across(x: float) -> float:
        return left + (right - left) * x / max(last, 1)

    def up(y: float) -> float:
        return floor - (floor - top) * y

    body: list[str] = []
    for mark in (0.0, 0.25, 0.5, 0.75, 1.0):
        body += [
            _line(left, up(mark), right, up(mark), "grid"),
            _text(left - 8, up(mark) + 4, show(mark), "end", "tick"),
        ]
    steps = [x for x in ticks(0, last, show="{:.0f}".format) if x <= last]
    body += [_text(across(x), floor + 18, f"{x:.0f}", "middle", "tick") for x in steps]
    for number, line in enumerate(series):
        path = " ".join(f"{across(x):.1f},{up(y):.1f}" for x, y, _, _ in line.points)
        body.append(f'<polyline points="{path}" class="stroke-{number % 6} dash-{number % 6}"/>')
    for number, (x, y) in enumerate(turns, 1):
        at = f'cx="{across(x):.1f}" cy="{up(y):.1f}"'
        body.append(f'<circle {at} r="9" class="mean"/>{_text(across(x), up(y) + 4, str(number), "middle")}')
    body += _names(series, [up(line.points[-1][1]) for line in series], right + 14, floor)
    body.append(_text((left + right) / 2, height - 4, axis, "middle", "axis"))
    return _svg(height, title, body)
