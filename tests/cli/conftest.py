"""Running the `fathom` command as a person would, in an empty folder, in English unless a test says otherwise."""

from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from fathom.cli import app
from fathom.games import load
from fathom.kernel import Match
from fathom.kernel.record.save import save

Fathom = Callable[..., Result]


@pytest.fixture
def fathom(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Fathom:
    """`fathom("play", "noughts", typed="1 2", code=0)`: the result of a command that must exit with this code."""
    monkeypatch.chdir(tmp_path)
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG", "COLUMNS", "FORCE_COLOR", "NO_COLOR"):
        monkeypatch.delenv(variable, raising=False)

    def run(*arguments: str, typed: str = "", code: int = 0) -> Result:
        result = CliRunner().invoke(app, list(arguments), input=typed)
        if not isinstance(result.exception, SystemExit | None):
            raise result.exception
        assert result.exit_code == code, result.output
        return result

    return run


@pytest.fixture
def played(fathom: Fathom, tmp_path: Path) -> Path:
    """The record of a finished game of noughts, won by the first seat."""
    match = Match.start(load("noughts"), seed="record")
    for cell in (0, 3, 1, 4, 2):
        ask = match.turn
        assert ask is not None
        match.answer(ask.seat, next(option for option in ask.options if option.cell == cell))
    file = tmp_path / "played.json"
    file.write_bytes(save(match, ["Ana", "random 2"]))
    return file


@pytest.fixture
def half_way(fathom: Fathom, tmp_path: Path) -> Path:
    """A game of Nautilus in its second round, at a question of seat 1."""
    match = Match.start(load("nautilus"), seats=2, seed="half", first=1)
    while match.number < 20 or match.turn is None or match.turn.seat != 0:
        assert match.turn is not None
        match.answer(match.turn.seat, match.turn.options[-1])
    file = tmp_path / "half.json"
    file.write_bytes(save(match, ["Ana", "random 2"]))
    return file
