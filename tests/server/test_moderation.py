"""Moderation: mute and block that nobody else notices, reports with their moment, and the operator's page."""

from collections.abc import Iterator
from typing import Any

import pytest
from msgspec.structs import replace

from fathom.server.http.limits import Quota
from fathom.server.moderation import suspension
from fathom.server.moderation.administration import hash_of
from tests.server.conftest import BOT, ME, OPEN, Person, newcomer, table_of, tables_of
from tests.server.test_accounts import all_text, does, signs_in, signs_up

KEY = "a-key-that-was-drawn"


@pytest.fixture
def operator(ada: Person) -> Iterator[Person]:
    tables_of(ada).settings = replace(tables_of(ada).settings, admin_key_hash=hash_of(KEY))
    person = newcomer(ada)
    person.http.headers["authorization"] = f"Bearer {KEY}"
    return person


def together(ada: Person, bob: Person, **more: Any) -> str:
    """A public table at which Ada has opened and Bob has sat down, who says something rude."""
    table: str = ada.opens("noughts", ME, OPEN, public=True, **more)["table"]["id"]
    joins(bob, table, "Bob")
    bob.post(f"/api/tables/{table}/chat", {"seat": 1, "text": "something rude"})
    return table


def joins(person: Person, table: str, name: str) -> int:
    seat: int = person.post(f"/api/tables/{table}/join", {"name": name})["seat"]
    return seat


def silences(person: Person, table: str, seat: int, kind: str, status: int = 200) -> Any:
    return person.post(f"/api/tables/{table}/silence", {"seat": seat, "kind": kind}, status)


def reports(person: Person, table: str, about: str = "person", status: int = 200, **more: Any) -> Any:
    told = {"about": about, "why": "insult", "text": "He was rude.", **more}
    return person.post(f"/api/tables/{table}/reports", told, status)


# ------------------------------------------------------------------------------------- mute and block


def test_whom_one_mutes_is_known_to_oneself_alone(ada: Person, bob: Person):
    table = together(ada, bob)
    seen = [bob.get(f"/api/tables/{table}"), bob.view(table, 1)]
    assert silences(ada, table, 1, "mute") == [{"seat": 1, "kind": "mute"}] == ada.get(f"/api/tables/{table}/silenced")
    assert [bob.get(f"/api/tables/{table}"), bob.view(table, 1)] == seen
    assert bob.get(f"/api/tables/{table}/silenced") == bob.get("/api/silenced") == []
    (muted,) = ada.get("/api/silenced")
    assert (muted["name"], muted["kind"]) == ("Bob", "mute")
    bob.post("/api/silenced/release", {"id": muted["id"]})
    assert ada.get("/api/silenced") == [muted]
    assert ada.post("/api/silenced/release", {"id": muted["id"]}) == []


def test_who_is_blocked_finds_no_place_at_my_tables_and_does_not_learn_why(ada: Person, bob: Person):
    silences(ada, together(ada, bob), 1, "block")
    opened = ada.opens("noughts", ME, OPEN, public=True)
    table = opened["table"]["id"]
    assert table not in [each["id"] for each in bob.get("/api/tables")]
    assert table in [each["id"] for each in newcomer(ada).get("/api/tables")]
    full = ada.opens("noughts", ME, BOT, public=True)["table"]["id"]
    refusals = [bob.http.post(f"/api/tables/{each}/join", json={"name": "Bob"}) for each in (full, table)]
    assert [each.status_code for each in refusals] == [403, 403]
    assert refusals[0].json() == refusals[1].json()
    key = opened["invites"][0]["key"]
    wrong = bob.post(f"/api/tables/{table}/join", {"key": "x" * 20}, 403)
    assert bob.post(f"/api/tables/{table}/join", {"key": key}, 403) == wrong
    silences(ada, together(ada, newcomer(ada)), 1, "mute")
    bobs = bob.opens("noughts", {**ME, "name": "Bob"}, OPEN, public=True)["table"]["id"]
    assert bobs not in [each["id"] for each in ada.get("/api/tables")]


def test_who_is_muted_may_still_come_and_who_is_heard_again_too(ada: Person, bob: Person):
    table = together(ada, bob)
    silences(ada, table, 1, "mute")
    assert joins(bob, ada.opens("noughts", ME, OPEN, public=True)["table"]["id"], "Bob") == 1
    silences(ada, table, 1, "block")
    silences(ada, table, 1, "none")
    assert joins(bob, ada.opens("noughts", ME, OPEN, public=True)["table"]["id"], "Bob") == 1


def test_who_is_blocked_at_a_table_plays_on_there(ada: Person, bob: Person):
    table = together(ada, bob)
    silences(ada, table, 1, "block")
    ada.answers(table, 0)
    bob.answers(table, 1)
    assert joins(bob, table, "Bob") == 1


@pytest.mark.parametrize("seat", [0, 5])
def test_one_cannot_silence_oneself_or_nobody(ada: Person, bob: Person, seat: int):
    silences(ada, together(ada, bob), seat, "mute", 400)


# -------------------------------------------------------------------------------------------- reports


def test_a_report_brings_its_moment_as_the_reporter_saw_it(ada: Person, bob: Person, operator: Person):
    table = ada.opens("nautilus", ME, OPEN, public=True)["table"]["id"]
    joins(bob, table, "Bob")
    bob.post(f"/api/tables/{table}/chat", {"seat": 1, "text": "something rude"})
    ada.post(f"/api/tables/{table}/chat", {"seat": 0, "text": "Please not."})
    assert reports(ada, table, "message", line=0) == {"read": True}
    (read,) = operator.get("/api/admin/reports")
    assert (read["name"], read["about"], read["text"], read["line"]) == ("Bob", "message", "He was rude.", 0)
    assert [line["text"] for line in read["chat"]] == ["something rude", "Please not."]
    moment = operator.get(f"/api/admin/reports/{read['id']}/moment")
    seen = ada.view(table, 0)
    assert moment["seat"] == 0
    assert moment["view"]["state"] == seen["state"]
    assert moment["view"]["state"] != bob.view(table, 1)["state"]
    holders = {browser for seat in table_of(ada, table).seats for browser in seat.holders}
    told = operator.http.get("/api/admin/reports").text + str(moment)
    assert not any(browser in told for browser in holders)


def test_a_report_is_closed_with_a_note_and_the_trail_tells_of_it(ada: Person, bob: Person, operator: Person):
    table = together(ada, bob)
    reports(ada, table, seat=1)
    (read,) = operator.get("/api/admin/reports")
    assert operator.post("/api/admin/close-report", {"report": read["id"], "note": "talked to"}) == []
    (closed,) = operator.get("/api/admin/reports", closed=True)
    assert (closed["outcome"], closed["closed"] > 0) == ("talked to", True)
    assert [(each["what"], each["note"]) for each in operator.get("/api/admin/trail")] == [
        ("report-closed", "talked to")
    ]


def test_who_is_suspended_opens_joins_and_says_nothing_until_it_is_over(
    ada: Person, bob: Person, operator: Person, monkeypatch: pytest.MonkeyPatch
):
    table = together(ada, bob)
    reports(ada, table, seat=1)
    (read,) = operator.get("/api/admin/reports")
    (after,) = operator.post("/api/admin/suspend", {"report": read["id"], "days": 3, "note": "insults"})
    assert after["suspended"] > 0
    other = ada.opens("noughts", ME, OPEN, public=True)["table"]["id"]
    tries = {
        "/api/tables": {"game": "noughts", "seats": [ME, BOT]},
        f"/api/tables/{other}/join": {"name": "Bob"},
        f"/api/tables/{table}/chat": {"seat": 1, "text": "Hello?"},
    }
    for path, body in tries.items():
        assert bob.post(path, body, 403)["why"] == "suspended"
    ada.answers(table, 0)
    bob.answers(table, 1)  # the game goes on
    later = suspension.time.time() + 4 * 86_400
    with monkeypatch.context() as patch:
        patch.setattr(suspension.time, "time", lambda: later)
        bob.post(f"/api/tables/{table}/chat", {"seat": 1, "text": "Sorry."})
    operator.post("/api/admin/suspend", {"report": read["id"], "days": 0})
    assert joins(bob, other, "Bob") == 1
    assert [each["what"] for each in operator.get("/api/admin/trail")] == ["released", "suspended"]


def test_a_suspension_comes_along_when_its_owner_signs_in_elsewhere(ada: Person, bob: Person, operator: Person):
    key, _ = signs_up(newcomer(ada), "Bob")
    table = together(ada, bob)
    reports(ada, table, seat=1)
    silences(ada, table, 1, "block")
    (read,) = operator.get("/api/admin/reports")
    operator.post("/api/admin/suspend", {"report": read["id"], "days": 3})
    signs_in(bob, key)
    assert bob.post("/api/tables", {"game": "noughts", "seats": [ME, BOT]}, 403)["why"] == "suspended"
    assert [each["kind"] for each in ada.get("/api/silenced")] == ["block"]
    assert ada.get(f"/api/tables/{table}/silenced") == [{"seat": 1, "kind": "block"}]


@pytest.mark.parametrize("begun", [True, False])
def test_a_table_is_closed_whether_it_has_begun_or_not(ada: Person, bob: Person, operator: Person, begun: bool):
    opened = ada.opens("noughts", ME, BOT if begun else OPEN)
    table = opened["table"]["id"]
    operator.post("/api/admin/close-table", {"table_id": table, "note": "a name"})
    for _ in range(2):
        shown = ada.get(f"/api/tables/{table}")
        assert (shown["status"], [seat["kind"] for seat in shown["seats"]]) == ("closed", ["open", "open"])
        ada.http.blocking_portal.call(tables_of(ada).forget, table_of(ada, table))
    for invite in opened["invites"]:
        assert bob.post(f"/api/tables/{table}/join", {"key": invite["key"]}, 410)["why"] == "table-closed"
    assert table not in [each["id"] for each in ada.get("/api/tables")]


# --------------------------------------------------------------------------------------------- cheats

ADMIN = ["reports", "trail", "reports/abc/moment"]


def test_without_a_key_there_is_no_such_page(ada: Person):
    for path in ADMIN:
        assert ada.http.get(f"/api/admin/{path}").status_code == 404
    for path, body in {
        "close-report": {"report": "x"}, "suspend": {"report": "x", "days": 1}, "close-table": {"table_id": "x"}
    }.items():  # fmt: skip
        answer = ada.http.post(f"/api/admin/{path}", json=body, headers={"authorization": "Bearer "})
        assert answer.status_code == 404


def test_nobody_else_comes_in_and_keys_cannot_be_tried_for_long(ada: Person, bob: Person, operator: Person):
    tries = ["", "Bearer", "Bearer x", f"Basic {KEY}", f"Bearer {hash_of(KEY)}"]
    for key in tries:
        answer = bob.http.get("/api/admin/reports", headers={"authorization": key})
        assert (answer.status_code, answer.json()["why"]) == (403, "wrong-admin-key")
    answer = bob.http.get("/api/admin/reports", headers={"authorization": f"Bearer {KEY}"})
    assert answer.json()["why"] == "too-fast"
    assert KEY not in all_text(ada)


def test_reports_are_limited_and_oneself_is_not_reported(ada: Person, bob: Person):
    table = together(ada, bob)
    assert reports(bob, table, status=400, seat=1)["why"] == "own-report"
    assert reports(bob, table, "message", 404, line=99)["why"] == "no-such-line"
    tables_of(ada).reporting = Quota("reports", 0.001, 1, "too-many-sent")
    assert reports(ada, table, seat=1) == {"read": False}
    assert reports(ada, table, status=429, seat=1)["why"] == "too-many-sent"


def test_a_report_learns_nothing_about_hands_by_a_stranger(ada: Person, bob: Person, operator: Person):
    table = ada.opens("nautilus", ME, BOT, public=True)["table"]["id"]
    reports(bob, table, "table")
    (read,) = operator.get("/api/admin/reports")
    moment = operator.get(f"/api/admin/reports/{read['id']}/moment")
    assert moment["view"]["state"] == bob.view(table, -1)["state"]


def test_what_one_silences_and_reports_is_exported_and_deleted(ada: Person, bob: Person, operator: Person):
    ada_name = {"kind": "me", "name": "Ada Verylongname"}
    table = ada.opens("noughts", ada_name, OPEN, public=True)["table"]["id"]
    joins(bob, table, "Bobby Tables")
    bob.post(f"/api/tables/{table}/chat", {"seat": 1, "text": "something rude"})
    reports(ada, table, seat=1)
    silences(ada, table, 1, "block")
    stored = ada.get("/api/account/export")
    assert [each["text"] for each in stored["reports"]] == ["He was rude."]
    assert [each["name"] for each in stored["silenced"]] == ["Bobby Tables"]
    assert bob.get("/api/account/export")["reports"] == []
    browsers = [next(iter(seat.holders)) for seat in table_of(ada, table).seats]
    does(bob, "delete")
    left = all_text(ada)
    assert not any(each in left for each in ("Bobby Tables", "something rude", browsers[1]))
    assert "He was rude." in left
    does(ada, "delete")
    left = all_text(ada)
    assert not any(each in left for each in ("He was rude.", "Verylongname", browsers[0]))
