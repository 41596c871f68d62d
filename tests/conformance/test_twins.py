"""Odds in twin worlds: two that differ only in what a seat cannot see tell it the same, byte by byte."""

from collections.abc import Iterator
from itertools import islice
from random import Random

import msgspec
import pytest

from fathom.games import load, names
from fathom.kernel import Chance, Game, Match
from tests.conformance.play import dealt_anew

PAIRS, OPTIONS, FAR = 12, 2, 600  # twins that are compared of each game, answers of each, and how long a game goes on
SECRETIVE = [name for name in names() if load(name).weighs]

encode = msgspec.json.encode


def sight(match: Match, seat: int) -> list[bytes]:
    """All that a seat sees and is told and asked."""
    ask = match.ask(seat)
    question = [ask.prompt, dict(ask.args or {}), ask.options, match.waiting, match.opened]
    return [match.game.pack(match.view(seat)), encode(match.events(seat)), encode(question)]


def pairs(game: Game) -> Iterator[tuple[int, Match, Match]]:
    """Questions of random games, each with a world in which all that its seat cannot see was dealt anew.

    A step that rolls or draws openly before it asks does so differently there: such a world is no twin.
    """
    chance = Chance.of("twins")
    for seed in range(10):
        match, chooser = Match.start(game, seed=seed, forced=True), Random(seed)
        while (ask := match.turn) is not None and match.number < FAR:
            if match.snapshots[-1].answers == match.number and chooser.random() < 0.1:
                yield ask.seat, match, dealt_anew(match, ask.seat, chance)
            match.answer(ask.seat, chooser.choice(ask.options))


@pytest.mark.slow
@pytest.mark.parametrize("name", SECRETIVE)
def test_worlds_that_look_the_same_have_the_same_odds(name: str):
    game, chooser, found, told = load(name), Random(name), 0, 0
    for seat, match, other in pairs(game):
        if found == PAIRS:
            break
        if seat not in other.asks or sight(other, seat) != sight(match, seat):
            continue
        if game.pack(other.state) == game.pack(match.state):
            continue
        found += 1
        assert other.memory(seat).pack() == match.memory(seat).pack()
        options = match.ask(seat).options
        for option in chooser.sample(options, min(OPTIONS, len(options))):
            odds = match.odds(seat, option)
            assert encode(other.odds(seat, option)) == encode(odds)
            told += odds is not None
    assert found == PAIRS
    assert told > 0


def test_where_a_seat_remembers_something_else_it_also_sees_something_else():
    """Dice that fall when a step begins fall differently in another world: that is no twin, and its odds may differ."""
    alike = []
    for seat, match, other in islice(pairs(load("unfathomable")), 60):
        same = seat in other.asks and sight(other, seat) == sight(match, seat)
        alike.append(same)
        if seat in other.asks:
            assert (other.memory(seat).pack() == match.memory(seat).pack()) == same
    assert set(alike) == {True, False}
