"""Clubs: joined by one link, led by hosts, with tables that a host looks after together."""

from typing import Any

import pytest

from fathom.server.clubs import tables
from fathom.server.http.limits import Quota
from tests.server.conftest import ME, OPEN, Person, newcomer, tables_of
from tests.server.test_accounts import all_text, does
from tests.server.test_friends import profile
from tests.server.test_seats import joins

ADA, EVE = ME, {"kind": "me", "name": "Eve"}


def founds(person: Person, member: str = "Ada") -> Any:
    return person.post("/api/clubs", {"name": "The Abyss", "member": member})


def enters(person: Person, club: Any, name: str) -> Any:
    """Join a club by its link."""
    return person.post(f"/api/clubs/{club['id']}/join", {"key": club["key"], "name": name})


def does_at(person: Person, club: Any, what: str, status: int = 200, **body: Any) -> Any:
    return person.post(f"/api/clubs/{club['id']}/{what}", body, status)


def listed(person: Person, club: Any, *seats: dict[str, Any]) -> str:
    """Open a table and put it on the club's list."""
    table: str = person.opens("noughts", *seats)["table"]["id"]
    does_at(person, club, "list", table_id=table)
    return table


def test_a_club_is_joined_by_one_link_and_is_nothing_to_others(ada: Person, bob: Person):
    club = founds(ada)
    assert club["key"] not in all_text(ada)
    assert bob.http.get(f"/api/clubs/{club['id']}").status_code == 404
    seen = does_at(bob, club, "look", key=club["key"])
    assert seen == {"id": club["id"], "name": "The Abyss", "members": 1, "member": False}
    inside = enters(bob, club, "Bob")
    assert [(each["name"], each["host"], each["me"]) for each in inside["members"]] == [
        ("Ada", True, False),
        ("Bob", False, True),
    ]
    assert inside["key"] == ""  # hosts invite
    assert bob.get("/api/clubs") == [{"id": club["id"], "name": "The Abyss", "members": 2, "playing": 0}]


def test_the_link_is_replaced_and_the_old_one_is_dead(ada: Person, bob: Person):
    club = founds(ada)
    assert does_at(ada, club, "link")["key"] != club["key"]
    assert does_at(bob, club, "join", 403, key=club["key"], name="Bob")["why"] == "wrong-key"


@pytest.mark.parametrize(
    ("what", "body"),
    [
        ("rename", {"name": "Mine"}),
        ("link", {}),
        ("role", {"member": "x", "host": True}),
        ("remove", {"member": "x"}),
        ("announce", {"text": "Hello"}),
        ("unlist", {"table_id": "x"}),
        ("pause", {"table_id": "x"}),
        ("close", {"table_id": "x"}),
        ("evenings", {"name": "E", "form": "swiss", "game": "noughts", "seats": 2}),
    ],
)
def test_what_hosts_do_is_refused_to_members_and_unknown_to_strangers(
    ada: Person, bob: Person, what: str, body: dict[str, Any]
):
    club = founds(ada)
    assert does_at(newcomer(ada), club, what, 404, **body)["why"] == "no-such-club"
    enters(bob, club, "Bob")
    assert does_at(bob, club, what, 403, **body)["why"] == "not-club-host"


def test_roles_change_and_one_host_stays(ada: Person, bob: Person):
    club = founds(ada)
    one, other = (each["id"] for each in enters(bob, club, "Bob")["members"])
    assert does_at(ada, club, "role", 409, member=one, host=False)["why"] == "last-host"
    does_at(ada, club, "role", member=other, host=True)
    assert bob.get(f"/api/clubs/{club['id']}")["host"]
    does_at(bob, club, "remove", member=one)
    assert ada.http.get(f"/api/clubs/{club['id']}").status_code == 404


def test_where_the_last_host_has_left_the_longest_member_is_the_host(ada: Person, bob: Person):
    club = founds(ada)
    enters(bob, club, "Bob")
    enters(newcomer(ada), club, "Cleo")
    assert does_at(ada, club, "leave") == []
    inside = bob.get(f"/api/clubs/{club['id']}")
    assert [(each["name"], each["host"]) for each in inside["members"]] == [("Bob", True), ("Cleo", False)]


def test_the_host_sees_all_tables_and_whose_turn_it_is(ada: Person, bob: Person):
    club = founds(ada)
    enters(bob, club, "Bob")
    waiting = listed(bob, club, {**ME, "name": "Bob"}, OPEN)
    playing = listed(ada, club, ADA, EVE)
    found = {each["id"]: each for each in ada.get(f"/api/clubs/{club['id']}")["tables"]}
    assert (found[playing]["status"], found[playing]["waiting"], found[playing]["key"]) == ("playing", ["Ada"], "")
    assert found[waiting]["status"] == "waiting"
    assert does_at(ada, club, "list", 403, table_id=waiting)["why"] == "not-host"
    assert does_at(bob, club, "list", 409, table_id=waiting)["why"] == "listed-already"
    does_at(ada, club, "unlist", table_id=waiting)
    assert [each["id"] for each in ada.get(f"/api/clubs/{club['id']}")["tables"]] == [playing]


def test_idle_is_counted_from_the_last_answer(ada: Person, monkeypatch: pytest.MonkeyPatch):
    club = founds(ada)
    table = listed(ada, club, ADA, EVE)
    ada.answers(table, 0)
    now = tables.time.time()
    monkeypatch.setattr(tables.time, "time", lambda: now + 90)
    (seen,) = ada.get(f"/api/clubs/{club['id']}")["tables"]
    assert 89 < seen["idle"] < 95


def test_the_host_pauses_and_closes_a_table_without_a_seat_there(ada: Person, bob: Person):
    club = founds(ada)
    enters(bob, club, "Bob")
    table = listed(bob, club, {**ME, "name": "Bob"}, EVE)
    assert does_at(ada, club, "pause", table_id=table)["tables"][0]["paused"]
    assert bob.get(f"/api/tables/{table}")["paused"]
    assert bob.get(f"/api/tables/{table}/chat")[-1]["notice"] == "paused-by-host"
    assert not does_at(ada, club, "pause", table_id=table)["tables"][0]["paused"]
    does_at(ada, club, "close", table_id=table)
    assert bob.get(f"/api/tables/{table}")["status"] == "closed"
    elsewhere = bob.opens("noughts", {**ME, "name": "Bob"}, EVE)["table"]["id"]
    assert does_at(ada, club, "close", 404, table_id=elsewhere)["why"] == "no-such-table"


def test_an_announcement_reaches_the_tables_of_the_club_and_no_other(ada: Person, bob: Person):
    club = founds(ada)
    enters(bob, club, "Bob")
    here = [listed(bob, club, {**ME, "name": "Bob"}, EVE), listed(ada, club, ADA, OPEN)]
    apart = bob.opens("noughts", {**ME, "name": "Bob"}, EVE)["table"]["id"]
    assert does_at(ada, club, "announce", text="Ten more minutes") == {"tables": 2}
    for table in here:
        line = bob.get(f"/api/tables/{table}/chat")[-1]
        assert (line["notice"], line["text"], line["name"]) == ("announced", "Ten more minutes", "")
    assert bob.get(f"/api/tables/{apart}/chat") == []


def test_announcements_are_limited(ada: Person, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(tables_of(ada), "announcing", Quota("announcements", 1e-6, 1, "too-many-sent"))
    club = founds(ada)
    does_at(ada, club, "announce", text="Once")
    assert does_at(ada, club, "announce", 429, text="Twice")["why"] == "too-many-sent"


def test_members_of_a_club_see_each_others_profiles(ada: Person, bob: Person):
    mine = profile(ada, "Ada")
    assert bob.http.get(f"/api/people/{mine['id']}").status_code == 404
    club = founds(ada)
    assert enters(bob, club, "Bob")["members"][0]["profile"] == mine["id"]
    assert bob.get(f"/api/people/{mine['id']}")["name"] == "Ada"


def test_words_announced_by_somebody_who_is_forgotten_are_gone_from_the_tables(ada: Person, bob: Person):
    club = founds(ada)
    enters(bob, club, "Bob")
    table = listed(bob, club, {**ME, "name": "Bob"}, EVE)
    does_at(ada, club, "announce", text="my secret recipe")
    does(ada, "delete")
    assert bob.get(f"/api/tables/{table}/chat")[-1]["text"] == ""
    assert "my secret recipe" not in all_text(ada)
    assert bob.get(f"/api/clubs/{club['id']}")["host"]


def test_a_seat_is_taken_by_the_link_of_a_table_that_the_host_prints(ada: Person, bob: Person):
    club = founds(ada)
    plan = {"name": "Friday", "form": "open", "game": "noughts", "seats": 2}
    evening = does_at(ada, club, "evenings", **plan)["info"]["id"]
    ada.post(f"/api/evenings/{evening}/open-tables", {"count": 3})
    tables = ada.get(f"/api/clubs/{club['id']}")["tables"]
    assert [each["number"] for each in tables] == [1, 2, 3]
    joins(bob, tables[1]["id"], key=tables[1]["key"], name="Bob")
    joins(newcomer(ada), tables[1]["id"], key=tables[1]["key"], name="Cleo")
    assert bob.get(f"/api/tables/{tables[1]['id']}")["status"] == "playing"
    assert all(each["key"] not in all_text(ada) for each in tables)
    ada.post(f"/api/tables/{tables[0]['id']}/open-link")  # its host has made another link in the lobby
    keys = {each["number"]: each["key"] for each in ada.get(f"/api/clubs/{club['id']}")["tables"]}
    assert keys[1] == "" != keys[3]
