"""The sea floor: 36 by 24 squares in four depth zones, as numbers and bitboards.

A square is `36 * row + column`, row 0 at the top. A bitboard is an int with bit n set for square n.
"""

from collections.abc import Iterator
from enum import StrEnum
from pathlib import Path
from typing import NewType

from fathom.kernel.maps.grids import grid

Square = NewType("Square", int)

COLUMNS, ROWS = 36, 24
SEA = grid(COLUMNS, ROWS)
WHOLE = SEA.whole
column_row, distance, beside = SEA.column_row, SEA.steps, SEA.beside


class Zone(StrEnum):
    LAGOON = "lagoon"
    SLOPE = "slope"
    DEEP = "deep"
    TRENCH = "trench"


MAP = (Path(__file__).parent / "cards" / "board.txt").read_text(encoding="utf-8").split()
_LETTERS = {zone.value[0]: zone for zone in Zone}

ZONES: list[Zone] = [_LETTERS[letter.lower()] for row in MAP for letter in row]  # S1b
DISCOVERY_SQUARES: list[Square] = [
    Square(number) for number, letter in enumerate("".join(MAP)) if letter.isupper()
]  # S3e
TOKEN_AT: dict[int, int] = {square: token for token, square in enumerate(DISCOVERY_SQUARES)}
FIRST_BASE = Square(11 * COLUMNS + 16)  # S1d


def square(column: int, row: int) -> Square:
    return Square(SEA.square(column, row))


def name(at: int) -> str:
    """A square as people call it: letters for the column, a number for the row, from A1 at the top left."""
    column, row = column_row(at)
    letters = chr(65 + column) if column < 26 else "A" + chr(65 + column - 26)
    return f"{letters}{row + 1}"


def _all(condition: Iterator[bool]) -> int:
    return sum(1 << number for number, holds in enumerate(condition) if holds)


ZONE_SQUARES: dict[Zone, int] = {zone: _all(each is zone for each in ZONES) for zone in Zone}
LAGOON, TRENCH = ZONE_SQUARES[Zone.LAGOON], ZONE_SQUARES[Zone.TRENCH]
