"""Windows: moments at which seats may use what they have before the game goes on."""

from collections.abc import Iterable, Sequence
from functools import partial
from typing import Any, ClassVar

from msgspec.structs import replace

from fathom.kernel.questions.ask import Action, Ask, AskAll, Judged
from fathom.kernel.questions.step import Flow, Result, Step

ANY_SEAT = -1


class Window(Step):
    """Asks who has something for one of its `moments`, again after each use, until all have passed or it is closed.

    A game derives one class from it and says who is asked, what each seat may use, and how that is done. Seats are
    asked one after the other, in order, or all at once and `quiet`: then nobody is shown who has answered, so all are
    asked who might have something as far as everybody can know. An answer that is `idle` passes.

    `only` one seat may be asked. With `once` the window is over after the first use. `passed` are the seats that have
    passed since the last use.
    """

    quiet: ClassVar[bool] = False

    moments: list[str] = []
    only: int = ANY_SEAT
    once: bool = False
    passed: list[int] = []

    # ------------------------------------------------------------------------------- what a game says

    def order(self, g: Any) -> Iterable[int]:
        """All seats, in the order in which they are asked."""
        raise NotImplementedError(type(self).__name__)

    def may_use(self, g: Any, seat: int) -> bool:
        """Whether a seat is asked: it has something for this moment or, in a quiet window, might have."""
        raise NotImplementedError(type(self).__name__)

    def choices(self, g: Any, seat: int, include_refused: bool) -> Judged:
        """What a seat may answer, an idle answer included."""
        raise NotImplementedError(type(self).__name__)

    def use(self, g: Any, seat: int, action: Any) -> None:
        """Do what a seat has chosen."""
        raise NotImplementedError(type(self).__name__)

    def closed(self, g: Any) -> bool:
        """Whether the moment is over before all have passed, as what it was for has been decided."""
        return False

    def prompt(self, g: Any) -> str:
        return self.moments[0] if self.moments else "window"

    def first(self, g: Any, eager: Sequence[int]) -> Result[int]:
        """Which of several seats that want to use something at once goes first; by default the first in order."""
        return eager[0]
        yield

    # ------------------------------------------------------------------------------------- the asking

    def asked(self, g: Any) -> Iterable[int]:
        """The seats that are asked, in order, if the window opens now."""
        if self.closed(g):
            return ()
        order, passed, may_use = self.order(g) if self.only == ANY_SEAT else (self.only,), self.passed, self.may_use
        if self.quiet:
            return [seat for seat in order if seat not in passed and may_use(g, seat)]
        return (seat for seat in order if seat not in passed and may_use(g, seat))

    def run(self, g: Any) -> Flow | None:
        asked = self.asked(g)
        if type(asked) is list:
            return self._ask_all(g, asked) if asked else None
        seat = next(iter(asked), None)
        return None if seat is None else self._ask_one(g, seat)

    def _ask_one(self, g: Any, seat: int) -> Flow:
        answer: Action = yield Ask.judged(seat, partial(self.choices, g, seat), self.prompt(g))
        if answer.idle:
            g.push(replace(self, passed=[*self.passed, seat]))
        else:
            self._used(g, seat, answer)

    def _ask_all(self, g: Any, seats: list[int]) -> Flow:
        prompt, choices = self.prompt(g), self.choices
        asks = [Ask.judged(seat, partial(choices, g, seat), prompt) for seat in seats]
        given: dict[int, Action] = yield AskAll(asks, quiet=True)
        eager = [seat for seat, action in given.items() if not action.idle]
        if eager:
            first = eager[0] if len(eager) == 1 else (yield from self.first(g, eager))
            self._used(g, first, given[first])

    def _used(self, g: Any, seat: int, action: Action) -> None:
        if not self.once:
            g.push(replace(self, passed=[]))
        self.use(g, seat, action)
