"""Effects that strike several at once: in a finale no defeat comes before all are struck, as that may win (CHAP7e)."""

from fathom.games.machina_arcana.figures import NOBODY, Defeat
from fathom.games.machina_arcana.state import Machina
from fathom.games.machina_arcana.steps.fighting.leaving import LastFalls
from fathom.games.machina_arcana.steps.story.ending import Doom
from fathom.kernel import Flow, Step, cites


@cites("CHAP7e")
class Strike(Step):
    """A part of an effect that strikes several at once. It is put on the agenda by `push_strikes`."""

    def run(self, g: Machina) -> Flow | None:
        g.strikes = max(0, g.strikes - 1)
        if not g.strikes and g.defeats:
            g.push(*map(_carried_out, g.defeats))  # below all that this strike sets off
            g.defeats = []
        return self.strike(g)

    def strike(self, g: Machina) -> Flow | None:
        raise NotImplementedError(type(self).__name__)


def push_strikes(g: Machina, *strikes: Strike) -> None:
    """Strike these, the first of them next."""
    g.strikes += len(strikes)
    g.push(*strikes)


def _carried_out(defeat: Defeat) -> Step:
    return Doom() if defeat.seat == NOBODY else LastFalls(defeat.seat, defeat.by)
