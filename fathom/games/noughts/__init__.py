"""Noughts and crosses: the whole kernel in one page. `docs/add-a-game.md` builds this file line by line."""

from msgspec import field

from fathom.kernel import Action, Ask, Chance, Event, Flow, Game, Public, SeatNumber, Setup, State, Step, cites

EMPTY = -1
LINES = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]
THROUGH = [[line for line in LINES if cell in line] for cell in range(9)]


class Noughts(State):
    cells: Public[list[int]] = field(default_factory=lambda: [EMPTY] * 9)
    winner: Public[int] = EMPTY

    def scores(self) -> list[int]:
        return [int(self.winner == seat) for seat in (0, 1)]


@cites("2")
class Mark(Action, frozen=True):
    cell: int


class Marked(Event, frozen=True):
    seat: Public[SeatNumber]
    cell: Public[int]


MARKS = [Mark(cell) for cell in range(9)]


@cites("1", "3", "4")
class Play(Step):
    def run(self, g: Noughts) -> Flow:
        cells = g.cells
        for turn in range(9):  # 4
            seat = turn % 2  # 1
            match (yield Ask(seat, [MARKS[cell] for cell in range(9) if cells[cell] == EMPTY], "mark")):  # 2
                case Mark(cell):
                    cells[cell] = seat
            g.tell(Marked(SeatNumber(seat), cell))
            if any(cells[a] == cells[b] == cells[c] for a, b, c in THROUGH[cell]):  # 3
                g.winner = seat
                return


def set_up(setup: Setup, chance: Chance) -> Noughts:
    return Noughts(chance=chance, agenda=[Play()])


GAME = Game(name="noughts", package=__name__, seats=range(2, 3), state=Noughts, setup=set_up)
