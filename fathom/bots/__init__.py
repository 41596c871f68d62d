"""Players that are programs. A bot is given what a person in its seat is given: the redacted state and the question."""

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Any, Protocol

from fathom.kernel import Action, Ask, Game, Unknown


class Bot(Protocol):
    """Answers a seat's questions. It reads the view and must not change it."""

    needs_view: bool

    def choose(self, view: Any, ask: Ask) -> Action: ...


class RandomBot:
    """Any legal answer, each as likely as the other."""

    needs_view = False

    def __init__(self, seed: str) -> None:
        self._random = Random(seed).random

    def choose(self, view: Any, ask: Ask) -> Action:
        options = ask.options
        return options[int(self._random() * len(options))]


def bots_of(game: Game) -> dict[str, Callable[[str], Bot]]:
    """The bots that can play a game, by name; a game brings its own in its `bots.py`."""
    found: dict[str, Callable[[str], Bot]] = {"random": RandomBot}
    if find_spec(f"{game.package}.bots"):
        found |= import_module(f"{game.package}.bots").BOTS
    return found


def make_bot(game: Game, name: str, seed: str) -> Bot:
    bots = bots_of(game)
    if name not in bots:
        raise Unknown(f"bot for {game.name}", name, bots)
    return bots[name](seed)
