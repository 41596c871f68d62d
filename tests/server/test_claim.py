"""On a real PostgreSQL: one server at a time, also when connections are lost and another server comes in between."""

import os
import signal
import time
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import pytest
from litestar.testing import TestClient
from msgspec.structs import replace

from fathom.server.http.app import create_app
from fathom.server.http.errors import Unusable
from fathom.server.settings import Settings
from fathom.server.storage import store
from fathom.server.storage.database import Database
from tests.server.conftest import ME, Person, tables_of
from tests.server.postgresql import PostgreSQL

pytestmark = pytest.mark.slow

EVE = {"kind": "me", "name": "Eve"}
PATIENCE = 60.0


@pytest.fixture
def database(postgresql: PostgreSQL) -> str:
    return postgresql.new()


class Servers:
    """Servers on one database, started and stopped by the test."""

    def __init__(self, settings: Settings, stack: ExitStack) -> None:
        self.settings, self.stack = settings, stack

    def start(self) -> Person:
        app = create_app(self.settings)
        return Person(self.stack.enter_context(TestClient(app)), app)

    def as_before(self, before: Person) -> Person:
        """One more server, and at it the same browser."""
        person = self.start()
        person.http.cookies = before.http.cookies
        return person


@pytest.fixture
def servers(settings: Settings, database: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[Servers]:
    monkeypatch.setattr(store, "TRY_EACH", 1e9)  # only the test tries whether anything can be stored
    with ExitStack() as stack:
        yield Servers(replace(settings, database=database), stack)


def until(holds: Any) -> None:
    end = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < end
        time.sleep(0.05)


def mark(person: Person, table: str, cell: int) -> Any:
    question = person.view(table, 0)["question"]
    body = {"seat": question["waiting"][0], "number": question["number"], "action": {"do": "mark", "cell": cell}}
    return person.http.post(f"/api/tables/{table}/answer", json=body)


def cells(postgresql: PostgreSQL, database: str) -> list[str]:
    """What is stored, read past all servers."""
    return [
        row[0] for row in postgresql.execute("SELECT action FROM answers ORDER BY number", database.rpartition("/")[2])
    ]


def marks(*cells: int) -> list[str]:
    return [f'{{"do":"mark","cell":{cell}}}' for cell in cells]


def test_a_second_server_is_refused_until_the_first_has_gone(database: str):
    first, second = Database(database), Database(database)
    first.prepare()
    with pytest.raises(Unusable, match="another Fathom server is using"):
        second.prepare()
    first.close()
    second.prepare()
    second.close()


def test_a_server_that_was_killed_blocks_nobody(database: str):
    child = os.fork()
    if child == 0:
        Database(database).prepare()
        os.kill(os.getpid(), signal.SIGKILL)
    os.waitpid(child, 0)

    def free() -> bool:
        try:
            found = Database(database)
            found.prepare()
        except Unusable:
            return False
        found.close()
        return True

    until(free)


def test_a_server_goes_on_when_the_database_comes_back(servers: Servers, postgresql: PostgreSQL, database: str):
    ada = servers.start()
    table = ada.opens("noughts", ME, EVE)["table"]["id"]
    mark(ada, table, 0)
    postgresql.restart()
    assert mark(ada, table, 1).status_code == 200
    assert cells(postgresql, database) == marks(0, 1)
    with pytest.raises(Unusable, match="another Fathom server is using"):
        Database(database).prepare()
    postgresql.restart()
    assert [each["id"] for each in ada.get("/api/tables")] == [table]


def test_a_server_that_was_replaced_writes_and_shows_nothing(servers: Servers, postgresql: PostgreSQL, database: str):
    ada = servers.start()
    table = ada.opens("noughts", ME, EVE)["table"]["id"]
    mark(ada, table, 0)
    postgresql.restart()
    again = servers.as_before(ada)
    refused = mark(ada, table, 1)
    assert (refused.status_code, refused.json()["why"]) == (503, "not-stored")
    assert tables_of(ada).held == []
    shown = ada.http.get(f"/api/tables/{table}/view")
    assert (shown.status_code, shown.json()["why"]) == (503, "server-replaced")
    assert ada.http.get("/health").json()["status"] == "failing"
    assert mark(again, table, 2).status_code == 200
    assert cells(postgresql, database) == marks(0, 2)


def test_it_goes_on_with_what_the_other_has_stored_once_that_has_gone(
    servers: Servers, postgresql: PostgreSQL, database: str, monkeypatch: pytest.MonkeyPatch
):
    ada = servers.start()
    table = ada.opens("noughts", ME, EVE)["table"]["id"]
    mark(ada, table, 0)
    postgresql.restart()
    with ExitStack() as stack:
        mark(Servers(servers.settings, stack).as_before(ada), table, 2)
        refused = mark(ada, table, 1)
        assert refused.json()["why"] == "not-stored"
    monkeypatch.setattr(store, "TRY_EACH", 0.0)
    assert ada.http.get("/health").status_code == 200
    assert ada.view(table, 0)["answers"] == 2
    assert mark(ada, table, 3).status_code == 200
    assert cells(postgresql, database) == marks(0, 2, 3)


def test_what_it_knew_before_another_came_and_went_is_not_stored(
    servers: Servers, postgresql: PostgreSQL, database: str
):
    ada = servers.start()
    table = ada.opens("noughts", ME, EVE)["table"]["id"]
    mark(ada, table, 0)
    postgresql.restart()
    with ExitStack() as stack:
        mark(Servers(servers.settings, stack).as_before(ada), table, 2)
    refused = mark(ada, table, 1)
    assert (refused.status_code, refused.json()["why"]) == (503, "not-stored")
    assert cells(postgresql, database) == marks(0, 2)
    assert mark(ada, table, 3).status_code == 200
    assert cells(postgresql, database) == marks(0, 2, 3)


def test_a_server_notices_by_itself_that_it_was_replaced_and_tells_its_lines(
    servers: Servers, postgresql: PostgreSQL, monkeypatch: pytest.MonkeyPatch
):
    ada = servers.start()
    table = ada.opens("noughts", ME, EVE)["table"]["id"]
    found = tables_of(ada).store
    assert found._prober is not None
    with ada.http.websocket_connect(f"/api/tables/{table}/live") as line, ExitStack() as stack:
        line.send_json({"kind": "hello", "seat": 0})
        assert line.receive_json()["kind"] == "view"
        postgresql.restart()
        other = Servers(servers.settings, stack).as_before(ada)
        monkeypatch.setattr(store, "TRY_EACH", 0.2)
        prober = ada.http.blocking_portal.start_task_soon(found._probe_forever)
        while line.receive_json(timeout=PATIENCE).get("why") != "server-replaced":
            pass
        mark(other, table, 4)
        stack.close()
        while line.receive_json(timeout=PATIENCE).get("answers") != 1:
            pass
        prober.cancel()
