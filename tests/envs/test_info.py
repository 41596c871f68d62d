"""What an agent is told beside its observation: the structured view is made when it is looked at."""

import pickle
from copy import deepcopy

import pytest

from fathom.envs.pettingzoo import env
from fathom.kernel import Match


def opened():
    table = env("nautilus", seats=2).unwrapped
    table.reset(seed=4)
    return table


def test_no_view_is_made_that_nobody_looks_at(monkeypatch):
    made, view = [], Match.view
    monkeypatch.setattr(Match, "view", lambda match, seat: made.append(seat) or view(match, seat))
    table = opened()
    for _ in range(5):
        _, _, _, _, info = table.last()
        table.step(list(info["answers"])[-1])
    assert made == []
    assert table.last()[4]["view"] is table.last()[4]["view"]
    assert len(made) == 1


def test_the_view_is_that_of_the_question():
    table = opened()
    info = table.last()[4]
    assert "view" in info
    assert info["view"].players[0].money == table.seats.playing.state.players[0].money


def test_a_question_that_was_answered_gives_no_view():
    table = opened()
    info = table.last()[4]
    table.step(list(info["answers"])[-1])
    with pytest.raises(KeyError, match="the game has gone on"):
        info["view"]


def test_copies_hold_the_view():
    table = opened()
    for twin in (deepcopy(table.infos), pickle.loads(pickle.dumps(table.infos))):
        assert twin[table.agent_selection]["view"].round == 1
