"""The state of a game: a tree of structs that holds everything on the table, the agenda and the chance stream."""

from collections.abc import Callable, Hashable, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Self, TypeVar

from msgspec import Struct

from fathom.kernel.questions.ask import Action
from fathom.kernel.questions.journal import Event
from fathom.kernel.questions.step import Step
from fathom.kernel.record.carrying import Onward
from fathom.kernel.state.chance import Chance
from fathom.kernel.state.visibility import Secret

T = TypeVar("T")


class Finished(Exception):
    """Raised by a rule that ends the game in the middle of things: nothing more of the running step is done."""


class Derived(Generic[T]):
    """A value of a state that is found when it is first read, and kept until `State.changed` drops it."""

    def __init__(self, find: Callable[[Any], T], parts: tuple[str, ...]) -> None:
        self.find, self.parts, self.__doc__ = find, parts, find.__doc__

    def __set_name__(self, owner: type, name: str) -> None:
        self.name = name

    def __get__(self, state: Any, owner: type | None = None) -> T:
        if state is None:
            return self  # type: ignore[return-value]
        found = state.__dict__[self.name] = self.find(state)
        return found

    if TYPE_CHECKING:  # a rule that knows the new value may set it

        def __set__(self, state: Any, value: T) -> None: ...


def derived_from(*parts: str) -> Callable[[Callable[[Any], T]], Derived[T]]:
    """Make a property of a state a derived value, which is dropped by `changed()`, and by `changed(part)` of its parts.

    A part is whatever changes more often than the rest, such as the positions of units, by a name of the game's own.
    """
    return lambda find: Derived(find, parts)


@cache
def _derived_names(state: type, part: str) -> tuple[str, ...]:
    """The derived values that `changed` drops for a part, or for everything if the part is empty."""
    values = {name: each for base in state.__mro__ for name, each in vars(base).items() if isinstance(each, Derived)}
    return tuple(name for name, each in values.items() if not part or part in each.parts)


class State(Struct, dict=True, kw_only=True):
    """What lies on the table. Games add their fields, each with a visibility, and their verbs as methods.

    The instance dictionary holds only what can be derived anew (`derived_from`, `derived`), the open journal and, in a
    view, what its seat was told.
    """

    chance: Secret[Chance]
    shown: Secret[int] = 0
    agenda: Secret[list[Any]] = []

    def push(self, *steps: Step) -> None:
        """Put steps on top of the agenda; the first of them runs next."""
        self.agenda.extend(reversed(steps))

    def interrupt(self, seat: int, action: Action) -> None:
        """Do what a seat does before an open question goes on: an action that `interrupts` (see `AskAny`)."""
        raise NotImplementedError(f"{type(self).__name__} does not say how {type(action).__name__} interrupts")

    def derived(self, name: Hashable, make: Callable[[], T]) -> T:
        """What follows from the cards in play and the board: found once, and kept until `changed` is called."""
        kept: dict[Hashable, Any] = self.__dict__.setdefault("derived_values", {})
        try:
            found: T = kept[name]
        except KeyError:
            found = kept[name] = make()
        return found

    def changed(self, part: str = "") -> None:
        """Say that cards in play or the board have changed: everything derived from them is found anew.

        With a `part`, only that has changed: only values that name it (`derived_from`) are found anew.
        """
        kept = self.__dict__
        if not part:
            kept.pop("derived_values", None)
        for name in _derived_names(type(self), part):
            kept.pop(name, None)

    def roll(self, seat: int) -> None:
        """Push the steps that roll the die of the cards: a game with dice says which, and who may meddle with it."""
        raise NotImplementedError

    def rolled(self) -> int:
        """What the die came to, for the step that waited for it."""
        raise NotImplementedError

    def show(self) -> None:
        """Say that somebody has now seen something: undo does not reach behind this moment."""
        self.shown += 1

    @property
    def journaled(self) -> bool:
        """Whether a journal is kept: details that only it needs may be left out otherwise."""
        return self.__dict__.get("journal") is not None

    @property
    def heard(self) -> Sequence[Event]:
        """In a view for a bot: what its seat was told so far, of the events that `Game.heard` names."""
        heard: Sequence[Event] = self.__dict__.get("heard", ())
        return heard

    def hearing(self, events: Sequence[Event]) -> Self:
        """The same view, with what its seat was told."""
        self.__dict__["heard"] = events
        return self

    def tell(self, event: Event) -> None:
        """Write an event into the journal, if one is kept."""
        journal = self.__dict__.get("journal")
        if journal is not None:
            journal.append(event)

    cooperative: ClassVar[bool] = False
    """Whether all seats win or lose together."""

    def scores(self) -> list[int]:
        """The points of each seat, once the game is over; who has won is said by `result`."""
        raise NotImplementedError

    def result(self) -> list[float]:
        """Each seat's share of the victory, once the game is over: who win together have all of it, who tie share it.

        By default by the scores: who has most has won; where all play together, above 0 is a victory. A game of several
        sides, or one whose score is no sign of victory, says itself who has won.
        """
        scores = self.scores()
        best = max(scores)
        if self.cooperative:
            return [float(best > 0)] * len(scores)
        return [1 / scores.count(best) if score == best else 0.0 for score in scores]

    def winners(self) -> list[int]:
        """Who has won or has a share in the victory."""
        return [seat for seat, share in enumerate(self.result()) if share]

    def carry_out(self) -> Struct | None:
        """What this game leaves to the next of a campaign, once it is over: a struct of the type in `Game.carry`."""
        return None

    def onward(self) -> Onward:
        """How the next game of a campaign can begin, once this one is over."""
        return Onward()

    def readable_passages(self, seat: int) -> Sequence[str]:
        """The keys of the passages of `Story.prose` that a seat (or SPECTATOR) may read by now, in the order told.

        Asked of the whole state. A rule that lets a passage be read calls `show`: nobody can unread it.
        """
        return ()

    def revealed_cards(self, seat: int) -> Sequence[str]:
        """The cards of `Story.faces` that a seat (or SPECTATOR) has seen by now. Asked of the whole state."""
        return ()

    def rounds(self) -> int:
        """How many rounds or turns were played, once the game is over; 0 in a game that does not count them."""
        return int(getattr(self, "round", 0))

    def ended_by(self) -> str:
        """What brought the game to its end, once it is over; by default the field `ending`, if there is one."""
        return getattr(self, "ending", None) or ""

    def milestones(self) -> dict[str, int]:
        """How far a game came, once it is over: numbers of its own, by the members of an enum `Milestone`."""
        return {}

    def sides(self) -> dict[Any, list[int]]:
        """Who wins and loses together as things stand: the seats of each `Side`, an enum of the game's own.

        None where everybody plays for themselves. The first side's chances tell those of the others.
        """
        return {}
