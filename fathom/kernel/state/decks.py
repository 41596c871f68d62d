"""Decks: cards face down in an order, who has seen which of them, and the discards that renew them.

A game declares the fields, because they say what its cards are and to which pool they belong:

    class Omens(Deck):
        cards: Annotated[list[Omen | None], Known(by="seen"), Pool("omen")]
        seen: Knowers[list[int]] = []
        discard: Annotated[Top[list[Omen]], Pool("omen")] = []

A `Pile` is the same without discards; `HiddenDeck` and `HiddenPile` are never looked at and have no field `seen`. The
top is at the end. Undo needs no word from a deck: the kernel sees who can see a card now and could not before.
"""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, Self

from msgspec import Struct

from fathom.kernel.state.chance import Chance


class Empty(Exception):
    """A card is wanted from a deck that has none, and no discards either."""


class HiddenPile(Struct):
    """Face-down cards, the top at the end, which nobody looks at. What is discarded goes elsewhere, or nowhere."""

    if TYPE_CHECKING:
        cards: list[Any]

    @classmethod
    def of(cls, cards: Sequence[Any], chance: Chance | None = None) -> Self:
        """A pile of these cards: shuffled, or in their order if there is no chance."""
        pile = cls(cards=[])
        pile._insert(0, cards)
        if chance is not None:
            pile.shuffle(chance)
        return pile

    def __len__(self) -> int:
        return len(self.cards)

    def draw(self, chance: Chance) -> Any:
        """The top card; an empty pile is renewed first, if it can be."""
        if not self.cards:
            self.renew(chance)
        if not self.cards:
            raise Empty
        return self._remove(-1)

    def take(self, card: Any) -> Any:
        """A certain card, wherever it lies."""
        return self._remove(self.cards.index(card))

    def take_topmost(self, card: Any) -> Any:
        """A certain card: of several alike the one nearest to the top."""
        return self._remove(self._place_of_topmost(card))

    def put_on_top(self, card: Any) -> None:
        self._insert(len(self.cards), [card])

    def put_under(self, card: Any) -> None:
        """Lay a card under the others."""
        self._insert(0, [card])

    def shuffle(self, chance: Chance) -> None:
        """Nobody knows afterwards which card lies where."""
        chance.shuffle(self.cards)

    def shuffle_in(self, cards: Iterable[Any], chance: Chance) -> None:
        """Add cards, and shuffle them all."""
        self._insert(len(self.cards), list(cards))
        self.shuffle(chance)

    def renew(self, chance: Chance) -> None:
        """Make new cards of the discards; a pile has none."""

    def _remove(self, place: int) -> Any:
        return self.cards.pop(place)

    def _insert(self, place: int, cards: Sequence[Any]) -> None:
        self.cards[place:place] = cards

    def _place_of_topmost(self, card: Any) -> int:
        return len(self.cards) - 1 - self.cards[::-1].index(card)


class Pile(HiddenPile):
    """Face-down cards that players may look at: `seen` are the seats that know each card, as a bit mask."""

    if TYPE_CHECKING:
        seen: list[int]

    def look(self, seat: int, count: int = 1, *, bottom: bool = False) -> list[Any]:
        """Let a seat look at the cards on top (or at the bottom), nearest to that end first; they stay there."""
        size = len(self.cards)
        count = min(count, size)
        places = range(count) if bottom else range(size - 1, size - 1 - count, -1)
        for place in places:
            self.seen[place] |= 1 << seat
        return [self.cards[place] for place in places]

    def put_on_top(self, card: Any, seen: int = 0) -> None:
        """Lay a card on top; `seen` are the seats that know which it is."""
        self.cards.append(card)
        self.seen.append(seen)

    def put_under(self, card: Any, seen: int = 0) -> None:
        """Lay a card under the others."""
        self.cards.insert(0, card)
        self.seen.insert(0, seen)

    def move_to_top(self, card: Any) -> None:
        """Lay a card of the pile, of several alike the topmost, on top; who has seen it knows that."""
        place = self._place_of_topmost(card)
        self.put_on_top(self.cards.pop(place), self.seen.pop(place))

    def move_to_bottom(self, card: Any) -> None:
        """Lay a card of the pile, of several alike the topmost, under the others; who has seen it knows that."""
        place = self._place_of_topmost(card)
        self.put_under(self.cards.pop(place), self.seen.pop(place))

    def shuffle(self, chance: Chance) -> None:
        """Nobody knows afterwards which card lies where."""
        chance.shuffle(self.cards)
        self.seen[:] = [0] * len(self.cards)

    def _remove(self, place: int) -> Any:
        self.seen.pop(place)
        return self.cards.pop(place)

    def _insert(self, place: int, cards: Sequence[Any]) -> None:
        self.cards[place:place] = cards
        self.seen[place:place] = [0] * len(cards)


class HiddenDeck(HiddenPile):
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
        self._insert(0, back)


class Deck(Pile, HiddenDeck):
    """A pile that players may look at, with discards, which are shuffled when it is empty."""
