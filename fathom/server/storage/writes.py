"""Writes: statements with their values, how they are batched, and their errors."""

from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError

from fathom.server.http.errors import Refused
from fathom.server.storage import schema

Write = tuple[sa.Executable, dict[str, Any]]
"""A statement and its values. Inserts that share one statement object are sent to the database together."""


class Conflict(Exception):
    """Another worker or request has written first."""


def outcome(error: Exception) -> Exception:
    """The error for the caller of a failed write: a conflict, text that the database cannot store (PostgreSQL takes no
    NUL), or a failing database.
    """
    if isinstance(error, IntegrityError):
        return Conflict(str(error.orig))
    return Refused("bad-request", 400) if isinstance(error, DataError) else error


def told(error: Exception) -> str:
    """An error in one line for the log: the database's message without the statement and its values."""
    return f"{type(error).__name__}: {error.orig if isinstance(error, DBAPIError) else error}"


def gathered(writes: Iterable[Write]) -> Iterator[tuple[sa.Executable, list[dict[str, Any]]]]:
    """Merge writes of the same statement into one with many rows. Only inserts may be reordered among each other."""
    for _, run in groupby(writes, lambda write: write[0] in schema.INSERTS):
        for statement, rows in groupby(sorted(run, key=_place), lambda write: write[0]):
            yield statement, [values for _, values in rows]


def _place(write: Write) -> int:
    return schema.INSERTS.index(write[0]) if write[0] in schema.INSERTS else 0
