"""Friends: a profile that is wanted, one link that is accepted, tables open to friends, and what others see."""

import pytest

from fathom.server.http.limits import Quota
from tests.server.conftest import BOT, ME, OPEN, Person, newcomer, tables_of
from tests.server.test_accounts import all_text, does, signs_in, signs_up
from tests.server.test_seats import joins


def profile(person: Person, name: str, **more: object) -> dict[str, str]:
    """Make a profile; returns it with the key of its link."""
    made: dict[str, str] = person.post("/api/friends/profile", {"name": name, **more})["profile"]
    return made


def befriend(one: Person, other: Person, name: str = "Bob") -> None:
    """`other` follows the link of `one`."""
    mine = one.get("/api/friends")["profile"]
    other.post("/api/friends/accept", {"id": mine["id"], "key": mine["key"], "name": name})


def names(person: Person) -> list[str]:
    return [each["name"] for each in person.get("/api/friends")["friends"]]


def test_a_guest_has_no_profile_and_no_friends(ada: Person):
    assert ada.get("/api/friends") == {"profile": None, "friends": []}
    assert ada.post("/api/friends/link", {}, 403)["why"] == "no-profile"


def test_a_friend_comes_by_one_link_and_both_know_each_other(ada: Person, bob: Person):
    mine = profile(ada, "Ada")
    link = {"id": mine["id"], "key": mine["key"]}
    assert bob.post("/api/friends/look", link) == {"name": "Ada"}
    assert names(ada) == []  # looking is not accepting
    bob.post("/api/friends/accept", {**link, "name": "Bob"})
    assert (names(ada), names(bob)) == (["Bob"], ["Ada"])
    bob.post("/api/friends/accept", link)  # once more changes nothing
    assert names(ada) == ["Bob"]
    ada.post("/api/friends/part", {"id": bob.get("/api/friends")["profile"]["id"]})
    assert (names(ada), names(bob)) == ([], [])


def test_who_has_no_profile_gives_a_name_with_the_answer(ada: Person, bob: Person):
    mine = profile(ada, "Ada")
    told = bob.post("/api/friends/accept", {"id": mine["id"], "key": mine["key"]}, 400)
    assert told["why"] == "name-empty"


def test_a_link_that_was_replaced_or_guessed_opens_nothing(ada: Person, bob: Person):
    mine = profile(ada, "Ada")
    ada.post("/api/friends/link")
    for key in (mine["key"], "A" * 32, "é" * 20):
        told = bob.post("/api/friends/accept", {"id": mine["id"], "key": key, "name": "Bob"}, 403)
        assert told["why"] == "wrong-key"
    assert mine["key"] not in all_text(ada)  # nor is any key stored


def test_ones_own_link_makes_no_friend(ada: Person):
    mine = profile(ada, "Ada")
    assert ada.post("/api/friends/accept", {"id": mine["id"], "key": mine["key"]}, 400)["why"] == "own-link"


def test_whoever_is_blocked_finds_the_link_dead(ada: Person, bob: Person):
    mine = profile(ada, "Ada")
    table = ada.opens("noughts", ME, OPEN, public=True)["table"]["id"]
    joins(bob, table, name="Bob")
    ada.post(f"/api/tables/{table}/silence", {"seat": 1, "kind": "block"})
    told = bob.post("/api/friends/accept", {"id": mine["id"], "key": mine["key"], "name": "Bob"}, 403)
    assert told["why"] == "wrong-key"


def test_a_table_open_to_friends_is_found_and_joined_by_friends_alone(ada: Person, bob: Person):
    profile(ada, "Ada")
    befriend(ada, bob)
    cleo = newcomer(ada)
    table = ada.opens("noughts", ME, OPEN, friends=True)["table"]["id"]
    stranger = newcomer(ada)
    assert [each.get(f"/api/tables/{table}/invited")["invited"] for each in (bob, stranger)] == [True, False]
    assert [each["id"] for each in bob.get("/api/tables")] == [table]
    assert cleo.get("/api/tables") == []
    (friend,) = bob.get("/api/friends")["friends"]
    assert [each["id"] for each in friend["tables"]] == [table]
    assert cleo.post(f"/api/tables/{table}/join", {"name": "Cleo"}, 403)["why"] == "no-open-seat"
    joins(bob, table, name="Bob")
    assert bob.get(f"/api/tables/{table}")["status"] == "playing"


def test_a_private_table_is_told_to_no_friend(ada: Person, bob: Person):
    profile(ada, "Ada")
    befriend(ada, bob)
    ada.opens("noughts", ME, OPEN)
    assert bob.get("/api/friends")["friends"][0]["tables"] == []
    assert bob.get("/api/tables") == []


@pytest.mark.parametrize(("opened", "status"), [(False, 404), (True, 200)])
def test_strangers_see_a_profile_only_if_it_is_open(ada: Person, bob: Person, opened: bool, status: int):
    mine = profile(ada, "Ada", open=opened)
    told = bob.http.get(f"/api/people/{mine['id']}")
    assert told.status_code == status
    befriend(ada, bob)
    assert bob.get(f"/api/people/{mine['id']}") == {
        "id": mine["id"],
        "name": "Ada",
        "friend": True,
        "mine": False,
        "games": [],
    }


def test_following_links_is_limited(ada: Person, bob: Person, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(tables_of(ada), "inviting", Quota("invitations", 1e-6, 2, "too-many-sent"))
    link = {"id": profile(ada, "Ada")["id"], "key": "A" * 32}
    assert [bob.post("/api/friends/look", link, 403)["why"] for _ in range(2)] == ["wrong-key"] * 2
    assert bob.post("/api/friends/look", link, 429)["why"] == "too-many-sent"


def test_friends_come_along_to_an_account_and_are_merged(ada: Person, bob: Person):
    profile(ada, "Ada")
    befriend(ada, bob)
    key, _ = signs_up(ada)
    assert names(ada) == ["Bob"]
    phone = newcomer(ada)
    profile(phone, "Ada on the phone")
    befriend(phone, bob)  # the same friend, by another browser
    befriend(ada, phone, "Ada on the phone")  # and even a friend of oneself
    signs_in(phone, key)
    assert names(phone) == ["Bob"]
    assert names(bob) == ["Ada"]
    ada.opens("noughts", ME, BOT)
    does(ada, "delete")
    assert names(bob) == []
