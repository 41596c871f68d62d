"""What a position promises: the explorers' chance to win, by weights set by hand (still to be fitted)."""

from math import exp

from fathom.games.machina_arcana.figures import Fate
from fathom.games.machina_arcana.state import Machina

BEGIN = -0.6
WAY = 2.2  # the whole story behind them
LIFE = 0.9  # of the explorers' health and essence, in parts of what they may have
FALLEN = -1.2
LEVEL = -0.35


def stage(g: Machina) -> int:
    """Positions are compared when a round is over."""
    return g.round


def outlook(g: Machina) -> list[float]:
    """Each seat's chance to win: those who are destroyed have none, unless the monsters' victory is theirs."""
    chance = float(g.won) if g.ending is not None else 1 / (1 + exp(-promise(g)))
    return [chance if each.fate is not Fate.DESTROYED else 0.0 for each in g.explorers] or [chance]


def promise(g: Machina) -> float:
    """How well the explorers stand; 0 is an even chance."""
    length = max(1, len(g.chapters))
    way = (g.chapter + (1.0 if g.finale else 0.0)) / length
    alive = g.alive
    life = sum(each.health + 0.7 * each.essence for each in alive) / (8.0 * max(1, len(g.explorers)))
    fallen = len(g.explorers) - len(alive)
    return BEGIN + WAY * way + LIFE * (2 * life - 1) + FALLEN * fallen + LEVEL * (g.level - 1)
