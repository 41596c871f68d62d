"""The board as it is laid: up to two by two tiles, turned and joined, as one floor of squares (TILE1, TILE4)."""

from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property, lru_cache

from msgspec import Struct

from fathom.games.machina_arcana.board.tiles import (
    OPENINGS,
    SIZE,
    SPACES,
    Door,
    Edge,
    Side,
    Space,
    beside,
    door_between,
    sides,
)
from fathom.games.machina_arcana.pieces import ACTION_SPACES, LIKE_UNITS, PASSABLE, Kind
from fathom.kernel import Public
from fathom.kernel.maps.grids import Floor, grid
from fathom.kernel.maps.paths import bits

ACROSS = 2  # TILE4e: never larger than two by two tiles
GRID = grid(ACROSS * SIZE, ACROSS * SIZE)
TILE = grid(SIZE, SIZE)
STEP = {Edge.NORTH: (0, -1), Edge.EAST: (1, 0), Edge.SOUTH: (0, 1), Edge.WEST: (-1, 0)}
Change = tuple[Kind, Kind, bool]
"""Spaces of a kind are of another one: instead, or as well (CELL13f, CELL13g)."""

TILES = 10  # SET6b: those with two sides; the finale tiles come after them


class Placed(Struct, frozen=True):
    """A tile in play: its number, the side it shows, its quarter turns clockwise, and its place among the tiles."""

    tile: Public[int]
    side: Public[str]
    turns: Public[int] = 0
    column: Public[int] = 0
    row: Public[int] = 0

    @property
    def printed(self) -> Side:
        return sides()[self.side]

    @property
    def at(self) -> tuple[int, int]:
        return self.column, self.row

    @property
    def openings(self) -> tuple[Edge, ...]:
        """The edges with an opening, as the tile lies."""
        return tuple(Edge((edge + self.turns) % 4) for edge in self.printed.openings)

    def opening(self, edge: Edge) -> tuple[Space, ...]:
        """The spaces of the opening on an edge, as the tile lies."""
        return tuple(Space(self.tile * SPACES + place) for place in OPENINGS[Edge((edge - self.turns) % 4)])

    def beyond(self, edge: Edge) -> tuple[int, int]:
        """The place of a tile on the other side of an edge."""
        across, down = STEP[edge]
        return self.column + across, self.row + down


class Opening(Struct, frozen=True):
    """An opening of a tile in play, by the edge on which it lies; entrance and exit tokens cover both its spaces."""

    tile: Public[int]
    edge: Public[Edge]


class Ground:
    """Where everything printed lies, on a grid of squares: the shape of the board, doors included, without units."""

    def __init__(
        self, placed: tuple[Placed, ...], closed: frozenset[Door], gone: frozenset[Door], changes: tuple[Change, ...]
    ) -> None:
        self.placed = placed
        left = min((each.column for each in placed), default=0)
        top = min((each.row for each in placed), default=0)
        self.by_space: dict[int, int] = {}  # squares by the spaces that lie there
        self.kinds: dict[Kind, int] = dict.fromkeys(Kind, 0)
        self.tiles: dict[int, int] = {}
        floor = Floor(GRID.columns, GRID.rows)
        for each in placed:
            column, row = (each.column - left) * SIZE, (each.row - top) * SIZE
            floor = floor.joined(_laid(each.side, each.turns, column, row))
            self._lay(each, column, row)
        rubble = self.kinds[Kind.RUBBLE]
        for printed, other, also in changes:
            self.kinds[other] |= self.kinds[printed]
            if not also:
                self.kinds[printed] = 0
        doors = self._doors(closed), self._doors(gone)
        around = Floor(  # TGT1d
            GRID.columns, GRID.rows, walls=self._edges(), solid=GRID.whole & ~self.inside | self.kinds[Kind.RUBBLE]
        )
        self.floor = floor.joined(around).without(doors[1]).shut(doors[0])  # CELL2b, CELL2c
        self._keep_near(self.kinds[Kind.RUBBLE] & ~rubble)
        self.spaces = {square: Space(space) for space, square in self.by_space.items()}

    def _keep_near(self, buried: int) -> None:
        """Who stands on a space that has become rubble is next to its neighbours as they are next to it (TGT2a)."""
        near = self.floor.near
        for square in bits(buried):
            for other in bits(near[square]):
                near[other] |= 1 << square

    def _lay(self, each: Placed, column: int, row: int) -> None:
        whole = 0
        for place, kind in enumerate(each.printed.kinds):
            turned = place
            for _ in range(each.turns):
                turned = TILE.turned(turned)
            x, y = TILE.column_row(turned)
            square = GRID.square(column + x, row + y)
            self.by_space[each.tile * SPACES + place] = square
            self.kinds[kind] |= 1 << square
            whole |= 1 << square
        self.tiles[each.tile] = whole

    def _doors(self, doors: Iterable[Door]) -> int:
        pairs = ((self.by_space[one], self.by_space[other]) for one, other in map(beside, doors))
        return GRID.edges(pairs)

    def _edges(self) -> int:
        """The outer walls of every tile, but for openings that meet (TILE1c, TILE1e)."""
        walls = 0
        lies = {each.at: each for each in self.placed}
        for each in self.placed:
            for edge in Edge:
                other = lies.get(each.beyond(edge))
                if other is None:
                    continue  # nothing is seen or entered where no tile lies
                joined = edge in each.openings and edge.opposite in other.openings
                gap = {self.square(space) for space in each.opening(edge)} if joined else set()
                walls |= GRID.edges(pair for pair in self._rim(each, edge) if pair[0] not in gap)
        return walls

    def _rim(self, each: Placed, edge: Edge) -> Iterator[tuple[int, int]]:
        """The pairs of squares on both sides of an edge between two tiles."""
        across, down = STEP[edge]
        step = down * GRID.columns + across
        for square in bits(self.tiles[each.tile]):
            column, row = GRID.column_row(square)
            at_edge = {
                Edge.NORTH: row % SIZE == 0,
                Edge.SOUTH: row % SIZE == SIZE - 1,
                Edge.WEST: column % SIZE == 0,
                Edge.EAST: column % SIZE == SIZE - 1,
            }[edge]
            if at_edge:
                yield square, square + step

    # ---------------------------------------------------------------------------------------- places

    def square(self, space: Space) -> int:
        return self.by_space[space]

    def squares(self, spaces: Iterable[Space]) -> int:
        board = 0
        for space in spaces:
            square = self.by_space.get(space)
            if square is not None:
                board |= 1 << square
        return board

    def spaces_of(self, board: int) -> list[Space]:
        """The spaces of a bitboard, in the order of their squares."""
        spaces = self.spaces
        return [spaces[square] for square in bits(board)]

    @cached_property
    def inside(self) -> int:
        """All squares of the tiles in play."""
        return sum(self.tiles.values())

    @cached_property
    def passable(self) -> int:
        """Squares that units may enter: an obstacle that is also something else remains one (CELL3a, CELL13g)."""
        entered = blocked = 0
        for kind in Kind:
            if kind in PASSABLE:
                entered |= self.kinds[kind]
            else:
                blocked |= self.kinds[kind]
        return entered & ~blocked

    @cached_property
    def action_spaces(self) -> int:
        """Squares that explorers activate (CELL7a)."""
        found = 0
        for kind in ACTION_SPACES:
            found |= self.kinds[kind]
        return found

    @cached_property
    def obstacles(self) -> int:
        """Squares that cannot be entered, but seen across, whoever stands where (TGT1e)."""
        found = self.action_spaces
        for kind in LIKE_UNITS:
            found |= self.kinds[kind]
        return found

    def tile(self, space: Space) -> int:
        return space // SPACES

    def on_tile(self, space: Space) -> int:
        """The squares of the tile on which a space lies."""
        return self.tiles[space // SPACES]

    # --------------------------------------------------------------------------------- measuring

    def apart(self, one: Space, other: Space) -> int:
        """Spaces to cross from one to the other, counted directly (TGT3a, TGT6c)."""
        return GRID.apart(self.by_space[one], self.by_space[other])

    def adjacent(self, one: Space, other: Space) -> bool:
        """Whether a space lies next to another and in its line of sight (TGT2a, TGT2c)."""
        return bool(self.floor.near[self.by_space[one]] >> self.by_space[other] & 1)

    def on_tile_or_across(self, one: Space, other: Space) -> bool:
        """Whether two spaces lie on one tile, or on openings that lead from one tile to the other (TGT4e)."""
        return self.tile(one) == self.tile(other) or {one, other} <= self.joined_openings

    def near(self, space: Space) -> int:
        """The squares that are adjacent to a space."""
        return self.floor.near[self.by_space[space]]

    def sees(self, one: Space, other: Space) -> bool:
        return self.floor.sees(self.by_space[one], self.by_space[other])  # TGT1a, TGT1c

    @cached_property
    def opened(self) -> Floor:
        """The floor as it would be with all doors open."""
        return self.floor.opened(self.floor.closed) if self.floor.closed else self.floor

    # ------------------------------------------------------------------------------------ openings

    @cached_property
    def openings_at(self) -> dict[Space, list[Opening]]:
        """By space, the openings there that lead nowhere yet."""
        found: dict[Space, list[Opening]] = {}
        for opening in self.openings():
            for space in self.of_opening(opening):
                found.setdefault(space, []).append(opening)
        return found

    def openings(self) -> Iterator[Opening]:
        """The openings that lead nowhere yet."""
        lies = {each.at: each for each in self.placed}
        for each in self.placed:
            for edge in each.openings:
                other = lies.get(each.beyond(edge))
                if other is None or edge.opposite not in other.openings:
                    yield Opening(each.tile, edge)

    @cached_property
    def joined_openings(self) -> frozenset[Space]:
        """The spaces of the openings that lead to another tile (TILE1e)."""
        every = {Opening(each.tile, edge) for each in self.placed for edge in each.openings}
        return frozenset(space for opening in every.difference(self.openings()) for space in self.of_opening(opening))

    def of_opening(self, opening: Opening) -> tuple[Space, ...]:
        return next(each for each in self.placed if each.tile == opening.tile).opening(opening.edge)

    @cached_property
    def doors_at(self) -> dict[Space, list[Door]]:
        """By space, the doors that bound it, whatever their state (CELL2d)."""
        found: dict[Space, list[Door]] = {}
        for each in self.placed:
            base = each.tile * SPACES
            for pair in each.printed.doors:
                for place in pair:  # TGT2b
                    found.setdefault(Space(base + place), []).append(door_between(base + pair[0], base + pair[1]))
        return found

    def doors_of(self, space: Space) -> Sequence[Door]:
        return self.doors_at.get(space, ())


@lru_cache(maxsize=64)
def _floor(side: str) -> Floor:
    """A side as it is printed: its walls, its doors and its rubble."""
    printed = sides()[side]
    solid = sum(1 << place for place in printed.places(Kind.RUBBLE))  # CELL3b
    return Floor(SIZE, SIZE, TILE.edges(printed.walls), TILE.edges(printed.doors), 0, solid)


@lru_cache(maxsize=1024)
def _laid(side: str, turns: int, column: int, row: int) -> Floor:
    """A side as it lies on the board."""
    return _floor(side).turned(turns).placed(GRID, column, row)


@lru_cache(maxsize=2048)
def ground(
    placed: tuple[Placed, ...], closed: frozenset[Door], gone: frozenset[Door], changes: tuple[Change, ...] = ()
) -> Ground:
    """The ground of a board; boards that are laid alike share it, and so do all copies of a game."""
    return Ground(placed, closed, gone, changes)
