"""Rewards: by the result, the points, the lead or the place."""

from types import SimpleNamespace

import pytest

from fathom.envs.pettingzoo import env
from fathom.envs.rewards import REWARDS


def ended(*scores: int, cooperative: bool = False):
    best = max(scores)
    share = [1 / scores.count(best) if score == best else 0 for score in scores]
    return SimpleNamespace(scores=lambda: list(scores), result=lambda: share, cooperative=cooperative)


@pytest.mark.parametrize(
    ("reward", "worth"),
    [("result", [1, -1, -1]), ("score", [30, 20, 10]), ("margin", [10, -10, -20]), ("place", [1, 0, -1])],
)
def test_each_reward_has_its_measure(reward, worth):
    assert REWARDS[reward](ended(30, 20, 10)) == worth


def test_who_ties_shares_a_place():
    assert REWARDS["place"](ended(7, 7, 1)) == [0.5, 0.5, -1]


def test_where_all_play_together_nobody_is_ahead():
    together = ended(5, 5, cooperative=True)
    assert REWARDS["margin"](together) == [5, 5]
    assert REWARDS["place"](together) == REWARDS["result"](together)


def test_an_unknown_reward_is_refused():
    with pytest.raises(ValueError, match="choose from result, score, margin, place"):
        env("noughts", reward="fame")
