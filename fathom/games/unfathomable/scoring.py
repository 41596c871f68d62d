"""Who wins (chapters 8 and 28): how a game ends, and the sides that Loyalty cards put players on."""

from enum import StrEnum

from fathom.games.unfathomable.pieces import Loyalty

FULL_DISTANCE = 12  # 8.3


class Ending(StrEnum):
    """How a game ends (28.0)."""

    ARRIVED = "arrived"
    FUEL = "fuel"
    FOOD = "food"
    SANITY = "sanity"
    SOULS = "souls"
    SUNK = "sunk"
    OVERRUN = "overrun"


def is_traitor(loyalty: list[Loyalty | None]) -> bool:
    return Loyalty.HYBRID in loyalty or Loyalty.CULTIST in loyalty  # 52.0, 8.9a


def wins(loyalty: list[Loyalty | None], ending: Ending, distance: int) -> bool:
    if ending is Ending.ARRIVED:
        return not is_traitor(loyalty)  # 28.1b, 8.1, 8.4, 8.12a
    if Loyalty.HYBRID in loyalty:
        return True  # 28.1c, 28.1f, 8.2, 8.13
    return Loyalty.CULTIST in loyalty and distance >= FULL_DISTANCE  # 28.1d, 28.1e, 8.11, 8.12b
