"""Rounds: three phases in which every seat has its turn, and how the game comes to its end."""

from fathom.games.nautilus.events import EndInSight, NothingDone, RoundBegins
from fathom.games.nautilus.state import Nautilus
from fathom.games.nautilus.steps.aquanauts import Aquanauts
from fathom.games.nautilus.steps.building import Buying
from fathom.games.nautilus.steps.scoring import Scoring
from fathom.games.nautilus.steps.submarines import Submarines
from fathom.kernel import Flow, SeatNumber, Step, cites

LAST_NUMBERS = {13, 14, 15}  # E1a
ALL_NUMBERS = set(range(1, 16))  # E1b


@cites("S9a", "S9b")
class Round(Step):
    def run(self, g: Nautilus) -> Flow:
        g.round += 1
        g.busy = False
        g.tell(RoundBegins(g.round, SeatNumber(g.first)))
        order = g.clockwise()
        g.push(
            *(Buying(seat) for seat in order),
            *(Aquanauts(seat) for seat in order),
            *(Submarines(seat) for seat in order),
            EndOfRound(),
        )
        return
        yield


@cites("E1a", "E1b", "E1c", "E1e", "S9c")
class EndOfRound(Step):
    def run(self, g: Nautilus) -> Flow:
        found = g.atlantis_found()
        if not g.busy:  # E1c
            g.tell(NothingDone(g.round))
            g.last_round = g.round
        elif found == ALL_NUMBERS:  # E1b
            g.last_round = g.round
        elif found >= LAST_NUMBERS and not g.last_round:  # E1a
            g.last_round = g.round + 1
            g.tell(EndInSight(g.last_round))
        if g.round == g.last_round:
            g.push(Scoring())
        else:
            g.first = (g.first + 1) % len(g.players)  # S9c
            g.push(Round())
        return
        yield
