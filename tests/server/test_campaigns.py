"""Campaigns: chapters that follow each other, and people who come and go between them."""

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest

from fathom.server.storage import schema
from fathom.server.tables import automatic_play
from tests.server.conftest import ME, OPEN, Person, newcomer, table_of, tables_of
from tests.tally import GAME, noughts_is_a_campaign

EVE = {"kind": "me", "name": "Eve"}
FIRST_WINS, SECOND_WINS, DRAWN = (0, 3, 1, 4, 2), (0, 3, 1, 4, 8, 5), (0, 1, 2, 4, 3, 5, 7, 6)
STAY = [{"kind": "stay", "was": 0}, {"kind": "stay", "was": 1}]


@pytest.fixture(autouse=True)
def _campaigning(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(automatic_play, "wake", lambda tables, table: None)
    with noughts_is_a_campaign():
        yield


def plays(table: str, cells: tuple[int, ...], *people: Person) -> None:
    for turn, cell in enumerate(cells):
        people[turn % len(people)].answers(
            table, turn % 2, lambda all, cell=cell: next(a for a in all if a["cell"] == cell)
        )


def played(ada: Person, cells: tuple[int, ...] = FIRST_WINS) -> dict[str, Any]:
    """A first chapter, played to its end on one device."""
    table = ada.opens("noughts", ME, EVE)["table"]["id"]
    plays(table, cells, ada)
    info: dict[str, Any] = ada.get(f"/api/tables/{table}")
    return info


def for_two(ada: Person, bob: Person) -> str:
    """A table of two people, each on a device of their own."""
    opened = ada.opens("noughts", ME, OPEN)
    table: str = opened["table"]["id"]
    bob.post(f"/api/tables/{table}/join", {"key": opened["invites"][0]["key"], "name": "Bob"})
    return table


def goes_on(person: Person, table: str, *seats: dict[str, Any], status: int = 201, **more: Any) -> Any:
    return person.post(f"/api/tables/{table}/next-chapter", {"seats": list(seats) or STAY, **more}, status=status)


def test_a_first_chapter_that_leaves_something_begins_a_campaign(ada: Person, bob: Person):
    info = played(ada)
    place = info["campaign"]
    assert (place["chapter"], place["next"], place["goes_on"]) == (1, None, True)
    campaign = ada.get(f"/api/campaigns/{place['id']}")
    assert [(each["table"], each["result"]) for each in campaign["chapters"]] == [(info["id"], [1, 0])]
    assert campaign["carried"] == [{"name": "Ada", "things": ["1"]}]
    assert (campaign["goes_on"], campaign["mine"]) == (True, True)
    assert [each["id"] for each in ada.get("/api/campaigns")] == [place["id"]]
    assert bob.get("/api/campaigns") == []
    assert not bob.get(f"/api/campaigns/{place['id']}")["mine"]


def test_a_game_that_leaves_nothing_is_no_campaign(ada: Person):
    info = played(ada, DRAWN)
    assert info["campaign"] is None
    assert ada.get("/api/campaigns") == []
    assert goes_on(ada, info["id"], status=409)["why"] == "no-next-chapter"


def test_the_next_chapter_begins_with_what_was_left_and_ends_the_campaign_in_time(ada: Person):
    first = played(ada)
    second = goes_on(ada, first["id"])["table"]
    assert second["campaign"] == {"id": first["campaign"]["id"], "chapter": 2, "next": None, "goes_on": False}
    assert ada.view(second["id"])["state"]["won"] == [1, 0]
    assert ada.get(f"/api/tables/{first['id']}")["campaign"]["next"] == second["id"]
    plays(second["id"], SECOND_WINS, ada)
    third = goes_on(ada, second["id"])["table"]
    assert ada.view(third["id"])["state"]["won"] == [1, 1]
    plays(third["id"], FIRST_WINS, ada)
    campaign = ada.get(f"/api/campaigns/{first['campaign']['id']}")
    assert [each["result"] for each in campaign["chapters"]] == [[1, 0], [0, 1], [1, 0]]
    assert (campaign["goes_on"], campaign["carried"]) == (False, [])
    assert goes_on(ada, third["id"], status=409)["why"] == "no-next-chapter"


def test_who_asks_second_comes_to_the_same_chapter(ada: Person):
    first = played(ada)
    assert goes_on(ada, first["id"])["table"]["id"] == goes_on(ada, first["id"])["table"]["id"]


def test_a_chapter_begins_when_all_who_stay_have_come_each_with_a_share(ada: Person, bob: Person):
    opened = ada.opens("noughts", ME, OPEN)
    table = opened["table"]["id"]
    bob.post(f"/api/tables/{table}/join", {"name": "Bob", "seat": 1, "key": opened["invites"][0]["key"]})
    plays(table, FIRST_WINS, ada, bob)
    following = goes_on(ada, table, share="a" * 32)["table"]
    assert (following["status"], following["seats"][1]["kind"]) == ("waiting", "open")
    come = goes_on(bob, table, share="b" * 32)["table"]
    assert (come["id"], come["status"], come["shared"]) == (following["id"], "playing", [0, 1])
    assert [seat["name"] for seat in come["seats"]] == ["Ada", "Bob"]
    assert bob.view(come["id"], 1)["state"]["won"] == [1, 0]


def test_who_left_his_seat_to_a_bot_may_take_it_back_in_the_next_chapter(ada: Person, bob: Person):
    table = for_two(ada, bob)
    plays(table, FIRST_WINS[:-1], ada, bob)
    bob.post(f"/api/tables/{table}/hand-over", {"seat": 1})
    plays(table, FIRST_WINS[-1:], ada)
    second = goes_on(ada, table)["table"]
    assert [(seat["kind"], seat["mine"]) for seat in second["seats"]] == [("person", True), ("bot", False)]
    assert bob.get(f"/api/campaigns/{second['campaign']['id']}")["mine"]
    back = bob.post(f"/api/tables/{second['id']}/take-back", {"seat": 1})
    assert (back["seats"][1]["kind"], back["seats"][1]["mine"]) == ("person", True)


def test_the_last_who_takes_his_kept_seat_begins_the_chapter(ada: Person, bob: Person):
    table = for_two(ada, bob)
    plays(table, FIRST_WINS, ada, bob)
    second = goes_on(ada, table)["table"]
    assert second["status"] == "waiting"
    assert bob.post(f"/api/tables/{second['id']}/take-back", {"seat": 1})["status"] == "playing"


def test_a_campaign_is_shown_while_an_answer_of_its_last_chapter_is_being_stored(
    ada: Person, monkeypatch: pytest.MonkeyPatch
):
    first = played(ada)
    last = table_of(ada, goes_on(ada, first["id"])["table"]["id"])
    store, stored = tables_of(ada).store, tables_of(ada).store.rows

    def is_stored() -> None:
        last.unstored = False
        last.lock.release()

    async def rows(query: Any) -> Any:
        found = await stored(query)
        if query.get_final_froms() == [schema.campaigns] and not last.unstored:
            await last.lock.acquire()
            last.unstored = True
            asyncio.get_running_loop().call_later(0.05, is_stored)
        return found

    monkeypatch.setattr(store, "rows", rows)
    assert len(ada.get(f"/api/campaigns/{first['campaign']['id']}")["chapters"]) == 2


def test_a_chapter_needs_seats(ada: Person):
    first = played(ada)
    assert ada.post(f"/api/tables/{first['id']}/next-chapter", {}, status=400)["why"] == "bad-request"


def test_people_come_and_go_between_chapters(ada: Person, bob: Person):
    opened = ada.opens("noughts", ME, OPEN)
    table = opened["table"]["id"]
    bob.post(f"/api/tables/{table}/join", {"name": "Bob", "seat": 1, "key": opened["invites"][0]["key"]})
    plays(table, FIRST_WINS, ada, bob)
    next_one = goes_on(bob, table, {"kind": "open", "name": "Zoe"}, {"kind": "stay", "was": 1})
    zoe, second = newcomer(ada), next_one["table"]["id"]
    zoe.post(f"/api/tables/{second}/join", {"name": "Zoe", "seat": 0, "key": next_one["invites"][0]["key"]})
    assert [seat["name"] for seat in zoe.get(f"/api/tables/{second}")["seats"]] == ["Zoe", "Bob"]
    assert zoe.view(second)["state"]["won"] == [1, 0]
    plays(second, FIRST_WINS, zoe, bob)
    third = goes_on(zoe, second, {"kind": "bot", "bot": "random"}, {"kind": "me", "name": "Zoe"})["table"]
    assert [(seat["kind"], seat["mine"]) for seat in third["seats"]] == [("bot", False), ("person", True)]
    chapters = zoe.get(f"/api/campaigns/{third['campaign']['id']}")["chapters"]
    assert [[each["name"] for each in chapter["people"]][1] for chapter in chapters] == ["Bob", "Bob", "Zoe"]
    assert [len(person.get("/api/campaigns")) for person in (ada, bob, zoe)] == [1, 1, 1]


@pytest.mark.parametrize(
    ("seats", "why"),
    [
        ([{"kind": "stay", "was": 0}], "wrong-seat-count"),
        ([{"kind": "stay", "was": 0}, {"kind": "stay", "was": 0}], "bad-request"),
        ([{"kind": "stay", "was": 0}, {"kind": "stay", "was": 7}], "bad-request"),
        ([{"kind": "me"}, {"kind": "bot", "bot": "nobody"}], "no-such-bot"),
    ],
)
def test_seats_that_cannot_be_are_refused_and_nothing_follows(ada: Person, seats: list[Any], why: str):
    first = played(ada)
    assert goes_on(ada, first["id"], *seats, status=400)["why"] == why
    assert ada.get(f"/api/tables/{first['id']}")["campaign"]["next"] is None


def test_a_beginning_that_the_rules_do_not_know_is_refused(ada: Person, monkeypatch: pytest.MonkeyPatch):
    first = played(ada)

    def impossible(setup: Any, chance: Any) -> Any:
        raise ValueError("not with these")

    monkeypatch.setattr(GAME, "_setup", impossible)
    assert goes_on(ada, first["id"], status=400)["why"] == "cannot-begin"
    assert ada.post("/api/tables", {"game": "noughts", "seats": [ME, EVE]}, status=400)["why"] == "cannot-begin"


def test_only_who_sat_there_goes_on_and_only_after_the_end(ada: Person, bob: Person):
    first = played(ada)
    assert goes_on(bob, first["id"], status=403)["why"] == "not-your-seat"
    running = ada.opens("noughts", ME, EVE)["table"]["id"]
    assert goes_on(ada, running, status=409)["why"] == "not-over"
    assert bob.http.get("/api/campaigns/nothing").json()["why"] == "no-such-campaign"
    assert bob.http.get("/api/campaigns/nothing/export").status_code == 404


def test_a_campaign_survives_a_restart(ada: Person):
    first = played(ada)
    second = goes_on(ada, first["id"])["table"]["id"]
    ada.answers(second, 0)
    before = ada.get(f"/api/campaigns/{first['campaign']['id']}")
    tables = tables_of(ada)
    for table in (first["id"], second):
        ada.http.blocking_portal.call(tables.forget, table_of(ada, table))
    assert ada.get(f"/api/campaigns/{first['campaign']['id']}") == before
    assert ada.view(second)["state"]["won"] == [1, 0]
    assert ada.get(f"/api/tables/{first['id']}")["campaign"]["next"] == second


def test_a_chapter_that_is_forked_or_played_again_is_tried_outside_the_campaign(ada: Person):
    first = played(ada)
    second = goes_on(ada, first["id"])["table"]["id"]
    plays(second, FIRST_WINS, ada)
    forked = ada.post(f"/api/tables/{second}/fork", {"at": 2})["table"]
    again = ada.post(f"/api/tables/{second}/rematch")["table"]
    for table in (forked, again):
        assert table["campaign"] is None
        assert ada.view(table["id"])["state"]["won"] == [1, 0]
    plays(again["id"], FIRST_WINS, ada)
    assert ada.get(f"/api/tables/{again['id']}")["campaign"] is None
    assert len(ada.get(f"/api/campaigns/{first['campaign']['id']}")["chapters"]) == 2
