"""Backups of a server's tables, and whether all is well with them."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from fathom.server.http import app
from fathom.server.settings import Settings
from fathom.server.storage.database import Database
from tests.server.conftest import postgresql
from tests.server.postgresql import PostgreSQL

__all__ = ["postgresql"]


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """A folder with a database that holds one table which nobody has begun."""
    database = Database(Settings(data=tmp_path).database_url)
    database.prepare()
    database.close()
    lay(tmp_path, "first")
    return tmp_path


def lay(folder: Path, table: str, seats: int = 0) -> None:
    with closing(sqlite3.connect(folder / "tables.sqlite")) as found:
        row = (table, "noughts", 1, seats, "{}", "seed", "waiting", "{}", "host", 0.0, 0, "[]")
        columns = (
            "id, game, rules_version, seat_count, options, seed, status, terms, host, created, undone, start_events"
        )
        found.execute(f"INSERT INTO tables ({columns}) VALUES ({', '.join('?' * 12)})", row)
        found.execute("INSERT INTO heads (table_id) VALUES (?)", (table,))
        found.commit()


def tables(folder: Path) -> list[str]:
    with closing(sqlite3.connect(folder / "tables.sqlite")) as found:
        return [row[0] for row in found.execute("SELECT id FROM tables ORDER BY id")]


def test_what_was_backed_up_comes_back(fathom, data: Path, tmp_path: Path):
    file = tmp_path / "backup"
    fathom("backup", str(file), "--data", str(data))
    lay(data, "later")
    fathom("restore", str(file), "--data", str(data), "--force")
    assert tables(data) == ["first"]


def test_a_backup_goes_to_an_empty_folder_without_force(fathom, data: Path, tmp_path: Path):
    (tmp_path / "new").mkdir()
    fathom("backup", str(tmp_path / "backup"), "--data", str(data))
    fathom("restore", str(tmp_path / "backup"), "--data", str(tmp_path / "new"))
    assert tables(tmp_path / "new") == ["first"]


def test_tables_are_not_replaced_unasked_nor_a_backup_overwritten(fathom, data: Path, tmp_path: Path):
    fathom("backup", str(tmp_path / "backup"), "--data", str(data))
    assert "--force" in fathom("restore", str(tmp_path / "backup"), "--data", str(data), code=2).stderr
    assert "already" in fathom("backup", str(tmp_path / "backup"), "--data", str(data), code=2).stderr


def test_nothing_is_restored_under_a_server_that_runs(fathom, data: Path, tmp_path: Path):
    fathom("backup", str(tmp_path / "backup"), "--data", str(data))
    running = Database(Settings(data=data).database_url)
    running.prepare()
    refused = fathom("restore", str(tmp_path / "backup"), "--data", str(data), "--force", code=2)
    running.close()
    assert "another Fathom server is using" in " ".join(refused.stderr.split())


def test_a_file_that_is_no_backup_changes_nothing(fathom, data: Path, tmp_path: Path):
    (tmp_path / "note").write_text("not a database, but a note that is long enough to be read as one" * 20)
    fathom("restore", str(tmp_path / "note"), "--data", str(data), "--force", code=2)
    assert tables(data) == ["first"]


def test_the_doctor_finds_a_table_without_its_seats(fathom, data: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(app, "STATIC", data)
    (data / "index.html").touch()
    assert "0 broken" in fathom("doctor", "--data", str(data)).stdout
    lay(data, "broken", seats=2)
    assert "each table has its seats: not so at broken" in fathom("doctor", "--data", str(data), code=1).stdout


@pytest.mark.slow
def test_the_same_on_postgresql(fathom, postgresql: PostgreSQL, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("PATH", str(postgresql.programs), prepend=":")
    url, file = postgresql.new(), str(tmp_path / "backup")
    name = url.rpartition("/")[2]
    database = Database(url)
    database.prepare()
    database.close()
    postgresql.execute("INSERT INTO campaigns VALUES ('first', 'noughts', 0)", name)
    fathom("backup", file, "--database", url)
    postgresql.execute("INSERT INTO campaigns VALUES ('later', 'noughts', 0)", name)
    fathom("restore", file, "--database", url)
    assert postgresql.execute("SELECT id FROM campaigns", name) == [("first",)]
