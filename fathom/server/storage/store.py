"""The store: everything that must survive the process. A write is durable before its caller goes on.

Writes of many tables that come in together are committed together, so that the disk is waited for once. The database
works in threads of its own: one writes, the others read.
"""

import asyncio
import contextlib
import logging
import secrets
import string
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import chain, groupby, islice
from operator import itemgetter
from time import monotonic
from typing import Any, TypeVar

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.sql.dml import ReturningDelete, ReturningInsert, ReturningUpdate

from fathom.server.storage import schema
from fathom.server.storage.database import Database

log = logging.getLogger(__name__)

LAST_WRITES = 5.0  # seconds that a closing store waits for them
READERS = 2
TRY_EACH = 5.0  # seconds without a write after which one is tried, to see whether it can be
STILL_FAILING = 30.0  # the same after a failed one: a small write may succeed where a table has no room
MOST_TOLD = 60  # tables or callers in one message: PostgreSQL takes 8,000 bytes

T = TypeVar("T")
Returning = ReturningInsert[Any] | ReturningUpdate[Any] | ReturningDelete[Any]
Write = tuple[sa.Executable, dict[str, Any]]
"""A statement and its values. Inserts that share one statement object are sent to the database together."""


class Waiting:
    """Writes that wait to be done, and for whom; `decided`, they are on disk or will never be."""

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


class Conflict(Exception):
    """Somebody else has written this first."""


def told(error: Exception) -> str:
    """An error in one line that may be logged: what the database said, without the statement and its values."""
    return f"{type(error).__name__}: {error.orig if isinstance(error, DBAPIError) else error}"


def is_disconnected(error: Exception) -> bool:
    """Whether a connection turned out to be lost: the next one may be well."""
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
        """Take hold of the database, bring it up to date, and start the writer."""
        await asyncio.get_running_loop().run_in_executor(self._writing, self.database.prepare)
        self._new_answers = schema.NEW_ANSWERS.compile(self.engine)
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
        """Do these writes, all or none, and return when they are on disk; `Conflict` if one of them came too late."""
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
        """Write nothing, which is done when all is that was to be written before."""
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
                outcomes = await loop.run_in_executor(self._writing, self._commit, [each.writes for each in batch])
            except Exception as fault:
                outcomes = [fault] * len(batch)
            self._note(outcomes)
            for waiting, error in zip(batch, outcomes, strict=True):
                waiting.decide(error)

    def _commit(self, batch: list[Sequence[Write]], again: bool = True) -> list[Exception | None]:
        """Commit a batch in one transaction; if that fails, each part by itself. Returns what went wrong with each.

        If the connection was lost it is tried `again`: what was stored after all is then a `Conflict`.
        """
        try:
            connection = self.database.writer()
            with connection.begin():
                writes = [*chain.from_iterable(batch)]
                advances = [values for statement, values in writes if statement is schema.ADVANCE]
                if advances:
                    _pass_the_fence(connection, advances)
                    writes = [write for write in writes if write[0] is not schema.ADVANCE]
                for statement, values in _gathered(writes):
                    self._execute(connection, statement, values)
                for message in messages(
                    self.worker, "changed", {each["of_table"]: each["before"] + 1 for each in advances}
                ):
                    connection.execute(schema.TELL, {"message": message})
        except Exception as error:
            if again and is_disconnected(error):
                return self._commit(batch, again=False)
            if len(batch) == 1:
                return [Conflict(str(error.orig)) if isinstance(error, IntegrityError) else error]
            return [self._commit([writes], again=False)[0] for writes in batch]
        return [None] * len(batch)

    def _execute(self, connection: sa.Connection, statement: sa.Executable, values: list[dict[str, Any]]) -> None:
        """Answers, most of all rows, are plain values: the driver takes them as they are, in half the time."""
        if statement is not schema.NEW_ANSWERS:
            connection.execute(statement, values)
            return
        by_place = self._new_answers.positiontup if self._new_answers.positional else None  # else by their names
        rows = [*map(itemgetter(*by_place), values)] if by_place else values
        connection.exec_driver_sql(str(self._new_answers), rows)

    def _note(self, outcomes: Sequence[Exception | None]) -> None:
        self._tried_at = monotonic()
        wrong = [error for error in outcomes if error is not None and not isinstance(error, Conflict)]
        if wrong:
            if self.failing != told(wrong[0]):
                log.error("nothing can be stored: %s", told(wrong[0]))
            self.failing = told(wrong[0])
        elif None in outcomes:
            self.failing = ""

    async def is_failing(self) -> bool:
        """Whether nothing can be stored just now. If no write was tried lately, one is; the log tells why."""
        lately = STILL_FAILING if self.failing else TRY_EACH
        if monotonic() - self._tried_at > lately:
            with contextlib.suppress(Exception):
                await self.write((schema.NO_CHANGE, {}))
        return bool(self.failing)

    # ----------------------------------------------------------------------------------------- reading

    async def rows(self, query: sa.Select[Any]) -> list[dict[str, Any]]:
        return await asyncio.get_running_loop().run_in_executor(self._reading, self._rows, query)

    def now(self, query: sa.Select[Any]) -> list[dict[str, Any]]:
        """The same for code that cannot wait: few rows, found by their key."""
        return self._rows(query)

    def _rows(self, query: sa.Select[Any], again: bool = True) -> list[dict[str, Any]]:
        try:
            with self.engine.connect() as connection:
                return [dict(row) for row in connection.execute(query).mappings()]
        except DBAPIError as error:
            if again and is_disconnected(error):
                return self._rows(query, again=False)
            raise

    async def cookie_key(self) -> str:
        found = await self.rows(sa.select(schema.server.c.cookie_key))
        return str(found[0]["cookie_key"])

    async def changed_rows(self, statement: Returning) -> list[dict[str, Any]]:
        """Change rows and return what the statement tells of them."""
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


def _pass_the_fence(connection: sa.Connection, advances: list[dict[str, Any]]) -> None:
    """Go on from the revisions that the writes go by, or none: `Conflict` if another worker was first.

    All workers do so in the same order, so that none waits for another that waits for it.
    """
    advances.sort(key=itemgetter("of_table"))
    if connection.execute(schema.ADVANCE, advances).rowcount != len(advances):
        raise Conflict("another worker has changed a table since")


def messages(worker: str, topic: str, body: dict[str, Any]) -> Iterator[str]:
    """What a worker tells all others, in pieces that PostgreSQL takes."""
    for piece in batched(body.items(), MOST_TOLD):
        yield msgspec.json.encode((topic, worker, dict(piece))).decode()


def batched(items: Iterable[T], most: int) -> Iterator[list[T]]:
    found = iter(items)
    while piece := list(islice(found, most)):
        yield piece


def _gathered(writes: Iterable[Write]) -> Iterator[tuple[sa.Executable, list[dict[str, Any]]]]:
    """Writes of one statement as one with many rows. Inserts may overtake each other, nothing else may."""
    for _, run in groupby(writes, lambda write: write[0] in schema.INSERTS):
        for statement, rows in groupby(sorted(run, key=_place), lambda write: write[0]):
            yield statement, [values for _, values in rows]


def _place(write: Write) -> int:
    return schema.INSERTS.index(write[0]) if write[0] in schema.INSERTS else 0
