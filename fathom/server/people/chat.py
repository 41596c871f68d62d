"""The chat of a table: the latest lines are in memory, older ones only in the database."""

from collections import deque
from collections.abc import Iterable, Iterator
from typing import Any

import sqlalchemy as sa

from fathom.server.storage import schema
from fathom.server.storage.store import Store

KEPT = 300  # lines
LINE_BYTES = 400  # about what a line takes in memory besides its text

Line = dict[str, Any]
"""A row of the chat."""


class Talk:
    """The latest chat lines of a table, numbered from 0; `count` is the number of all lines ever said."""

    def __init__(self, lines: Iterable[Line] = ()) -> None:
        self._lines: deque[Line] = deque(maxlen=KEPT)
        self.count = 0
        self.add(*lines)

    def __iter__(self) -> Iterator[Line]:
        return iter(self._lines)

    def add(self, *lines: Line) -> None:
        self._lines += lines
        self.count = self._lines[-1]["number"] + 1 if self._lines else 0

    def since(self, number: int) -> list[Line]:
        """The lines from a number on, as far as they are in memory."""
        return [line for line in self._lines if line["number"] >= number]

    @property
    def weight(self) -> int:
        return sum(len(line["text"]) + LINE_BYTES for line in self._lines)


async def lines_since(store: Store, table_id: str, number: int) -> list[Line]:
    """All lines from a number on, from the database."""
    said = schema.chat.c
    wanted = sa.select(schema.chat).where(said.table_id == table_id, said.number >= number).order_by(said.number)
    return await store.rows(wanted)


async def lines_before(store: Store, table_id: str, number: int | None = None) -> list[Line]:
    """The last lines before a number, or the last of all: as many as a table keeps in memory."""
    said = schema.chat.c
    wanted = sa.select(schema.chat).where(said.table_id == table_id).order_by(said.number.desc()).limit(KEPT)
    found = await store.rows(wanted if number is None else wanted.where(said.number < number))
    return found[::-1]
