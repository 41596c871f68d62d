"""What belongs to players and crew, the cards in play, and the decks."""

from typing import Annotated

from msgspec import Struct

from fathom.games.sleeping_gods.pieces import (
    Card,
    Crew,
    Danger,
    EventCard,
    Find,
    Level,
    Region,
    SkillCard,
    Status,
)
from fathom.kernel import Hidden, Knowers, Known, Owner, Pool, Public
from fathom.kernel.state.decks import Deck

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


class SkillDeck(Deck):
    cards: Annotated[list[SkillCard | None], Known(by="seen"), Pool("skill")]
    seen: Knowers[list[int]] = []
    discard: Annotated[Public[list[SkillCard]], Pool("skill")] = []


class TradeDeck(Deck):
    cards: Annotated[list[Card | None], Known(by="seen"), Pool("trade")]
    seen: Knowers[list[int]] = []
    discard: Annotated[Public[list[Card]], Pool("trade")] = []


class FindStack(Deck):
    cards: Annotated[list[Find | None], Known(by="seen"), Pool("find")]
    seen: Knowers[list[int]] = []
    discard: Annotated[Public[list[Find]], Pool("find")] = []


class EventPiles(Struct):
    """Event cards by type, face down, their tops at the end: the deck (mild on top), or those put away (SET9)."""

    mild: Annotated[Hidden[list[EventCard | None]], Pool("event-mild")] = []
    perilous: Annotated[Hidden[list[EventCard | None]], Pool("event-perilous")] = []
    deadly: Annotated[Hidden[list[EventCard | None]], Pool("event-deadly")] = []

    def __len__(self) -> int:
        return len(self.mild) + len(self.perilous) + len(self.deadly)

    def pile(self, danger: Danger) -> list[EventCard | None]:
        pile: list[EventCard | None] = getattr(self, danger.value)
        return pile

    def draw(self) -> EventCard:
        """The top card: mild ones first (SET9b)."""
        card = next(pile for pile in (self.mild, self.perilous, self.deadly) if pile).pop()
        assert card is not None
        return card
