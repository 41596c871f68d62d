"""Opening tables, sitting down, and finding them again."""

import asyncio
import re
import time
from concurrent.futures import ThreadPoolExecutor

import pytest
from litestar.testing import TestClient

from fathom.kernel.words.words import LANGUAGES
from fathom.server.http.app import create_app
from fathom.server.storage import schema
from fathom.server.storage.store import Store
from fathom.server.storage.writes import Write
from tests.server.conftest import BOT, ME, OPEN, Person, middle, table_of, tables_of

EVE = {"kind": "me", "name": "Eve"}
HOLDER = schema.holders.c.seat


def test_a_lone_player_starts_at_once_against_bots(ada: Person):
    table = ada.opens("nautilus", ME, BOT, BOT)["table"]
    assert table["status"] == "playing"
    assert [seat["kind"] for seat in table["seats"]] == ["person", "bot", "bot"]
    assert [seat["mine"] for seat in table["seats"]] == [True, False, False]
    assert re.fullmatch(r"[0-9a-f]{64}", table["commitment"])
    assert table["seed"] is None


def test_a_private_table_is_joined_by_the_key_of_its_link_and_starts_when_filled(ada: Person, bob: Person):
    opened = ada.opens("noughts", ME, OPEN)
    table, key = opened["table"]["id"], opened["invites"][0]["key"]
    assert opened["table"]["status"] == "waiting"
    assert bob.post(f"/api/tables/{table}/join", {"name": "Bob"}, 403)["why"] == "no-open-seat"
    assert bob.post(f"/api/tables/{table}/join", {"name": "Bob", "key": "x" * 32}, 403)["why"] == "wrong-key"
    joined = bob.post(f"/api/tables/{table}/join", {"name": "Bob", "key": key, "seat": 1})
    assert (joined["seat"], joined["table"]["status"]) == (1, "playing")
    assert [seat["name"] for seat in joined["table"]["seats"]] == ["Ada", "Bob"]


def test_the_key_of_a_seat_is_stored_only_as_a_hash(ada: Person):
    opened = ada.opens("noughts", ME, OPEN)
    key = opened["invites"][0]["key"]
    stored = table_of(ada, opened["table"]["id"]).seats[1].key_hash
    assert stored
    assert key not in stored


def test_a_public_table_is_listed_and_anybody_may_sit_down(ada: Person, bob: Person):
    table = ada.opens("noughts", ME, OPEN, public=True)["table"]["id"]
    hidden = ada.opens("noughts", ME, OPEN)["table"]["id"]
    listed = [each["id"] for each in bob.get("/api/tables")]
    assert table in listed
    assert hidden not in listed
    assert bob.post(f"/api/tables/{table}/join", {"name": "Bob"})["seat"] == 1
    assert {table, hidden} <= {each["id"] for each in ada.get("/api/tables")}


def test_the_host_may_start_early_and_bots_fill_the_empty_chairs(ada: Person, bob: Person):
    table = ada.opens("nautilus", ME, OPEN, OPEN)["table"]["id"]
    assert bob.post(f"/api/tables/{table}/start", status=403)["why"] == "not-host"
    started = ada.post(f"/api/tables/{table}/start")
    assert [seat["kind"] for seat in started["seats"]] == ["person", "bot", "bot"]
    assert ada.post(f"/api/tables/{table}/start", status=409)["why"] == "already-started"


def test_a_seat_moves_to_another_device_by_a_fresh_link(ada: Person, bob: Person):
    table = ada.opens("noughts", ME, BOT)["table"]["id"]
    key = ada.post(f"/api/tables/{table}/link", {"seat": 0})["key"]
    newer = ada.post(f"/api/tables/{table}/link", {"seat": 0})["key"]
    assert bob.post(f"/api/tables/{table}/join", {"key": key}, 403)["why"] == "wrong-key"
    assert bob.post(f"/api/tables/{table}/join", {"key": newer})["seat"] == 0
    assert bob.view(table, 0)["question"]["options"]
    assert ada.view(table, 0)["question"]["options"]


def test_a_seat_is_handed_to_a_bot_and_taken_back(ada: Person):
    table = ada.opens("noughts", ME, {"kind": "me", "name": "Eve"})["table"]["id"]
    assert ada.post(f"/api/tables/{table}/hand-over", {"seat": 1})["seats"][1]["kind"] == "bot"
    assert ada.post(f"/api/tables/{table}/take-back", {"seat": 1})["seats"][1]["kind"] == "person"


def test_names_can_be_changed(ada: Person, bob: Person):
    table = ada.opens("noughts", ME, BOT)["table"]["id"]
    renamed = ada.post(f"/api/tables/{table}/rename", {"seat": 0, "name": "Ada L."})
    assert renamed["seats"][0]["name"] == "Ada L."
    assert bob.post(f"/api/tables/{table}/rename", {"seat": 0, "name": "Eve"}, 403)["why"] == "not-your-seat"


@pytest.mark.parametrize(
    ("body", "why", "details"),
    [
        ({"game": "chess", "seats": [ME]}, "no-such-game", ()),
        ({"game": "noughts", "seats": [ME]}, "wrong-seat-count", ("2", "1")),
        ({"game": "nautilus", "seats": [ME] * 5}, "wrong-seat-count", ("2–4", "5")),
        ({"game": "noughts", "seats": [ME, {"kind": "bot", "bot": "hal"}]}, "no-such-bot", ("hal",)),
        ({"game": "nautilus", "seats": [ME, BOT], "options": {"sea": "dead"}}, "no-such-option", ("sea",)),
        ({"game": "nautilus", "seats": [ME, BOT], "options": {"base": "moon"}}, "bad-option", ("base", "moon")),
        ({"game": "nautilus", "seats": [ME, BOT], "options": {"first": 4}}, "bad-option", ("first", "4")),
    ],
)
def test_a_table_that_cannot_be_says_why_in_the_callers_language(ada: Person, body: dict, why: str, details: tuple):
    messages = set()
    for language in LANGUAGES:
        answer = ada.http.post("/api/tables", json=body, headers={"accept-language": language})
        assert answer.status_code in (400, 404)
        assert answer.json()["why"] == why
        assert all(detail in answer.json()["message"] for detail in details)
        messages.add(answer.json()["message"])
    assert len(messages) == len(LANGUAGES)
    assert ada.get("/api/tables") == []


def test_tables_survive_a_restart(settings):
    app = create_app(settings)
    with TestClient(app) as client:
        ada = Person(client, app)
        table = ada.opens("nautilus", ME, {"kind": "me", "name": "Eve"}, seed="7")["table"]["id"]
        for _ in range(30):
            seat = ada.view(table)["question"]["waiting"][0]
            ada.answers(table, seat, middle)
        before = ada.view(table, 0)
    again = create_app(settings)
    with TestClient(again, cookies=client.cookies) as client:
        assert Person(client, again).view(table, 0) == before


def test_a_rematch_brings_the_same_people_to_a_new_table(ada: Person, bob: Person):
    opened = ada.opens("noughts", ME, OPEN)
    table = opened["table"]["id"]
    bob.post(f"/api/tables/{table}/join", {"key": opened["invites"][0]["key"]})
    assert ada.post(f"/api/tables/{table}/rematch", status=409)["why"] == "not-over"
    people = [ada, bob]
    while (question := ada.view(table)["question"]) is not None:
        seat = question["waiting"][0]
        people[seat].answers(table, seat)
    first = ada.post(f"/api/tables/{table}/rematch")["table"]
    second = bob.post(f"/api/tables/{table}/rematch")["table"]
    assert first["id"] == second["id"] != table
    assert (first["status"], second["status"]) == ("waiting", "playing")
    assert [(seat["kind"], seat["name"]) for seat in first["seats"]] == [("person", "Ada"), ("open", "")]
    stored = ada.http.blocking_portal.call(tables_of(ada).store.of_table, schema.holders, first["id"], HOLDER)
    assert [row["seat"] for row in stored] == [0, 1]
    assert len({row["browser"] for row in stored}) == 2
    assert [seat["mine"] for seat in first["seats"]] == [True, False]
    assert [seat["mine"] for seat in second["seats"]] == [False, True]
    assert first["commitment"] != opened["table"]["commitment"]


def test_two_who_ask_for_a_rematch_at_once_come_to_one_table(ada: Person, monkeypatch: pytest.MonkeyPatch):
    table = ada.opens("noughts", ME, ME)["table"]["id"]
    while (question := ada.view(table)["question"]) is not None:
        ada.answers(table, question["waiting"][0])
    write = Store.write

    async def slowly(store: Store, *writes: Write) -> None:
        await asyncio.sleep(0.1)
        await write(store, *writes)

    monkeypatch.setattr(Store, "write", slowly)
    with ThreadPoolExecutor(4) as pool:
        answers = list(pool.map(lambda _: ada.post(f"/api/tables/{table}/rematch"), range(4)))
    assert len({answer["table"]["id"] for answer in answers}) == 1
    assert {each["id"] for each in ada.get("/api/tables")} == {table, answers[0]["table"]["id"]}


def test_memory_keeps_the_tables_that_were_used_last_and_those_being_watched(
    ada: Person, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr("fathom.server.tables.registry.KEPT", 3)
    watched, used, idle = (ada.opens("noughts", ME, BOT)["table"]["id"] for _ in range(3))
    with ada.http.websocket_connect(f"/api/tables/{watched}/live") as socket:
        socket.send_json({"kind": "hello", "seat": 0})
        socket.receive_json()
        ada.view(used, 0)
        ada.opens("noughts", ME, BOT)
        assert {table.id for table in tables_of(ada).held} >= {watched, used}
        assert idle not in {table.id for table in tables_of(ada).held}
    assert ada.view(idle, 0)["table"]["id"] == idle


def test_the_number_of_a_question_counts_answers_and_twice_what_was_taken_back(ada: Person):
    table = table_of(ada, ada.opens("noughts", ME, EVE)["table"]["id"])
    numbers = [table.number]
    for _ in range(2):
        ada.answers(table.id, 0)
        numbers.append(table.number)
        ada.post(f"/api/tables/{table.id}/undo", {"seat": 0})
        numbers.append(table.number)
    assert numbers == [0, 1, 2, 3, 4]


def test_a_table_that_is_over_is_so_after_a_restart_and_until_then_it_is_not(ada: Person):
    table = ada.opens("noughts", ME, EVE)["table"]["id"]
    stored = lambda: ada.http.blocking_portal.call(tables_of(ada).store.table, table)["status"]  # noqa: E731
    while (question := ada.view(table)["question"]) is not None:
        assert stored() == "playing"
        ada.answers(table, question["waiting"][0])
    assert stored() == "over"
    ada.http.blocking_portal.call(tables_of(ada).forget, table_of(ada, table))
    assert ada.get(f"/api/tables/{table}")["status"] == "over"


def test_a_bot_begins_as_soon_as_its_table_is_opened(ada: Person):
    """Nobody need look at the table for that."""
    table = table_of(ada, ada.opens("noughts", BOT, ME)["table"]["id"])
    for _ in range(600):
        if not table.unstored and table.number:  # nobody may look while it is being stored
            return
        time.sleep(0.05)
    raise AssertionError("the bot waits")


def test_words_are_there_in_languages_that_we_speak_only(ada: Person):
    assert "why-stale" in ada.http.get("/api/words/noughts/fr").text
    assert ada.http.get("/api/words/noughts/tlh").json()["why"] == "no-such-language"


def test_nothing_is_answered_before_everybody_has_sat_down(ada: Person):
    table = ada.opens("noughts", ME, OPEN)["table"]["id"]
    answer = {"seat": 0, "number": 0, "action": {"do": "mark", "cell": 0}}
    assert ada.post(f"/api/tables/{table}/answer", answer, 409)["why"] == "not-started"
