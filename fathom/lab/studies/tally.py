"""Counting what is done in a game: the answers and events by kind, and every card that they name."""

from collections import Counter
from enum import Enum
from functools import cache
from typing import Any

from msgspec import Struct

from fathom.kernel import Action, Event, Pool, State
from fathom.kernel.names import kebab
from fathom.kernel.shapes import fields, is_a, marked_fields, marks, singles

ANSWER, EVENT = "answer", "event"
NOBODY = -1


class Use(Struct, frozen=True):
    """How often a seat gave a kind of answer, or an event told of it; with a card, how often that card was named.

    A card that is a member of an enum, or a number of a type of its own, is written as type and value, such as
    `kind-sonar` or `card-17`; a card that is a text is that text.
    """

    seat: int
    kind: str
    name: str
    card: str
    count: int


class Tally:
    """Counts the answers that it is told of, and (standing in for the journal) the events.

    Cards are members of enums, texts, and the components of the state: what lies in its pools.
    """

    def __init__(self, state: type[State]) -> None:
        self._state = state
        self._counts: Counter[tuple[int, str, str, str]] = Counter()
        self._journal: Any = None

    def listen(self, state: State) -> None:
        """Hear what is told from now on, before it is written into the journal, if one is kept."""
        self._journal, state.__dict__["journal"] = state.__dict__.get("journal"), self

    def answered(self, seat: int, action: Action) -> None:
        self._count(seat, ANSWER, action)

    def append(self, event: Event) -> None:
        self._count(getattr(event, "seat", NOBODY), EVENT, event)
        if self._journal is not None:
            self._journal.append(event)

    def _count(self, seat: int, kind: str, done: Struct) -> None:
        name = kebab_of(type(done))
        self._counts[seat, kind, name, ""] += 1
        for field, own in naming(type(done), self._state).items():
            value = getattr(done, field)
            for card in value if isinstance(value, list | tuple) else (value,):
                if card is not None and card != "":
                    self._counts[seat, kind, name, card_key(card, own)] += 1

    def uses(self) -> list[Use]:
        return [Use(*what, count) for what, count in sorted(self._counts.items())]


def card_key(card: Any, own: str) -> str:
    if isinstance(card, Enum):
        return f"{kebab_of(type(card))}-{card.value}"
    return f"{own}-{card}" if own else str(card)


@cache
def kebab_of(kind: type) -> str:
    return kebab(kind.__name__)


@cache
def naming(struct: type[Struct], state: type[State]) -> dict[str, str]:
    """The fields of an action or event that name cards, each with the name of its type if that is a numbered one."""
    found: dict[str, str] = {}
    for field, hint in fields(struct).items():
        for kind in singles(hint):
            if is_a(kind, Enum) or _is_text(kind):
                found[field] = ""
            elif kind in components(state):
                found[field] = kebab(kind.__name__)
    return found


@cache
def components(state: type[Struct]) -> frozenset[Any]:
    """The types of the game's own that lie in pools of its state."""
    found: set[Any] = set()
    for hint in marked_fields(state).values():
        pooled = any(isinstance(mark, Pool) for mark in marks(hint))
        for kind in singles(hint):
            if is_a(kind, Struct):
                found |= components(kind)
            elif pooled and hasattr(kind, "__supertype__") and not _is_text(kind):
                found.add(kind)
    return frozenset(found)


def _is_text(kind: Any) -> bool:
    return is_a(getattr(kind, "__supertype__", kind), str)
