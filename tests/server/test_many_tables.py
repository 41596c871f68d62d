"""Many tables with bots that think, and few processors: none of them stops before its game is over."""

import os
import time

import pytest

from fathom.games import load
from tests.server.conftest import Person

TABLES = int(os.environ.get("FATHOM_TABLES", "20"))
GAME = os.environ.get("FATHOM_TABLES_GAME", "connect-four")
BOT = os.environ.get("FATHOM_TABLES_BOT", "thinker:20i")
PATIENCE = 240  # seconds without a single answer anywhere


@pytest.mark.slow
def test_twenty_tables_of_thinkers_play_to_the_end(ada: Person, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("fathom.server.tables.opening.offered", lambda game, bot: bot)
    seats = [{"kind": "bot", "bot": BOT}] * load(GAME).seats[0]
    names = [ada.opens(GAME, *seats, seed=str(number))["table"]["id"] for number in range(TABLES)]
    last, since = 0, time.monotonic()
    while True:
        held = [ada.get(f"/api/tables/{name}") for name in names]
        answers = sum(table["answers"] for table in held)
        if all(table["status"] == "over" for table in held):
            break
        if answers > last:
            last, since = answers, time.monotonic()
        assert time.monotonic() - since < PATIENCE, [(table["id"], table["answers"]) for table in held]
        time.sleep(1)
    print(f"{last} answers")
    assert [ada.view(name)["table"]["status"] for name in names] == ["over"] * TABLES
    assert all(ada.get(f"/api/tables/{name}/chat") == [] for name in names)  # no bot broke down
