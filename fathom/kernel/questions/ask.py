"""Questions and answers: what a seat is asked, what it may answer, and why it may not answer something else."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from itertools import chain, islice
from typing import TYPE_CHECKING, Any, ClassVar, TypeVar

from msgspec import Struct

from fathom.kernel.names import kebab

if TYPE_CHECKING:
    from fathom.kernel.questions.step import Step

C = TypeVar("C", bound=type)


def cites(*rules: str) -> Callable[[C], C]:
    """Name the rules behind an action or a step: `@cites("B2a")`."""

    def mark(owner: C) -> C:
        owner.cites = rules  # type: ignore[attr-defined]
        return owner

    return mark


class Action(Struct, frozen=True, tag=kebab, tag_field="do"):
    """What a seat can answer: a small frozen struct that says what is done, never an index into a list."""

    cites: ClassVar[tuple[str, ...]] = ()
    idle: ClassVar[bool] = False
    """Whether it passes: what an empty line in the terminal or a clock at zero may answer."""
    open: ClassVar[bool] = False
    """Whether everybody sees who gives it, unless several are asked at once."""
    routine: ClassVar[bool] = False
    """Whether it only draws what its player has to draw now: no other answer of its question avoids that."""
    interrupts: ClassVar[bool] = False
    """Whether it is done before a question that somebody leads goes on (`AskAny`), which is then asked again."""


class Refusal(Struct, frozen=True):
    """Why something may not be done: the rule, and the reason (a key of the words)."""

    rule: str
    why: str
    args: dict[str, Any] = {}


Judged = Iterable[tuple[Action, Refusal | None]]
"""Answers, each with what speaks against it: nothing, if it is legal."""


def any_legal(judged: Judged) -> bool:
    """Whether something of it may be answered."""
    return any(refusal is None for _, refusal in judged)


class Blocked(Struct, frozen=True):
    """An answer that a player might expect but may not give, with the rule and the reason (a key of the words)."""

    action: Action
    rule: str
    why: str
    args: dict[str, Any] = {}


class Illegal(Exception):
    """An answer that was refused; nothing has changed."""

    def __init__(self, why: str, rule: str = "", **args: Any) -> None:
        super().__init__(why, rule, args)
        self.why, self.rule, self.args_ = why, rule, args

    def __reduce__(self) -> tuple[Any, ...]:
        return partial(type(self), **self.args_), (self.why, self.rule)

    def __str__(self) -> str:
        details = ", ".join(f"{name}={value}" for name, value in self.args_.items())
        return self.why + (f" ({details})" if details else "") + (f" [rule {self.rule}]" if self.rule else "")


Answers = Sequence[Action] | Iterator[Action]


def unnoted(action: Any) -> None:
    """Nothing is said of any option."""


class Ask(Struct, eq=False):
    """One question to one seat, with the complete list of legal answers.

    Options and blocked answers may be generators: they are run when somebody first looks at them, and never when a
    game is only replayed. With `batch`, this answer and those to the questions that follow may be given at once. `note`
    tells of an option what its seat may want to know before choosing it, such as what it costs and where it leads, as
    the game's clients show it; it is run for who looks, never in play.
    """

    seat: int
    _options: Answers | Callable[[bool], Judged]
    prompt: str = "answer"
    _blocked: Iterable[Blocked] | Callable[[bool], Judged] = ()
    args: Mapping[str, Any] | None = None
    batch: bool = False
    note: Callable[[Any], Struct | None] = unnoted

    def __reduce__(self) -> tuple[Any, ...]:
        return Ask, (self.seat, self.options, self.prompt, self.blocked, self.args, self.batch)

    @classmethod
    def judged(
        cls,
        seat: int,
        judge: Callable[[bool], Judged],
        prompt: str = "answer",
        args: Mapping[str, Any] | None = None,
        note: Callable[[Any], Struct | None] | None = None,
        batch: bool = False,
    ) -> "Ask":
        """A question whose options and blocked answers come from one judgement, run when somebody looks.

        `judge(False)` may leave out what is not legal, as far as that saves time; `judge(True)` names everything that a
        player might expect.
        """
        return cls(seat, judge, prompt, judge, args, batch, note or unnoted)

    @property
    def options(self) -> list[Action]:
        options = self._options
        if type(options) is list:
            return options
        if callable(options):
            self._options = [action for action, refusal in options(False) if refusal is None]
        else:
            self._options = list(options)
        return self._options

    @property
    def answerable(self) -> bool:
        """Whether there is any answer; where they are not listed yet only the first is looked for."""
        options = self._options
        if type(options) is list:
            return bool(options)
        found = legal(options(False)) if callable(options) else iter(options)
        first = list(islice(found, 1))
        self._options = chain(first, found)
        return bool(first)

    @property
    def blocked(self) -> list[Blocked]:
        found = self._blocked
        if type(found) is not list:
            self._blocked = found = list(blocked(found(True)) if callable(found) else found)
        return found

    @property
    def asks(self) -> dict[int, "Ask"]:
        return {self.seat: self}

    def refuse(self, action: Action) -> Illegal:
        """Why this answer is not among the options, as precisely as the rules can say."""
        for blocked in self.blocked:
            if blocked.action == action:
                return Illegal(blocked.why, blocked.rule, **blocked.args)
        return Illegal("not-an-option", next(iter(getattr(type(action), "cites", ())), ""))


def legal(judged: Judged) -> Iterator[Action]:
    """What may be answered, of all that was judged."""
    return (action for action, refusal in judged if refusal is None)


def blocked(judged: Judged) -> Iterator[Blocked]:
    """What may not be answered, of all that was judged."""
    for action, refusal in judged:
        if refusal is not None:
            yield Blocked(action, refusal.rule, refusal.why, refusal.args)


class AskAll:
    """The same moment put to several seats at once; the rule goes on with all answers, a dict from seat to action.

    With `quiet`, nobody is shown who has answered already.
    """

    __slots__ = ("asks", "quiet")

    def __init__(self, asks: Iterable[Ask], quiet: bool = False) -> None:
        self.asks = {ask.seat: ask for ask in asks}
        self.quiet = quiet


class AskAny:
    """A question that one seat leads and must answer, while this seat and others may interrupt it.

    The rule goes on with the lead's answer. An action that `interrupts` is not an answer: `State.interrupt` does it,
    after the steps `again` were pushed, which ask the question again. So the question must come before its step has
    changed anything. Nobody is shown who else could interrupt. The interrupts may be a generator: it is run when
    somebody first looks at them.
    """

    __slots__ = ("_found", "_interrupts", "again", "lead")

    def __init__(self, lead: Ask, interrupts: Iterable[Ask], *again: "Step") -> None:
        self.lead, self.again = lead, again
        self._interrupts = interrupts
        self._found: dict[int, Ask] | None = None

    @property
    def interrupts(self) -> dict[int, Ask]:
        """What each seat but the lead may do first."""
        if self._found is None:
            self._found = {ask.seat: ask for ask in self._interrupts if ask.seat != self.lead.seat}
        return self._found

    @property
    def asks(self) -> dict[int, Ask]:
        """Who must answer."""
        return self.lead.asks


Question = Ask | AskAll | AskAny
