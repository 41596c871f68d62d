"""Odds over the network: for one's own seat, from what it knows, and only where the table allows them."""

from typing import Any

import pytest

from fathom.kernel import Chance
from fathom.server.tables.crew import Crew
from tests.conformance.play import dealt_anew
from tests.rules.nautilus.scene import Scene, at
from tests.server.conftest import ME, Person, table_of

EVE = {"kind": "me", "name": "Eve"}


def at_sea(person: Person, **more: Any) -> str:
    """A table of Nautilus at which Ada may sail to an unknown token."""
    table = person.opens("nautilus", ME, EVE, **more)["table"]["id"]
    table_of(person, table).match = Scene(2).player(0, submarines=[(17, 3)]).submarines()
    return table


def body(seat: int = 0, number: int = 0, **action: Any) -> dict[str, Any]:
    sail = {"do": "sail", "submarine": int(at(17, 3)), "to": int(at(19, 4))}
    return {"seat": seat, "number": number, "action": {**sail, **action}}


def test_the_outcomes_are_told_in_the_callers_language(ada: Person):
    table = at_sea(ada)
    found = ada.post(f"/api/tables/{table}/odds", body())
    assert found["exact"]
    assert sum(outcome["chance"] for outcome in found["outcomes"]) == pytest.approx(1)
    assert "salvage a chest" in [outcome["text"] for outcome in found["outcomes"]]
    french = ada.http.post(f"/api/tables/{table}/odds", json=body(), headers={"accept-language": "fr"}).json()
    assert "récolter un coffre" in [outcome["text"] for outcome in french["outcomes"]]


def test_they_are_the_same_whatever_is_hidden(ada: Person):
    table = at_sea(ada)
    before = ada.post(f"/api/tables/{table}/odds", body())
    place = table_of(ada, table)
    place.match = dealt_anew(place.match, 0, Chance.of("anew"))
    assert ada.post(f"/api/tables/{table}/odds", body()) == before


@pytest.mark.parametrize(
    ("asked", "status", "why"),
    [
        (body(seat=5), 403, "not-your-seat"),
        (body(number=7), 409, "stale"),
        (body(to=0), 409, "too-far-to-sail"),
        (body(do="fly"), 422, "not-an-option"),
    ],
)
def test_wrong_questions_are_refused(ada: Person, asked: dict, status: int, why: str):
    table = at_sea(ada)
    refusal = ada.post(f"/api/tables/{table}/odds", asked, status)
    assert (refusal["why"], refusal["message"] != f"why-{why}") in ((why, True), ("not-an-option", True))


def test_who_is_not_asked_has_no_odds_and_that_is_no_error(ada: Person):
    assert ada.post(f"/api/tables/{at_sea(ada)}/odds", body(seat=1))["outcomes"] == []


def test_nor_has_a_question_that_was_answered_meanwhile(ada: Person):
    table = ada.opens("noughts", ME, EVE)["table"]["id"]
    answer = {"seat": 0, "number": 0, "action": {"do": "mark", "cell": 4}}
    ada.post(f"/api/tables/{table}/answer", answer)
    assert ada.post(f"/api/tables/{table}/odds", answer)["outcomes"] == []


def test_another_person_does_not_ask_for_my_seat(ada: Person, bob: Person):
    table = at_sea(ada)
    assert bob.post(f"/api/tables/{table}/odds", body(), 403)["why"] == "not-your-seat"


def test_a_table_may_be_played_without_odds(ada: Person):
    table = at_sea(ada, odds=False)
    assert ada.get(f"/api/tables/{table}")["terms"]["odds"] is False
    assert ada.post(f"/api/tables/{table}/odds", body(), 403)["why"] == "odds-off"


def test_if_they_cannot_be_reckoned_nothing_is_told(ada: Person, monkeypatch: pytest.MonkeyPatch):
    async def nothing(*args: Any) -> None:
        return None

    monkeypatch.setattr(Crew, "odds", nothing)
    table = at_sea(ada)
    assert ada.post(f"/api/tables/{table}/odds", body())["outcomes"] == []
