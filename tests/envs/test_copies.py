"""Copies of environments: at the same question, and from there each goes its own way."""

import pickle
from copy import deepcopy
from random import Random

import pytest

from fathom.bots import make_bot, observation_for, usual_bot
from fathom.envs.copies import Copied
from fathom.envs.pettingzoo import env, parallel_env
from fathom.games import load
from fathom.kernel import Game
from fathom.lab.running.bench import WHOLE
from tests.conformance.play import every_game

WAYS = [deepcopy, lambda table: pickle.loads(pickle.dumps(table))]


def answered(match: Copied, random: Random, count: int) -> None:
    for _ in range(count):
        if match.turn is not None:
            match.answer(match.turn.seat, random.choice(match.turn.options))


@every_game
def test_a_copy_of_a_fast_match_goes_on_as_the_match_would(game: Game):
    match = Copied(game, game.setup_from(game.seats[-1], "copied", WHOLE.get(game.name, {})))
    random = Random(1)
    for _ in range(6):
        answered(match, random, 11)
        for twin in (match.clone(), deepcopy(match), pickle.loads(pickle.dumps(match))):
            assert game.pack(twin.state) == game.pack(match.state)
            same, before = Random(2), game.pack(match.state)
            answered(twin, same, 3)
            assert game.pack(match.state) == before
        again = match.clone().clone()
        answered(again, Random(3), 5)
        answered(match, Random(3), 5)
        assert game.pack(again.state) == game.pack(match.state)


def test_a_copy_has_heard_what_the_match_has_heard():
    game = load("unfathomable")
    match = Copied(game, game.setup_from(3, "heard", {}))
    bots = [make_bot(game, usual_bot(game), str(seat)) for seat in range(3)]
    for _ in range(120):
        ask = match.turn
        assert ask is not None
        match.answer(ask.seat, bots[ask.seat].choose(observation_for(bots[ask.seat], match)(ask.seat), ask))
    assert match.heard(0)
    assert match.clone().heard(0) == match.heard(0)


@pytest.mark.parametrize("copied", WAYS, ids=["deepcopy", "pickle"])
def test_an_environment_can_be_copied_in_the_middle_of_a_game(copied):
    table = env("noughts")
    table.reset(seed=1)
    table.step(5)
    twin = copied(table)
    assert twin.agent_selection == table.agent_selection
    twin.step(1)
    assert table.last()[4]["view"].cells[0] == -1
    assert (table.state() != twin.state()).any()


def test_a_table_that_acts_at_once_is_cloned():
    table = parallel_env("noughts")
    table.reset(seed=1)
    twin = table.clone()
    twin.step({"seat_0": 1, "seat_1": 0})
    assert table.seats.playing.state.cells == [-1] * 9
    assert twin.seats.playing.state.cells[0] == 0
