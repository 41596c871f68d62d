"""The bot protocol, and the random bot."""

from collections.abc import Callable
from random import Random
from typing import Any, Protocol

from fathom.kernel import Action, Ask

OUTSPOKEN = 0.25  # of the times when a random bot may speak up, it does


class Bot(Protocol):
    """Answers a seat's questions, given its view, its memory or nothing. It must not change what it is given.

    One that has a method `speak_up(seen, ask)` is also asked where another seat leads and it may say something first:
    it returns one of the options, or None to stay silent. Without it, it stays silent; with `speaks_at`, too, it
    is silent at all questions but these, and needs no view to be so.
    """

    needs_view: bool
    needs_memory: bool  # which holds the view too; asked only of a bot that needs no view

    def choose(self, seen: Any, ask: Ask) -> Action: ...


class RandomBot:
    """Gives any legal answer, all with the same probability."""

    needs_view = needs_memory = False

    def __init__(self, seed: str) -> None:
        self._random = Random(seed).random

    def choose(self, seen: Any, ask: Ask) -> Action:
        options = ask.options
        return options[int(self._random() * len(options))]

    def speak_up(self, seen: Any, ask: Ask) -> Action | None:
        return self.choose(seen, ask) if self._random() < OUTSPOKEN else None


def speaks_up(bot: Bot, prompt: str = "") -> Callable[[Any, Ask], Action | None] | None:
    """How a bot speaks up, if it ever does, at a question that is named."""
    heard = getattr(bot, "speaks_at", None)
    return getattr(bot, "speak_up", None) if not prompt or heard is None or prompt in heard else None
