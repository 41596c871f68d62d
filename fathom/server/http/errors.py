"""Errors of the server: refused requests (a status, a key of the words, its arguments), conflicts, failed starts."""

from functools import partial
from typing import Any


class Refused(Exception):
    """The request was refused and has changed nothing."""

    def __init__(self, why: str, status: int = 409, rule: str = "", **args: Any) -> None:
        super().__init__(why)
        self.why, self.status, self.rule, self.args_ = why, status, rule, args

    def __reduce__(self) -> tuple[Any, ...]:
        return partial(type(self), **self.args_), (self.why, self.status, self.rule)


class Overtaken(Refused):
    """Another worker has changed the table at the same moment; the caller reloads it and tries again."""

    def __init__(self) -> None:
        super().__init__("stale", 409)

    def __reduce__(self) -> tuple[Any, ...]:
        return Overtaken, ()


class Unusable(Exception):
    """The server cannot start; the message is one sentence for the person who started it."""


def stale() -> Refused:
    return Refused("stale", 409)
