"""Writes to a database that other workers write, too: they pass a fence, and the others are told of them.

The fence are the revisions of tables: a write goes on from the revision that its worker knows. What most writes are,
answers and their fence, goes to PostgreSQL in one go, by the driver itself: that takes half of the time.
"""

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from operator import itemgetter
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError

from fathom.server.storage import schema
from fathom.server.storage.writes import Conflict, Write, gathered

MOST_BYTES = 7_800  # of one message: PostgreSQL takes 8,000
LONG_NOTE = 1_000  # bytes: of longer answers only their revision is told, and who needs them reads them
PLAIN = (schema.ADVANCE, schema.NEW_ANSWERS, schema.SET_STATUS, schema.SET_SEAT)

encode = msgspec.json.encode


class SharedWrites:
    def __init__(self, worker: str, engine: sa.Engine) -> None:
        self.worker = worker
        self._sql = {statement: str(statement.compile(engine)) for statement in (*PLAIN, schema.TELL)}

    def write(self, connection: sa.Connection, batch: Sequence[Sequence[Write]]) -> None:
        """Do all writes of a batch and tell the other workers; `Conflict` if one of them does not pass the fence."""
        writes = [write for each in batch for write in each]
        fences = sorted((values for statement, values in writes if statement is schema.ADVANCE), key=_table)
        others = [write for write in writes if write[0] is not schema.ADVANCE]
        news = [*messages(self.worker, "changed", changes(batch))]
        if all(statement in PLAIN for statement, _ in others):
            self._write_at_once(connection, fences, others, news)
            return
        if fences and connection.execute(schema.ADVANCE, fences).rowcount != len(fences):
            raise Conflict(OVERTAKEN)
        for statement, values in gathered(others):
            connection.execute(statement, values)
        for message in news:
            connection.execute(schema.TELL, {"message": message})

    def _write_at_once(
        self, connection: sa.Connection, fences: list[dict[str, Any]], others: list[Write], news: list[str]
    ) -> None:
        """Send all before anything is answered. All workers pass fences in one order: else they might wait for each
        other.
        """
        driver: Any = connection.connection.driver_connection
        with driver.cursor() as fence, driver.cursor() as cursor:
            with as_errors_of_sqlalchemy(connection, driver), driver.pipeline():
                if fences:
                    fence.executemany(self._sql[schema.ADVANCE], fences)
                for statement, values in gathered(others):
                    cursor.executemany(self._sql[statement], values)  # type: ignore[index]
                for message in news:
                    cursor.execute(self._sql[schema.TELL], {"message": message})
            if fences and fence.rowcount != len(fences):
                raise Conflict(OVERTAKEN)


@contextmanager
def as_errors_of_sqlalchemy(connection: sa.Connection, driver: Any) -> Iterator[None]:
    """What the driver raises by itself is told as if SQLAlchemy had called it."""
    try:
        yield
    except connection.dialect.dbapi.Error as error:  # type: ignore[union-attr]
        if driver.closed:
            connection.invalidate(error)
        lost = bool(driver.closed)
        base: Any = connection.dialect.dbapi.Error  # type: ignore[union-attr]
        raise DBAPIError.instance(
            "answers", None, error, base, hide_parameters=True, connection_invalidated=lost, dialect=connection.dialect
        ) from error


OVERTAKEN = "another worker has changed a table since"
_table = itemgetter("of_table")


def changes(batch: Iterable[Sequence[Write]]) -> Iterator[tuple[str, Any]]:
    """What the other workers are told: of each table its revision and, if only answers were given, those."""
    for writes in batch:
        for statement, fence in writes:
            if statement is schema.ADVANCE:
                yield fence["of_table"], [fence["before"] + 1, _note(writes, fence)]


def _note(writes: Sequence[Write], fence: dict[str, Any]) -> Any:
    """The answers of a change that was nothing else, with what else is new in the head; nothing if they are long."""
    given = [values for statement, values in writes if statement is schema.NEW_ANSWERS]
    long = sum(len(row["action"]) for row in given) > LONG_NOTE
    if long or len(given) != len(writes) - 1 or fence["proposal"] is not None:
        return None
    answers = [[row["number"], row["seat"], row["action"]] for row in given]
    return [answers, fence["asked_at"], fence["keeper"]]


def messages(worker: str, topic: str, body: Iterable[tuple[str, Any]]) -> Iterator[str]:
    """What a worker tells all others, in pieces that PostgreSQL takes."""
    piece: dict[str, Any] = {}
    size = 0
    for key, value in body:
        added = len(key) + len(encode(value)) + 4
        if piece and size + added > MOST_BYTES - 100:
            yield encode((topic, worker, piece)).decode()
            piece, size = {}, 0
        piece[key] = value
        size += added
    if piece:
        yield encode((topic, worker, piece)).decode()
