"""Connect Four for learners: what its numbers can be."""

from fathom.games.connect_four import COLUMNS, HEIGHT, ROWS
from fathom.kernel.learning import SEAT, Bits, BySeat

VALUES = {
    "column": range(COLUMNS),
    "discs": BySeat(Bits(COLUMNS * HEIGHT)),
    "heights": range(ROWS + 1),
    "winner": SEAT,
}
