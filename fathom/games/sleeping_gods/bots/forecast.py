"""What a position promises: how good a campaign it may become."""

from math import exp

from fathom.games.sleeping_gods.scoring import score
from fathom.games.sleeping_gods.state import Mode, Voyage

EVEN = 40.0  # points of a middling campaign
SPREAD = 15.0
TURN = 0.35  # points that a turn to come may bring
WOUND, FATIGUE, DAMAGE = 0.25, 0.3, 0.5
BRUTAL_FEAR = 0.6


def stage(g: Voyage) -> int:
    """Positions are compared when a turn is over."""
    return g.turn


def outlook(g: Voyage) -> list[float]:
    """How good the party's campaign may become, from 0 to 1; all seats share it."""
    if g.lost:
        return [0.0] * g.seats
    worth = promise(g)
    found = 1 / (1 + exp((EVEN - worth) / SPREAD))
    return [found] * g.seats


def promise(g: Voyage) -> float:
    """The score so far, what the turns to come may bring, and what the state of crew and ship takes from it."""
    left = len(g.events) + len(g.box)
    hurt = sum(WOUND * member.wounds + FATIGUE * member.fatigue + 0.5 * len(member.statuses) for member in g.crew)
    hurt += DAMAGE * sum(g.damage)
    if g.mode is Mode.BRUTAL:
        hurt *= 1 + BRUTAL_FEAR
    return score(g) + TURN * left + 0.4 * g.xp - hurt
