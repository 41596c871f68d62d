"""The state of a game: a tree of structs that holds everything on the table, the agenda and the chance stream."""

from collections.abc import Sequence
from typing import Any, ClassVar, Self

from msgspec import Struct

from fathom.kernel.carrying import Onward
from fathom.kernel.chance import Chance
from fathom.kernel.journal import Event
from fathom.kernel.step import Step
from fathom.kernel.visibility import Secret


class Finished(Exception):
    """Raised by a rule that ends the game in the middle of things: nothing more of the running step is done."""


class State(Struct, dict=True, kw_only=True):
    """What lies on the table. Games add their fields, each with a visibility, and their verbs as methods.

    The instance dictionary holds only what can be derived anew (`functools.cached_property`), the open journal and, in
    a view, what its seat was told.
    """

    chance: Secret[Chance]
    shown: Secret[int] = 0
    agenda: Secret[list[Any]] = []

    def push(self, *steps: Step) -> None:
        """Put steps on top of the agenda; the first of them runs next."""
        self.agenda.extend(reversed(steps))

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
        """The points of each seat, once the game is over; where all play together, 0 is a defeat."""
        raise NotImplementedError

    def result(self) -> list[float]:
        """Each seat's share of the victory, once the game is over: who win together have all of it, who tie share it.

        By default by the scores. A game of several sides says itself which of them has won.
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
        """What this game leaves to the next of a campaign, once it is over: a struct of the type `Game.carry`."""
        return None

    def onward(self) -> Onward:
        """How the next game of a campaign can begin, once this one is over."""
        return Onward()

    def told(self, seat: int) -> Sequence[str]:
        """The keys of the passages of `Game.prose` that a seat (or SPECTATOR) may read by now, in the order told.

        Asked of the whole state. A rule that lets a passage be read calls `show`: nobody can unread it.
        """
        return ()

    def turned(self, seat: int) -> Sequence[str]:
        """The cards of `Game.faces` that a seat (or SPECTATOR) has seen by now. Asked of the whole state."""
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
