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
SETTINGS = {"sleeping-gods": ("packing=false", "mode=brutal")}  # a campaign that ends with its first defeat


@pytest.mark.parametrize("game", GAMES)
def test_the_golden_game_is_played_as_before(game: str):
    seats = ",".join(["random"] * max(2, load(game).seats.start))
    chosen = [part for each in SETTINGS.get(game, ()) for part in ("--set", each)]
    result = CliRunner().invoke(app, ["transcript", game, "--seed", "7", "--seats", seats, "--lang", "en", *chosen])
    assert result.exit_code == 0
    file = GOLDEN / f"{game}.txt"
    if os.environ.get("FATHOM_GOLDEN") == "write":
        file.parent.mkdir(exist_ok=True)
        file.write_text(result.stdout, encoding="utf-8")
    assert result.stdout == file.read_text(encoding="utf-8")
