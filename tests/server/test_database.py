"""The database: one server at a time, migrations that survive a kill, and one sentence for what cannot be used."""

import asyncio
import os
import signal
import sqlite3
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext

import fathom.server
from fathom.server.http.errors import Unusable
from fathom.server.storage import database, schema
from fathom.server.storage.database import Database
from fathom.server.storage.store import Store
from tests.server.conftest import ME, Person, tables_of
from tests.server.postgresql import PostgreSQL

EVE = {"kind": "me", "name": "Eve"}


def url(folder: Path) -> str:
    return f"sqlite:///{folder / 'tables.sqlite'}"


def in_a_process(work: Any) -> int:
    """Do something in a copy of this process; returns how it ended."""
    child = os.fork()
    if child == 0:
        try:
            work()
        finally:
            os._exit(0)
    return os.waitpid(child, 0)[1]


def migrated_until(folder: Path, statement: int) -> bool:
    """Migrate, but be killed before the statement of that number; whether the migration was through before."""

    def work() -> None:
        found, count = Database(url(folder)), iter(range(10_000))

        def kill(*_: Any) -> None:
            if next(count) == statement:
                os.kill(os.getpid(), signal.SIGKILL)

        sa.event.listen(found.engine, "before_cursor_execute", kill)
        sa.event.listen(found.engine, "commit", kill)
        found.prepare()

    return in_a_process(work) == 0


def old(address: str) -> None:
    """A database of the first version, with a table in it."""
    engine = sa.create_engine(address)
    config = Config()
    config.set_main_option("script_location", str(Path(fathom.server.__file__).parent / "storage" / "migrations"))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        texts = dict.fromkeys(("game", "options", "seed", "status", "clock", "host"), "")
        texts |= {"options": "{}", "clock": "{}"}
        row = {"id": "a", **texts, "rules_version": 1, "seat_count": 2, "created": 0, "undone": 0, "start_events": "[]"}
        names = ", ".join([*row, "public", "chat"])
        marks = ", ".join(f":{name}" for name in row)
        connection.execute(sa.text(f"INSERT INTO tables ({names}) VALUES ({marks}, false, true)"), row)
    engine.dispose()


@pytest.mark.slow
@pytest.mark.parametrize("start", ["empty", "old"])
def test_a_migration_survives_a_kill_at_any_moment(tmp_path: Path, start: str):
    kills = 0
    while True:
        folder = tmp_path / str(kills)
        folder.mkdir()
        if start == "old":
            old(url(folder))
        through = migrated_until(folder, kills)
        again = Database(url(folder))
        again.prepare()
        with again.engine.connect() as connection:
            found = connection.execute(sa.select(schema.tables)).mappings().all()
            assert connection.execute(sa.select(schema.reviews)).all() == []
        assert [row["id"] for row in found] == (["a"] if start == "old" else [])
        again.close()
        if through:
            break
        kills += 1
    assert kills > 10


@pytest.mark.slow
def test_a_database_of_the_first_version_comes_up_on_postgresql(postgresql: PostgreSQL):
    address = postgresql.new()
    old(address)
    first, second = Database(address), Database(address)
    with ThreadPoolExecutor(2) as threads:  # two workers at once: one of them waits for the other
        for done in [threads.submit(each.prepare) for each in (first, second)]:
            done.result()
    with first.engine.connect() as connection:
        assert connection.execute(sa.select(schema.tables.c.id)).scalars().all() == ["a"]
        assert connection.execute(sa.select(schema.heads.c.table_id)).scalars().all() == ["a"]
        difference = compare_metadata(MigrationContext.configure(connection), schema.metadata)
    first.close()
    second.close()
    assert difference == []


def test_a_second_server_on_the_same_database_is_refused_in_a_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(database, "PATIENCE", 0.1)
    first, second = Database(url(tmp_path)), Database(url(tmp_path))
    first.prepare()
    with pytest.raises(Unusable, match="another Fathom server is using"):
        second.prepare()
    first.close()
    second.prepare()
    second.close()


@pytest.mark.parametrize("other", ["hard link", "symbolic link", "moved"])
def test_so_is_one_that_comes_by_another_name_of_the_same_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, other: str
):
    monkeypatch.setattr(database, "PATIENCE", 0.1)
    first, file = Database(url(tmp_path)), tmp_path / "tables.sqlite"
    first.prepare()
    (tmp_path / "other").mkdir()
    give_name = {"hard link": os.link, "symbolic link": os.symlink, "moved": os.rename}[other]
    give_name(file, tmp_path / "other" / "tables.sqlite")

    def comes_second() -> None:
        with pytest.raises(Unusable, match="another Fathom server is using"):
            Database(url(tmp_path / "other")).prepare()
        os.kill(os.getpid(), signal.SIGKILL)  # refused as it should be

    assert in_a_process(comes_second) == signal.SIGKILL
    with first.engine.begin() as connection:
        connection.execute(schema.campaigns.insert(), {"id": "a", "game": "b", "created": 0.0})
    first.close()


def test_an_answer_is_on_disk_before_it_is_acknowledged(tmp_path: Path):
    database = Database(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    with database.engine.connect() as connection:
        told = [connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in ("journal_mode", "synchronous")]
    database.close()
    assert told == ["wal", 2]  # FULL


def test_the_lock_leaves_no_file_behind(tmp_path: Path):
    found = Database(url(tmp_path))
    found.prepare()
    found.close()
    assert [each.name for each in tmp_path.iterdir()] == ["tables.sqlite"]


@pytest.mark.slow
def test_the_second_server_says_so_on_the_command_line_and_a_killed_one_blocks_nobody(tmp_path: Path):
    ready, done = os.pipe(), os.pipe()
    holder = os.fork()
    if holder == 0:
        Database(url(tmp_path)).prepare()
        os.write(ready[1], b"!")
        os.read(done[0], 1)
        os._exit(0)
    os.read(ready[0], 1)
    refused = serve(tmp_path)
    os.kill(holder, signal.SIGKILL)
    os.waitpid(holder, 0)
    again = Database(url(tmp_path))
    again.prepare()
    again.close()
    assert refused.returncode == 2
    assert "another Fathom server is using" in refused.stderr
    assert "Traceback" not in refused.stderr


def serve(folder: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "fathom", "serve", "--data", str(folder), "--quiet"]
    return subprocess.run(command, capture_output=True, text=True, timeout=60)


def newer(file: Path) -> None:
    with sqlite3.connect(file) as found:
        found.execute("CREATE TABLE alembic_version (version_num TEXT)")
        found.execute("INSERT INTO alembic_version VALUES ('9999')")


BROKEN = {
    "garbage": (lambda file: file.write_bytes(b"no database at all " * 99), "is not a database of Fathom"),
    "newer": (newer, "newer version"),
    "folder": (lambda file: file.mkdir(), "cannot be written"),
    "foreign": (lambda file: sqlite3.connect(file).execute("CREATE TABLE tables (x)").close(), "cannot be used"),
}


@pytest.mark.parametrize("name", BROKEN)
def test_a_database_that_cannot_be_used_is_told_in_a_sentence(tmp_path: Path, name: str):
    spoil, sentence = BROKEN[name]
    spoil(tmp_path / "tables.sqlite")
    with pytest.raises(Unusable, match=sentence):
        Database(url(tmp_path)).prepare()


@pytest.mark.parametrize(("column", "nonsense"), [("clock", "no clock"), ("start_events", "3"), ("start_events", "[")])
def test_so_is_a_row_that_a_migration_cannot_read_and_nothing_is_changed(tmp_path: Path, column: str, nonsense: str):
    old(url(tmp_path))
    with sqlite3.connect(tmp_path / "tables.sqlite") as found:
        found.execute(f"UPDATE tables SET {column} = ?", (nonsense,))
    found.close()
    for _ in range(2):
        with pytest.raises(Unusable, match=r"tables\.sqlite holds what cannot be read \(.+\): restore a backup"):
            Database(url(tmp_path)).prepare()
    with sqlite3.connect(tmp_path / "tables.sqlite") as found:
        assert found.execute("SELECT version_num FROM alembic_version").fetchall() == [("0001",)]
        assert found.execute(f"SELECT {column} FROM tables").fetchall() == [(nonsense,)]
    found.close()


def test_the_schema_is_what_the_migrations_make(tmp_path: Path):
    found = Database(url(tmp_path))
    found.prepare()
    made = sa.MetaData()
    made.reflect(found.engine)
    found.close()
    assert set(made.tables) - {"alembic_version"} == set(schema.metadata.tables)
    for name, table in schema.metadata.tables.items():
        assert columns(table) == columns(made.tables[name])


def columns(table: sa.Table) -> dict[str, tuple[str, bool, bool, list[str]]]:
    return {
        column.name: (
            str(column.type),
            bool(column.nullable),
            column.primary_key,
            [key.target_fullname for key in column.foreign_keys],
        )
        for column in table.columns
    }


@pytest.mark.slow
def test_one_of_them_on_the_command_line(tmp_path: Path):
    BROKEN["garbage"][0](tmp_path / "tables.sqlite")
    refused = serve(tmp_path)
    assert (refused.returncode, "Traceback" in refused.stderr) == (2, False)
    assert "is not a database of Fathom" in " ".join(refused.stderr.split())


@pytest.mark.parametrize(
    ("wrong", "sentence"), [("nonsense", "no such kind"), ("mysql+mysqldb://x/y", "not installed")]
)
def test_so_is_a_database_that_is_none(wrong: str, sentence: str):
    with pytest.raises(Unusable, match=sentence):
        Database(wrong).prepare()


# ---------------------------------------------------------------------------------- health and logs


def no_room(person: Person) -> Store:
    """Let the database be full, as it says itself."""
    store = tables_of(person).store
    connection = store.database.writer()
    pages = connection.exec_driver_sql("PRAGMA page_count").scalar()
    connection.rollback()
    connection.exec_driver_sql(f"PRAGMA max_page_count = {pages}")
    connection.rollback()
    return store


def test_readiness_tells_that_nothing_can_be_stored_and_logs_hold_no_secrets(
    ada: Person, caplog: pytest.LogCaptureFixture
):
    assert ada.get("/ready")["status"] == "ok"
    ada.http.blocking_portal.call(asyncio.to_thread, no_room, ada)
    wish = {"game": "nautilus", "seats": [ME, EVE], "seed": "the-secret-seed"}
    statuses = [ada.http.post("/api/tables", json=wish).status_code for _ in range(40)]
    assert statuses[-1] == 503
    health = ada.http.get("/ready")
    assert (health.status_code, health.json()["status"]) == (503, "failing")
    assert health.json().keys() == {"status", "version", "tables"}
    assert "nothing can be stored: OperationalError: database or disk is full" in caplog.text
    assert "the-secret-seed" not in caplog.text


def test_readiness_tries_to_write_when_nothing_was_written_for_a_while(
    ada: Person, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
):
    store = tables_of(ada).store
    monkeypatch.setattr("fathom.server.storage.store.TRY_EACH", 0.0)
    assert ada.get("/ready")["status"] == "ok"

    def fail(batch: list[Any]) -> list[Exception | None]:
        return [sqlite3.OperationalError("disk I/O error")] * len(batch)

    monkeypatch.setattr(store, "_commit", fail)
    failing = ada.http.get("/ready")
    assert (failing.status_code, "disk" in failing.text) == (503, False)
    assert ada.http.get("/ready").status_code == 503
    assert caplog.text.count("disk I/O error") == 1
    monkeypatch.undo()
    monkeypatch.setattr("fathom.server.storage.store.STILL_FAILING", 0.0)
    assert ada.http.get("/ready").status_code == 200


def test_a_server_lives_also_while_nothing_can_be_stored(ada: Person, monkeypatch: pytest.MonkeyPatch):
    """Who starts servers anew by what `/health` says must not do so because a database is away."""
    store = tables_of(ada).store
    monkeypatch.setattr(store, "_commit", lambda batch: [sqlite3.OperationalError("disk I/O error")] * len(batch))
    monkeypatch.setattr("fathom.server.storage.store.TRY_EACH", 0.0)
    assert ada.http.get("/ready").status_code == 503
    assert ada.http.get("/health").status_code == 200
