"""What attack dice come to."""

from functools import cache

from fathom.games.machina_arcana.steps.fighting.attacks import HIGH, LOW


@cache
def totals(high: int, low: int) -> tuple[float, ...]:
    """The chance of each total of so many dice."""
    found = [1.0]
    for faces in [HIGH] * high + [LOW] * low:
        longer = [0.0] * (len(found) + max(faces))
        for total, chance in enumerate(found):
            for face in faces:
                longer[total + face] += chance / len(faces)
        found = longer
    return tuple(found)


@cache
def chance(high: int, low: int, needed: int) -> float:
    """The chance that a roll reaches a number."""
    return 1.0 if needed <= 0 else sum(totals(high, low)[needed:])


@cache
def exactly(high: int, low: int, total: int) -> float:
    rolls = totals(high, low)
    return rolls[total] if 0 <= total < len(rolls) else 0.0
