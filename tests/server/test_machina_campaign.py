"""How a campaign of Machina Arcana goes on: who can sit there, and which scenarios are left."""

from functools import cache
from typing import Any

import pytest

from fathom.bots import make_bot
from fathom.games import load
from fathom.games.machina_arcana.pieces import Scenario
from fathom.games.machina_arcana.state import Machina
from fathom.kernel import BadOption, Match
from fathom.kernel.record.carrying import Onward
from fathom.kernel.record.save import save
from fathom.server.tables import automatic_play
from tests.rules.machina_arcana.scene import table
from tests.server.conftest import Person

GAME = load("machina-arcana")
SHORT = {"length": "very-short", "very_easy": True, "campaign": True, "ties": "settled"}


@pytest.fixture(autouse=True)
def _nobody_else(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(automatic_play, "wake", lambda tables, table: None)


@cache
def won(survivors: int) -> Match:
    """A first scenario of two explorers that so many of them have survived."""
    for number in range(200):
        match = Match.start(GAME, 2, seed=f"onward {number}", **SHORT)
        bots = [make_bot(GAME, "delver", f"{number}/{seat}") for seat in range(2)]
        while (ask := match.turn) is not None:
            match.answer(ask.seat, bots[ask.seat].choose(match.view(ask.seat), ask))
        if table(match).won and len(table(match).alive) == survivors:
            return match
    raise AssertionError(survivors)


def campaign_after(ada: Person, match: Match) -> Any:
    opened = ada.sends("/api/import", save(match, ["Ada", "Eve"])).json()["table"]
    return ada.get(f"/api/campaigns/{opened['campaign']['id']}")


@pytest.mark.parametrize("survivors", [2, 1])
def test_survivors_go_on_to_a_scenario_that_is_not_won(ada: Person, survivors: int):
    match = won(survivors)
    campaign = campaign_after(ada, match)
    assert campaign["goes_on"]
    assert campaign["seats"] == [each.seat for each in table(match).alive]
    assert campaign["closed"] == {"scenario": ["ice"]}
    stay = [{"kind": "stay", "was": seat} for seat in campaign["seats"]]
    options = {**SHORT, "scenario": "statue", "length": "full"}
    body = {"seats": stay, "options": options}
    opened = ada.post(f"/api/tables/{campaign['chapters'][-1]['table']}/next-chapter", body)
    assert len(opened["table"]["seats"]) == survivors


@pytest.mark.parametrize("survivors", [2, 1])
def test_nobody_goes_on_with_the_explorer_of_another(ada: Person, survivors: int):
    campaign = campaign_after(ada, won(survivors))
    others = list(reversed(campaign["seats"])) if survivors == 2 else [1 - campaign["seats"][0]]
    body = {
        "seats": [{"kind": "stay", "was": seat} for seat in others],
        "options": {**SHORT, "scenario": "statue", "length": "full"},
    }
    table = campaign["chapters"][-1]["table"]
    assert ada.post(f"/api/tables/{table}/next-chapter", body, status=400)["why"] == "bad-request"


def test_nothing_follows_the_last_scenario(ada: Person, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(Machina, "onward", lambda g: Onward(closed={"scenario": list(Scenario)}))
    campaign = campaign_after(ada, won(2))
    assert not campaign["goes_on"]
    last = campaign["chapters"][-1]["table"]
    assert not ada.get(f"/api/tables/{last}")["campaign"]["goes_on"]
    assert ada.post(f"/api/tables/{last}/next-chapter", {"seats": []}, status=409)["why"] == "no-next-chapter"


def test_only_the_first_scenario_has_a_shorter_game():
    with pytest.raises(BadOption, match="length is chosen only with scenario=ice"):
        GAME.options_from({"scenario": "beast", "length": "short"})
    assert GAME.only("scenario") is None
