"""What works on its own while it lies in play: abilities and triggers by their moment, and passive numbers.

A card says what it listens to; `Listeners` indexes a shelf by that, once, when it is read. What is in play is asked of
the state, so nothing has to be kept in step and a clone copies nothing: a seat's few cards are looked up in the index
of the moment, and where no card listens to a moment, none is looked at.

What works only for a while, such as a condition or a marker, is a `Lasting` in the state; what may be used only so
often leaves a `Use` there. Both go when the span of time is over that they name: an action, a turn, a round, a roll,
or whatever a game calls its own.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, Generic, TypeVar

from msgspec import Struct

from fathom.kernel.effects import Bound, Context, Number, amount
from fathom.kernel.visibility import Public

K = TypeVar("K")
A = TypeVar("A")


class Listeners(Generic[K, A]):
    """The cards of a shelf by what they listen to: a moment at which an ability may be used, or a passive number."""

    def __init__(self, cards: Mapping[K, Iterable[A]], moments: Callable[[A], Iterable[str]]) -> None:
        self._at: dict[str, dict[K, tuple[A, ...]]] = {}
        for card, abilities in cards.items():
            for ability in abilities:
                for moment in moments(ability):
                    at = self._at.setdefault(moment, {})
                    at[card] = (*at.get(card, ()), ability)

    def at(self, moment: str) -> dict[K, tuple[A, ...]]:
        """All cards that listen to a moment, with what they do then."""
        return self._at.get(moment, {})

    def among(self, in_play: Iterable[K], moment: str) -> Iterator[tuple[K, A]]:
        """Of the cards in play those that listen to a moment, with what they do then."""
        at = self._at.get(moment)
        if at:
            for card in in_play:
                for ability in at.get(card, ()):
                    yield card, ability


class Passive(Struct, frozen=True):
    """A number that is another while a card is in play: `{ number: attack, by: 1 }`.

    Of several copies in play no more than `most` count, if it says so.
    """

    number: str
    by: Number
    most: int = 0

    def value(self, g: Any, ctx: Context) -> int:
        return amount(g, ctx, self.by)


def numbers(cards: Mapping[K, Iterable[Passive]]) -> Listeners[K, Passive]:
    """The passive numbers of a shelf, by name."""
    return Listeners(cards, lambda passive: [passive.number])


def total(g: Any, ctx: Context, base: int, number: str, listeners: Listeners[K, Passive], in_play: Iterable[K]) -> int:
    """A number as printed, and what all cards in play add to it."""
    counted: dict[tuple[K, Passive], int] = {}
    for card, passive in listeners.among(in_play, number):
        before = counted.get((card, passive), 0)
        if not passive.most or before < passive.most:
            counted[card, passive] = before + 1
            base += passive.value(g, ctx)
    return base


# -------------------------------------------------------------------------------------- for a while


class Lasting(Struct):
    """A condition, marker or effect that works `on` somebody or something; `until` a span is over, or for good."""

    card: Public[str]
    on: Public[Bound]
    until: Public[str] = ""


def lay(lasting: list[Lasting], card: str, on: Bound, until: str = "", most: int = 0) -> bool:
    """Let something begin to work, unless so many of its kind do already; returns whether it does."""
    if most and sum(each.card == card and each.on == on for each in lasting) >= most:
        return False
    lasting.append(Lasting(card, on, until))
    return True


def lift(lasting: list[Lasting], card: str, on: Bound) -> bool:
    """Take one of a kind away before its time; returns whether there was one."""
    for place, each in enumerate(lasting):
        if each.card == card and each.on == on:
            del lasting[place]
            return True
    return False


def working_on(lasting: list[Lasting], on: Bound) -> list[str]:
    """What works on somebody, the longest first."""
    return [each.card for each in lasting if each.on == on]


# --------------------------------------------------------------------------------------- so often


class Use(Struct, frozen=True):
    """Something that can be done once in a span was done, by somebody."""

    what: Public[str]
    by: Public[Bound]
    per: Public[str]


def spent(uses: list[Use], what: str, by: Bound, per: str) -> bool:
    return Use(what, by, per) in uses


def spend(uses: list[Use], what: str, by: Bound, per: str) -> None:
    uses.append(Use(what, by, per))


def over(span: str, lasting: list[Lasting], uses: list[Use]) -> list[Lasting]:
    """A span of time is over: what lasted until then stops working, and what it limited may be used again.

    Returns what has stopped.
    """
    ended = [each for each in lasting if each.until == span]
    lasting[:] = [each for each in lasting if each.until != span]
    uses[:] = [use for use in uses if use.per != span]
    return ended
