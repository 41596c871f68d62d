"""A game, a bot and a study in a package outside the tree: they do what ours do, by being installed."""

import json
import os
import subprocess
import sys
import time
from importlib.util import find_spec
from pathlib import Path

import pytest
from litestar.testing import TestClient

from fathom.server.http.app import create_app
from fathom.server.settings import Settings
from tests.games.test_guests import install
from tests.server.conftest import BOT, ME, Person

__all__ = ["install"]

pytestmark = pytest.mark.slow

BOTS = """
class High:
    needs_view = needs_memory = False

    def __init__(self, seed, by=2):
        self.by = by

    def choose(self, seen, ask):
        return next(option for option in ask.options if option.by == self.by)


BOTS = {"high": High}
"""
STUDY = """
import json, sys
from fathom.lab.running.engines import Engine
from fathom.lab.studies.simulate import Plan, Study, carry_out, summary

if __name__ == "__main__":
    plans = [Plan("surf", ["high", other], "tide") for other in ("high", "surf.bots:High?by=1")]
    found = carry_out(Study("simulate", plans, [6, 6]), Engine(sys.argv[1], jobs=2))
    assert not found.stopped, found.stopped
    print(json.dumps([sorted(played.scores[0] for played in found.of(plan)) for plan in range(2)]))
"""
LEARN = """
from fathom.envs.gymnasium import Against
from fathom.envs.pettingzoo import env
from pettingzoo.test import api_test

api_test(env("surf"), num_cycles=20)
table = Against("surf", 2, opponents="high", answers=8, seat=0)
observation, info = table.reset(seed=1)
_, reward, over, _, info = table.step(2)
print(over, info["scores"])
"""


@pytest.fixture
def package(install, tmp_path: Path) -> Path:
    """The package `surf` with a bot of its own, where Python finds it."""
    install("surf", surf="surf:GAME")
    (tmp_path / "surf" / "bots.py").write_text(BOTS)
    return tmp_path


def run(package: Path, *arguments: str) -> str:
    """What a Python of its own prints, which finds the package as it finds what is installed."""
    where = {**os.environ, "PYTHONPATH": str(package), "HOME": str(package), "PYTHONWARNINGS": "ignore"}
    done = subprocess.run([sys.executable, *arguments], cwd=package, env=where, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr[-2000:]
    return done.stdout


def test_its_bot_plays_a_tournament_with_two_workers(package: Path):
    shown = run(package, "-m", "fathom", "tournament", "surf", "--bots", "random,high", "--rounds", "6", "--jobs", "2")
    assert "high" in shown
    assert "random" in shown


@pytest.mark.parametrize("engine", ["processes", "ray"])
def test_its_study_runs_over_processes_and_on_ray(package: Path, engine: str):
    if engine == "ray" and find_spec("ray") is None:
        pytest.skip("ray has no package for this Python: fathom-table[ray]")
    (package / "study.py").write_text(STUDY)
    assert json.loads(run(package, "study.py", engine).splitlines()[-1]) == [[4] * 6, [3] * 6]


def test_it_is_an_environment(package: Path):
    (package / "learn.py").write_text(LEARN)
    assert run(package, "learn.py").splitlines()[-1] == "True [4, 0]"


def test_a_browser_plays_it_against_its_bot(package: Path):
    app = create_app(Settings(data=package / "tables", bot_pause=0.0))
    with TestClient(app) as client:
        ada = Person(client, app)
        listed = next(each for each in ada.get("/api/games") if each["name"] == "surf")
        assert listed["bots"][:2] == ["random", "high"]
        assert listed["usual_bot"] == "high"
        table = ada.opens("surf", ME, {**BOT, "bot": "high"})["table"]["id"]
        seen = ada.answers(table, 0)
        for _ in range(100):
            if seen["question"] is None and seen["state"]["water"] == 3:  # 1 of ours, 2 of the bot
                return
            time.sleep(0.05)
            seen = ada.view(table, 0)
        raise AssertionError(seen)
