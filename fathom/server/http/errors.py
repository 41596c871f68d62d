"""Refusals of the server: a status, a key of the words and its arguments; and why it does not even start."""

from functools import partial
from typing import Any


class Refused(Exception):
    """A request that is not granted; it has changed nothing."""

    def __init__(self, why: str, status: int = 409, rule: str = "", **args: Any) -> None:
        super().__init__(why)
        self.why, self.status, self.rule, self.args_ = why, status, rule, args

    def __reduce__(self) -> tuple[Any, ...]:
        return partial(type(self), **self.args_), (self.why, self.status, self.rule)


class Overtaken(Refused):
    """Another worker has changed a table at the same moment: whoever was second looks again."""

    def __init__(self) -> None:
        super().__init__("stale", 409)

    def __reduce__(self) -> tuple[Any, ...]:
        return Overtaken, ()


class Unusable(Exception):
    """A server cannot run like this, in a sentence for whoever has started it."""


def stale() -> Refused:
    return Refused("stale", 409)
