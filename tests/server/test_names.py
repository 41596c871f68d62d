"""Names at a table: readable, and nobody can pass for somebody else."""

import pytest

from fathom.kernel.words.words import LANGUAGES
from fathom.server.people.names import distinct_names
from tests.server.conftest import BOT, ME, OPEN, Person, table_of

UNSEEN = {
    "a right-to-left override": "Ada\u202egnik",
    "a zero width space": "A\u200bda",
    "a zero width joiner": "Ada\u200d",
    "NUL": "A\u0000da",
    "a line break": "Ada\nBob",
    "an isolate": "\u2067Ada\u2069",
    "a soft hyphen": "A\u00adda",
    "a private character": "Ada\ue000",
}


@pytest.mark.parametrize("name", UNSEEN.values(), ids=UNSEEN)
def test_what_cannot_be_seen_is_refused(ada: Person, bob: Person, name: str):
    opened = ada.opens("noughts", ME, OPEN)
    table, key = opened["table"]["id"], opened["invites"][0]["key"]
    assert bob.post(f"/api/tables/{table}/join", {"key": key, "name": name}, 400)["why"] == "name-unseen"
    assert ada.post(f"/api/tables/{table}/rename", {"seat": 0, "name": name}, 400)["why"] == "name-unseen"
    plan = {"game": "noughts", "seats": [{"kind": "me", "name": name}, BOT]}
    assert ada.post("/api/tables", plan, 400)["why"] == "name-unseen"
    assert bob.post(f"/api/tables/{table}/join", {"key": key, "name": "Bob"})["seat"] == 1


@pytest.mark.parametrize("name", ["   ", "\u3000\u00a0", "\u0301"])
def test_a_name_has_something_to_read(ada: Person, name: str):
    table = ada.opens("noughts", ME, BOT)["table"]["id"]
    assert ada.post(f"/api/tables/{table}/rename", {"seat": 0, "name": name}, 400)["why"] == "name-empty"


def test_a_name_that_takes_more_room_than_others_leave_is_refused(ada: Person):
    """Some letters are two or three when they are written as everybody writes them."""
    table = ada.opens("noughts", ME, BOT)["table"]["id"]
    name = "\ufb2c" * 20
    assert ada.post(f"/api/tables/{table}/rename", {"seat": 0, "name": name}, 400)["why"] == "name-long"


@pytest.mark.parametrize("name", ["Ada", "ada", " ADA ", "\uff21da", "Player 1", "joueur 1", "JUGADOR 1", "Jugadora 1"])
def test_nobody_takes_the_name_of_another_seat_or_one_that_looks_the_same(ada: Person, bob: Person, name: str):
    opened = ada.opens("noughts", ME, OPEN)
    table, key = opened["table"]["id"], opened["invites"][0]["key"]
    if name == "Jugadora 1":
        assert bob.post(f"/api/tables/{table}/join", {"key": key, "name": name})["seat"] == 1
        return
    assert bob.post(f"/api/tables/{table}/join", {"key": key, "name": name}, 409)["why"] == "name-taken"
    assert bob.post(f"/api/tables/{table}/join", {"key": key, "name": "Bob"})["seat"] == 1
    assert bob.post(f"/api/tables/{table}/rename", {"seat": 1, "name": name}, 409)["why"] == "name-taken"


def test_names_are_kept_composed_and_with_single_spaces(ada: Person):
    table = ada.opens("noughts", {"kind": "me", "name": "  Zoe\u0308   L. "}, BOT)["table"]
    assert table["seats"][0]["name"] == "Zo\u00eb L."
    assert ada.post(f"/api/tables/{table['id']}/rename", {"seat": 0, "name": "Zo\u00eb L."})


def test_who_opens_a_table_with_one_name_for_several_seats_gets_them_numbered(ada: Person):
    table = ada.opens("nautilus", ME, ME, BOT, BOT)["table"]
    names = [seat["name"] for seat in table["seats"]]
    assert names[:2] == ["Ada", "Ada 2"]
    assert len(set(names)) == 4
    assert distinct_names(["a" * 40] * 2) == ["a" * 40, "a" * 37 + " 2"]
    assert distinct_names(["", ""]) == ["", ""]


def test_the_reason_is_told_in_three_languages(ada: Person):
    table = ada.opens("noughts", ME, BOT)["table"]["id"]
    body = {"seat": 0, "name": "A\u200bda"}
    address = f"/api/tables/{table}/rename"
    told = {
        ada.http.post(address, json=body, headers={"accept-language": each}).json()["message"] for each in LANGUAGES
    }
    assert len(told) == len(LANGUAGES)
    assert table_of(ada, table).names[0] == "Ada"
