"""Two workers on one PostgreSQL database, and people who come by way of one or the other."""

import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import Any

import pytest
from litestar.testing import TestClient
from msgspec.structs import replace

from fathom.server.http.app import create_app
from fathom.server.settings import Settings
from tests.server.conftest import Person, newcomer, tables_of
from tests.server.postgresql import PostgreSQL

PATIENCE = 60.0


class Workers:
    """Workers on one database, started and stopped by the test. Each has an event loop and a memory of its own."""

    def __init__(self, settings: Settings, stack: ExitStack) -> None:
        self.settings, self.stack = settings, stack

    def start(self) -> Person:
        app = create_app(self.settings)
        person = Person(self.stack.enter_context(TestClient(app)), app)
        person.post("/api/promise")  # brings a cookie
        return person

    def same(self, before: Person) -> Person:
        """One more worker, and at it the same browser."""
        person = self.start()
        person.http.cookies = before.http.cookies
        return person

    def guest(self, at: Person) -> Person:
        """One more browser, at a worker that is there."""
        person = newcomer(at)
        person.post("/api/promise")
        return person


@pytest.fixture
def database(postgresql: PostgreSQL) -> str:
    return postgresql.new()


@pytest.fixture
def workers(settings: Settings, database: str) -> Iterator[Workers]:
    with ExitStack() as stack:
        yield Workers(replace(settings, database=database), stack)


def until(holds: Callable[[], Any]) -> Any:
    """Wait for what the workers tell each other."""
    end = time.monotonic() + PATIENCE
    while not (found := holds()):
        assert time.monotonic() < end
        time.sleep(0.02)
    return found


def deafen(person: Person) -> None:
    """A worker hears nothing any more, and looks at nothing: as if all others did everything at the same moment."""
    tables = tables_of(person)
    assert tables.peers is not None
    tables.peers.channel._topics.clear()
    tables.open_as_stored = tables.open  # type: ignore[method-assign]


def mark(person: Person, table: str, cell: int, question: Any = None) -> Any:
    """Mark a cell for whoever is asked, now or by an earlier question; returns the answer, whatever it is."""
    question = question or person.view(table, 0)["question"]
    body = {"seat": question["waiting"][0], "number": question["number"], "action": {"do": "mark", "cell": cell}}
    return person.http.post(f"/api/tables/{table}/answer", json=body)


def cells(postgresql: PostgreSQL, database: str) -> list[str]:
    """What is stored, read past all workers."""
    found = postgresql.execute("SELECT action FROM answers ORDER BY number", database.rpartition("/")[2])
    return [row[0] for row in found]


def marks(*cells: int) -> list[str]:
    return [f'{{"do":"mark","cell":{cell}}}' for cell in cells]
