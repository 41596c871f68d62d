"""Gymnasium: one seat learns, bots sit in the others."""

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from fathom.envs.gymnasium import Against
from fathom.envs.registry import register
from fathom.games import load
from tests.conformance.play import GAMES

pytestmark = pytest.mark.filterwarnings("ignore")
SEATS = [(game, seats) for game in GAMES for seats in sorted({load(game).seats[0], load(game).seats[-1]})]


@pytest.mark.parametrize(("game", "seats"), SEATS)
def test_gymnasium_check_env(game, seats):
    check_env(Against(game, seats, opponents="random", answers=32, render_mode="rgb_array"))


def test_a_game_is_made_by_its_name():
    register()
    table = gymnasium.make("fathom/Nautilus-v0", seats=2, opponents="greedy", seat=1)
    observation, info = table.reset(seed=4)
    assert info["seat"] == 1
    assert observation["answers"].shape == (128, table.unwrapped.seats.described.size)


def test_the_learner_alone_is_asked_and_rewarded_at_the_end():
    table = Against("noughts", opponents="random", seat=0)
    observation, info = table.reset(seed=1)
    over, rewards = False, []
    while not over:
        assert info["prompt"] == "mark"
        observation, reward, over, _, info = table.step(np.flatnonzero(observation["action_mask"])[0])
        rewards.append(reward)
    assert rewards[:-1] == [0] * (len(rewards) - 1)
    assert rewards[-1] == (1 if info["winners"] == [0] else 0 if len(info["winners"]) == 2 else -1)


def test_an_illegal_action_stands_for_the_lowest_and_is_told():
    table = Against("noughts", opponents="random", seat=0)
    table.reset(seed=1)
    _, _, _, _, info = table.step(0)
    assert info["illegal"]
    assert info["view"].cells[0] == 0


def test_a_bot_that_remembers_cannot_sit_here():
    with pytest.raises(ValueError, match="thinker:fast cannot sit here"):
        Against("noughts", opponents="thinker:fast")


def test_there_are_as_many_opponents_as_other_seats():
    with pytest.raises(ValueError, match="2 opponents are wanted, not 1"):
        Against("nautilus", 3, opponents=["random"])
