"""Steps: the procedures of a rulebook, each a serialisable struct whose `run` asks its questions."""

from collections.abc import Generator, Sequence
from typing import Any, ClassVar, TypeVar

from msgspec import Struct

from fathom.kernel.names import kebab
from fathom.kernel.questions.ask import Question
from fathom.kernel.questions.journal import Event

R = TypeVar("R")

Flow = Generator[Question, Any, None]
"""A procedure that asks questions."""

Result = Generator[Question, Any, R]
"""A procedure that asks questions and then returns something to its caller."""


class Step(Struct, tag=kebab, tag_field="step"):
    """One step of the rulebook. It lies on the agenda until its turn comes; then `run` does it."""

    cites: ClassVar[tuple[str, ...]] = ()
    leads_to: ClassVar[tuple[type[Event], ...]] = ()
    """What the answers given in this step come to, where something else may be told before or after."""

    continues: ClassVar[bool] = False
    """Whether it goes on with what the steps above it are for: then an answer given there leads to this step, too."""

    def opens(self, g: Any) -> Sequence[str]:
        """The passages of `Story.prose` that are read in it: an imagined future ends before one that is unread."""
        return ()

    def run(self, g: Any) -> Flow | None:
        """Do it: change the table, push steps, and yield questions if there are any."""
        raise NotImplementedError(type(self).__name__)
