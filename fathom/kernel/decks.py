"""Decks: cards face down in an order, who has seen which of them, and the discards that renew them.

A game declares the fields, because they say what its cards are and to which pool they belong:

    class Omens(Deck):
        cards: Annotated[list[Omen | None], Known(by="seen"), Pool("omen")]
        seen: Knowers[list[int]] = []
        discard: Annotated[Top[list[Omen]], Pool("omen")] = []

The top is at the end. Undo needs no word from a deck: the kernel sees who can see a card now and could not before.
"""

from typing import TYPE_CHECKING, Any, Self

from msgspec import Struct

from fathom.kernel.chance import Chance
from fathom.kernel.names import EVERYONE


class Empty(Exception):
    """A card is wanted from a deck that has none, and no discards either."""


class Deck(Struct):
    """Face-down cards with their top at the end."""

    if TYPE_CHECKING:
        cards: list[Any]
        seen: list[int]
        discard: list[Any]

    @classmethod
    def of(cls, cards: list[Any], chance: Chance | None = None) -> Self:
        """A deck of these cards: shuffled, or in their order if there is no chance."""
        deck = cls(cards=list(cards), seen=[0] * len(cards), discard=[])
        if chance is not None:
            deck.shuffle(chance)
        return deck

    def __len__(self) -> int:
        return len(self.cards)

    # ------------------------------------------------------------------------------- taking and giving

    def draw(self, chance: Chance) -> Any:
        """The top card; from an empty deck the discards are shuffled first."""
        if not self.cards:
            self.renew(chance)
        if not self.cards:
            raise Empty
        self.seen.pop()
        return self.cards.pop()

    def draw_up_to(self, count: int, chance: Chance) -> list[Any]:
        """So many cards from the top, or as many as there are."""
        there = len(self.cards) + len(self.discard)
        return [self.draw(chance) for _ in range(min(count, there))]

    def take(self, card: Any) -> Any:
        """A certain card, wherever it lies in the deck."""
        place = self.cards.index(card)
        del self.seen[place]
        return self.cards.pop(place)

    def put_on_top(self, card: Any, seen: int = 0) -> None:
        """Lay a card on top; `seen` are the seats, as a bit mask, that know which it is."""
        self.cards.append(card)
        self.seen.append(seen)

    def put_under(self, card: Any, seen: int = 0) -> None:
        """Lay a card under the deck."""
        self.cards.insert(0, card)
        self.seen.insert(0, seen)

    def toss(self, card: Any) -> None:
        """Lay a card face up on the discards."""
        self.discard.append(card)

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

    def renew(self, chance: Chance) -> None:
        """Shuffle the discards and lay them under what is left of the deck."""
        back = self.discard[:]
        chance.shuffle(back)
        self.discard.clear()
        self.cards[:0] = back
        self.seen[:0] = [0] * len(back)
