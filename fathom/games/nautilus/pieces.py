"""Modules: octagons of three by three squares, their airlocks and turns, and where they can stand.

A module covers its centre and the four squares beside it whole, and the four corner squares half.
"""

from enum import StrEnum
from functools import cache
from pathlib import Path

from msgspec import Struct

from fathom.games.nautilus.board import COLUMNS, DISCOVERY_SQUARES, LAGOON, ROWS, ZONES, Square, Zone
from fathom.kernel.cards.reader import Cards
from fathom.kernel.maps.paths import bits


class Kind(StrEnum):
    BASE = "base"
    VIOLET = "violet"
    GREEN = "green"
    TRAINING = "training"
    TECHNICAL = "technical"
    SONAR = "sonar"
    RESEARCH = "research"
    ANALYSIS = "analysis"


HABITATIONS = (Kind.VIOLET, Kind.GREEN)
EXPLORATIONS = (Kind.TRAINING, Kind.TECHNICAL, Kind.SONAR, Kind.RESEARCH, Kind.ANALYSIS)


class Side(StrEnum):
    """The eight sides of an octagon, clockwise; blue airlocks are on the first four, orange ones on the others."""

    N = "N"
    E = "E"
    S = "S"
    W = "W"
    NE = "NE"
    SE = "SE"
    SW = "SW"
    NW = "NW"


BLUE = (Side.N, Side.E, Side.S, Side.W)
ORANGE = (Side.NE, Side.SE, Side.SW, Side.NW)
SIDES = BLUE + ORANGE
_STEPS = {
    Side.N: (0, -1),
    Side.E: (1, 0),
    Side.S: (0, 1),
    Side.W: (-1, 0),
    Side.NE: (1, -1),
    Side.SE: (1, 1),
    Side.SW: (-1, 1),
    Side.NW: (-1, -1),
}


def _squares_off(side: Side, steps: int) -> list[Square | None]:
    """For each square the one so many steps away towards a side, if it is on the board."""
    dx, dy = _STEPS[side]
    found: list[Square | None] = []
    for at in range(COLUMNS * ROWS):
        column, row = at % COLUMNS + dx * steps, at // COLUMNS + dy * steps
        found.append(Square(row * COLUMNS + column) if 0 <= column < COLUMNS and 0 <= row < ROWS else None)
    return found


NEIGHBOUR = {side: _squares_off(side, 3 if side in BLUE else 2) for side in SIDES}  # centre to centre; B4e, B4f
BEFORE = {side: _squares_off(side, 2) for side in BLUE}  # the square before a blue airlock
OPPOSITE = {side: ring[(ring.index(side) + 2) % 4] for ring in (BLUE, ORANGE) for side in ring}
TURNS = range(4)  # B4b


class Plan(Struct, frozen=True):
    """What is printed on a kind of module."""

    count: int
    blue: tuple[Side, ...]
    orange: tuple[Side, ...]
    gives: tuple[int, ...] = ()

    def worth(self, in_service: int) -> int:
        return self.gives[min(in_service, len(self.gives) - 1)]


PLANS: dict[Kind, Plan] = {
    Kind(name): plan
    for name, plan in Cards(__package__).load(Path(__file__).parent / "cards" / "modules.yaml", Plan).items()
}


@cache
def airlocks(kind: Kind, turn: int) -> tuple[Side, ...]:
    """The sides on which a module shows an airlock, after so many quarter turns clockwise."""
    plan = PLANS[kind]
    return tuple(
        ring[(ring.index(side) + turn) % 4]
        for ring, sides in ((BLUE, plan.blue), (ORANGE, plan.orange))
        for side in sides
    )


@cache
def turns(kind: Kind) -> tuple[int, ...]:
    """The quarter turns of a kind that really differ."""
    distinct = {frozenset(airlocks(kind, turn)): turn for turn in reversed(TURNS)}
    return tuple(sorted(distinct.values()))


# ---------------------------------------------------------------------------------- where it stands


def _around(centre: int, radius: int, corners: bool) -> int:
    column, row = centre % COLUMNS, centre // COLUMNS
    found = 0
    for y in range(max(row - radius, 0), min(row + radius, ROWS - 1) + 1):
        for x in range(max(column - radius, 0), min(column + radius, COLUMNS - 1) + 1):
            if corners or not abs(x - column) == abs(y - row) == radius:
                found |= 1 << y * COLUMNS + x
    return found


CENTRES = sum(1 << y * COLUMNS + x for y in range(1, ROWS - 1) for x in range(1, COLUMNS - 1))  # B4d
FOOTPRINT: list[int] = [_around(at, 1, True) for at in range(COLUMNS * ROWS)]  # B4a
TOO_CLOSE: list[int] = [_around(at, 2, False) for at in range(COLUMNS * ROWS)]  # B4c

FEES = {Zone.LAGOON: 1, Zone.SLOPE: 2, Zone.DEEP: 3, Zone.TRENCH: 4}  # B6a
FEE_AT: list[int] = [max(FEES[ZONES[each]] for each in bits(FOOTPRINT[at])) for at in range(COLUMNS * ROWS)]  # B6b
AFFORDABLE: list[int] = [
    sum(1 << at for at in bits(CENTRES) if FEE_AT[at] <= money) for money in range(max(FEES.values()) + 1)
]
BASE_CENTRES: list[Square] = [Square(at) for at in bits(CENTRES) if FOOTPRINT[at] & LAGOON == FOOTPRINT[at]]  # S1d
COVERED_TOKENS: list[tuple[int, ...]] = [
    tuple(token for token, at in enumerate(DISCOVERY_SQUARES) if FOOTPRINT[centre] >> at & 1)
    for centre in range(COLUMNS * ROWS)
]
