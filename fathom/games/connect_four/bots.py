"""A bot for Connect Four: `alert` takes a victory, prevents a defeat, and else plays anywhere."""

from random import Random

from fathom.games.connect_four import COLUMNS, DIRECTIONS, DROPS, HEIGHT, ConnectFour
from fathom.kernel import Action, Ask


class Alert:
    """Sees one disc ahead."""

    needs_view = True

    def __init__(self, seed: str) -> None:
        self._random = Random(seed).random

    def choose(self, view: ConnectFour, ask: Ask) -> Action:
        forced = decisive(view, ask.seat)
        options = ask.options
        return DROPS[forced] if forced is not None else options[int(self._random() * len(options))]

    def rank(self, view: ConnectFour, ask: Ask) -> list[Action]:
        """Only what wins, else only what prevents a defeat, else the middle first."""
        forced = decisive(view, ask.seat)
        if forced is not None:
            return [DROPS[forced]]
        middle = [DROPS[column] for column in sorted(range(COLUMNS), key=lambda column: abs(column - COLUMNS // 2))]
        return [drop for drop in middle if drop in ask.options]


def decisive(view: ConnectFour, seat: int) -> int | None:
    """The column that completes a line, the seat's own or else its rival's."""
    for discs in (view.discs[seat], view.discs[1 - seat]):
        squares = completing(discs)
        for column, height in enumerate(view.heights):
            if squares >> column * HEIGHT + height & 1 and height < HEIGHT - 1:
                return column
    return None


def completing(discs: int) -> int:
    """The squares, on the board and around it, that would complete a line of four."""
    found = 0
    for step in DIRECTIONS:
        above, below = discs << step, discs >> step
        two_above, two_below = above & discs << 2 * step, below & discs >> 2 * step
        found |= two_above & (below | discs << 3 * step) | two_below & (above | discs >> 3 * step)
    return found


BOTS = {"alert": Alert}
