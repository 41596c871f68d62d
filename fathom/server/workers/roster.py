"""The roster: which workers are alive. A worker that has gone leaves its tables' bots and clocks to the others.

Each worker says every two seconds, by the clock of the database, that it lives. A table is kept by the worker that has
changed it last: there its bots think and its clock is looked at. If that worker is gone another one takes the table.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

import sqlalchemy as sa
from sqlalchemy.sql.dml import ReturningUpdate

import fathom
from fathom.server.storage import schema
from fathom.server.storage.writes import Write, told
from fathom.server.workers.channel import Channel

if TYPE_CHECKING:
    from fathom.server.tables.registry import Tables

log = logging.getLogger(__name__)

BEAT, SILENCE = 2.0, 10.0  # seconds between two signs of life, and after which a worker counts as gone
TAKEN = 50  # tables that are taken over at once
PROMISED_FOR = 86_400.0  # seconds

workers, heads, tables_, seats = schema.workers, schema.heads, schema.tables, schema.seats
NOW = sa.func.extract("epoch", sa.func.clock_timestamp())
ALIVE = sa.select(workers.c.id)
SEEN = workers.update().where(workers.c.id == sa.bindparam("me")).values(seen=NOW, metrics=sa.bindparam("metrics"))
BORN = workers.insert().values(id=sa.bindparam("me"), seen=NOW, version=fathom.__version__)
LEFT = workers.delete().where(workers.c.id == sa.bindparam("me"))
BURIED = workers.delete().where(workers.c.seen < NOW - SILENCE)
LOOK_AWAY = schema.watching.delete().where(schema.watching.c.worker.not_in(ALIVE))
OLD_PROMISES = schema.promises.delete().where(schema.promises.c.at < NOW - PROMISED_FOR)
CLOCKS_AGAIN = heads.update().where(heads.c.keeper.not_in(ALIVE)).values(asked_at=NOW)


def _orphans() -> sa.Select[tuple[str]]:
    """Some of the tables that wait for a bot or run by a clock, and whose worker has gone."""
    bots = sa.select(seats.c.table_id).where(seats.c.kind == "bot")
    timed = tables_.c.terms[("clock", "pace")].as_string() != "none"
    automatic = sa.or_(heads.c.table_id.in_(bots), timed)
    found = sa.select(heads.c.table_id).join(tables_, tables_.c.id == heads.c.table_id)
    found = found.where(tables_.c.status == "playing", heads.c.keeper.not_in(ALIVE), automatic)
    return found.order_by(tables_.c.created.desc()).limit(TAKEN).with_for_update(of=heads, skip_locked=True)


ORPHANS = _orphans()


class Roster:
    def __init__(self, tables: "Tables", channel: Channel, metrics: Callable[[], str]) -> None:
        self._tables, self._store, self._channel, self._metrics = tables, tables.store, channel, metrics
        self.alive: set[str] = {self._store.worker}
        self.on_left: list[Callable[[set[str]], Awaitable[None]]] = []
        self.on_back: list[Callable[[], Awaitable[None]]] = []  # called when the others had given this worker up
        self._changed = asyncio.Event()
        self._heart: asyncio.Task[None] | None = None
        channel.hear("workers", lambda worker, body: self._changed.set())

    async def open(self) -> None:
        """Join the others. If there are none, all clocks start again: nobody could play while nothing ran."""
        me = {"me": self._store.worker}
        await self._store.write((BURIED, {}), (LOOK_AWAY, {}), (OLD_PROMISES, {}))
        alone = not await self._store.rows(ALIVE)
        again: list[Write] = [(CLOCKS_AGAIN, {})] if alone else []
        await self._store.write(*again, (BORN, me), *self._channel.telling("workers", {"joined": True}))
        self._heart = asyncio.create_task(self._beat_forever())

    async def close(self) -> None:
        """Leave: the others take the tables at once."""
        if self._heart is not None:
            self._heart.cancel()
            await asyncio.wait([self._heart])
        try:
            me = {"me": self._store.worker}
            await self._store.write((LEFT, me), (LOOK_AWAY, {}), *self._channel.telling("workers", {"left": True}))
        except Exception as error:
            log.warning("the other workers do not know that this one leaves: %s", told(error))

    async def _beat_forever(self) -> None:
        known: set[str] = set()
        while True:
            self._changed.clear()
            try:
                await self._beat()
                gone, known = known - self.alive, set(self.alive)
                if gone:
                    log.warning("workers have gone: %s", ", ".join(sorted(gone)))
                    await self._store.write((LOOK_AWAY, {}))
                    for each in self.on_left:
                        await each(gone)
                await self.take_orphans()
            except Exception as error:
                log.warning("this worker could not look after the others: %s", told(error))
            try:
                await asyncio.wait_for(self._changed.wait(), BEAT)
            except TimeoutError:
                continue

    async def _beat(self) -> None:
        me = self._store.worker
        await self._store.write((SEEN, {"me": me, "metrics": self._metrics()}), (BURIED, {}))
        alive = {row["id"] for row in await self._store.rows(ALIVE)}
        if me not in alive:  # the others have given this one up
            await self._store.write((BORN, {"me": me}), *self._channel.telling("workers", {"joined": True}))
            for each in self.on_back:
                await each()
        self.alive = alive | {me}

    async def take_orphans(self) -> None:
        """Take over tables of workers that have gone, as many as nobody else takes."""
        while taken := await self._store.changed_rows(_claimed(self._store.worker)):
            log.info("%d tables of workers that have gone are taken over", len(taken))
            for row in taken:
                await self._tables.take_over(row["table_id"])


def _claimed(worker: str) -> ReturningUpdate[Any]:
    mine = heads.update().where(heads.c.table_id.in_(ORPHANS.scalar_subquery())).values(keeper=worker)
    return mine.returning(heads.c.table_id)
