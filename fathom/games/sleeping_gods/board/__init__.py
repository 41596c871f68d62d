"""The atlas: nine maps of two pages, their sea regions, and where one may sail from each.

A region is named by its page and a letter (`2d`); a place to explore by its number, which is also its paragraph's.
"""

from enum import StrEnum
from functools import cache

from msgspec import Struct

from fathom.games.sleeping_gods.pieces import CARDS, Region, Skill, Status
from fathom.kernel.cards.reader import Cards

PACKAGE = "fathom.games.sleeping_gods"


class Edge(StrEnum):
    NORTH = "north"
    EAST = "east"
    SOUTH = "south"
    WEST = "west"

    @property
    def opposite(self) -> "Edge":
        return _OPPOSITE[self]


_OPPOSITE = {Edge.NORTH: Edge.SOUTH, Edge.SOUTH: Edge.NORTH, Edge.EAST: Edge.WEST, Edge.WEST: Edge.EAST}
_STEP = {Edge.NORTH: (0, -1), Edge.SOUTH: (0, 1), Edge.EAST: (1, 0), Edge.WEST: (-1, 0)}

START = Region("2d")  # SET2


class Hazard(Struct, frozen=True):
    """What waits on arrival: a challenge, and ship damage or a status for those who fail or decline it (NAV7c)."""

    skill: Skill
    value: int
    damage: int = 0
    status: Status | None = None


class Sea(Struct, frozen=True):
    """A region as the atlas prints it."""

    to: tuple[Region, ...]  # GEN7
    locations: tuple[int, ...]
    edges: tuple[Edge, ...] = ()
    port: bool = False
    market: bool = False
    hazard: Hazard | None = None


class Place(Struct, frozen=True):
    """A place to explore, for those who write the book: never sent to a client, since it tells what is hidden there."""

    owner: str
    hook: str
    town: bool = False
    takes: tuple[int, ...] = ()
    uses: tuple[int, ...] = ()
    cards: tuple[int, ...] = ()


class Contents(Struct, frozen=True):
    locations: int
    ports: int
    markets: int
    hazards: int


class Map(Struct, frozen=True):
    """A spread of two pages; `at` is its column and row in the world."""

    pages: tuple[int, ...]
    at: tuple[int, ...]
    tests: tuple[int, ...]
    fights: tuple[int, ...]
    closing: tuple[int, ...]
    letter: str
    has: Contents


class Arc(Struct, frozen=True):
    """A story over several maps: it closes in one of two ways, by mercy or by gain."""

    closes: int
    mercy: str
    gain: str
    totems: tuple[int, ...]
    cards: tuple[int, ...]
    letter: str
    fights: tuple[int, ...] = ()
    tests: tuple[int, ...] = ()


@cache
def regions() -> dict[Region, Sea]:
    found = Cards(PACKAGE).load(CARDS / "atlas.yaml", Sea)
    return {Region(name): sea for name, sea in found.items()}


@cache
def places() -> dict[int, Place]:
    return {int(number): place for number, place in Cards(PACKAGE).load(CARDS / "locations.yaml", Place).items()}


@cache
def maps() -> dict[str, Map]:
    return Cards(PACKAGE).load(CARDS / "maps.yaml", Map)


@cache
def arcs() -> dict[str, Arc]:
    return Cards(PACKAGE).load(CARDS / "arcs.yaml", Arc)


def page_of(region: Region) -> int:
    return int(region[:-1])


def map_of(page: int) -> str:
    """The map that a page belongs to."""
    return next(name for name, each in maps().items() if page in each.pages)


@cache
def region_of(location: int) -> Region:
    """The region in which a place lies."""
    return next(name for name, sea in regions().items() if location in sea.locations)


def same_map(region: Region) -> list[Region]:
    """The regions of the map that a region lies on."""
    here = map_of(page_of(region))
    return [each for each in regions() if map_of(page_of(each)) == here]


@cache
def map_of_place(location: int) -> str:
    return map_of(page_of(region_of(location)))


@cache
def facing(page: int, edge: Edge) -> int | None:
    """The page that an edge's icon names (NAV8a); none where the edge is closed or is the spiral between two pages."""
    here = maps()[map_of(page)]
    side = here.pages.index(page)
    if edge is (Edge.WEST if side else Edge.EAST):
        return None
    column, row = (a + b for a, b in zip(here.at, _STEP[edge], strict=True))
    there = next((each for each in maps().values() if each.at == (column, row)), None)
    if there is None:  # GEN15
        return None
    return there.pages[side if edge in (Edge.NORTH, Edge.SOUTH) else 1 - side]


@cache
def crossings(region: Region) -> dict[Edge, tuple[Region, ...]]:
    """For each open edge that a region touches: the regions of the facing page among which to choose (NAV8c, NAV8e)."""
    found = {}
    for edge in regions()[region].edges:
        page = facing(page_of(region), edge)
        found[edge] = tuple(
            other for other, sea in regions().items() if page_of(other) == page and edge.opposite in sea.edges
        )
    return found


@cache
def reachable(region: Region) -> tuple[Region, ...]:
    """Where one move can lead: the neighbours on the map, then those across the edges of the page."""
    across = [other for found in crossings(region).values() for other in found]
    return tuple(dict.fromkeys([*regions()[region].to, *across]))
