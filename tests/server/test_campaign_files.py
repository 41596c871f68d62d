"""Campaigns as files, and what is left of them when a write fails."""

import asyncio
import json
from collections.abc import Iterator
from typing import Any

import pytest

from fathom.kernel.record.campaign import read_campaign, verify_campaign
from fathom.server import wire
from fathom.server.archive import campaigns, records
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


# -------------------------------------------------------------------------------------- as one file


def exported(ada: Person) -> bytes:
    """A campaign of two chapters that are over, and a third that is not."""
    first = played(ada)
    second = goes_on(ada, first["id"])["table"]["id"]
    plays(second, SECOND_WINS, ada)
    third = goes_on(ada, second)["table"]["id"]
    ada.answers(third, 0)
    content = ada.http.get(f"/api/campaigns/{first['campaign']['id']}/export").content
    assert table_of(ada, third).setup.seed.encode() not in content
    return content


def test_only_who_has_a_seat_in_one_of_its_chapters_can_export_it(ada: Person, bob: Person):
    first = for_two(ada, bob)
    plays(first, FIRST_WINS, ada, bob)
    campaign = ada.get(f"/api/tables/{first}")["campaign"]["id"]
    goes_on(ada, first, {"kind": "stay", "was": 0}, {"kind": "bot", "name": "Zoe"})
    for person in (ada, bob):
        assert len(read_campaign(person.http.get(f"/api/campaigns/{campaign}/export").content)[1]) == 1
    answer = newcomer(ada).http.get(f"/api/campaigns/{campaign}/export")
    assert (answer.status_code, answer.json()["why"]) == (403, "not-your-campaign")


def test_a_campaign_is_exported_verified_and_imported(ada: Person, bob: Person):
    content = exported(ada)
    name, records = read_campaign(content)
    assert (name, [match.over for match in verify_campaign(GAME, records)]) == ("noughts", [True, True])
    imported = bob.sends("/api/campaigns/import", content).json()
    assert [each["result"] for each in imported["chapters"]] == [[1, 0], [0, 1]]
    assert (imported["mine"], imported["goes_on"]) == (True, True)
    third = goes_on(bob, imported["chapters"][1]["table"])["table"]
    assert bob.view(third["id"])["state"]["won"] == [1, 1]
    assert (
        bob.get(f"/api/tables/{imported['chapters'][0]['table']}")["campaign"]["next"]
        == imported["chapters"][1]["table"]
    )


def broken(found: dict[str, Any]) -> None:
    found["campaign"] = "x"


def newer(found: dict[str, Any]) -> None:
    found["campaign"] = 99


def empty(found: dict[str, Any]) -> None:
    found["chapters"] = []


def swapped(found: dict[str, Any]) -> None:
    found["chapters"].reverse()


def without_the_first(found: dict[str, Any]) -> None:
    found["chapters"].pop(0)


def changed(found: dict[str, Any]) -> None:
    found["chapters"][1]["seed"] = "another"


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (broken, "record-unreadable"),
        (newer, "record-newer"),
        (empty, "record-damaged"),
        (swapped, "record-chapter"),
        (without_the_first, "record-chapter"),
        (changed, "record-damaged"),
    ],
)
def test_a_campaign_that_was_tampered_with_is_not_taken(ada: Person, bob: Person, change: Any, why: str):
    found = json.loads(exported(ada))
    change(found)
    answer = bob.sends("/api/campaigns/import", json.dumps(found, separators=(",", ":"), ensure_ascii=False).encode())
    assert (answer.status_code, answer.json()["why"]) == (400, why)
    assert bob.get("/api/campaigns") == []


def test_a_campaign_with_one_chapter_that_is_too_long_is_not_taken(ada: Person, bob: Person, monkeypatch):
    content = exported(ada)
    monkeypatch.setattr(
        "fathom.server.archive.campaigns.MOST_ANSWERS", len(FIRST_WINS)
    )  # the second chapter has one more
    answer = bob.sends("/api/campaigns/import", content)
    assert (answer.status_code, answer.json()["why"]) == (413, "too-large")


def test_a_single_record_of_a_first_chapter_begins_a_campaign_of_its_own(ada: Person, bob: Person):
    first = played(ada)
    record = ada.http.get(f"/api/tables/{first['id']}/export").content
    imported = bob.sends("/api/import", record).json()["table"]
    assert imported["campaign"]["chapter"] == 1
    assert imported["campaign"]["id"] != first["campaign"]["id"]
    assert bob.get(f"/api/campaigns/{imported['campaign']['id']}")["goes_on"]


def test_the_record_of_a_later_chapter_is_not_taken_alone(ada: Person, bob: Person):
    second = goes_on(ada, played(ada)["id"])["table"]["id"]
    plays(second, SECOND_WINS, ada)
    record = ada.http.get(f"/api/tables/{second}/export").content
    answer = bob.sends("/api/import", record)
    assert (answer.status_code, answer.json()["why"]) == (400, "record-chapter")


# ---------------------------------------------------------------------------------- when a write fails


class Failing:
    """A store that takes so many writes, and from then on none until it is mended."""

    def __init__(self, ada: Person, passes: int, monkeypatch: pytest.MonkeyPatch) -> None:
        store = tables_of(ada).store
        self.passes, self._write = passes, store.write
        monkeypatch.setattr(store, "write", self.write)

    async def write(self, *writes: Any) -> None:
        if self.passes <= 0:
            raise OSError("the disk is full")
        self.passes -= 1
        await self._write(*writes)


@pytest.mark.parametrize("passes", range(3))
def test_a_next_chapter_is_there_with_the_way_to_it_or_not_at_all(
    ada: Person, passes: int, monkeypatch: pytest.MonkeyPatch
):
    first = played(ada)
    disk = Failing(ada, passes, monkeypatch)
    ada.http.post(f"/api/tables/{first['id']}/next-chapter", json={"seats": STAY})
    disk.passes = 99
    chapters = [each["table"] for each in ada.get(f"/api/campaigns/{first['campaign']['id']}")["chapters"]]
    assert chapters[1:] == list(filter(None, [ada.get(f"/api/tables/{first['id']}")["campaign"]["next"]]))
    second = goes_on(ada, first["id"])["table"]["id"]
    chapters = [each["table"] for each in ada.get(f"/api/campaigns/{first['campaign']['id']}")["chapters"]]
    assert chapters == [first["id"], second]


@pytest.mark.parametrize("passes", range(3))
def test_a_rematch_is_there_with_the_way_to_it_or_not_at_all(ada: Person, passes: int, monkeypatch: pytest.MonkeyPatch):
    first = played(ada, DRAWN)["id"]
    disk = Failing(ada, passes, monkeypatch)
    ada.http.post(f"/api/tables/{first}/rematch", json={})
    disk.passes = 99
    others = [each["id"] for each in ada.get("/api/tables") if each["id"] != first]
    assert others == list(filter(None, [ada.get(f"/api/tables/{first}")["next_table"]]))


@pytest.mark.parametrize("passes", range(3))
def test_a_campaign_is_taken_in_as_a_whole_or_not_at_all(ada: Person, passes: int, monkeypatch: pytest.MonkeyPatch):
    first = played(ada)
    plays(goes_on(ada, first["id"])["table"]["id"], SECOND_WINS, ada)
    file = ada.http.get(f"/api/campaigns/{first['campaign']['id']}/export").content
    disk = Failing(ada, passes, monkeypatch)
    taken = ada.sends("/api/campaigns/import", file).status_code == 201
    disk.passes = 99
    others = [each["id"] for each in ada.get("/api/campaigns") if each["id"] != first["campaign"]["id"]]
    assert len(others) == taken == bool(passes)
    for each in others:
        brought = ada.get(f"/api/campaigns/{each}")["chapters"]
        assert [ada.get(f"/api/tables/{one['table']}")["campaign"]["next"] for one in brought] == [
            brought[1]["table"],
            None,
        ]


@pytest.mark.parametrize("again", [False, True])
def test_nothing_follows_a_table_that_has_left_memory_meanwhile(ada: Person, again: bool):
    """Somebody else has it from the store, and may have gone on already."""
    held, tables = table_of(ada, played(ada)["id"]), tables_of(ada)
    browser = next(iter(held.seats[0].holders))
    stays = [wire.ChapterSeat("stay", seat) for seat in range(2)]
    wish, goes = (wire.Again(), records.rematch) if again else (wire.NextChapter(seats=stays), campaigns.next_chapter)

    async def late() -> list[object]:
        async with held.lock:
            asks = asyncio.create_task(goes.fn(wish, held, tables, browser))
            await asyncio.sleep(0)
            tables.forget(held)
        return await asyncio.gather(asks, return_exceptions=True)

    (refused,) = ada.http.blocking_portal.call(late)
    assert getattr(refused, "why", None) == "stale"
    assert [each["id"] for each in ada.get("/api/tables")] == [held.id]


def test_who_brings_a_record_waits_for_one_chapter_of_a_campaign_at_most(ada: Person, monkeypatch: pytest.MonkeyPatch):
    first, tables = played(ada), tables_of(ada)
    plays(goes_on(ada, first["id"])["table"]["id"], SECOND_WINS, ada)
    file = ada.http.get(f"/api/campaigns/{first['campaign']['id']}/export").content
    order: list[str] = []

    async def another() -> None:
        async with tables.checking:
            order.append("another")

    loop = ada.http.blocking_portal.call(asyncio.get_running_loop)

    def checks(*campaign: Any) -> Iterator[Any]:
        for number, match in enumerate(verify_campaign(*campaign), 1):
            order.append(f"chapter {number}")
            if number == 1:
                asyncio.run_coroutine_threadsafe(another(), loop)
            yield match

    monkeypatch.setattr(campaigns, "verify_campaign", checks)
    assert ada.sends("/api/campaigns/import", file).status_code == 201
    assert order == ["chapter 1", "another", "chapter 2"]


def test_others_come_first_between_two_chapters_that_are_taken_in(ada: Person, monkeypatch: pytest.MonkeyPatch):
    first = played(ada)
    plays(goes_on(ada, first["id"])["table"]["id"], SECOND_WINS, ada)
    file = ada.http.get(f"/api/campaigns/{first['campaign']['id']}/export").content
    lay, others, seen = campaigns._prepared, [], []

    def laid(*chapter: Any) -> Any:
        seen.append(len(others))
        asyncio.get_running_loop().call_soon(others.append, chapter)
        return lay(*chapter)

    monkeypatch.setattr(campaigns, "_prepared", laid)
    assert ada.sends("/api/campaigns/import", file).status_code == 201
    assert seen == [0, 1]
