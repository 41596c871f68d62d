"""Bots of one's own: named by their class in the lab and the terminal, and nowhere else."""

import sys
from pathlib import Path

import pytest

from fathom.bots import make_bot
from fathom.bots.hired import hire
from fathom.cli.playing.seats import remembered, seated
from fathom.games import load
from fathom.kernel import Unknown
from fathom.lab.studies.simulate import Plan, simulate

GAME = load("noughts")
LAST = """
class Last:
    needs_view = needs_memory = False

    def __init__(self, seed):
        self.seed = seed

    def choose(self, seen, ask):
        return ask.options[-1]


class Blind:
    needs_view = False

    def __init__(self, seed):
        pass


class Seedless:
    pass


def forbidden(seed):
    raise SystemExit("called")
"""


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A folder with a bot in it, in which one works."""
    (tmp_path / "players.py").write_text(LAST)
    monkeypatch.chdir(tmp_path)
    monkeypatch.delitem(sys.modules, "players", raising=False)  # that of another test's folder


def test_a_class_of_the_folder_plays_in_the_lab_also_in_other_processes():
    bot = hire(GAME, "players:Last", "salt")
    assert type(bot).__name__ == "Last"
    assert bot.seed == "salt"
    plan = Plan("noughts", ["players:Last", "random"], "1")
    assert simulate(plan, 12).scores == simulate(plan, 12, jobs=2).scores


def test_the_terminal_lets_it_sit_down():
    assert [seat.bot for seat in seated(GAME, "you,players:Last", "en")] == ["", "players:Last"]


@pytest.mark.parametrize(
    ("name", "why"),
    [("nobody:Last", "No module named 'nobody'"), ("players:First", "no attribute 'First'"), ("lats", "choose from")],
)
def test_one_that_is_not_there_is_told_with_what_there_is(name: str, why: str):
    with pytest.raises(Unknown, match=why) as refused:
        hire(GAME, name, "")
    assert "<module>:<class>" in str(refused.value)


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("players:Blind", "it lacks choose, needs_memory"),
        ("players:Seedless", "nothing comes of it: TypeError: Seedless"),
        ("torn:Last", "nothing comes of it: SyntaxError"),
    ],
)
def test_one_that_is_no_bot_is_told_with_what_is_wrong_with_it(tmp_path: Path, name: str, why: str):
    (tmp_path / "torn.py").write_text("class Last(")
    with pytest.raises(ValueError, match=f"bot {name}: {why}"):
        hire(GAME, name, "")


def test_what_a_file_or_a_guest_names_is_never_called():
    """A save that says that `players:forbidden` sat there is the save of a person with an odd name."""
    assert [seat.bot for seat in remembered(GAME, ["players:forbidden 1", "random 2"], 2, "en")] == ["", "random"]
    with pytest.raises(Unknown):
        make_bot(GAME, "players:forbidden", "")
