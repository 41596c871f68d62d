"""Whose seat it is: links for one use, the devices of a seat, and what happens to the seat of somebody absent."""

import time
from typing import Any

import pytest

from fathom.server.people import seats
from fathom.server.storage.rows import of_holders
from tests.server.conftest import BOT, ME, OPEN, Person, newcomer, table_of, tables_of, votes
from tests.updates import Told


def seated(ada: Person, *guests: Person, game: str = "nautilus", **more: Any) -> str:
    """A table of Ada's at which each guest came by a link."""
    opened = ada.opens(game, ME, *[OPEN] * len(guests), **more)
    table: str = opened["table"]["id"]
    for guest, invite in zip(guests, opened["invites"], strict=True):
        joins(guest, table, key=invite["key"], name=f"Guest {invite['seat']}")
    return table


def joins(person: Person, table: str, status: int = 200, **wish: Any) -> Any:
    return person.post(f"/api/tables/{table}/join", wish, status)


def long_gone(ada: Person, table: str) -> None:
    """Nobody who is not on a live line has been seen for an hour."""
    place = table_of(ada, table)
    place.opened -= 3600
    place.last_seen = {browser: at - 3600 for browser, at in place.last_seen.items()}


def proposes(person: Person, table: str, kind: str, target: int, status: int = 200, seat: int = 0) -> Any:
    return person.post(f"/api/tables/{table}/propose", {"seat": seat, "kind": kind, "target": target}, status)


# ------------------------------------------------------------------------------------ links and devices


def test_the_host_cannot_enter_a_guests_seat_with_the_key_that_the_guest_used(ada: Person, bob: Person):
    opened = ada.opens("nautilus", ME, OPEN)
    table, key = opened["table"]["id"], opened["invites"][0]["key"]
    joins(bob, table, key=key)
    assert joins(ada, table, 403, key=key, seat=1)["why"] == "wrong-key"
    assert joins(newcomer(ada), table, 403, key=key)["why"] == "wrong-key"
    assert ada.http.get(f"/api/tables/{table}/view", params={"seat": 1}).status_code == 403


def test_a_used_link_still_brings_its_own_user_to_the_table(ada: Person, bob: Person):
    opened = ada.opens("nautilus", ME, OPEN)
    table, key = opened["table"]["id"], opened["invites"][0]["key"]
    assert [joins(bob, table, key=key, seat=1)["seat"] for _ in range(2)] == [1, 1]


def test_only_who_holds_a_taken_seat_makes_a_link_to_it(ada: Person, bob: Person):
    table = seated(ada, bob)
    assert ada.post(f"/api/tables/{table}/link", {"seat": 1}, 403)["why"] == "not-your-seat"
    key = bob.post(f"/api/tables/{table}/link", {"seat": 1})["key"]
    phone = newcomer(ada)
    assert joins(phone, table, key=key, name="Phone")["seat"] == 1
    assert phone.view(table, 1)["question"] is not None
    assert phone.view(table, 1)["table"]["seats"][1]["name"] == "Guest 1"


def test_the_host_makes_a_fresh_link_to_a_seat_that_is_still_open(ada: Person, bob: Person):
    opened = ada.opens("nautilus", ME, OPEN)
    table, old = opened["table"]["id"], opened["invites"][0]["key"]
    fresh = ada.post(f"/api/tables/{table}/link", {"seat": 1})["key"]
    assert bob.post(f"/api/tables/{table}/link", {"seat": 1}, 403)["why"] == "not-your-seat"
    assert joins(bob, table, 403, key=old)["why"] == "wrong-key"
    assert joins(bob, table, key=fresh)["seat"] == 1


def test_every_device_of_a_seat_sees_the_others_and_only_they_do(ada: Person, bob: Person):
    table = seated(ada, bob)
    phone = newcomer(ada)
    joins(phone, table, key=bob.post(f"/api/tables/{table}/link", {"seat": 1})["key"])
    seen = bob.get(f"/api/tables/{table}/devices", seat=1)
    assert [device["this"] for device in seen] == [True, False]
    assert seen[0]["added"] <= seen[1]["added"] <= seen[1]["seen"]
    with phone.http.websocket_connect(f"/api/tables/{table}/live") as socket:
        socket.send_json({"kind": "hello", "seat": 1})
        socket.receive_json()
        assert [device["here"] for device in bob.get(f"/api/tables/{table}/devices", seat=1)] == [False, True]
    for person in (bob, phone):
        assert len(person.view(table, 1)["table"]["seats"][1]["devices"]) == 2
    assert ada.view(table, 0)["table"]["seats"][1]["devices"] == []
    assert ada.http.get(f"/api/tables/{table}/devices", params={"seat": 1}).status_code == 403


def test_a_new_device_shows_at_once_on_the_live_line_of_the_old_one(ada: Person, bob: Person):
    table = seated(ada, bob)
    key = bob.post(f"/api/tables/{table}/link", {"seat": 1})["key"]
    with bob.http.websocket_connect(f"/api/tables/{table}/live") as socket:
        socket.send_json({"kind": "hello", "seat": 1})
        told = Told()
        assert len(told.hear(socket.receive_json())["table"]["seats"][1]["devices"]) == 1
        joins(newcomer(ada), table, key=key)
        while len(told.hear(socket.receive_json())["table"]["seats"][1]["devices"]) < 2:
            pass


def test_a_device_that_is_dropped_sees_and_does_nothing_more(ada: Person, bob: Person):
    table = seated(ada, bob)
    phone = newcomer(ada)
    joins(phone, table, key=bob.post(f"/api/tables/{table}/link", {"seat": 1})["key"])
    pending = phone.post(f"/api/tables/{table}/link", {"seat": 1})["key"]
    with phone.http.websocket_connect(f"/api/tables/{table}/live") as socket:
        socket.send_json({"kind": "hello", "seat": 1})
        assert socket.receive_json()["state"]["players"][1]["mission"] is not None
        other = next(each for each in bob.get(f"/api/tables/{table}/devices", seat=1) if not each["this"])
        bob.post(f"/api/tables/{table}/drop-device", {"seat": 1, "device": other["id"]})
        while (message := socket.receive_json())["kind"] != "refusal":
            assert message["seat"] == 1
        assert message["why"] == "not-your-seat"
        view = socket.receive_json()
        assert (view["kind"], view["seat"]) == ("view", -1)
        assert view["state"]["players"][1]["mission"] is None
    assert phone.http.get(f"/api/tables/{table}/view", params={"seat": 1}).status_code == 403
    assert joins(phone, table, 403, key=pending)["why"] == "wrong-key"
    assert bob.view(table, 1)["state"]["players"][1]["mission"] is not None


def test_the_last_device_of_a_seat_stays(ada: Person, bob: Person):
    table = seated(ada, bob)
    mine = bob.get(f"/api/tables/{table}/devices", seat=1)[0]["id"]
    assert bob.post(f"/api/tables/{table}/drop-device", {"seat": 1, "device": mine}, 409)["why"] == "last-device"
    assert bob.post(f"/api/tables/{table}/drop-device", {"seat": 1, "device": "none"}, 404)["why"] == "no-such-device"


def test_devices_and_when_they_were_seen_survive_a_restart(ada: Person, bob: Person):
    table = seated(ada, bob)
    before = bob.get(f"/api/tables/{table}/devices", seat=1)
    ada.http.blocking_portal.call(tables_of(ada).forget, table_of(ada, table))
    after = bob.get(f"/api/tables/{table}/devices", seat=1)
    assert [each["id"] for each in after] == [each["id"] for each in before]
    assert after[0]["added"] == before[0]["added"] > 0


# ---------------------------------------------------------------------------------- somebody is absent


def test_a_seat_is_not_given_away_before_its_grace_is_over(ada: Person, bob: Person):
    table = seated(ada, bob, game="noughts")
    place = table_of(ada, table)
    for sign_of_life in (lambda: bob.view(table, 1), lambda: looks_in(bob, table)):
        long_gone(ada, table)
        sign_of_life()
        for kind in ("bot", "claim"):
            assert proposes(ada, table, kind, 1, 409)["why"] == "seat-not-abandoned"
    place.opened -= 60
    place.last_seen = {browser: at - 60 for browser, at in place.last_seen.items()}
    shown = ada.view(table, 0)["table"]
    assert 60 <= shown["seats"][1]["away"] < shown["grace"]
    assert proposes(ada, table, "claim", 1, 409)["why"] == "seat-not-abandoned"


def test_who_was_seen_by_a_clock_that_was_wrong_does_not_keep_a_seat_for_years(ada: Person, bob: Person):
    table = seated(ada, bob, game="noughts")
    place = table_of(ada, table)
    place.last_seen = dict.fromkeys(place.seats[1].holders, time.time() + 1e8)
    assert proposes(ada, table, "bot", 1, 409)["why"] == "seat-not-abandoned"
    place.opened -= 3600
    proposes(ada, table, "bot", 1)
    assert ada.view(table, 0)["table"]["seats"][1]["kind"] == "bot"


def looks_in(person: Person, table: str) -> None:
    """A live line that opens and is lost at once."""
    with person.http.websocket_connect(f"/api/tables/{table}/live") as socket:
        socket.send_json({"kind": "hello", "seat": -1})
        socket.receive_json()


@pytest.mark.parametrize("target", [0, 2, None])
def test_a_proposal_must_be_about_somebody_else_at_the_table(ada: Person, bob: Person, target: int | None):
    table = ada.opens("noughts", ME, {"kind": "me", "name": "Eve"})["table"]["id"]
    body = {"seat": 0, "kind": "claim", "target": target}
    assert ada.post(f"/api/tables/{table}/propose", body, 400)["why"] == "bad-request"


def test_whoever_plays_alone_against_an_absent_player_cannot_take_the_hidden_hand(ada: Person, bob: Person):
    table = seated(ada, bob)
    long_gone(ada, table)
    assert proposes(ada, table, "claim", 1, 409)["why"] == "claim-needs-others"
    assert proposes(ada, table, "bot", 1)["table"]["seats"][1]["kind"] == "bot"
    assert bob.post(f"/api/tables/{table}/take-back", {"seat": 1})["seats"][1]["kind"] == "person"


def test_bots_are_no_witnesses(ada: Person, bob: Person):
    opened = ada.opens("nautilus", ME, OPEN, BOT)
    table = opened["table"]["id"]
    joins(bob, table, key=opened["invites"][0]["key"])
    long_gone(ada, table)
    assert proposes(ada, table, "claim", 1, 409)["why"] == "claim-needs-others"


def freed(ada: Person, bob: Person, eve: Person, **more: Any) -> str:
    """A table of three at which Bob's seat was freed by Ada with Eve's consent."""
    table = seated(ada, bob, eve, **more)
    long_gone(ada, table)
    eve.view(table, 2)
    proposal = proposes(ada, table, "claim", 1)["proposal"]
    assert (proposal["needed"], proposal["seat"]) == ([2], 1)
    assert votes(eve, table, 2, True)["table"]["seats"][1]["kind"] == "open"
    return table


def test_a_freed_seat_is_told_to_all_and_goes_to_somebody_new_with_a_link(ada: Person, bob: Person):
    eve, zoe = newcomer(ada), newcomer(ada)
    table = freed(ada, bob, eve)
    assert joins(zoe, table, 403, name="Zoe")["why"] == "no-open-seat"
    key = ada.post(f"/api/tables/{table}/link", {"seat": 1})["key"]
    for knows_a_hand in (ada, eve):
        assert joins(knows_a_hand, table, 403, key=key)["why"] == "knows-a-hand"
    assert joins(zoe, table, key=key, name="Zoe")["seat"] == 1
    told = ada.get(f"/api/tables/{table}/chat")
    assert [(line["notice"], line["seat"], line["by"]) for line in told] == [
        ("seat-freed", 1, 0),
        ("seat-taken", 1, -1),
    ]
    assert [line["name"] for line in told] == ["Guest 1", "Zoe"]
    assert bob.post(f"/api/tables/{table}/take-back", {"seat": 1}, 403)["why"] == "not-your-seat"
    assert bob.get(f"/api/tables/{table}")["seats"][1]["lost"]


def test_who_comes_back_is_told_and_takes_the_seat_back_while_it_is_free(ada: Person, bob: Person):
    table = freed(ada, bob, newcomer(ada))
    key = ada.post(f"/api/tables/{table}/link", {"seat": 1})["key"]
    ada.http.blocking_portal.call(tables_of(ada).forget, table_of(ada, table))
    assert [seat["lost"] for seat in bob.get(f"/api/tables/{table}")["seats"]] == [False, True, False]
    assert table in [each["id"] for each in bob.get("/api/tables")]
    back = bob.post(f"/api/tables/{table}/take-back", {"seat": 1})["seats"][1]
    assert (back["kind"], back["mine"], back["lost"]) == ("person", True, False)
    assert bob.view(table, 1)["state"]["players"][1]["mission"] is not None
    assert ada.get(f"/api/tables/{table}/chat")[-1]["notice"] == "seat-returned"
    assert joins(newcomer(ada), table, 403, key=key)["why"] == "wrong-key"


def test_an_old_live_line_does_not_see_the_seat_that_it_lost(ada: Person, bob: Person):
    eve = newcomer(ada)
    table = seated(ada, bob, eve)
    with bob.http.websocket_connect(f"/api/tables/{table}/live") as socket:
        socket.send_json({"kind": "hello", "seat": 1})
        assert socket.receive_json()["state"]["players"][1]["mission"] is not None
        place = table_of(ada, table)
        place.seats[1].lost, place.seats[1].holders = frozenset(place.seats[1].holders), {}
        ada.post(f"/api/tables/{table}/chat", {"seat": 0, "text": "gone"})
        assert socket.receive_json()["why"] == "not-your-seat"
        view = socket.receive_json()
        assert (view["seat"], view["state"]["players"][1]["mission"]) == (-1, None)


def test_a_proposal_lapses_when_whom_it_is_about_comes_back(ada: Person, bob: Person):
    eve = newcomer(ada)
    table = seated(ada, bob, eve)
    long_gone(ada, table)
    eve.view(table, 2)
    proposal = proposes(ada, table, "claim", 1)["proposal"]["id"]
    bob.view(table, 1)
    vote = {"seat": 2, "proposal": proposal, "agree": True}
    assert eve.post(f"/api/tables/{table}/vote", vote, 409)["why"] == "seat-not-abandoned"
    assert ada.view(table, 0)["table"]["seats"][1]["kind"] == "person"
    assert ada.view(table, 0)["proposal"] is None


def test_a_vote_is_for_the_proposal_that_it_names(ada: Person, bob: Person):
    eve = newcomer(ada)
    table = seated(ada, bob, eve)
    long_gone(ada, table)
    eve.view(table, 2)
    first = proposes(ada, table, "bot", 1)["proposal"]["id"]
    second = proposes(ada, table, "claim", 1)["proposal"]["id"]
    assert first != second
    late = {"seat": 2, "proposal": first, "agree": True}
    assert eve.post(f"/api/tables/{table}/vote", late, 409)["why"] == "nothing-to-vote-on"
    assert ada.view(table, 0)["proposal"]["agreed"] == []


def test_a_bot_takes_over_by_vote_without_those_who_are_away_too_and_the_table_is_told(ada: Person, bob: Person):
    table = seated(ada, bob, newcomer(ada))
    long_gone(ada, table)
    assert proposes(ada, table, "bot", 1)["table"]["seats"][1]["kind"] == "bot"
    assert [(line["notice"], line["by"]) for line in ada.get(f"/api/tables/{table}/chat")] == [("seat-bot", 0)]


@pytest.mark.parametrize("game", ["noughts", "connect-four"])
def test_where_nothing_is_secret_one_alone_may_let_somebody_new_play_on(ada: Person, bob: Person, game: str):
    table = seated(ada, bob, game=game, public=True)
    long_gone(ada, table)
    assert proposes(ada, table, "claim", 1)["table"]["seats"][1]["kind"] == "open"
    assert joins(newcomer(ada), table, name="Zoe")["seat"] == 1


def test_a_device_is_shown_with_the_last_time_it_was_seen_and_that_is_stored(ada: Person, bob: Person):
    table = seated(ada, bob)
    held = table_of(ada, table)
    [browser] = held.seats[1].holders
    for seen in (held.seats[1].holders[browser] + 500.0, 0.0):
        held.last_seen[browser] = seen
        [device] = seats.devices(held, 1, browser)
        assert device.seen == max(device.added, seen)
        rows = [row for row in of_holders(held, held.seats[1]) if row["browser"] == browser]
        assert [row["seen"] for row in rows] == [max(device.added, seen)]


def test_a_table_knows_its_host_who_sits_there_and_who_sat_there(ada: Person, bob: Person):
    opened = ada.opens("noughts", ME, OPEN)
    table = table_of(ada, opened["table"]["id"])
    bob.post(f"/api/tables/{table.id}/join", {"key": opened["invites"][0]["key"]})
    (guest,) = table.seats[1].holders
    assert table.knows(table.host)
    assert table.knows(guest)
    table.seats[1].lost, table.seats[1].holders = frozenset([guest]), {}
    assert table.knows(guest)
    assert not table.knows("somebody else")
