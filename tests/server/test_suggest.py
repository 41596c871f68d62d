"""Suggestions at a table: for the seat that asks, in its language, and only where the table allows them."""

import asyncio
from types import SimpleNamespace
from typing import Any

from fathom.server.tables.crew import Crew
from tests.server.conftest import ME, Person

BOB = {"kind": "me", "name": "Bob"}


def test_the_usual_bot_suggests_an_answer_and_says_why(ada: Person):
    table = ada.opens("nautilus", ME, BOB, options={"first": 1})["table"]["id"]
    said = ada.post(f"/api/tables/{table}/suggest", {"seat": 0})
    options = ada.view(table, 0)["question"]["options"]
    assert said["action"] in options
    assert said["reason"].endswith(".")
    assert said["lead"] in ("clear", "close")
    french = ada.http.post(f"/api/tables/{table}/suggest", json={"seat": 0}, headers={"accept-language": "fr"}).json()
    assert french["action"] == said["action"]
    assert french["reason"] != said["reason"]


def test_only_who_sits_there_and_is_asked_gets_a_suggestion(ada: Person, bob: Person):
    table = ada.opens("nautilus", ME, BOB, options={"first": 1})["table"]["id"]
    assert bob.post(f"/api/tables/{table}/suggest", {"seat": 0}, 403)["why"] == "not-your-seat"
    assert ada.post(f"/api/tables/{table}/suggest", {"seat": 1}, 409)["why"] == "not-your-turn"


def test_a_table_can_switch_suggestions_off(ada: Person):
    table = ada.opens("nautilus", ME, BOB, hints=False, options={"first": 1})["table"]["id"]
    assert ada.post(f"/api/tables/{table}/suggest", {"seat": 0}, 403)["why"] == "hints-off"


def test_a_game_without_a_bot_of_its_own_offers_none(ada: Person):
    opened = ada.opens("noughts", ME, BOB)["table"]
    assert opened["terms"]["hints"] is False
    assert ada.post(f"/api/tables/{opened['id']}/suggest", {"seat": 0}, 503)["why"] == "no-advice"


def test_the_second_best_may_be_the_first_that_is_listed():
    """Numbers of options begin with 0; -1 says that there is no second one."""

    def advised(*found: Any) -> Any:
        async def run(*asked: Any) -> Any:
            return found

        crew: Any = SimpleNamespace(seconds=1.0, _odds_workers=SimpleNamespace(run=run))
        memory: Any = SimpleNamespace(options=["buy", "pass"], pack=lambda: b"")
        return asyncio.run(Crew.advice(crew, "table", SimpleNamespace(name="noughts"), memory))  # type: ignore[arg-type]

    told = advised(1, 0, "close")
    assert (told.best, told.second) == ("pass", "buy")
    assert advised(0, -1, "clear").second is None
