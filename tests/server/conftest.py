"""A server in the test's own process, and people who open its pages."""

import os
import shutil
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack, contextmanager
from itertools import cycle
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
import uvicorn
from litestar import Litestar
from litestar.datastructures import State
from litestar.testing import TestClient
from msgspec.structs import replace

from fathom.kernel import Game
from fathom.server import wire
from fathom.server.http import app as application
from fathom.server.http.app import create_app
from fathom.server.http.guard import Guard
from fathom.server.settings import Settings
from fathom.server.storage import rows
from fathom.server.storage.database import Database
from fathom.server.tables import opening
from fathom.server.tables.registry import Tables
from fathom.server.tables.table import Table
from tests.server.postgresql import PostgreSQL


class Person:
    """Somebody's browser: it keeps its cookie, and plays at tables."""

    def __init__(self, client: TestClient[Guard], app: Guard) -> None:
        self.http, self.app = client, app

    def get(self, path: str, **params: Any) -> Any:
        answer = self.http.get(path, params=params)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def post(self, path: str, body: Any = None, status: int | None = None) -> Any:
        answer = self.http.post(path, json=body if body is not None else {})
        expected = {200, 201} if status is None else {status}
        assert answer.status_code in expected, answer.text
        return answer.json()

    def sends(self, path: str, content: bytes, **headers: str) -> Any:
        """Send a file of JSON as it is; returns the answer, whatever it is."""
        return self.http.post(path, content=content, headers={"content-type": "application/json", **headers})

    def opens(self, game: str, *seats: dict[str, Any], **more: Any) -> dict[str, Any]:
        """Open a table; returns its info and the keys of its open seats."""
        terms = {name: more.pop(name) for name in wire.TableOptions.__struct_fields__ if name in more}
        plan = {"game": game, "seats": list(seats), "terms": terms, **more}
        opened: dict[str, Any] = self.post("/api/tables", plan)
        return opened

    def view(self, table: str, seat: int = -1) -> Any:
        return self.get(f"/api/tables/{table}/view", seat=seat)

    def answers(self, table: str, seat: int, choose: Callable[[list[Any]], Any] = lambda all: all[0]) -> Any:
        """Give an answer to the open question of a seat; returns what it sees then."""
        question = self.view(table, seat)["question"]
        body = {"seat": seat, "number": question["number"], "action": choose(question["options"])}
        self.post(f"/api/tables/{table}/answer", body)
        return self.view(table, seat)


def votes(person: Person, table: str, seat: int, agree: bool) -> Any:
    """Vote on what is proposed now."""
    proposal = person.view(table, seat)["proposal"]["id"]
    return person.post(f"/api/tables/{table}/vote", {"seat": seat, "proposal": proposal, "agree": agree})


def newcomer(ada: Person) -> Person:
    """One more person on the same server."""
    client: TestClient[Guard] = TestClient(ada.app)
    client.blocking_portal = ada.http.blocking_portal
    return Person(client, ada.app)


def middle(options: list[Any]) -> Any:
    """An answer that does something: games in which everybody passes are short."""
    return options[len(options) // 2]


ME = {"kind": "me", "name": "Ada"}
OPEN = {"kind": "open"}
BOT = {"kind": "bot", "bot": "random"}


DATABASE = os.environ.get("FATHOM_TEST_DATABASE", "")
"""Another database than SQLite, for trying the tests on it by hand; each of them empties it first."""


WORKERS = int(os.environ.get("FATHOM_TEST_WORKERS", "1"))
"""So many workers on that database take requests and lines in turns. Tests that look behind the scenes see one."""


def emptied(database: str) -> str:
    if database:
        engine = sa.create_engine(database)
        with engine.begin() as connection:
            connection.exec_driver_sql("DROP SCHEMA public CASCADE")
            connection.exec_driver_sql("CREATE SCHEMA public")
        engine.dispose()
    return database


lay_out = application._pages
LAID_OUT: list[Litestar] = []
"""Pages that no test uses now."""


@pytest.fixture(scope="session")
def migrated(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A new database, which each test's server has a copy of: what takes longest when one starts are the migrations."""
    folder = tmp_path_factory.mktemp("migrated")
    database = Database(Settings(data=folder).database_url)
    database.prepare()
    database.close()
    return folder / "tables.sqlite"


@pytest.fixture
def settings(tmp_path: Path, migrated: Path) -> Settings:
    database = emptied(DATABASE)
    shutil.copy(migrated, tmp_path)
    settings = Settings(data=tmp_path, database=database, bot_pause=0.0)
    return replace(settings.without_limits, lines_per_address=200)


@pytest.fixture(autouse=True)
def _routes_again() -> Iterator[None]:
    """Routes are the same for every server and take longest to lay out: those of earlier tests are used again."""
    taken = []

    def pages() -> Litestar:
        taken.append(LAID_OUT.pop() if LAID_OUT else lay_out())
        return taken[-1]

    with pytest.MonkeyPatch.context() as patch:  # not a test's own, which is undone before its server stops
        patch.setattr(application, "_pages", pages)
        yield
    for each in taken:
        each.state = State()
    LAID_OUT.extend(taken)


@pytest.fixture(scope="session")
def postgresql() -> Iterator[PostgreSQL]:
    server = PostgreSQL()
    server.start()
    yield server
    server.stop()


class InTurns(Guard):
    """Several workers behind one door: each request, and each line, goes to the next one."""

    def __init__(self, workers: list[Guard]) -> None:
        self.workers, self.pages = workers, workers[0].pages
        self._turns = cycle(workers)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "lifespan":
            await next(self._turns)(scope, receive, send)
            return
        async with AsyncExitStack() as stack:
            for worker in self.workers[1:]:
                assert isinstance(worker.pages, Litestar)
                await stack.enter_async_context(worker.pages.lifespan())
            await self.workers[0](scope, receive, send)


@pytest.fixture
def app(settings: Settings) -> Guard:
    return create_app(settings) if WORKERS == 1 else InTurns([create_app(settings) for _ in range(WORKERS)])


@pytest.fixture
def ada(app: Guard) -> Iterator[Person]:
    """The first person; her client also starts and stops the server."""
    with TestClient(app) as client:
        yield Person(client, app)


@pytest.fixture
def bob(app: Guard, ada: Person) -> Person:
    """A second person on the same server, with a cookie of his own."""
    return newcomer(ada)


@pytest.fixture
def offer(monkeypatch: pytest.MonkeyPatch) -> Callable[[Game], None]:
    """Lets a server play a game that only tests know."""

    def offers(game: Game) -> None:
        monkeypatch.setattr(opening, "names", lambda: [game.name])
        for place in (opening, rows):
            monkeypatch.setattr(place, "load", lambda name: game)

    return offers


@contextmanager
def running(app: Any, **options: Any) -> Iterator[int]:
    """A real server of this process; its port."""
    server = uvicorn.Server(uvicorn.Config(app, port=0, log_config=None, **options))
    thread = threading.Thread(target=server.run)
    thread.start()
    while not server.started:
        time.sleep(0.01)
    try:
        yield server.servers[0].sockets[0].getsockname()[1]
    finally:
        server.should_exit = True
        thread.join()


def tables_of(person: Person) -> Tables:
    pages = person.app.pages
    assert isinstance(pages, Litestar)
    tables: Tables = pages.state.tables
    return tables


def table_of(person: Person, table: str) -> Table:
    """The table in the server's memory, for looking behind the scenes."""
    return tables_of(person)._open[table]
