"""What a challenge has come to (CH5 to CH7)."""

from fathom.games.sleeping_gods.figures.underway import Purpose, Trial
from fathom.games.sleeping_gods.pieces import Number
from fathom.games.sleeping_gods.state import Voyage


def score(g: Voyage, test: Trial) -> int:
    """What the open challenge has come to so far."""
    open_draw = g.fate is not None and g.fate.purpose is Purpose.CHALLENGE
    total = test.extra + (g.fate.value if g.fate is not None and open_draw else test.fate)
    for crew in test.participants:
        if crew not in test.helpless:
            total += g.skill(g.member(crew), test.skill)
    if test.sailing:
        total += g.everywhere(Number.NAVIGATION)
        total += sum(g.bonus(g.member(crew), Number.NAVIGATION) for crew in test.participants)
    return total
