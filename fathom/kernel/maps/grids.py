"""Square grids: squares as numbers and bitboards, and floors with walls, doors and blocked squares between them.

A square is `columns * row + column`, row 0 at the top. Lines of sight run from centre to centre. Their shapes are
worked out once per direction and grid, so that a line is tested by a shift and a few `&`.
"""

from collections.abc import Callable, Iterable, Iterator
from functools import cache, cached_property
from typing import NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from fathom.kernel.maps.paths import bits

QUARTERS = 4


class Line(NamedTuple):
    """A line of sight as barriers: the edges and squares that it crosses, and the two ways round each corner it meets.

    They are told for a line near the first square; `shift` is how far they lie from there. `inside` are the squares
    alone.
    """

    shift: int
    across: int
    corners: tuple[tuple[int, int], ...]
    inside: int


class Grid:
    """The squares of a board of some columns and rows; `grid(columns, rows)` keeps one of each size.

    Barriers are bitboards too: bit n is square n itself, then come the edges east and south of every square.
    """

    def __init__(self, columns: int, rows: int) -> None:
        self.columns, self.rows = columns, rows
        self.size = size = columns * rows
        self.whole = (1 << size) - 1
        last = 0
        for row in range(rows):
            last |= 1 << (row + 1) * columns - 1
        self._not_right = self.whole & ~last
        self._not_left = self.whole & ~(last >> columns - 1)
        self._lines: dict[int, Line] = {}
        self._directions: dict[tuple[int, int], Line] = {}

    def square(self, column: int, row: int) -> int:
        return row * self.columns + column

    def column_row(self, square: int) -> tuple[int, int]:
        row, column = divmod(square, self.columns)
        return column, row

    def offset(self, one: int, other: int) -> tuple[int, int]:
        """How many columns and rows the second square lies further right and down."""
        columns = self.columns
        return other % columns - one % columns, other // columns - one // columns

    def steps(self, one: int, other: int) -> int:
        """Orthogonal steps between two squares: column difference plus row difference."""
        across, down = self.offset(one, other)
        return abs(across) + abs(down)

    def apart(self, one: int, other: int) -> int:
        """Steps in eight directions between two squares: the larger of column and row difference."""
        across, down = self.offset(one, other)
        return max(abs(across), abs(down))

    def beside(self, board: int) -> int:
        """All squares one orthogonal step away from a bitboard."""
        columns = self.columns
        return (
            (board & self._not_right) << 1 | (board & self._not_left) >> 1 | board << columns | board >> columns
        ) & self.whole

    def around(self, board: int) -> int:
        """All squares one step in eight directions away from a bitboard."""
        columns = self.columns
        row = board | (board & self._not_right) << 1 | (board & self._not_left) >> 1
        return (row ^ board | row << columns | row >> columns) & self.whole

    def turned(self, square: int) -> int:
        """Where a square of a square grid comes to lie after a quarter turn clockwise."""
        column, row = self.column_row(square)
        return self.square(self.columns - 1 - row, column)

    # ---------------------------------------------------------------------------------------- edges

    def edge(self, one: int, other: int) -> int:
        """The edge between two orthogonal neighbours, as a barrier."""
        first, second = sorted((one, other))
        if self.steps(first, second) != 1:
            raise ValueError(f"{self.column_row(one)} and {self.column_row(other)} share no edge")
        return 1 << (self.size if second == first + 1 else 2 * self.size) + first

    def edges(self, pairs: Iterable[tuple[int, int]]) -> int:
        found = 0
        for one, other in pairs:
            found |= self.edge(one, other)
        return found

    def bounded(self, edges: int) -> Iterator[tuple[int, int]]:
        """The two squares on both sides of each edge."""
        for number in bits(edges):
            plane, square = divmod(number, self.size)
            yield square, square + (1 if plane == 1 else self.columns)

    def edges_of(self, square: int) -> int:
        """The edges that bound a square."""
        return self.edges((square, other) for other in bits(self.beside(1 << square)))

    # ------------------------------------------------------------------------------- lines of sight

    def line(self, source: int, target: int) -> Line:
        """The line from a square to another; lines of one direction share their barriers."""
        pair = source * self.size + target
        line = self._lines.get(pair)
        if line is None:
            direction = self.offset(source, target)
            if direction not in self._directions:
                self._directions[direction] = self._drawn(*direction)
            drawn = self._directions[direction]
            line = self._lines[pair] = drawn._replace(shift=source - drawn.shift)
        return line

    def _drawn(self, across: int, down: int) -> Line:
        """Follow a line from centre to centre: it leaves a square by an edge or exactly at a corner.

        Its shift is the square that it begins in.
        """
        width, height = abs(across), abs(down)
        right, below = (1 if across > 0 else -1), (1 if down > 0 else -1)
        column, row = (0 if right > 0 else width), (0 if below > 0 else height)
        here = origin = self.square(column, row)
        sideways, lengthways = right, below * self.columns
        walls = inside = x = y = 0
        corners = []
        while x < width or y < height:
            turn = (2 * x + 1) * height - (2 * y + 1) * width  # whether a column or a row ends first
            if y == height or (x < width and turn < 0):
                there = here + sideways
                walls |= self.edge(here, there)
                x += 1
            elif x == width or turn > 0:
                there = here + lengthways
                walls |= self.edge(here, there)
                y += 1
            else:
                there = here + sideways + lengthways
                one, other = (self._round(here, via, there) for via in (here + sideways, here + lengthways))
                corners.append((one, other))
                x, y = x + 1, y + 1
            here = there
            inside |= 1 << here
        inside &= ~(1 << here)
        return Line(origin, walls | inside, tuple(corners), inside)

    def _round(self, here: int, via: int, there: int) -> int:
        """What would close the way round a corner by this square."""
        return self.edge(here, via) | 1 << via | self.edge(via, there)


@cache
def grid(columns: int, rows: int) -> Grid:
    return Grid(columns, rows)


class Near(dict[int, int]):
    """The squares next to each square of a floor, worked out when they are first asked for."""

    def __init__(self, floor: "Floor") -> None:
        self.floor = floor

    def __missing__(self, square: int) -> int:
        self[square] = found = self.floor._spread(1 << square)
        return found


class Floor(Struct, frozen=True, dict=True):
    """A grid with what stands on it for good: walls, doors, and solid squares that nobody enters or looks through.

    `walls`, `doors` and `closed` are edges; a door that is not closed is open. A floor never changes: opening a door
    gives another floor.
    """

    columns: int
    rows: int
    walls: int = 0
    doors: int = 0
    closed: int = 0
    solid: int = 0

    @cached_property
    def grid(self) -> Grid:
        return grid(self.columns, self.rows)

    @cached_property
    def barriers(self) -> int:
        return self.walls | self.closed | self.solid

    # ---------------------------------------------------------------------------------------- doors

    def doors_of(self, square: int) -> int:
        """The doors that bound a square."""
        return self.doors & self.grid.edges_of(square)

    def opened(self, doors: int) -> "Floor":
        return replace(self, closed=self.closed & ~doors)

    def shut(self, doors: int) -> "Floor":
        return replace(self, closed=self.closed | doors & self.doors)

    def without(self, doors: int) -> "Floor":
        """The floor after doors were destroyed: they stand open for good."""
        return replace(self, doors=self.doors & ~doors, closed=self.closed & ~doors)

    # ------------------------------------------------------------------------------------- stepping

    @cached_property
    def _open(self) -> tuple[int, int, int, int]:
        """The squares that can be left to the east, south, west and north."""
        here = self.grid
        shut = self.walls | self.closed
        east = shut >> here.size & here.whole
        south = shut >> 2 * here.size
        return (
            here._not_right & ~east,
            here.whole & ~south,
            here._not_left & ~(east << 1),
            here.whole & ~(south << here.columns),
        )

    def beside(self, board: int) -> int:
        """The squares one orthogonal step away from a bitboard, with no wall or closed door between."""
        east, south, west, north = self._open
        columns = self.columns
        return (
            (board & east) << 1 | (board & south) << columns | (board & west) >> 1 | (board & north) >> columns
        ) & self._enterable

    @cached_property
    def _enterable(self) -> int:
        return self.grid.whole & ~self.solid

    def around(self, board: int) -> int:
        """The squares next to a bitboard in eight directions; one open way round a corner is enough."""
        return self._spread(board) if board & board - 1 else self.near[board.bit_length() - 1] if board else 0

    def _spread(self, board: int) -> int:
        east, south, west, north = self._open
        columns, free = self.columns, self._enterable
        sideways = ((board & east) << 1 | (board & west) >> 1) & free
        lengthways = ((board & south) << columns | (board & north) >> columns) & free
        found = sideways | lengthways
        found |= (sideways & south) << columns | (sideways & north) >> columns
        found |= (lengthways & east) << 1 | (lengthways & west) >> 1
        return found & free & ~board

    @cached_property
    def near(self) -> "Near":
        """By square, the squares next to it in eight directions, each found once."""
        return Near(self)

    def adjacent(self, one: int, other: int) -> bool:
        """Whether two squares touch, in eight directions, with at least one way open between them."""
        return one != other and bool(self.near[one] >> other & 1)

    def rings(self, start: int, through: int) -> Iterator[list[int]]:
        """The squares one step in eight directions from a square, then two, and so on, over `through` squares."""
        near, reached, edge = self.near, 1 << start, [start]
        while True:
            found = 0
            for square in edge:
                found |= near[square]
            found &= through & ~reached
            if not found:
                return
            reached |= found
            edge = bits(found)
            yield edge

    def distances(self, start: int, through: int | None = None) -> dict[int, int]:
        """Steps in eight directions to every square that can be reached over `through` squares, nearest first."""
        found = {start: 0}
        allowed = self.grid.whole if through is None else through
        for steps, ring in enumerate(self.rings(start, allowed), 1):
            found.update(dict.fromkeys(ring, steps))
        return found

    # --------------------------------------------------------------------------------------- seeing

    def sees(self, source: int, target: int) -> bool:
        """Whether the line between two centres meets no wall, closed door or solid square; it may touch corners."""
        shift, across, corners, _ = self.grid.line(source, target)
        barriers = self.barriers >> shift
        if across & barriers:
            return False
        return not corners or not any(one & barriers and other & barriers for one, other in corners)

    def blocks(self, source: int, target: int) -> int:
        """How many blocking things the line between two centres meets."""
        shift, across, corners, _ = self.grid.line(source, target)
        barriers = self.barriers >> shift
        shut = sum(bool(one & barriers and other & barriers) for one, other in corners)
        return (across & barriers).bit_count() + shut

    def between(self, source: int, target: int) -> int:
        """The squares whose inside the line between two others crosses: what may stand in its way."""
        line = self.grid.line(source, target)
        return line.inside << line.shift

    def seen_from(self, source: int, within: int | None = None) -> int:
        """The squares that are seen from one, its own included; `within` limits which are looked at."""
        found = 1 << source
        for target in bits(self.grid.whole if within is None else within):
            if self.sees(source, target):
                found |= 1 << target
        return found

    # ----------------------------------------------------------------------------- tiles of a board

    def turned(self, quarters: int) -> "Floor":
        """A square floor after some quarter turns clockwise."""
        floor = self
        for _ in range(quarters % QUARTERS):
            floor = floor._moved(floor.grid, floor.grid.turned)
        return floor

    def placed(self, on: Grid, column: int, row: int) -> "Floor":
        """This floor as a part of a larger one, its top left square at a column and row."""

        def there(square: int) -> int:
            x, y = self.grid.column_row(square)
            return on.square(column + x, row + y)

        return self._moved(on, there)

    def joined(self, other: "Floor") -> "Floor":
        """Two parts of one larger floor together."""
        both = {name: getattr(self, name) | getattr(other, name) for name in ("walls", "doors", "closed", "solid")}
        return replace(self, **both)

    def _moved(self, on: Grid, there: Callable[[int], int]) -> "Floor":
        def edges(board: int) -> int:
            return on.edges((there(one), there(other)) for one, other in self.grid.bounded(board))

        solid = sum(1 << there(square) for square in bits(self.solid))
        return Floor(on.columns, on.rows, edges(self.walls), edges(self.doors), edges(self.closed), solid)
