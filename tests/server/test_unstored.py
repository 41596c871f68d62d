"""Nobody sees what is not on disk; and whatever the disk does, lines, bots and clocks go on when it is well again."""

import asyncio
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError

from fathom.server.live import connection
from fathom.server.storage import schema
from fathom.server.storage.store import Store
from fathom.server.storage.writes import Write
from tests.server.conftest import BOT, ME, OPEN, Person, table_of, tables_of

EVE = {"kind": "me", "name": "Eve"}
FULL = OperationalError("INSERT INTO answers", {}, Exception("database or disk is full"))


class Disk:
    """A store whose writes fail as often as one likes, or wait until they are let go."""

    def __init__(self, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
        self.passes, self.fails = 0, 0
        self.waits = False
        self.waiting, self.go_on = threading.Event(), threading.Event()
        self._write = store.write
        monkeypatch.setattr(store, "write", self.write)

    async def write(self, *writes: Write) -> None:
        if writes[0][0] is schema.SET_SEEN:
            return
        if self.waits:
            self.waiting.set()
            while not self.go_on.is_set():
                await asyncio.sleep(0.01)
        if self.passes:
            self.passes -= 1
        elif self.fails:
            self.fails -= 1
            raise FULL
        await self._write(*writes)


@pytest.fixture
def disk(ada: Person, monkeypatch: pytest.MonkeyPatch) -> Disk:
    return Disk(tables_of(ada).store, monkeypatch)


@pytest.fixture
def pool() -> Iterator[ThreadPoolExecutor]:
    with ThreadPoolExecutor(4) as threads:
        yield threads


def mark(person: Person, table: str, seat: int = 0, cell: int = 4) -> Any:
    number = person.view(table, seat)["question"]["number"]
    body = {"seat": seat, "number": number, "action": {"do": "mark", "cell": cell}}
    return person.http.post(f"/api/tables/{table}/answer", json=body)


READERS = {
    "view": lambda person, table: person.view(table)["answers"],
    "own view": lambda person, table: person.view(table, 0)["answers"],
    "report": lambda person, table: person.get(f"/api/tables/{table}/report")["view"]["answers"],
    "table": lambda person, table: person.get(f"/api/tables/{table}")["answers"],
    "list": lambda person, table: person.get("/api/tables")[0]["answers"],
    "blocked": lambda person, table: 0 * len(person.get(f"/api/tables/{table}/blocked", seat=0)),
    "history": lambda person, table: (
        person.http.get(f"/api/tables/{table}/history", params={"at": 1}).status_code != 404
    ),
}


@pytest.mark.parametrize("look", READERS.values(), ids=READERS)
def test_an_answer_that_is_never_stored_was_never_seen(ada: Person, disk: Disk, pool: ThreadPoolExecutor, look: Any):
    table = ada.opens("noughts", ME, EVE)["table"]["id"]
    number = ada.view(table, 0)["question"]["number"]
    body = {"seat": 0, "number": number, "action": {"do": "mark", "cell": 4}}
    disk.waits = True
    given = pool.submit(ada.http.post, f"/api/tables/{table}/answer", json=body)
    assert disk.waiting.wait(10)
    seen = [pool.submit(look, ada, table) for _ in range(2)]
    seen[0].exception(0.2) if seen[0].done() else threading.Event().wait(0.2)
    disk.fails = 1
    disk.go_on.set()
    assert given.result().json()["why"] == "not-stored"
    assert given.result().status_code == 503
    assert [each.result() for each in seen] == [0, 0]
    assert mark(ada, table).status_code == 200
    assert ada.view(table)["answers"] == 1


def test_an_undo_that_is_never_stored_was_never_seen(ada: Person, disk: Disk, pool: ThreadPoolExecutor):
    table = ada.opens("noughts", ME, EVE)["table"]["id"]
    mark(ada, table)
    disk.waits = True
    undone = pool.submit(ada.http.post, f"/api/tables/{table}/undo", json={"seat": 0})
    assert disk.waiting.wait(10)
    seen = pool.submit(ada.view, table)
    threading.Event().wait(0.2)
    disk.fails = 1
    disk.go_on.set()
    assert undone.result().status_code == 503
    assert seen.result()["answers"] == 1


def test_nobody_sits_down_before_it_is_stored(ada: Person, bob: Person, disk: Disk):
    opened = ada.opens("noughts", ME, OPEN)
    table, key = opened["table"]["id"], opened["invites"][0]["key"]
    disk.fails = 1
    assert bob.post(f"/api/tables/{table}/join", {"key": key}, 503)["why"] == "not-stored"
    assert ada.get(f"/api/tables/{table}")["seats"][1]["kind"] == "open"
    assert bob.post(f"/api/tables/{table}/join", {"key": key})["seat"] == 1


def test_a_table_that_cannot_be_stored_is_not_opened(ada: Person, disk: Disk):
    disk.fails = 1
    assert ada.post("/api/tables", {"game": "noughts", "seats": [ME, EVE]}, 503)["why"] == "not-stored"
    assert ada.get("/api/tables") == []


def hello(socket: Any, seat: int) -> Any:
    socket.send_json({"kind": "hello", "seat": seat})
    return socket.receive_json()


@pytest.mark.parametrize("times", [1, 5])
def test_after_failed_writes_every_line_hears_of_the_next_answer(ada: Person, bob: Person, disk: Disk, times: int):
    table = ada.opens("noughts", ME, EVE)["table"]["id"]
    with (
        ada.http.websocket_connect(f"/api/tables/{table}/live") as player,
        bob.http.websocket_connect(f"/api/tables/{table}/live") as watcher,
    ):
        hello(player, 0)
        assert hello(watcher, -1)["answers"] == 0
        disk.fails = times
        action = {"kind": "answer", "seat": 0, "number": 0, "action": {"do": "mark", "cell": 4}}
        for _ in range(times):
            player.send_json(action)
            while (message := player.receive_json())["kind"] != "refusal":
                pass
            assert message["why"] == "not-stored"
            player.send_json({"kind": "hello", "seat": 0})
            while player.receive_json()["kind"] != "view":
                pass
        player.send_json(action)
        for line in (player, watcher):
            while (view := line.receive_json()).get("answers") != 1:
                assert view["kind"] in ("view", "update", "refusal", "receipt")
                assert view.get("answers", 0) == 0


def test_bots_play_on_when_the_disk_is_well_again(ada: Person, disk: Disk):
    """The first answer is stored; the bot's is not, twice."""
    table = ada.opens("noughts", ME, BOT)["table"]["id"]
    with ada.http.websocket_connect(f"/api/tables/{table}/live") as socket:
        hello(socket, 0)
        disk.passes, disk.fails = 1, 2
        assert mark(ada, table).status_code == 200
        while socket.receive_json().get("answers", 0) < 2:
            pass
    assert disk.fails == 0


def test_bots_play_on_though_nobody_looks(ada: Person, disk: Disk):
    table = ada.opens("noughts", ME, BOT)["table"]["id"]
    disk.passes, disk.fails = 1, 3
    assert mark(ada, table).status_code == 200
    wait_for(lambda: disk.fails == 0 and table_in_memory(ada, table) == 2)


def table_in_memory(person: Person, table: str) -> int:
    """How many answers the table in memory has, without fetching it there by asking."""
    held = {each.id: each for each in tables_of(person).held}
    return held[table].answers if table in held and not held[table].unstored else -1


def wait_for(holds: Callable[[], bool]) -> None:
    for _ in range(600):
        if holds():
            return
        threading.Event().wait(0.1)
    raise AssertionError("it never came")


def test_one_table_that_cannot_be_looked_after_does_not_stop_the_clocks_of_others(
    ada: Person, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr("fathom.server.tables.opening.LIVE_START", 0.05)
    broken = ada.opens("noughts", ME, EVE)["table"]["id"]
    monkeypatch.setattr(table_of(ada, broken), "terms", None)
    table = ada.opens("noughts", ME, EVE, clock={"pace": "live", "at_zero": "bot"})["table"]["id"]
    wait_for(lambda: table_in_memory(ada, table) > 0)


def test_an_illegal_answer_wins_no_time(ada: Person):
    table = ada.opens("noughts", ME, EVE, clock={"pace": "live", "at_zero": "nothing"})["table"]["id"]
    assert mark(ada, table, cell=77).status_code == 409
    assert table_of(ada, table).seats[0].seconds_left == 600.0


# --------------------------------------------------------------------------------------------- beats


def test_a_silent_line_says_that_it_lives_and_how_much_it_has_said(ada: Person, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(connection, "BEAT", 0.05)
    table = ada.opens("noughts", ME, EVE)["table"]["id"]
    with ada.http.websocket_connect(f"/api/tables/{table}/live") as socket:
        assert hello(socket, 0)["kind"] == "view"
        for heard in range(2, 5):
            assert socket.receive_json() == {"kind": "beat", "sent": heard}


def test_a_line_that_nobody_has_told_of_news_finds_them_itself(ada: Person, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(connection, "BEAT", 0.05)
    table = ada.opens("noughts", ME, EVE)["table"]["id"]
    place = table_of(ada, table)
    with ada.http.websocket_connect(f"/api/tables/{table}/live") as socket:
        hello(socket, 0)
        deaf, place.watchers = place.watchers, set()
        mark(ada, table)
        place.watchers = deaf
        while (message := socket.receive_json())["kind"] == "beat":
            pass
        assert message["answers"] == 1


def test_a_beat_tells_others_nothing_about_a_quiet_answer(ada: Person, bob: Person, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(connection, "BEAT", 0.05)
    table = ada.opens("noughts", ME, EVE)["table"]["id"]
    with bob.http.websocket_connect(f"/api/tables/{table}/live") as socket:
        hello(socket, -1)
        portal = ada.http.blocking_portal
        portal.call(table_of(ada, table).changed, 0)
        assert [socket.receive_json()["kind"] for _ in range(3)] == ["beat"] * 3
