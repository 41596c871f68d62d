"""Fair seeds at tables: promised before any share is known, mixed from all, shown at the end; chosen ones say so."""

import json
from typing import Any

import pytest

from fathom.games import load
from fathom.kernel.record.save import read, verify
from fathom.kernel.state.fairness import Origin
from fathom.server.storage import schema
from fathom.server.tables.automatic_play import seed_of_bot
from tests.server.conftest import BOT, ME, OPEN, Person, newcomer, table_of, tables_of

EVE = {"kind": "me", "name": "Eve"}


def plays_out(table: str, *people: Person) -> Any:
    """Everybody answers until the game is over; returns what is then known of the table."""
    while (question := people[0].view(table)["question"]) is not None:
        seat = question["waiting"][0]
        people[seat % len(people)].answers(table, seat)
    return people[0].get(f"/api/tables/{table}")


def test_the_server_promises_before_it_knows_a_share_and_shows_everything_at_the_end(ada: Person, bob: Person):
    promise = ada.post("/api/promise")["promise"]
    opened = ada.opens("noughts", ME, OPEN, promise=promise, share="a1" * 16)
    table = opened["table"]
    assert (table["commitment"], table["seed_origin"], table["shared"]) == (promise, "mixed", [0])
    key = opened["invites"][0]["key"]
    joined = bob.post(f"/api/tables/{table['id']}/join", {"key": key, "share": "b2" * 16})["table"]
    assert (joined["commitment"], joined["shared"], joined["proof"], joined["seed"]) == (promise, [0, 1], None, None)
    over = plays_out(table["id"], ada, bob)
    proof = over["proof"]
    assert proof["shares"] == ["a1" * 16, "b2" * 16]
    origin = Origin(proof["secret"], tuple(proof["shares"]))
    assert (origin.promise, origin.seed) == (promise, over["seed"])
    record = read(ada.http.get(f"/api/tables/{table['id']}/export").content)
    assert record.origin == origin
    assert verify(load("noughts"), record).over


def test_a_promise_holds_once_and_for_the_browser_that_got_it(ada: Person, bob: Person):
    promise = ada.post("/api/promise")["promise"]
    body = {"game": "noughts", "seats": [ME, BOT], "promise": promise}
    assert bob.post("/api/tables", body, 409)["why"] == "promise-gone"
    promise = body["promise"] = ada.post("/api/promise")["promise"]
    ada.post("/api/tables", body)
    assert ada.post("/api/tables", body, 409)["why"] == "promise-gone"


def test_no_two_tables_share_a_secret_and_shares_change_the_seed(ada: Person):
    seeds = [plays_out(ada.opens("noughts", ME, EVE, share="0a")["table"]["id"], ada)["seed"] for _ in range(2)]
    assert len(set(seeds)) == 2


def test_a_chosen_seed_is_shown_to_everybody_and_its_promise_tells_nothing(ada: Person, bob: Person):
    tables = [ada.opens("noughts", ME, OPEN, seed="7")["table"] for _ in range(2)]
    assert tables[0]["commitment"] != tables[1]["commitment"]
    seen = bob.get(f"/api/tables/{tables[0]['id']}")
    assert (seen["seed_origin"], seen["seed"]) == ("chosen", None)
    ada.post(f"/api/tables/{tables[0]['id']}/start")
    assert table_of(ada, tables[0]["id"]).setup.seed == "7"


def test_forks_and_imports_say_that_their_seed_is_known_and_a_rematch_has_a_fresh_one(ada: Person):
    table = ada.opens("noughts", ME, EVE, seed="7")["table"]["id"]
    plays_out(table, ada)
    assert ada.post(f"/api/tables/{table}/fork", {"at": 2})["table"]["seed_origin"] == "known"
    record = ada.http.get(f"/api/tables/{table}/export").content
    assert ada.sends("/api/import", record).json()["table"]["seed_origin"] == "known"
    promise = ada.post("/api/promise")["promise"]
    again = ada.post(f"/api/tables/{table}/rematch", {"promise": promise, "share": "0c"})["table"]
    assert (again["seed_origin"], again["commitment"], again["shared"]) == ("mixed", promise, [0])


def test_everybody_gives_a_share_of_a_rematch_before_it_begins(ada: Person, bob: Person):
    opened = ada.opens("noughts", OPEN, ME)
    table = opened["table"]["id"]
    bob.post(f"/api/tables/{table}/join", {"key": opened["invites"][0]["key"]})
    plays_out(table, bob, ada)
    promise = ada.post("/api/promise")["promise"]
    first = ada.post(f"/api/tables/{table}/rematch", {"promise": promise, "share": "0a"})["table"]
    assert (first["status"], first["shared"], first["commitment"]) == ("waiting", [1], promise)
    for _ in range(2):  # asking twice gives no second share
        assert ada.post(f"/api/tables/{table}/rematch", {"share": "0c"})["table"]["shared"] == [1]
    ada.http.blocking_portal.call(tables_of(ada).forget, table_of(ada, first["id"]))
    second = bob.post(f"/api/tables/{table}/rematch", {"share": "0b"})["table"]
    assert (second["id"], second["status"], second["shared"]) == (first["id"], "playing", [0, 1])
    assert [seat["mine"] for seat in second["seats"]] == [True, False]
    origin = table_of(ada, first["id"]).origin
    assert origin is not None
    assert origin.shares == ("0b", "0a")
    assert table_of(ada, first["id"]).setup.seed == origin.seed


def test_the_seats_of_a_rematch_are_kept_for_who_played_before_and_else_go_to_bots(ada: Person, bob: Person):
    opened = ada.opens("noughts", ME, OPEN, public=True)
    table = opened["table"]["id"]
    bob.post(f"/api/tables/{table}/join", {"key": opened["invites"][0]["key"]})
    plays_out(table, ada, bob)
    again = ada.post(f"/api/tables/{table}/rematch")["table"]["id"]
    assert newcomer(ada).post(f"/api/tables/{again}/join", {"name": "Zoe"}, 403)["why"] == "no-open-seat"
    assert ada.post(f"/api/tables/{again}/start")["status"] == "playing"
    late = bob.post(f"/api/tables/{table}/rematch", {"share": "0b"})["table"]
    assert (late["id"], late["shared"]) == (again, [])
    assert [(seat["kind"], seat["mine"]) for seat in late["seats"]] == [("person", False), ("bot", True)]
    ada.http.blocking_portal.call(tables_of(ada).forget, table_of(ada, again))
    assert bob.post(f"/api/tables/{again}/take-back", {"seat": 1})["seats"][1]["kind"] == "person"


def test_in_a_rematch_bots_play_again_and_who_looks_at_the_old_table_is_told(ada: Person):
    table = ada.opens("noughts", ME, {"kind": "me", "name": "Eve"})["table"]["id"]
    plays_out(table, ada, ada)
    table_of(ada, table).seats[1].kind = "bot"
    before = table_of(ada, table).version
    again = ada.post(f"/api/tables/{table}/rematch")["table"]
    assert [seat["kind"] for seat in again["seats"]] == ["person", "bot"]
    assert ada.get(f"/api/tables/{table}")["next_table"] == again["id"]
    assert table_of(ada, table).version > before


def test_a_share_is_given_once_and_only_before_the_game(ada: Person, bob: Person):
    opened = ada.opens("nautilus", ME, OPEN, OPEN, public=True)
    table = opened["table"]["id"]
    bob.post(f"/api/tables/{table}/join", {"share": "0b", "seat": 1})
    bob.post(f"/api/tables/{table}/join", {"share": "0d", "seat": 1})
    ada.post(f"/api/tables/{table}/start")
    origin = table_of(ada, table).origin
    assert origin is not None
    assert origin.shares == ("", "0b", "")
    ada.http.blocking_portal.call(tables_of(ada).forget, table_of(ada, table))
    ada.view(table)
    assert table_of(ada, table).origin == origin
    assert table_of(ada, table).setup.seed == origin.seed


@pytest.mark.parametrize("share", ["zz", "0" * 65, "A0", "0a/0b"])
def test_a_share_is_hexadecimal(ada: Person, share: str):
    body = {"game": "noughts", "seats": [ME, BOT], "share": share}
    assert ada.post("/api/tables", body, 400)["why"] == "bad-request"


def test_the_secrets_of_a_table_are_in_nothing_that_anybody_is_sent(ada: Person, bob: Person):
    opened = ada.opens("nautilus", ME, BOT)
    table = table_of(ada, opened["table"]["id"])
    assert table.origin is not None
    hidden = (table.origin.secret, table.setup.seed, table.bot_secret)
    for person, seat in ((ada, 0), (bob, -1)):
        sent = json.dumps([person.view(table.id, seat), person.get(f"/api/tables/{table.id}/report", seat=seat)])
        assert not any(secret in sent for secret in hidden)


def test_the_dice_of_bots_hang_on_a_secret_that_nobody_chooses_or_learns(ada: Person):
    first, second = (table_of(ada, ada.opens("noughts", ME, BOT, seed="7")["table"]["id"]) for _ in range(2))
    assert seed_of_bot(first, 1, 0) != seed_of_bot(second, 1, 0)
    assert seed_of_bot(first, 1, 0) != seed_of_bot(first, 1, 2)
    assert len(bytes.fromhex(first.bot_secret)) == 32
    assert ada.get(f"/api/tables/{first.id}")["proof"] is None
    ada.http.blocking_portal.call(tables_of(ada).forget, first)
    ada.view(first.id)
    assert seed_of_bot(table_of(ada, first.id), 1, 0) == seed_of_bot(first, 1, 0)


def test_a_table_from_before_keeps_the_fingerprint_that_it_published(ada: Person):
    """Older rows have no origin: their fingerprint is a bare hash of the seed, and the table says no more about it."""
    table = ada.opens("noughts", ME, EVE, seed="7")["table"]["id"]
    place = table_of(ada, table)
    ada.http.blocking_portal.call(tables_of(ada).store.write, (schema.SET_ORIGIN, {"of_table": table, "origin": None}))
    ada.http.blocking_portal.call(tables_of(ada).forget, place)
    over = plays_out(table, ada)
    assert (over["seed"], over["seed_origin"], over["proof"]) == ("7", "unsaid", None)
    record = ada.http.get(f"/api/tables/{table}/export").content
    assert read(record).commitment == over["commitment"]
    assert verify(load("noughts"), read(record)).over
