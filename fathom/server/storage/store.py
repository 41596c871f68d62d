"""The store: reads and writes the database. A write is durable before its caller goes on.

Writes of many tables that arrive together are committed together, so that they wait for the disk only once. The
database is used in threads: one writes, the others read.
"""

import asyncio
import contextlib
import logging
import secrets
import string
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import chain
from operator import itemgetter
from time import monotonic
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import DataError, DBAPIError
from sqlalchemy.sql.dml import ReturningDelete, ReturningInsert, ReturningUpdate

from fathom.server import metrics
from fathom.server.http.errors import Refused
from fathom.server.storage import schema
from fathom.server.storage.database import Database
from fathom.server.storage.shared_writes import SharedWrites
from fathom.server.storage.writes import Conflict, Write, gathered, outcome, told

log = logging.getLogger(__name__)

LAST_WRITES = 5.0  # seconds that a closing store waits for them
READERS = 2
TRY_EACH = 5.0  # seconds without a write after which one is tried, to see whether it can be
STILL_FAILING = 30.0  # the same after a failed one: a small write may succeed where a table has no room
Returning = ReturningInsert[Any] | ReturningUpdate[Any] | ReturningDelete[Any]


class Waiting:
    """Queued writes and the future of their caller; once `decided`, they are on disk or have failed."""

    __slots__ = ("decided", "done", "writes")

    def __init__(self, writes: Sequence[Write], done: asyncio.Future[None]) -> None:
        self.writes, self.done, self.decided = writes, done, False

    def decide(self, error: Exception | None) -> None:
        self.decided = True
        if self.done.done():
            return  # who waited was called off
        if error is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(error)


def is_disconnected(error: Exception) -> bool:
    """Whether an error means that the connection was lost, so that a new one may work."""
    return isinstance(error, DBAPIError) and error.connection_invalidated


class Store:
    def __init__(self, url: str) -> None:
        self.database = Database(url)
        self.engine = self.database.engine
        self.failing = ""  # what the last write died of
        self.shared = self.database.shared  # with other workers
        self.worker = "".join(secrets.choice(string.ascii_lowercase) for _ in range(10)) if self.shared else ""
        self._tried_at = 0.0
        self._waiting: list[Waiting] = []
        self._wanted = asyncio.Event()
        self._writing = ThreadPoolExecutor(1, thread_name_prefix="writer")
        self._reading = ThreadPoolExecutor(READERS, thread_name_prefix="reader")
        self._writer: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Lock and migrate the database, and start the writer."""
        await asyncio.get_running_loop().run_in_executor(self._writing, self.database.prepare)
        self._new_answers = schema.NEW_ANSWERS.compile(self.engine)
        self._shared = SharedWrites(self.worker, self.engine) if self.shared else None
        self._writer = asyncio.create_task(self._write_forever())

    async def close(self) -> None:
        """Finish what is queued, then close."""
        if self._writer:
            await asyncio.wait([asyncio.create_task(self._write_last())], timeout=LAST_WRITES)
            self._writer.cancel()
        self._writing.shutdown()
        self._reading.shutdown()
        self.database.close()

    # ----------------------------------------------------------------------------------------- writing

    async def write(self, *writes: Write) -> None:
        """Do these writes, all or none, and return when they are on disk; `Conflict` if another was faster."""
        loop = asyncio.get_running_loop()
        waiting = Waiting(writes, loop.create_future())
        self._waiting.append(waiting)
        self._wanted.set()
        try:
            await waiting.done
        except asyncio.CancelledError:
            if not waiting.decided:  # who called it off must not go on before it is
                waiting.done = loop.create_future()
                with contextlib.suppress(Exception):
                    await waiting.done
            raise

    async def _write_last(self) -> None:
        """Wait until all writes that are queued now are done."""
        with contextlib.suppress(Exception):
            await self.write()

    async def _write_forever(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            await self._wanted.wait()
            self._wanted.clear()
            batch, self._waiting = self._waiting, []
            outcomes: Sequence[Exception | None]
            try:
                with metrics.WRITES.time():
                    outcomes = await loop.run_in_executor(self._writing, self._commit, [each.writes for each in batch])
            except Exception as fault:
                outcomes = [fault] * len(batch)
            self._note(outcomes)
            for waiting, error in zip(batch, outcomes, strict=True):
                waiting.decide(error)

    def _commit(self, batch: list[Sequence[Write]], again: bool = True) -> list[Exception | None]:
        """Commit a batch in one transaction; if that fails, each part by itself. Returns the error of each part.

        If the connection was lost it is tried `again`: what was stored after all is then a `Conflict`.
        """
        try:
            connection = self.database.writer()
            with connection.begin():
                if self._shared is not None:
                    self._shared.write(connection, batch)
                else:
                    for statement, values in gathered(chain.from_iterable(batch)):
                        self._execute(connection, statement, values)
        except Exception as error:
            if again and is_disconnected(error):
                return self._commit(batch, again=False)
            if len(batch) == 1:
                return [outcome(error)]
            return [self._commit([writes], again=False)[0] for writes in batch]
        return [None] * len(batch)

    def _execute(self, connection: sa.Connection, statement: sa.Executable, values: list[dict[str, Any]]) -> None:
        """Execute a statement. Rows of plain values, as most are, go to the driver directly, in half the time."""
        by_place = self._new_answers.positiontup
        if statement is schema.NEW_ANSWERS and by_place is not None:
            connection.exec_driver_sql(str(self._new_answers), [*map(itemgetter(*by_place), values)])
        else:
            connection.execute(statement, values)

    def _note(self, outcomes: Sequence[Exception | None]) -> None:
        self._tried_at = monotonic()
        wrong = [error for error in outcomes if error is not None and not isinstance(error, Conflict | Refused)]
        if wrong:
            if self.failing != told(wrong[0]):
                log.error("nothing can be stored: %s", told(wrong[0]))
            self.failing = told(wrong[0])
        elif None in outcomes:
            self.failing = ""

    async def is_failing(self) -> bool:
        """Whether writes fail just now. Tries one if there was none lately; the log says why it failed."""
        lately = STILL_FAILING if self.failing else TRY_EACH
        if monotonic() - self._tried_at > lately:
            with contextlib.suppress(Exception):
                await self.write((schema.NO_CHANGE, {}))
        return bool(self.failing)

    # ----------------------------------------------------------------------------------------- reading

    async def rows(self, query: sa.Select[Any]) -> list[dict[str, Any]]:
        return await asyncio.get_running_loop().run_in_executor(self._reading, self._rows, query)

    def now(self, query: sa.Select[Any]) -> list[dict[str, Any]]:
        """The same for synchronous code: only for few rows that are found by their key."""
        return self._rows(query)

    def _rows(self, query: sa.Select[Any], again: bool = True) -> list[dict[str, Any]]:
        try:
            with self.engine.connect() as connection:
                return [dict(row) for row in connection.execute(query).mappings()]
        except DataError as error:
            raise outcome(error) from None
        except DBAPIError as error:
            if not self.shared:
                raise
            if again and is_disconnected(error):
                return self._rows(query, again=False)
            log.warning("nothing can be read: %s", told(error))
            raise Refused("not-readable", 503) from None

    async def cookie_key(self) -> str:
        found = await self.rows(sa.select(schema.server.c.cookie_key))
        return str(found[0]["cookie_key"])

    async def changed_rows(self, statement: Returning) -> list[dict[str, Any]]:
        """Change rows and return those of the statement's RETURNING clause."""
        return await asyncio.get_running_loop().run_in_executor(self._writing, self._change, statement)

    def _change(self, statement: Returning) -> list[dict[str, Any]]:
        connection = self.database.writer()
        with connection.begin():
            return [dict(row) for row in connection.execute(statement).mappings()]

    async def table(self, table_id: str) -> dict[str, Any] | None:
        found = await self.rows(sa.select(schema.tables).where(schema.tables.c.id == table_id))
        return found[0] if found else None

    async def of_table(self, what: sa.Table, table_id: str, order: sa.Column[Any]) -> list[dict[str, Any]]:
        return await self.rows(sa.select(what).where(what.c.table_id == table_id).order_by(order))
