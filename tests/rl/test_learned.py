"""A bot that plays by a network."""

from itertools import pairwise

import numpy as np
import pytest

from fathom.bots import make_bot
from fathom.games import load
from fathom.kernel import Match
from fathom.rl.learned import OPINION, SHARP, UNLIKELY, Learned, Reader
from fathom.rl.measure import interval, share
from fathom.rl.network import Network

NAUTILUS = load("nautilus")


def fresh(name: str, seats: int = 2, leans: bool = True) -> Network:
    return Network.fresh(*Reader(load(name), seats, leans).sizes)


def questions(count: int):
    """The first questions of a game of `greedy` in which there is a choice."""
    match = Match.start(NAUTILUS, seats=2, seed="ask")
    greedy = make_bot(NAUTILUS, "greedy", "ask")
    for _ in range(count):
        ask = match.turn
        yield match, ask
        match.answer(ask.seat, greedy.choose(match.view(ask.seat), ask))


def test_what_has_learned_nothing_plays_as_the_bot_on_which_it_leans():
    bot, greedy = Learned(NAUTILUS, fresh("nautilus"), "s", 2), make_bot(NAUTILUS, "greedy", "s")
    for match, ask in questions(40):
        view = match.view(ask.seat)
        worths = greedy.weigh(view, ask)
        assert worths[bot.choose(view, ask)] == max(worths.values())


def test_the_leaning_is_by_how_much_worse_an_answer_is():
    reader = Reader(NAUTILUS, 2, leans=True)
    for match, ask in questions(20):
        view = match.view(ask.seat)
        worths, look = make_bot(NAUTILUS, "greedy", "").weigh(view, ask), reader.read(view, ask)
        best = max(worths.values())
        for option, leaning in zip(ask.options, look.leaning, strict=True):
            told = max(UNLIKELY, SHARP * (worths[option] - best)) if option in worths else UNLIKELY
            assert np.isclose(leaning, told, atol=1e-4)
        assert (look.answers[:, -1] == (look.leaning == 0)).all()
        assert look.answers.shape == (len(ask.options), reader.sizes[1])


def test_alone_nothing_is_leant_on():
    match = Match.start(NAUTILUS, seats=2, seed="ask")
    look = Reader(NAUTILUS, 2, leans=False).read(match.view(match.turn.seat), match.turn)
    assert (look.leaning == 0).all()
    assert (look.answers[:, -OPINION] == 0).all()


def test_the_network_has_the_last_word():
    """A weight on one float of the rows makes the bot give the answers that have it."""
    reader = Reader(NAUTILUS, 2, leans=True)
    match = Match.start(NAUTILUS, seats=2, seed="ask")
    row = reader._answers.names.index("BuyNothing")
    network = fresh("nautilus")
    network.weights["answer"][:] = 0
    network.weights["answer"][row, 0] = network.weights["score"][0] = 10
    bot = Learned(NAUTILUS, network, "s", 2)
    assert type(bot.choose(match.view(match.turn.seat), match.turn)).__name__ == "BuyNothing"
    weighed = sorted(bot.weigh(match.view(match.turn.seat), match.turn).values())
    assert weighed[-1] - weighed[-2] > 50


def test_the_value_is_between_defeat_and_victory():
    network = fresh("nautilus")
    network.weights["value_bias"][:] = 3
    match = Match.start(NAUTILUS, seats=2, seed="ask")
    assert 0.9 < Learned(NAUTILUS, network, "s", 2).value(match.view(match.turn.seat), match.turn) <= 1


@pytest.mark.parametrize("name", ["noughts", "connect-four", "unfathomable", "machina-arcana", "sleeping-gods"])
def test_it_answers_in_every_game(name: str):
    game = load(name)
    match = Match.start(game, seed="x")
    bot = Learned(game, fresh(name, match.setup.seats), "s", match.setup.seats)
    for _ in range(4):
        ask = match.turn
        match.answer(ask.seat, bot.choose(match.view(ask.seat), ask))


def test_the_same_weights_win_the_same_games():
    network = fresh("connect-four")
    first, again = (share(load("connect-four"), network, "random", 20) for _ in range(2))
    assert first == again


def test_strength_is_measured_in_every_seat():
    """A bot that leans on `greedy` beats chance in whatever seat it sits."""
    assert share(NAUTILUS, fresh("nautilus"), "random", 6) == 1
    assert share(NAUTILUS, fresh("nautilus", 3), "random", 3, seats=3) == 1


@pytest.mark.parametrize(("part", "games", "low", "high"), [(0.5, 100, 0.404, 0.596), (1.0, 60, 0.940, 1.0)])
def test_the_interval_is_wilsons(part: float, games: int, low: float, high: float):
    found = interval(part, games)
    assert np.allclose(found, (low, high), atol=1e-3)


def test_more_games_make_the_interval_narrower():
    widths = [high - low for low, high in (interval(0.6, games) for games in (50, 100, 200, 400))]
    assert all(wide > narrow for wide, narrow in pairwise(widths))
