"""What a bot is, and the simplest one."""

from random import Random
from typing import Any, Protocol

from fathom.kernel import Action, Ask


class Bot(Protocol):
    """Answers a seat's questions, given its view, its memory or nothing. It must not change what it is given."""

    needs_view: bool
    needs_memory: bool  # which holds the view too; asked only of a bot that needs no view

    def choose(self, seen: Any, ask: Ask) -> Action: ...


class RandomBot:
    """Any legal answer, each as likely as the other."""

    needs_view = needs_memory = False

    def __init__(self, seed: str) -> None:
        self._random = Random(seed).random

    def choose(self, seen: Any, ask: Ask) -> Action:
        options = ask.options
        return options[int(self._random() * len(options))]
