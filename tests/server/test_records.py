"""Looking back, exporting, importing, forking and reporting."""

import json
from typing import Any

import msgspec
import pytest

from fathom.games import load
from fathom.kernel import Match
from fathom.kernel.record.save import Save, _checksum, read, save, verify
from fathom.kernel.words.words import LANGUAGES
from tests.server.conftest import BOT, ME, OPEN, Person, middle

EVE = {"kind": "me", "name": "Eve"}


def finished(ada: Person) -> str:
    table = ada.opens("noughts", ME, EVE, seed="7")["table"]["id"]
    while (question := ada.view(table)["question"]) is not None:
        ada.answers(table, question["waiting"][0])
    return str(table)


def test_every_moment_of_a_table_can_be_seen_again(ada: Person):
    table = ada.opens("nautilus", ME, EVE)["table"]["id"]
    seen = []
    for _ in range(20):
        view = ada.view(table, 0)
        seen.append(view)
        ada.answers(table, view["question"]["waiting"][0], middle)
    for then in seen:
        past = ada.get(f"/api/tables/{table}/history", seat=0, at=then["answers"])
        assert past["state"] == then["state"]
        assert past["events"] == then["events"]
        assert not any(past[deed] for deed in ("can_undo", "can_restart", "can_redo"))


def test_a_running_table_shows_only_ones_own_past(ada: Person, bob: Person):
    table = ada.opens("nautilus", ME, BOT)["table"]["id"]
    for seat in (0, 1, -2):
        answer = bob.http.get(f"/api/tables/{table}/history", params={"seat": seat, "at": 0})
        assert answer.json()["why"] == "not-your-seat"
    assert bob.http.get(f"/api/tables/{table}/export").json()["why"] == "not-over"


def test_an_export_is_accepted_by_verify_and_by_import(ada: Person, bob: Person):
    table = finished(ada)
    record = ada.http.get(f"/api/tables/{table}/export").content
    assert verify(load("noughts"), read(record)).over
    imported = bob.sends("/api/import", record).json()["table"]
    assert imported["status"] == "over"
    assert bob.view(imported["id"])["state"] == ada.view(table)["state"]


def test_a_forged_or_broken_record_is_not_stored(ada: Person):
    table = finished(ada)
    record = ada.http.get(f"/api/tables/{table}/export").content
    count = len(ada.get("/api/tables"))
    forged: dict[str, Any] = json.loads(record)
    forged["answers"][0][0] = 1
    wrong = {
        record[:-20]: "record-unreadable",
        b"[]": "record-unreadable",
        b"\xff": "record-unreadable",
        changed(record, format=3): "record-newer",
        changed(record, rules_version=99): "record-newer",
        json.dumps(forged).encode(): "record-damaged",
        changed(record, answers=forged["answers"]): "record-impossible",
        changed(record, game="chess"): "no-such-game",
        changed(record, game="nautilus", options={"first": 4}): "record-impossible",
        changed(record, answers=forged["answers"] * 2000): "too-large",
        b"x" * 5_000_000: "too-large",
    }
    for content, why in wrong.items():
        answer = ada.sends("/api/import", content)
        assert answer.status_code in (400, 404, 413), answer.text
        assert answer.json()["why"] == why
    assert len(ada.get("/api/tables")) == count


def test_a_bad_record_is_refused_in_the_callers_language(ada: Person):
    def message(language: str) -> str:
        answer = ada.sends("/api/import", b"[]", **{"accept-language": language})
        return str(answer.json()["message"])

    assert len({message(language) for language in LANGUAGES}) == len(LANGUAGES)


def changed(record: bytes, **fields: Any) -> bytes:
    """A record with other contents, signed anew as a forger would."""
    forged = msgspec.json.decode(msgspec.json.encode({**json.loads(record), **fields}), type=Save)
    return msgspec.json.encode(msgspec.structs.replace(forged, checksum=_checksum(forged)))


def test_a_record_with_changed_numbers_is_for_the_lab_alone(ada: Person):
    record = save(Match.start(load("nautilus"), 2, "rich", **{"start.money": 80}))
    answer = ada.sends("/api/import", record)
    assert answer.status_code == 400
    assert answer.json()["why"] == "record-numbers"


def test_a_finished_game_is_forked_at_any_moment(ada: Person):
    table = finished(ada)
    fork = ada.post(f"/api/tables/{table}/fork", {"at": 2})["table"]
    assert fork["forked_from"] == table
    view = ada.view(fork["id"], 0)
    past = ada.get(f"/api/tables/{table}/history", seat=0, at=2)
    assert view["answers"] == 2
    assert view["state"] == past["state"]
    assert view["question"]["waiting"] == [0]
    assert ada.post(f"/api/tables/{table}/fork", {"at": 99}, 404)["why"] == "no-such-moment"


@pytest.mark.parametrize("mine", [0, 1])
def test_in_a_fork_one_plays_the_seat_that_one_had_and_bots_play_the_others(ada: Person, bob: Person, mine: int):
    opened = ada.opens("noughts", ME, OPEN, seed="7")
    table, people = opened["table"]["id"], [ada, bob]
    bob.post(f"/api/tables/{table}/join", {"key": opened["invites"][0]["key"], "name": "Bob"})
    while (question := ada.view(table)["question"]) is not None:
        people[question["waiting"][0]].answers(table, question["waiting"][0])
    fork = people[mine].post(f"/api/tables/{table}/fork", {"at": 1})
    seats = fork["table"]["seats"]
    assert [seat["mine"] for seat in seats] == [mine == 0, mine == 1]
    assert [seat["kind"] for seat in seats] == ["person" if seat == mine else "bot" for seat in (0, 1)]
    assert [seat["name"] for seat in seats] == ["Ada", "Bob"]
    assert fork["invites"] == []


def test_who_only_looked_on_plays_the_first_seat_of_a_fork(ada: Person, bob: Person):
    seats = bob.post(f"/api/tables/{finished(ada)}/fork", {"at": 0})["table"]["seats"]
    assert [(seat["kind"], seat["mine"]) for seat in seats] == [("person", True), ("bot", False)]


def test_a_report_holds_what_the_seat_saw(ada: Person):
    table = ada.opens("nautilus", ME, BOT, options={"first": 1}, seed="secret-seed")["table"]["id"]
    ada.answers(table, 0)
    report = ada.http.get(f"/api/tables/{table}/report", params={"seat": 0})
    assert report.json()["answers"] == [{"do": "buy-nothing"}]
    assert "secret-seed" not in report.text
