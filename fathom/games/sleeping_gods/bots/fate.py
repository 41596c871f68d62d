"""What fate may bring, by the cards that a seat has not seen."""

from functools import cache

from fathom.games.sleeping_gods.state import Voyage
from fathom.games.sleeping_gods.steps.trials.chances import NUMBERS, fates

Chances = tuple[float, ...]
"""The chance of at least each number, from 0 to the highest."""


def chances(view: Voyage, seat: int) -> Chances:
    return _at_least(tuple(fates(view, seat)))


@cache
def _at_least(counts: tuple[int, ...]) -> Chances:
    total = sum(counts)
    if not total:
        return _at_least((1,) * len(NUMBERS))
    return (1.0, *(sum(counts[number:]) / total for number in range(len(NUMBERS))))


def at_least(chances: Chances, needed: int) -> float:
    """The chance that fate is so high."""
    if needed <= 1:
        return 1.0
    return chances[needed] if needed < len(chances) else 0.0
