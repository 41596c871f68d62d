"""Writes to a database that several workers share: with an optimistic lock, and messages to the other workers.

The lock ("fence") is a table's revision: a write fails if the revision is not the one that its worker knows. The most
frequent writes, answers with their fence, are sent to PostgreSQL in one round trip by the driver itself, in half the
time.
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
        """Do all writes of a batch and notify the other workers; `Conflict` if a table's revision has changed."""
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
        """Send all statements before reading the results. All workers lock tables in the same order, against
        deadlocks.
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
    """Turn the driver's own exceptions into those of SQLAlchemy."""
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
    """The message to the other workers: each table's revision and, if only answers were given, the answers."""
    for writes in batch:
        for statement, fence in writes:
            if statement is schema.ADVANCE:
                yield fence["of_table"], [fence["before"] + 1, _note(writes, fence)]


def _note(writes: Sequence[Write], fence: dict[str, Any]) -> Any:
    """The answers of a change that has nothing else, with the new values of the head; empty if too long."""
    given = [values for statement, values in writes if statement is schema.NEW_ANSWERS]
    long = sum(len(row["action"]) for row in given) > LONG_NOTE
    if long or len(given) != len(writes) - 1 or fence["proposal"] is not None:
        return None
    answers = [[row["number"], row["seat"], row["action"]] for row in given]
    return [answers, fence["asked_at"], fence["keeper"]]


def messages(worker: str, topic: str, body: Iterable[tuple[str, Any]]) -> Iterator[str]:
    """A message to all workers, split into parts that fit PostgreSQL's NOTIFY."""
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
