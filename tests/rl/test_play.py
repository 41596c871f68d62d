"""Games from which a network learns: each answer with what came of it."""

import numpy as np
import pytest

from fathom.games import load
from fathom.rl.learned import Look, Reader
from fathom.rl.network import Network
from fathom.rl.play import FADES, Decision, explore, judge, play

NAUTILUS = load("nautilus")


def look(leaning: list[float]) -> Look:
    answers = np.ones((len(leaning), 3), np.float32)
    return Look(np.ones(4, np.float32), answers, np.array(leaning, np.float32))


def test_likely_answers_are_explored_more_often():
    network, rng = Network.fresh(4, 3), np.random.default_rng(1)
    given = [explore(network, look([0.0, -2.0, -50.0]), rng) for _ in range(2000)]
    counts = np.bincount([number for number, _ in given], minlength=3)
    assert counts[2] == 0
    assert counts[0] / counts[1] == pytest.approx(np.exp(2), rel=0.25)
    likely = 1 / (1 + np.exp(-2))
    assert next(log for number, log in given if number == 0) == pytest.approx(np.log(likely), abs=1e-3)


def decision(stage: int) -> Decision:
    return Decision(look([0.0]), 0, 0.0, stage)


def test_an_answer_is_held_responsible_for_what_followed():
    first, second, same = decision(1), decision(2), decision(2)
    judge([first, second, same], {1: 0.5, 2: 0.4}, 1.0)
    assert second.gain == same.gain == pytest.approx(0.6)
    assert first.gain == pytest.approx(-0.1 + FADES * 0.6)
    assert first.result == second.result == 1.0


def test_a_defeat_is_told_as_minus_one():
    only = decision(1)
    judge([only], {1: 0.5}, 0.0)
    assert (only.gain, only.result) == (-0.5, -1.0)


def played(own: list[int], seed: str = "t") -> list[Decision]:
    reader = Reader(NAUTILUS, 2, leans=True)
    network = Network.fresh(*reader.sizes)
    setup = NAUTILUS.setup_from(2, seed, {})
    return play(NAUTILUS, setup, network, reader, own, "greedy", np.random.default_rng(0))


def test_only_own_seats_are_learned_from():
    alone, both = played([0]), played([0, 1])
    assert 0 < len(alone) < len(both)
    assert len({each.won for each in alone}) == 1
    assert sorted({each.won for each in both}) in ([0.0, 1.0], [0.5])


def test_results_and_stages_are_told_of_every_answer():
    for each in played([0, 1]):
        assert -1 <= each.result <= 1
        assert 0 <= each.given < len(each.look.answers)
        assert each.log_chance <= 0
    stages = [each.stage for each in played([0])]
    assert max(stages) > 8  # rounds
    assert stages.count(stages[0]) < len(stages)


def test_a_game_without_an_outlook_is_judged_by_its_end():
    game = load("connect-four")
    reader = Reader(game, 2, leans=False)
    found = play(
        game,
        game.setup_from(2, "t", {}),
        Network.fresh(*reader.sizes),
        reader,
        [0, 1],
        "random",
        np.random.default_rng(0),
    )
    assert {each.gain for each in found} <= {0.5, -0.5, 0.0}
