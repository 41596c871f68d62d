"""Random games for the conformance suite: small, seeded, and with every question looked at."""

from collections.abc import Callable, Iterator
from random import Random

import pytest

from fathom.games import load, names
from fathom.kernel import Game, Match

GAMES = names()
every_game = pytest.mark.parametrize("game", [load(name) for name in GAMES], ids=GAMES)


def walk_through(game: Game, seed: int, seats: int = 0) -> Iterator[Match]:
    """One random game, handed out at every question (and once more when it is over)."""
    chooser = Random(seed)
    match = Match.start(game, seats or chooser.choice(game.seats), seed)
    while (ask := match.turn) is not None:
        yield match
        match.answer(ask.seat, chooser.choice(ask.options))
    yield match


def finished(game: Game, seed: int, look: Callable[[Match], None] = lambda match: None) -> Match:
    match = None
    for match in walk_through(game, seed):
        look(match)
    assert match is not None
    return match


def picture(match: Match) -> tuple[bytes, str, int]:
    """Everything about a match that must survive cloning, saving and undoing."""
    asks = [(seat, ask.prompt, ask.args, ask.options, ask.blocked) for seat, ask in match.asks.items()]
    return match.game.pack(match.state), repr(asks), len(match.journal)
