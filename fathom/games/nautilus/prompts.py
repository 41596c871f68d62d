"""What a seat can be asked: each question by its name."""

from enum import StrEnum


class Prompt(StrEnum):
    """The words `ask-...` say it to players, and every heuristic bot answers it."""

    BASE = "base"
    BUY = "buy"
    BUILD = "build"
    TURN = "turn"
    WALK = "walk"
    DIVE = "dive"
    LOOK = "look"
    DASH = "dash"
    STROLL = "stroll"
    DOCK = "dock"
    UPGRADE = "upgrade"
