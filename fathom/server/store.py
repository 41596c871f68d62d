"""The store: everything that must survive the process. A write is durable before its caller goes on.

Writes of many tables that come in together are committed together, so that the disk is waited for once.
"""

import asyncio
import contextlib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from fathom.server import schema

LAST_WRITES = 5.0  # seconds that a closing store waits for them
Write = tuple[sa.Executable, dict[str, Any] | list[dict[str, Any]] | None]


class Conflict(Exception):
    """Somebody else has written this first."""


class Store:
    def __init__(self, url: str) -> None:
        self.url = url
        self.engine: AsyncEngine = create_async_engine(url)
        if self.engine.dialect.name == "sqlite":
            sa.event.listen(self.engine.sync_engine, "connect", _tune_sqlite)
        self._queue: asyncio.Queue[tuple[Sequence[Write], asyncio.Future[None]]] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Bring the database to the newest schema and start the writer."""
        async with self.engine.begin() as connection:
            await connection.run_sync(_migrate)
        self._writer = asyncio.create_task(self._write_forever())

    async def close(self) -> None:
        """Finish what is queued, then close."""
        if self._writer:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._queue.join(), LAST_WRITES)
            self._writer.cancel()
        await self.engine.dispose()

    # ----------------------------------------------------------------------------------------- writing

    async def write(self, *writes: Write) -> None:
        """Do these writes, all or none, and return when they are on disk; `Conflict` if one of them came too late."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait((writes, done))
        await done

    async def _write_forever(self) -> None:
        while True:
            batch = [await self._queue.get()]
            while not self._queue.empty():
                batch.append(self._queue.get_nowait())
            if not await self._commit(batch):
                for single in batch:
                    await self._commit([single])
            for _ in batch:
                self._queue.task_done()

    async def _commit(self, batch: list[tuple[Sequence[Write], asyncio.Future[None]]]) -> bool:
        """Commit a batch in one transaction. Only a batch of one reports its failure; a larger one is tried apart."""
        try:
            async with self.engine.begin() as connection:
                for writes, _ in batch:
                    for statement, values in writes:
                        await connection.execute(statement, values)
        except Exception as error:
            if len(batch) > 1:
                return False
            outcome = Conflict(str(error.orig)) if isinstance(error, IntegrityError) else error
            if not batch[0][1].done():
                batch[0][1].set_exception(outcome)
            return True
        for _, done in batch:
            if not done.done():
                done.set_result(None)
        return True

    # ----------------------------------------------------------------------------------------- reading

    async def rows(self, query: sa.Select[Any]) -> list[dict[str, Any]]:
        async with self.engine.connect() as connection:
            return [dict(row._mapping) for row in await connection.execute(query)]

    async def table(self, table_id: str) -> dict[str, Any] | None:
        found = await self.rows(sa.select(schema.tables).where(schema.tables.c.id == table_id))
        return found[0] if found else None

    async def of_table(self, what: sa.Table, table_id: str, order: sa.Column[Any]) -> list[dict[str, Any]]:
        return await self.rows(sa.select(what).where(what.c.table_id == table_id).order_by(order))


def _tune_sqlite(connection: Any, record: Any) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode = WAL")
    cursor.execute("PRAGMA synchronous = FULL")
    cursor.execute("PRAGMA foreign_keys = ON")
    cursor.execute("PRAGMA busy_timeout = 5000")
    cursor.close()


def _migrate(connection: sa.Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
