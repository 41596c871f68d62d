"""Counting what is done in a game: the answers and events by kind, and every card that they name."""

from collections import Counter
from enum import Enum
from functools import cache
from typing import Any, get_args, get_type_hints

from msgspec import Struct

from fathom.kernel import Action, Event
from fathom.kernel.names import kebab

ANSWER, EVENT = "answer", "event"
NOBODY = -1


class Use(Struct, frozen=True):
    """How often a seat gave a kind of answer, or an event told of it; with a card, how often that card was named.

    The card of an enum is the key of its words, such as `kind-sonar`; a card that is a text is that text.
    """

    seat: int
    kind: str
    name: str
    card: str
    count: int


class Tally:
    """Counts the answers that it is told of, and (standing in for the journal) the events."""

    def __init__(self) -> None:
        self._counts: Counter[tuple[int, str, str, str]] = Counter()

    def answered(self, seat: int, action: Action) -> None:
        self._count(seat, ANSWER, action)

    def append(self, event: Event) -> None:
        self._count(getattr(event, "seat", NOBODY), EVENT, event)

    def _count(self, seat: int, kind: str, done: Struct) -> None:
        name = kebab_of(type(done))
        self._counts[seat, kind, name, ""] += 1
        for field in naming(type(done)):
            value = getattr(done, field)
            for card in value if isinstance(value, list | tuple) else (value,):
                if card is not None and card != "":
                    self._counts[seat, kind, name, card_key(card)] += 1

    def uses(self) -> list[Use]:
        return [Use(*what, count) for what, count in sorted(self._counts.items())]


def card_key(card: Any) -> str:
    return f"{kebab_of(type(card))}-{card.value}" if isinstance(card, Enum) else str(card)


@cache
def kebab_of(kind: type) -> str:
    return kebab(kind.__name__)


@cache
def naming(struct: type[Struct]) -> list[str]:
    """The fields of an action or event that name cards: members of an enum, or texts, or lists of those."""
    hints = get_type_hints(struct)
    return [field for field in struct.__struct_fields__ if _names(hints[field])]


def _names(hint: Any) -> bool:
    plain = getattr(hint, "__supertype__", hint)
    return (isinstance(plain, type) and issubclass(plain, Enum | str)) or any(_names(each) for each in get_args(plain))
