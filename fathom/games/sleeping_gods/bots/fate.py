"""What fate may bring, by the cards that a seat has not seen."""

from functools import cache

from fathom.games.sleeping_gods.library import skills
from fathom.games.sleeping_gods.pieces import SkillCard
from fathom.games.sleeping_gods.state import Voyage
from fathom.games.sleeping_gods.steps.fate import HIGHEST

Chances = tuple[float, ...]
"""The chance of at least each number, from 0 to the highest."""


def chances(view: Voyage, seat: int) -> Chances:
    if view.die:
        return _at_least((1,) * HIGHEST)
    seen = [*view.skills.discard, *view.legacy, *(card for member in view.crew for card in member.skills)]
    seen += [card for card in view.players[seat].hand if card is not None]
    left = list(_all())
    for card in seen:
        left[skills()[card].fate - 1] -= 1
    return _at_least(tuple(left) if sum(left) > 0 else _all())


@cache
def _all() -> tuple[int, ...]:
    fates = [skills()[card].fate for card in SkillCard]
    return tuple(fates.count(number) for number in range(1, HIGHEST + 1))


@cache
def _at_least(counts: tuple[int, ...]) -> Chances:
    total = sum(counts)
    return (1.0, *(sum(counts[number:]) / total for number in range(HIGHEST)))


def at_least(chances: Chances, needed: int) -> float:
    """The chance that fate is so high."""
    if needed <= 1:
        return 1.0
    return chances[needed] if needed <= HIGHEST else 0.0
