"""The score of the party, line by line (SCO)."""

from msgspec import Struct

from fathom.games.sleeping_gods.pieces import Good
from fathom.games.sleeping_gods.state import Mode, Voyage

ENDING = 10  # SCO7
BRUTAL = 25  # SCO9
DEFEAT = -10  # SCO8


class Line(Struct, frozen=True):
    """What is counted (a key of the words), how many there are, and the points for them."""

    name: str
    count: int
    points: int


def score(g: Voyage) -> int:
    """SCO1 to SCO9."""
    return sum(line.points for line in lines(g))


def lines(g: Voyage) -> list[Line]:
    """SCO1 to SCO9."""
    totems, quests = len(g.totems), len(g.quests) + len(g.finished)
    levels = sum(len(member.levels) for member in g.crew)
    coins, artifacts = g.goods[Good.COIN], g.goods[Good.ARTIFACT]
    found = [
        Line("cards", len(g.cards), 2 * len(g.cards)),
        Line("totems", totems, 2 * totems),  # SCO2
        Line("quests", quests, quests),  # SCO3
        Line("levels", levels, 2 * levels),  # SCO4
        Line("coins", coins, coins // 2),  # SCO5
        Line("artifacts", artifacts, artifacts),  # SCO6
        Line("ending", int(g.ended > 0), ENDING if g.ended else 0),
    ]
    brutal = g.mode is Mode.BRUTAL
    return [*found, Line("brutal", 1, BRUTAL) if brutal else Line("defeats", g.defeats, DEFEAT * g.defeats)]
