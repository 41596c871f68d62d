"""The small types and names that every game shares."""

import re
from functools import cache
from typing import NewType, TypeVar

T = TypeVar("T")

SeatNumber = NewType("SeatNumber", int)
"""A place at the table, 0 to n - 1; an `int` everywhere, but words print the name of who sits there."""

SPECTATOR = -1
"""The seat of somebody who sees only what is public."""

EVERYONE = -1
"""The set of all seats, as a bit mask: every bit is set."""


@cache
def kebab(name: str) -> str:
    """`SkillTest` -> `skill-test`: how a class is called in saves, cards and words."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])|_", "-", name).lower()


def certain(value: T | None) -> T:
    """A value that a rule knows to be there: a hidden card, which only views blank, or what was looked for before."""
    if value is None:
        raise LookupError("nothing is there, or it is hidden in a view")
    return value
