"""The sea floor: 36 by 24 squares in four depth zones, as numbers and bitboards.

A square is `36 * row + column`, row 0 at the top. A bitboard is an int with bit n set for square n.
"""

from collections.abc import Iterator
from enum import StrEnum
from pathlib import Path
from typing import NewType

Square = NewType("Square", int)

COLUMNS, ROWS = 36, 24


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
    return Square(row * COLUMNS + column)


def column_row(at: int) -> tuple[int, int]:
    row, column = divmod(at, COLUMNS)
    return column, row


def name(at: int) -> str:
    """A square as people call it: letters for the column, a number for the row, from A1 at the top left."""
    column, row = column_row(at)
    letters = chr(65 + column) if column < 26 else "A" + chr(65 + column - 26)
    return f"{letters}{row + 1}"


def distance(one: int, other: int) -> int:
    """Orthogonal steps between two squares: column difference plus row difference."""
    (x1, y1), (x2, y2) = column_row(one), column_row(other)
    return abs(x1 - x2) + abs(y1 - y2)


def bits(board: int) -> Iterator[int]:
    """The squares of a bitboard, in order."""
    text = bin(board)[:1:-1]
    found = text.find("1")
    while found >= 0:
        yield found
        found = text.find("1", found + 1)


def _all(condition: Iterator[bool]) -> int:
    return sum(1 << number for number, holds in enumerate(condition) if holds)


WHOLE = (1 << COLUMNS * ROWS) - 1
_NOT_LEFT = _all(number % COLUMNS != 0 for number in range(COLUMNS * ROWS))
_NOT_RIGHT = _all(number % COLUMNS != COLUMNS - 1 for number in range(COLUMNS * ROWS))
ZONE_SQUARES: dict[Zone, int] = {zone: _all(each is zone for each in ZONES) for zone in Zone}
LAGOON, TRENCH = ZONE_SQUARES[Zone.LAGOON], ZONE_SQUARES[Zone.TRENCH]


def beside(board: int) -> int:
    """All squares one orthogonal step away from a bitboard."""
    return ((board & _NOT_RIGHT) << 1 | (board & _NOT_LEFT) >> 1 | board << COLUMNS | board >> COLUMNS) & WHOLE


def flood(start: int, steps: int, through: int, into: int) -> int:
    """Squares reached in at most `steps`, passing only `through` squares; `into` squares can be entered, not passed."""
    reached = 0
    edge = 1 << start
    for _ in range(steps):
        around = beside(edge)
        reached |= around & into
        edge = around & through & ~reached
        if not edge:
            break
        reached |= edge
    return reached
