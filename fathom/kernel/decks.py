"""Decks: cards face down in an order, who has seen which of them, and the discards that renew them.

A game declares the fields, because they say what its cards are and to which pool they belong:

    class Omens(Deck):
        cards: Annotated[list[Omen | None], Known(by="seen"), Pool("omen")]
        seen: Knowers[list[int]] = []
        discard: Annotated[Top[list[Omen]], Pool("omen")] = []

A `Pile` is the same without discards. The top is at the end. Undo needs no word from a deck: the kernel sees who can
see a card now and could not before.
"""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Self

from msgspec import Struct

from fathom.kernel.chance import Chance
from fathom.kernel.names import EVERYONE


class Empty(Exception):
    """A card is wanted from a deck that has none, and no discards either."""


class Pile(Struct):
    """Face-down cards with their top at the end. What is discarded goes elsewhere, or nowhere."""

    if TYPE_CHECKING:
        cards: list[Any]
        seen: list[int]

    @classmethod
    def of(cls, cards: list[Any], chance: Chance | None = None) -> Self:
        """A pile of these cards: shuffled, or in their order if there is no chance."""
        pile = cls(cards=list(cards), seen=[0] * len(cards))
        if chance is not None:
            pile.shuffle(chance)
        return pile

    def __len__(self) -> int:
        return len(self.cards)

    # ------------------------------------------------------------------------------- taking and giving

    def draw(self, chance: Chance) -> Any:
        """The top card; an empty pile is renewed first, if it can be."""
        if not self.cards:
            self.renew(chance)
        if not self.cards:
            raise Empty
        self.seen.pop()
        return self.cards.pop()

    def take(self, card: Any) -> Any:
        """A certain card, wherever it lies."""
        place = self.cards.index(card)
        del self.seen[place]
        return self.cards.pop(place)

    def put_on_top(self, card: Any, seen: int = 0) -> None:
        """Lay a card on top; `seen` are the seats, as a bit mask, that know which it is."""
        self.cards.append(card)
        self.seen.append(seen)

    def put_under(self, card: Any, seen: int = 0) -> None:
        """Lay a card under the others."""
        self.cards.insert(0, card)
        self.seen.insert(0, seen)

    # --------------------------------------------------------------------------------- looking and order

    def look(self, seat: int, count: int = 1, *, bottom: bool = False) -> list[Any]:
        """Let a seat look at the cards on top (or at the bottom), nearest to that end first; they stay there."""
        return self._uncover(1 << seat, count, bottom)

    def turn_up(self, count: int = 1, *, bottom: bool = False) -> list[Any]:
        """Let everybody see the cards on top (or at the bottom); they stay there."""
        return self._uncover(EVERYONE, count, bottom)

    def _uncover(self, seats: int, count: int, bottom: bool) -> list[Any]:
        size = len(self.cards)
        count = min(count, size)
        places = range(count) if bottom else range(size - 1, size - 1 - count, -1)
        for place in places:
            self.seen[place] |= seats
        return [self.cards[place] for place in places]

    def shuffle(self, chance: Chance) -> None:
        """Nobody knows afterwards which card lies where."""
        chance.shuffle(self.cards)
        self.seen[:] = [0] * len(self.cards)

    def shuffle_in(self, cards: Iterable[Any], chance: Chance) -> None:
        """Add cards, and shuffle them all."""
        self.cards.extend(cards)
        self.seen[:] = [0] * len(self.cards)
        self.shuffle(chance)

    def renew(self, chance: Chance) -> None:
        """Make new cards of the discards; a pile has none."""


class Deck(Pile):
    """A pile with discards, which are shuffled when it is empty."""

    if TYPE_CHECKING:
        discard: list[Any]

    def draw_up_to(self, count: int, chance: Chance) -> list[Any]:
        """So many cards from the top, or as many as there are."""
        there = len(self.cards) + len(self.discard)
        return [self.draw(chance) for _ in range(min(count, there))]

    def toss(self, card: Any) -> None:
        """Lay a card face up on the discards."""
        self.discard.append(card)

    def renew(self, chance: Chance) -> None:
        """Shuffle the discards and lay them under what is left of the deck."""
        back = self.discard[:]
        chance.shuffle(back)
        self.discard.clear()
        self.cards[:0] = back
        self.seen[:0] = [0] * len(back)
