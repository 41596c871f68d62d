"""Golden playthroughs: one readable game of each kind, word for word. Reviewed when they change.

To accept a change: `FATHOM_GOLDEN=write pytest tests/conformance/test_transcripts.py`, then read the difference.
"""

import os
from pathlib import Path

import pytest
from typer.testing import CliRunner

from fathom.cli import app
from fathom.games import load
from tests.conformance.play import GAMES

GOLDEN = Path(__file__).parent / "golden"


@pytest.mark.parametrize("game", GAMES)
def test_the_golden_game_is_played_as_before(game: str):
    seats = ",".join(["random"] * max(2, load(game).seats.start))
    result = CliRunner().invoke(app, ["transcript", game, "--seed", "7", "--seats", seats, "--lang", "en"])
    assert result.exit_code == 0
    file = GOLDEN / f"{game}.txt"
    if os.environ.get("FATHOM_GOLDEN") == "write":
        file.parent.mkdir(exist_ok=True)
        file.write_text(result.stdout, encoding="utf-8")
    assert result.stdout == file.read_text(encoding="utf-8")
