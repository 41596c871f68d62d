"""The database of a server: connecting and migrating. A SQLite file is locked for one server process."""

import sqlite3
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.util.exc import CommandError
from sqlalchemy.exc import ArgumentError, DBAPIError, NoSuchModuleError

from fathom.server.http.errors import Unusable
from fathom.server.storage import migrating
from fathom.server.storage.filelock import FileLock

MIGRATIONS = Path(__file__).parent / "migrations"
PATIENCE = 1.0  # seconds that a server may take to let go of its database
DRIVER = "psycopg"
TIMEOUTS = "-c idle_in_transaction_session_timeout=15s -c lock_timeout=15s"  # who hangs does not hang the others


class Database:
    """An SQLAlchemy engine; on SQLite also a lock that keeps out other servers while this process lives."""

    def __init__(self, url: str) -> None:
        try:
            self.engine = _engine(url)
        except (ArgumentError, NoSuchModuleError, ValueError) as error:
            raise Unusable(f"there is no such kind of database: {error}") from None
        except ModuleNotFoundError as error:
            raise Unusable(f"the driver of this database is not installed: {error.name}") from None
        self.name = self.engine.url.render_as_string(hide_password=True)
        self.shared = self.engine.dialect.name == "postgresql"  # with other workers
        self._lock: FileLock | None = None
        self._prepared = False
        self._writer: sa.Connection | None = None
        if self.engine.dialect.name == "sqlite":
            self.name = self.engine.url.database or "the database in memory"
            sa.event.listen(self.engine, "connect", _tune_sqlite)
            sa.event.listen(self.engine, "begin", _begin_sqlite)

    def prepare(self) -> None:
        """Lock the database and migrate it to the newest schema, or raise `Unusable` with one sentence."""
        if self._prepared:
            return
        try:
            self._take_hold()
            self._migrate()
            self._prepared = True
        except Unusable:
            self.close()
            raise
        except CommandError:
            self.close()
            raise Unusable(
                f"{self.name} was written by a newer version of Fathom: install that version, or use another database"
            ) from None
        except (DBAPIError, sqlite3.Error) as error:
            self.close()
            raise Unusable(_sentence(self.name, error)) from None
        except OSError:
            self.close()
            raise Unusable(_sentence(self.name, OSError("unable to open"))) from None
        except (ValueError, TypeError, LookupError) as error:  # a migration has met a row that nobody can have written
            self.close()
            raise Unusable(
                f"{self.name} holds what cannot be read ({error}): restore a backup, or use another"
            ) from None

    def writer(self) -> sa.Connection:
        """The connection for writes, reconnected if it was lost."""
        if self._writer is not None and self._writer.invalidated:
            self._writer.close()
            self._writer = None
        if self._writer is None:
            self._writer = self.engine.connect()
        return self._writer

    def close(self) -> None:
        if self._writer is not None:
            self._writer.close()
            self._writer = None
        self.engine.dispose()
        if self._lock is not None:
            self._lock.release()
            self._lock = None
        self._prepared = False

    def _take_hold(self) -> None:
        """Take a lock that ends with the process, also when it is killed: no stale lock file can remain."""
        file = self.engine.url.database
        if self.engine.dialect.name != "sqlite" or file is None or file in ("", ":memory:"):
            return
        self._lock = FileLock(file)
        if not self._lock.acquire(PATIENCE):
            raise Unusable(
                f"another Fathom server is using {self.name}: stop it first, or give this one a folder of its own"
            )

    def _migrate(self) -> None:
        """Run all migrations in one transaction, so that a failure changes nothing. One worker at a time."""
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS))
        with self.engine.begin() as connection:
            if self.shared:
                migrating.wait_for_turn(connection, self.name)
            config.attributes["connection"] = connection
            command.upgrade(config, "head")


def _engine(url: str) -> sa.Engine:
    found = sa.make_url(url)
    if found.get_backend_name() == "postgresql":
        if found.get_driver_name() != DRIVER:
            raise Unusable(f"with PostgreSQL Fathom speaks by {DRIVER}: begin the address with postgresql+{DRIVER}://")
        options = " ".join(filter(None, (TIMEOUTS, str(found.query.get("options", "")))))
        patience = str(found.query.get("connect_timeout", "10"))
        found = found.update_query_dict({"options": options, "connect_timeout": patience})
    return sa.create_engine(found, hide_parameters=True)  # errors are logged, and rows hold secrets


def _sentence(name: str, error: Exception) -> str:
    why = str(error.orig if isinstance(error, DBAPIError) else error)
    if "not a database" in why or "malformed" in why:
        return f"{name} is not a database of Fathom, or it is damaged: restore a backup, or use another"
    if "unable to open" in why or "readonly" in why or "read-only" in why:
        return f"{name} cannot be written: check the folder and its permissions"
    if "locked" in why:
        return f"{name} is locked by another program: close it, then start again"
    if "is full" in why:
        return f"there is no room on the disk for {name}"
    return f"{name} cannot be used: {why}"


def _tune_sqlite(connection: Any, record: Any) -> None:
    connection.isolation_level = None  # transactions are begun by us, also before a table is made or changed
    cursor = connection.cursor()
    cursor.execute("PRAGMA busy_timeout = 5000")
    cursor.execute("PRAGMA journal_mode = WAL")
    cursor.execute("PRAGMA synchronous = FULL")
    cursor.execute("PRAGMA foreign_keys = ON")
    cursor.close()


def _begin_sqlite(connection: sa.Connection) -> None:
    driver = connection.connection.dbapi_connection
    assert driver is not None
    driver.execute("BEGIN")  # not by way of SQLAlchemy, where it would cost as much as storing an answer
