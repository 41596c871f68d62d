"""What wins and loses a game: where one effect does both, victory counts (RND4, CHAP7e)."""

from fathom.games.machina_arcana.figures import Defeat
from fathom.games.machina_arcana.pieces import Ending, Kind, Scenario
from fathom.games.machina_arcana.state import BEAST, DOOM, Machina
from fathom.kernel import Step, cites


def check_finale(g: Machina) -> None:
    """Whether the victory condition of the finale is met; it counts before any defeat (RND4c, CHAP7e)."""
    if not g.finale:
        return
    done = {
        Scenario.ICE: not g.squares(Kind.RITUAL),
        Scenario.STATUE: not g.parts,
        Scenario.BEAST: g.monster(BEAST) is None,
    }
    if done[g.scenario]:
        g.end(Ending.WON)  # CHAP8a


def threat_rose(g: Machina) -> None:
    """A step of threat in a finale brings its defeat nearer, in all but the first scenario."""
    if g.finale and g.scenario is not Scenario.ICE:
        _count_doom(g)


def horror_invoked(g: Machina) -> None:
    """In the finale of the first scenario horror events bring the defeat."""
    if g.finale and g.scenario is Scenario.ICE:
        _count_doom(g)


def _count_doom(g: Machina) -> None:
    g.doom += 1
    if g.doom >= DOOM[g.scenario] and not put_off(g, Defeat()):
        Doom().run(g)


@cites("RND4b")
class Doom(Step):
    """The finale is lost, unless victory has come at the same time."""

    def run(self, g: Machina) -> None:
        check_finale(g)
        g.end(Ending.DOOM)


def put_off(g: Machina, defeat: Defeat) -> bool:
    """Whether a defeat has to wait until all are struck by the effect that brings it: victory may still come of it."""
    if not (g.finale and g.strikes):
        return False
    g.defeats.append(defeat)
    return True
