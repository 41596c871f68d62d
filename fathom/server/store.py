"""The store: everything that must survive the process. A write is durable before its caller goes on.

Writes of many tables that come in together are committed together, so that the disk is waited for once. The database
works in threads of its own: one writes, the others read.
"""

import asyncio
import contextlib
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import chain, groupby
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from sqlalchemy.exc import DBAPIError, IntegrityError

from fathom.server import schema

LAST_WRITES = 5.0  # seconds that a closing store waits for them
READERS = 2

Write = tuple[sa.Executable, dict[str, Any]]
"""A statement and its values. Inserts that share one statement object are sent to the database together."""


class Conflict(Exception):
    """Somebody else has written this first."""


def told(error: Exception) -> str:
    """An error in one line that may be logged: what the database said, without the statement and its values."""
    return f"{type(error).__name__}: {error.orig if isinstance(error, DBAPIError) else error}"


class Store:
    def __init__(self, url: str) -> None:
        self.engine = sa.create_engine(url, hide_parameters=True)  # errors are logged, and rows hold secrets
        if self.engine.dialect.name == "sqlite":
            sa.event.listen(self.engine, "connect", _tune_sqlite)
        self._queue: asyncio.Queue[tuple[Sequence[Write], asyncio.Future[None]]] = asyncio.Queue()
        self._writing = ThreadPoolExecutor(1, thread_name_prefix="writer")
        self._reading = ThreadPoolExecutor(READERS, thread_name_prefix="reader")
        self._writer: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Bring the database to the newest schema and start the writer."""
        await asyncio.get_running_loop().run_in_executor(self._writing, self._migrate)
        self._connection = self.engine.connect()
        self._writer = asyncio.create_task(self._write_forever())

    async def close(self) -> None:
        """Finish what is queued, then close."""
        if self._writer:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._queue.join(), LAST_WRITES)
            self._writer.cancel()
        self._writing.shutdown()
        self._connection.close()
        self._reading.shutdown()
        self.engine.dispose()

    # ----------------------------------------------------------------------------------------- writing

    async def write(self, *writes: Write) -> None:
        """Do these writes, all or none, and return when they are on disk; `Conflict` if one of them came too late."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait((writes, done))
        try:
            await asyncio.shield(done)
        except asyncio.CancelledError:
            await asyncio.wait([done])  # who called it off must not go on before it is decided
            raise

    async def _write_forever(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            batch = [await self._queue.get()]
            while not self._queue.empty():
                batch.append(self._queue.get_nowait())
            outcomes: Sequence[Exception | None]
            try:
                outcomes = await loop.run_in_executor(self._writing, self._commit, [writes for writes, _ in batch])
            except Exception as fault:
                outcomes = [fault] * len(batch)
            for (_, done), error in zip(batch, outcomes, strict=True):
                self._queue.task_done()
                if done.done():
                    continue
                if error is None:
                    done.set_result(None)
                else:
                    done.set_exception(error)

    def _commit(self, batch: list[Sequence[Write]]) -> list[Exception | None]:
        """Commit a batch in one transaction; if that fails, each part by itself. Returns what went wrong with each."""
        try:
            with self._connection.begin():
                for statement, values in _gathered(chain.from_iterable(batch)):
                    self._connection.execute(statement, values)
        except Exception as error:
            if len(batch) == 1:
                return [Conflict(str(error.orig)) if isinstance(error, IntegrityError) else error]
            return [self._commit([writes])[0] for writes in batch]
        return [None] * len(batch)

    # ----------------------------------------------------------------------------------------- reading

    async def rows(self, query: sa.Select[Any]) -> list[dict[str, Any]]:
        return await asyncio.get_running_loop().run_in_executor(self._reading, self._rows, query)

    def _rows(self, query: sa.Select[Any]) -> list[dict[str, Any]]:
        with self.engine.connect() as connection:
            return [dict(row) for row in connection.execute(query).mappings()]

    async def table(self, table_id: str) -> dict[str, Any] | None:
        found = await self.rows(sa.select(schema.tables).where(schema.tables.c.id == table_id))
        return found[0] if found else None

    async def of_table(self, what: sa.Table, table_id: str, order: sa.Column[Any]) -> list[dict[str, Any]]:
        return await self.rows(sa.select(what).where(what.c.table_id == table_id).order_by(order))

    def _migrate(self) -> None:
        config = Config()
        config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
        with self.engine.begin() as connection:
            config.attributes["connection"] = connection
            command.upgrade(config, "head")


def _gathered(writes: Iterable[Write]) -> Iterator[tuple[sa.Executable, list[dict[str, Any]]]]:
    """Writes of one statement as one with many rows. Inserts may overtake each other, nothing else may."""
    for _, run in groupby(writes, lambda write: write[0] in schema.INSERTS):
        for statement, rows in groupby(sorted(run, key=_place), lambda write: write[0]):
            yield statement, [values for _, values in rows]


def _place(write: Write) -> int:
    return schema.INSERTS.index(write[0]) if write[0] in schema.INSERTS else 0


def _tune_sqlite(connection: Any, record: Any) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode = WAL")
    cursor.execute("PRAGMA synchronous = FULL")
    cursor.execute("PRAGMA foreign_keys = ON")
    cursor.execute("PRAGMA busy_timeout = 5000")
    cursor.close()
