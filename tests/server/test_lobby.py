"""The lobby: what the host and the guests arrange before the game; and pauses by consent."""

from typing import Any

import pytest

from tests.server.conftest import BOT, ME, OPEN, Person, newcomer, table_of, tables_of, votes
from tests.server.test_seats import joins, long_gone, proposes, seated

CLOCK = {"pace": "live", "at_zero": "nothing", "minutes": 5}


def waiting(ada: Person, *guests: Person, **more: Any) -> str:
    """A table of Ada's with one free seat left, to which the guests came by the link to any seat."""
    table: str = ada.opens("nautilus", ME, *[OPEN] * (len(guests) + 1), **more)["table"]["id"]
    key = ada.post(f"/api/tables/{table}/open-link")["key"]
    for number, guest in enumerate(guests):
        joins(guest, table, key=key, name=f"Guest {number}")
    return table


def at(person: Person, table: str, what: str, status: int | None = None, **body: Any) -> Any:
    return person.post(f"/api/tables/{table}/{what}", body, status)


def kinds(person: Person, table: str) -> list[str]:
    return [seat["kind"] for seat in person.get(f"/api/tables/{table}")["seats"]]


def test_one_link_opens_any_free_seat_until_the_game_begins(ada: Person, bob: Person):
    table, key = ada.opens("nautilus", ME, OPEN, OPEN)["table"]["id"], ""
    key = at(ada, table, "open-link")["key"]
    assert joins(bob, table, key=key, name="Bob")["seat"] == 1
    assert joins(bob, table, key=key)["seat"] == 1  # the same browser again sits where it sat
    cleo = newcomer(ada)
    assert joins(cleo, table, key=key, name="Cleo")["seat"] == 2
    assert cleo.get(f"/api/tables/{table}")["status"] == "playing"
    assert joins(newcomer(ada), table, 403, key=key)["why"] == "wrong-key"


def test_a_new_link_to_any_seat_takes_the_place_of_the_old(ada: Person, bob: Person):
    table = ada.opens("nautilus", ME, OPEN)["table"]["id"]
    old, new = (at(ada, table, "open-link")["key"] for _ in range(2))
    assert joins(bob, table, 403, key=old)["why"] == "wrong-key"
    assert joins(bob, table, key=new)["seat"] == 1


def test_with_a_ready_check_the_last_to_be_ready_begins_the_game(ada: Person, bob: Person):
    opened = ada.opens("nautilus", ME, OPEN, BOT, ready=True)
    table = opened["table"]["id"]
    joins(bob, table, key=opened["invites"][0]["key"])
    assert ada.get(f"/api/tables/{table}")["status"] == "waiting"
    at(ada, table, "ready", seat=0, ready=True)
    assert at(ada, table, "ready", 403, seat=1, ready=True)["why"] == "not-your-seat"
    shown = bob.get(f"/api/tables/{table}")
    assert [seat["ready"] for seat in shown["seats"]] == [True, False, False]
    assert at(bob, table, "ready", seat=1, ready=True)["status"] == "playing"


def test_a_guest_leaves_and_the_seat_is_free_again(ada: Person, bob: Person):
    table = waiting(ada, bob)
    assert at(bob, table, "leave", seat=1)["seats"][1]["kind"] == "open"
    assert ada.get(f"/api/tables/{table}/chat")[-1]["notice"] == "seat-left"
    assert bob.http.get(f"/api/tables/{table}/view", params={"seat": 1}).status_code == 403


def test_whom_the_host_has_removed_comes_back_only_by_a_new_link_to_a_seat(ada: Person, bob: Person):
    table = waiting(ada, bob, public=True)
    key = at(ada, table, "open-link")["key"]
    at(ada, table, "remove", seat=1)
    assert joins(bob, table, 403)["why"] == "asked-to-leave"
    assert joins(bob, table, 403, key=key)["why"] == "asked-to-leave"
    invited = at(ada, table, "link", seat=1)["key"]
    assert joins(bob, table, key=invited)["seat"] == 1


def test_a_bot_gives_its_seat_to_whoever_comes(ada: Person, bob: Person):
    table = ada.opens("nautilus", ME, BOT, OPEN)["table"]["id"]
    assert [seat["kind"] for seat in at(ada, table, "remove", seat=1)["seats"]] == ["person", "open", "open"]
    assert at(ada, table, "remove", 400, seat=0)["why"] == "bad-request"  # the host stays


def test_seats_are_reordered_with_their_people_links_and_shares(ada: Person, bob: Person):
    share = "ab" * 16
    opened = ada.opens("nautilus", ME, OPEN, OPEN, share=share)
    table, keys = opened["table"]["id"], [invite["key"] for invite in opened["invites"]]
    after = at(ada, table, "reorder", seats=[2, 0, 1])
    assert [seat["mine"] for seat in after["seats"]] == [False, True, False]
    assert after["shared"] == [1]
    assert joins(bob, table, key=keys[0], seat=1)["seat"] == 2  # the link was made for what was seat 1
    ada.http.blocking_portal.call(tables_of(ada).forget, table_of(ada, table))
    assert [seat["kind"] for seat in ada.get(f"/api/tables/{table}")["seats"]] == ["open", "person", "person"]


@pytest.mark.parametrize("order", [[0, 0, 1], [0, 1], [0, 1, 5]])
def test_an_order_of_seats_names_each_once(ada: Person, order: list[int]):
    table = waiting(ada, newcomer(ada))
    assert at(ada, table, "reorder", 400, seats=order)["why"] == "bad-request"


def test_a_closed_table_is_listed_no_more_and_no_link_opens_it(ada: Person, bob: Person):
    opened = ada.opens("nautilus", ME, OPEN, OPEN, public=True)
    table, key = opened["table"]["id"], opened["invites"][0]["key"]
    joins(bob, table, key=key)
    assert at(ada, table, "close")["status"] == "closed"
    assert kinds(bob, table) == ["open"] * 3
    assert table not in [each["id"] for each in ada.get("/api/tables")]
    assert joins(bob, table, 410, key=opened["invites"][1]["key"])["why"] == "table-closed"
    assert at(ada, table, "link", 410, seat=1)["why"] == "table-closed"
    assert at(ada, table, "start", 409)["why"] == "already-started"


def test_a_rematch_that_others_come_to_cannot_be_closed(ada: Person, bob: Person):
    table = seated(ada, bob, game="noughts")
    for seat, cell in ((0, 0), (1, 3), (0, 1), (1, 4), (0, 2)):
        person = (ada, bob)[seat]
        person.answers(table, seat, lambda options, cell=cell: next(each for each in options if each["cell"] == cell))
    following = at(ada, table, "rematch")["table"]["id"]
    assert at(ada, following, "close", 409)["why"] == "table-follows"


@pytest.mark.parametrize("what", ["remove", "reorder", "open-link", "close"])
def test_only_the_host_arranges_the_table(ada: Person, bob: Person, what: str):
    table = waiting(ada, bob)
    body = {"remove": {"seat": 0}, "reorder": {"seats": [1, 0, 2]}}.get(what, {})
    assert at(bob, table, what, 403, **body)["why"] == "not-host"


@pytest.mark.parametrize("what", ["remove", "reorder", "open-link", "close", "leave", "ready"])
def test_nothing_of_it_is_possible_once_the_game_has_begun(ada: Person, what: str):
    table = ada.opens("nautilus", ME, BOT)["table"]["id"]
    body = {"remove": {"seat": 1}, "leave": {"seat": 0}, "ready": {"seat": 0, "ready": True}}
    assert at(ada, table, what, 409, **body.get(what, {"seats": [1, 0]} if what == "reorder" else {}))


# ------------------------------------------------------------------------------------------- absence


@pytest.mark.parametrize(("clock", "given_away"), [({"pace": "none"}, True), ({"pace": "relaxed", "hours": 2}, False)])
def test_a_seat_is_given_away_only_after_what_an_answer_may_take(
    ada: Person, bob: Person, clock: dict[str, Any], given_away: bool
):
    table = seated(ada, bob, clock=clock)
    long_gone(ada, table)  # for an hour
    proposes(ada, table, "bot", 1, 200 if given_away else 409)
    assert ada.get(f"/api/tables/{table}")["grace"] == (180 if given_away else 7200)


def test_a_clock_has_the_time_that_was_agreed(ada: Person):
    table = ada.opens("noughts", ME, {**ME, "name": "Eve"}, clock={**CLOCK, "bonus": 0})["table"]["id"]
    assert [seat.seconds_left for seat in table_of(ada, table).seats] == [300.0, 300.0]
    ada.answers(table, 0)
    assert table_of(ada, table).seats[0].seconds_left < 300.0  # no bonus


# -------------------------------------------------------------------------------------------- pauses


def paused(ada: Person, bob: Person) -> str:
    table = seated(ada, bob, clock={**CLOCK, "at_zero": "bot"})
    at(ada, table, "propose", seat=0, kind="pause")
    assert not ada.get(f"/api/tables/{table}")["paused"]  # Bob is here, and has not agreed
    votes(bob, table, 1, agree=True)
    return table


def test_a_pause_stops_the_clocks_and_nobody_answers_or_is_absent(ada: Person, bob: Person):
    table = paused(ada, bob)
    place = table_of(ada, table)
    asked = place.waiting[0]
    place.asked_at -= 250
    long_gone(ada, table)
    assert place.seconds_left(asked) > 290
    assert not place.abandoned(asked)
    person = (ada, bob)[asked]
    question = person.view(table, asked)["question"]
    body = {"seat": asked, "number": question["number"], "action": question["options"][0]}
    assert at(person, table, "answer", 409, **body)["why"] == "paused"
    assert at(ada, table, "propose", 409, seat=0, kind="pause")["why"] == "cannot-pause"


def test_a_pause_outlives_the_servers_memory_and_anybody_seated_ends_it(ada: Person, bob: Person):
    table = paused(ada, bob)
    ada.http.blocking_portal.call(tables_of(ada).forget, table_of(ada, table))
    assert ada.get(f"/api/tables/{table}")["paused"]
    assert at(newcomer(ada), table, "resume", 403, seat=0)["why"] == "not-your-seat"
    assert not at(bob, table, "resume", seat=1)["paused"]
    assert at(bob, table, "resume", 409, seat=1)["why"] == "not-paused"
    notices = [line["notice"] for line in ada.get(f"/api/tables/{table}/chat")]
    assert notices == ["paused", "resumed"]
