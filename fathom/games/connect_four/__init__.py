"""Connect Four: a second small game, larger than noughts, to measure the kernel with."""

from msgspec import field

from fathom.kernel import Action, Ask, Chance, Event, Flow, Game, Public, SeatNumber, Setup, State, Step, cites

COLUMNS, ROWS = 7, 6
HEIGHT = ROWS + 1  # a column of a bitboard has one guard bit on top
DIRECTIONS = (1, HEIGHT, HEIGHT - 1, HEIGHT + 1)
NOBODY = -1


def lines_up(discs: int) -> bool:
    """Whether four discs of a bitboard stand in a row, a column or a diagonal."""
    for step in DIRECTIONS:
        pairs = discs & discs >> step
        if pairs & pairs >> 2 * step:
            return True
    return False


class ConnectFour(State):
    discs: Public[list[int]] = field(default_factory=lambda: [0, 0])
    heights: Public[list[int]] = field(default_factory=lambda: [0] * COLUMNS)
    winner: Public[int] = NOBODY

    def scores(self) -> list[int]:
        return [int(self.winner == seat) for seat in (0, 1)]


@cites("2")
class Drop(Action, frozen=True):
    column: int


class Dropped(Event, frozen=True):
    seat: Public[SeatNumber]
    column: Public[int]


DROPS = [Drop(column) for column in range(COLUMNS)]


@cites("1")
class Turn(Step):
    seat: int

    def run(self, g: ConnectFour) -> Flow:
        heights = g.heights
        match (yield Ask(self.seat, [DROPS[c] for c in range(COLUMNS) if heights[c] < ROWS], "drop")):  # 2
            case Drop(column):
                g.discs[self.seat] |= 1 << column * HEIGHT + heights[column]
                heights[column] += 1
        g.tell(Dropped(SeatNumber(self.seat), column))
        if lines_up(g.discs[self.seat]):  # 3
            g.winner = self.seat
        elif sum(heights) < COLUMNS * ROWS:  # 4
            g.push(Turn(1 - self.seat))  # 1


def set_up(setup: Setup, chance: Chance) -> ConnectFour:
    return ConnectFour(chance=chance, agenda=[Turn(0)])


GAME = Game(name="connect-four", package=__name__, seats=range(2, 3), state=ConnectFour, setup=set_up)
