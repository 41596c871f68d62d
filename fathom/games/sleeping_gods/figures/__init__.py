"""What belongs to players and crew, and the cards in play."""

from typing import Annotated

from msgspec import Struct

from fathom.games.sleeping_gods.pieces import (
    Card,
    Crew,
    EventCard,
    Level,
    Region,
    SkillCard,
    Status,
)
from fathom.kernel import Owner, Pool, Public

NOBODY = -1


class Player(Struct):
    seat: Public[int]
    hand: Annotated[Owner[list[SkillCard | None]], Pool("skill")] = []  # GEN3c
    orders: Public[int] = 0


class Member(Struct):
    """A crew board. `seat` is the player it belongs to; the captain is nobody's and led by the active player (TRN5)."""

    crew: Public[Crew]
    seat: Public[int] = NOBODY
    wounds: Public[int] = 0  # SET19
    fatigue: Public[int] = 0
    orders: Public[int] = 0
    statuses: Public[list[Status]] = []
    skills: Annotated[Public[list[SkillCard]], Pool("skill")] = []
    levels: Public[list[Level]] = []


class Owned(Struct):
    """An adventure card of the party, the orders on it and, of a weapon, who bears it."""

    card: Public[Card]
    orders: Public[int] = 0
    on: Public[Crew | None] = None


class Trouble(Struct):
    """A permanent event beside the ship board (EVT5); `at` is where its token lies."""

    event: Public[EventCard]
    at: Public[Region | None] = None
