"""The small types every game shares."""

import re
from functools import cache
from typing import NewType

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
