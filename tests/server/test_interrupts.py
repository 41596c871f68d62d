"""Any seat may speak up: the lead is waited for alone, and nobody learns who else could say something."""

from typing import Any

import pytest

from fathom.server.tables import automatic_play
from tests.kernel.watch import begin
from tests.server.conftest import ME, OPEN, Person, newcomer, table_of


@pytest.fixture
def table(ada: Person, bob: Person, offer: Any, monkeypatch: pytest.MonkeyPatch) -> str:
    """Ada leads and Bob may help; Zoe has nothing to say."""
    monkeypatch.setattr(automatic_play, "wake", lambda tables, table: None)
    offer(begin(0, 1).game)
    opened = ada.opens("watch", ME, OPEN, OPEN)
    table = str(opened["table"]["id"])
    for seat, person in ((1, bob), (2, newcomer(ada))):
        key = opened["invites"][seat - 1]["key"]
        person.post(f"/api/tables/{table}/join", {"name": f"person {seat}", "seat": seat, "key": key})
    return table


def test_who_may_speak_up_is_told_and_nobody_waits_for_them(ada: Person, bob: Person, table: str):
    asked, may, looks_on = ada.view(table, 0)["question"], bob.view(table, 1)["question"], bob.view(table)["question"]
    assert (asked["waiting"], asked["mine"], asked["interrupt"], asked["may"]) == ([0], [0], False, [])
    assert (may["waiting"], may["mine"], may["interrupt"], may["may"]) == ([0], [], True, [1])
    assert {each["do"] for each in may["options"]} == {"help"}
    assert (looks_on["options"], looks_on["interrupt"]) == ([], False)
    assert automatic_play.automatic(table_of(ada, table)) == []


def test_an_aside_is_answered_with_the_number_of_the_question_and_the_lead_is_asked_again(
    ada: Person, bob: Person, table: str
):
    question = bob.view(table, 1)["question"]
    help_out = {"seat": 1, "number": question["number"], "action": question["options"][0]}
    assert bob.post(f"/api/tables/{table}/answer", help_out)["accepted"]
    late = {"seat": 0, "number": question["number"], "action": {"do": "sail"}}
    assert ada.post(f"/api/tables/{table}/answer", late, status=409)["why"] == "stale"
    again = ada.view(table, 0)["question"]
    assert (again["waiting"], again["number"]) == ([0], question["number"] + 1)
    ada.answers(table, 0)
    assert ada.view(table, 0)["question"]["waiting"] == [1]
    assert ada.view(table, 0)["question"]["may"] == [0]


def test_whoever_has_nothing_to_say_is_refused_like_anybody(ada: Person, bob: Person, table: str):
    wish = {"seat": 1, "number": 0, "action": {"do": "help", "card": "z"}}
    assert bob.post(f"/api/tables/{table}/answer", wish, status=409)["why"] == "not-an-option"
    for seat in range(3):
        table_of(ada, table).seats[seat].holders = {table_of(ada, table).host: 0.0}
    silent = {"seat": 2, "number": 0, "action": {"do": "help", "card": "b"}}
    assert ada.post(f"/api/tables/{table}/answer", silent, status=409)["why"] == "not-your-turn"


def test_everybody_reads_what_is_asked_only_where_nothing_is_secret(
    ada: Person, bob: Person, table: str, monkeypatch: pytest.MonkeyPatch
):
    assert bob.view(table, 1)["question"]["led"] is None
    monkeypatch.setattr(table_of(ada, table).game, "has_secrets", False)
    assert bob.view(table, 1)["question"]["led"] == {"seat": 0, "prompt": "sail", "args": {}}
    assert bob.view(table)["question"]["led"]["prompt"] == "sail"
    assert ada.view(table, 0)["question"]["led"] is None
