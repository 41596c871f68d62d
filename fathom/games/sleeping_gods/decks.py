"""The decks, and who knows which of their cards."""

from typing import Annotated

from msgspec import Struct

from fathom.games.sleeping_gods.pieces import Card, Danger, EventCard, Find, SkillCard
from fathom.kernel import Hidden, Knowers, Known, Pool, Public
from fathom.kernel.names import certain
from fathom.kernel.state.decks import Deck


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
        return certain(next(pile for pile in (self.mild, self.perilous, self.deadly) if pile).pop())
