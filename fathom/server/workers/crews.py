"""Crews on other machines, as a worker sees them: it leaves pieces of work in the database and hears what was found."""

import asyncio
import contextlib
import logging
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, TypeVar, get_type_hints

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError

from fathom.lab.running.workers import Died, Failed, Slow
from fathom.server.http.errors import Refused
from fathom.server.storage import schema
from fathom.server.storage.store import Store
from fathom.server.storage.writes import told
from fathom.server.workers import pieces
from fathom.server.workers.channel import Channel
from fathom.server.workers.pieces import Found, Kind, Piece
from fathom.server.workers.roster import Roster

log = logging.getLogger(__name__)

T = TypeVar("T")

FAULTS: dict[str, type[Exception]] = {"slow": Slow, "died": Died, "failed": Failed}
LOOK = 2.0  # seconds after which it is looked whether a piece lies there still: messages may be missed


@contextlib.contextmanager
def lost_with_the_database() -> Iterator[None]:
    """If the database is away, so are the crews."""
    try:
        yield
    except (DBAPIError, Refused) as error:
        log.warning("no crew can be reached: %s", told(error))
        raise Lost from None


@cache
def returned(work: Callable[..., Any]) -> Any:
    """The type of what a function returns."""
    return get_type_hints(work)["return"]


class Lost(Exception):
    """A piece that lies there no longer, or that no crew is left for."""


class Crews:
    def __init__(self, store: Store, channel: Channel, roster: Roster) -> None:
        self._store, self._channel, self._roster = store, channel, roster
        self._told: dict[str, asyncio.Event] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        channel.hear("told", self._heard)

    @property
    def hands(self) -> int:
        """The processes of all crews that are alive."""
        return self._roster.hands

    async def do(self, kind: Kind, seconds: float, work: Callable[..., T], *args: Any) -> T:
        """What the work returns at one of the crews. It fails as it would here, or is `Lost`."""
        piece_id = await self.leave(kind, Piece(work.__name__, seconds, args))
        try:
            while (found := await self.found(piece_id, LOOK)) is None:
                pass
        finally:
            self.drop(piece_id)
        if found.fault:
            raise FAULTS[found.fault](found.why)
        result: T = msgspec.msgpack.decode(found.result, type=returned(work))
        return result

    async def leave(self, kind: Kind, piece: Piece) -> str:
        piece_id, write = pieces.left(self._store, kind, piece)
        with lost_with_the_database():
            await self._store.write(write, *self._channel.telling("work", {kind: True}))
        self._told[piece_id] = asyncio.Event()
        return piece_id

    async def found(self, piece_id: str, seconds: float) -> Found | None:
        """What was found of a piece, if it is done within some seconds."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._told[piece_id].wait()
        self._told[piece_id].clear()
        with lost_with_the_database():
            for row in await self._store.changed_rows(pieces.fetched(piece_id)):
                del self._told[piece_id]
                return pieces.decode_found(row["result"])
            if not self.hands or not await self._rows(piece_id):
                raise Lost
        return None

    async def so_far(self, piece_id: str) -> bytes | None:
        """What a crew has told of a piece on the way."""
        with lost_with_the_database():
            rows = await self._rows(piece_id)
        return rows[0]["result"] if rows else None

    async def _rows(self, piece_id: str) -> list[dict[str, Any]]:
        return await self._store.rows(sa.select(schema.work.c.result).where(schema.work.c.id == piece_id))

    def drop(self, piece_id: str) -> None:
        """Nobody waits for a piece any more; if it lies there still, whoever works at it hears so."""
        if self._told.pop(piece_id, None) is not None:
            task = asyncio.create_task(self._drop(piece_id))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _drop(self, piece_id: str) -> None:
        try:
            await self._store.write((pieces.DROP, {"of_piece": piece_id}))
        except Exception as error:
            log.warning("a piece of work that nobody wants lies there still: %s", told(error))

    def _heard(self, crew: str, body: dict[str, Any]) -> None:
        for piece_id in body:
            if piece_id in self._told:
                self._told[piece_id].set()
