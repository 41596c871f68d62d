"""The tiles as they are printed: two sides each, ten by ten spaces, with openings, walls and doors (TILE1)."""

from enum import IntEnum
from functools import cache
from pathlib import Path
from typing import NewType

from msgspec import Struct

from fathom.games.machina_arcana.pieces import Kind, Unit
from fathom.kernel.cards.reader import CardError, Cards

FOLDER = Path(__file__).parents[1] / "cards"
SIZE = 10  # TILE1a
SPACES = SIZE * SIZE
LETTERS = {
    ".": Kind.FLOOR,
    "#": Kind.RUBBLE,
    "T": Kind.TRAP,
    "P": Kind.PIT,
    "B": Kind.BARREL,
    "S": Kind.SPAWN,
    "L": Kind.LEVER,
    "R": Kind.RECHARGE,
    "W": Kind.WORKBENCH,
    "C": Kind.CHEST,
    "E": Kind.EVENT,
    "K": Kind.CHAPTER,
    "Y": Kind.STORY,
    "O": Kind.RITUAL,
    "U": Kind.STATUE,
}

Tile = NewType("Tile", int)
"""A tile by its number."""
Space = NewType("Space", int)
"""A space of the game: a hundred times its tile's number, and its row and column as they are printed."""

Feature = NewType("Feature", Space)
"""A space that words call by what it is: the chest at C7."""

Door = NewType("Door", int)
"""A door, by the space to its north or west: twice that space's number, and one more if the door is south of it."""


AT = "at-"  # begins the name of a space that counts as a unit


@cache
def space_as_unit(space: Space) -> Unit:
    """A space that counts as a unit: a barrel, a part of a statue (ATT1b)."""
    return Unit(f"{AT}{space}")


def stands_for_space(unit: Unit) -> bool:
    return unit.startswith(AT)


@cache
def space_named(unit: Unit) -> Space:
    """The space that counts as a unit."""
    return Space(int(unit.removeprefix(AT)))


class Edge(IntEnum):
    """The edges of a tile, clockwise; a quarter turn moves each to the next."""

    NORTH = 0
    EAST = 1
    SOUTH = 2
    WEST = 3

    @property
    def opposite(self) -> "Edge":
        return Edge((self + 2) % 4)


MIDDLE = (SIZE // 2 - 1, SIZE // 2)
OPENINGS = {
    Edge.NORTH: tuple(column for column in MIDDLE),
    Edge.EAST: tuple(row * SIZE + SIZE - 1 for row in MIDDLE),
    Edge.SOUTH: tuple((SIZE - 1) * SIZE + column for column in MIDDLE),
    Edge.WEST: tuple(row * SIZE for row in MIDDLE),
}
"""The two spaces of an opening, which lies always in the middle of its edge."""


class Side(Struct, frozen=True):
    """One side of a tile. Places are numbers from 0 to 99, walls and doors pairs of neighbouring places."""

    kinds: tuple[Kind, ...]
    openings: tuple[Edge, ...]  # TILE1b
    orientation: Edge  # TILE1d
    walls: frozenset[tuple[int, int]]  # CELL1a
    doors: tuple[tuple[int, int], ...]
    entrances: tuple[int, ...] = ()

    @property
    def statue(self) -> list[int]:
        return self.places(Kind.STATUE)

    def places(self, kind: Kind) -> list[int]:
        return [place for place, found in enumerate(self.kinds) if found is kind]


class Drawn(Struct, frozen=True):
    """A side as the file draws it. A finale tile has pictures of entrances instead of an orientation icon."""

    map: str
    openings: tuple[str, ...] = ()
    orientation: str = ""
    walls: str = ""
    doors: str = ""
    entrances: str = ""


@cache
def sides() -> dict[str, Side]:
    """The twenty sides, `1a` to `10b`, and the three finale tiles, by the names of their scenarios."""
    return {
        name: read(name, drawn) for name, drawn in Cards(__package__ or "").load(FOLDER / "tiles.yaml", Drawn).items()
    }


def read(name: str, drawn: Drawn) -> Side:
    rows = drawn.map.split()
    if [len(row) for row in rows] != [SIZE] * SIZE:
        raise CardError(f"tiles.yaml: {name}: a tile has {SIZE} rows of {SIZE} spaces")
    kinds = tuple(LETTERS.get(letter, Kind.RUBBLE) for row in rows for letter in row)  # CELL1b
    openings = tuple(Edge[each.upper()] for each in drawn.openings)
    orientation = Edge[drawn.orientation.upper()] if drawn.orientation else Edge.SOUTH
    entrances = tuple(int(place) for place in drawn.entrances.split())
    return Side(kinds, openings, orientation, frozenset(_pairs(drawn.walls)), tuple(_pairs(drawn.doors)), entrances)


def _pairs(text: str) -> list[tuple[int, int]]:
    """`05-06 25-26`: spaces by row and column, the northern or western one first."""
    pairs = []
    for each in text.split():
        one, other = sorted(int(place) for place in each.split("-"))
        pairs.append((one, other))
    return pairs


def door_between(one: int, other: int) -> Door:
    """The door between two neighbouring spaces of a tile."""
    first, second = min(one, other), max(one, other)
    return Door(first * 2 + (second - first == SIZE))


def beside(door: Door) -> tuple[Space, Space]:
    """The two spaces that a door bounds."""
    first, south = divmod(door, 2)
    return Space(first), Space(first + (SIZE if south else 1))
