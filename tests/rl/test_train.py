"""The trainer. PyTorch is large and no part of `make test`: where it is not installed, these tests are left out."""

import sys

import numpy as np
import pytest

pytest.importorskip("torch", reason="pip install 'fathom-table[rl,train]' brings the trainer")

from fathom.games import load
from fathom.rl import train
from fathom.rl.learned import Look
from fathom.rl.network import Network
from fathom.rl.play import Decision
from fathom.rl.train import Trainer, above_usual

FOUR = load("connect-four")


def trainer(**chosen) -> Trainer:
    return Trainer(FOUR, 2, leans=False, **chosen)


def decisions(of: Trainer, count: int = 64) -> list[Decision]:
    """The same question again and again: the first answer was good, the second was bad."""
    seen, described = of.reader.sizes
    rng = np.random.default_rng(0)
    look = Look(rng.random(seen, np.float32), rng.random((2, described), np.float32), np.zeros(2, np.float32))
    half = np.log(0.5)
    return [
        Decision(look, given, half, 0, gain=1.0 - 2 * given, result=1.0 - 2 * given) for given in [0, 1] * (count // 2)
    ]


def test_what_brought_more_becomes_likelier():
    learner = trainer(rate=1e-2)
    found = decisions(learner)
    for _ in range(5):
        learner.learn(found)
    scores, _ = learner.network.think(found[0].look.seen, found[0].look.answers)
    assert scores[0] > scores[1] + 0.1


def test_no_step_goes_far():
    """However often the same games are learned from, their answers change by little more than the clip allows."""
    learner = trainer(rate=1e-3)
    found = decisions(learner)
    for _ in range(60):
        learner.learn(found)
    scores, _ = learner.network.think(found[0].look.seen, found[0].look.answers)
    chance = 1 / (1 + np.exp(scores[1] - scores[0]))
    assert 0.55 < chance < 0.75


def test_the_value_learns_the_result():
    learner = trainer(rate=1e-2)
    found = [each for each in decisions(learner) if each.given == 0]
    for _ in range(30):
        learner.learn(found)
    assert learner.network.think(found[0].look.seen, found[0].look.answers)[1] > 0.5


def test_torch_and_numpy_compute_the_same():
    """What is likely to the one is as likely to the other: nothing is to be clipped in the first step."""
    learner = trainer()
    rng = np.random.default_rng(2)
    learner.set({name: rng.normal(0, 0.2, each.shape) for name, each in learner.network.weights.items()})
    look = decisions(learner)[0].look
    scores, value = learner.network.think(look.seen, look.answers)
    likely = scores - np.log(np.exp(scores).sum())
    logs, worth = learner.think([Decision(look, 0, 0.0, 0)])
    assert np.allclose(logs.detach().numpy()[0], likely, atol=1e-4)
    assert np.isclose(float(worth.detach()[0]), value, atol=1e-4)


def test_gains_are_compared_within_a_stage():
    look = Look(*[np.zeros(1, np.float32)] * 3)
    found = above_usual([Decision(look, 0, 0.0, stage, gain=gain) for stage, gain in ((1, 5.0), (1, 7.0), (2, 0.0))])
    assert found[0] == -found[1] != 0
    assert found[2] == 0


def test_a_step_plays_and_learns():
    learner = trainer()
    before = {name: each.copy() for name, each in learner.network.weights.items()}
    told = learner.step(games=4)
    assert told["games"] == 4
    assert told["decisions"] > 40
    assert any((before[name] != each).any() for name, each in learner.network.weights.items())


def test_the_command_writes_weights_and_goes_on_from_them(tmp_path, monkeypatch, capsys):
    out = tmp_path / "four.npz"
    command = ["train", "connect-four", "--minutes", "0.02", "--alone", "--out", str(out)]
    for more in ([], ["--start", str(out)]):
        monkeypatch.setattr(sys, "argv", command + more)
        train.main()
        assert Network.load(out).sizes == trainer().reader.sizes
    assert "won" in capsys.readouterr().out
