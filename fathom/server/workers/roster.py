"""The roster: which workers and crews are alive.

Each sends a heartbeat every two seconds, timed by the clock of the database. After ten seconds without one it is dead.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress

import sqlalchemy as sa

import fathom
from fathom.server.storage import schema
from fathom.server.storage.store import Store
from fathom.server.storage.writes import Write, told
from fathom.server.workers.channel import Channel

log = logging.getLogger(__name__)

HEARTBEAT, DEAD_AFTER = 2.0, 10.0  # seconds between two heartbeats; seconds without one after which a worker is dead
PROMISED_FOR = 86_400.0  # seconds

workers, heads = schema.workers, schema.heads
NOW = sa.func.extract("epoch", sa.func.clock_timestamp())
ALIVE = sa.select(workers.c.id)
SERVING = ALIVE.where(workers.c.hands == 0)
MEMBERS = sa.select(workers.c.id, workers.c.hands, workers.c.version)
this_worker = workers.c.id == sa.bindparam("me")
STORE_HEARTBEAT = workers.update().where(this_worker).values(seen=NOW, metrics=sa.bindparam("metrics"))
JOIN = workers.insert().values(id=sa.bindparam("me"), seen=NOW, version=fathom.__version__, hands=sa.bindparam("mine"))
LEAVE = workers.delete().where(workers.c.id == sa.bindparam("me"))
DROP_DEAD = workers.delete().where(workers.c.seen < NOW - DEAD_AFTER)
DROP_WATCHING = schema.watching.delete().where(schema.watching.c.worker.not_in(ALIVE))
DROP_UNASKED_JOBS = schema.work.delete().where(schema.work.c.asker.not_in(ALIVE))
DROP_OLD_PROMISES = schema.promises.delete().where(schema.promises.c.at < NOW - PROMISED_FOR)
RESTART_CLOCKS = heads.update().where(heads.c.keeper.not_in(ALIVE)).values(asked_at=NOW)


class Roster:
    """`processes`: the worker processes of this member if it is a crew; a server has none."""

    def __init__(self, store: Store, channel: Channel, metrics: Callable[[], str], processes: int = 0) -> None:
        self._store, self._channel, self._metrics, self._mine = store, channel, metrics, processes
        self.alive: set[str] = {store.worker}
        self.processes = 0  # of all crews of the same version
        self.on_left: list[Callable[[set[str]], Awaitable[None]]] = []
        self.on_back: list[Callable[[], Awaitable[None]]] = []  # called when the others had given this one up
        self.on_beat: list[Callable[[], Awaitable[None]]] = []
        self._changed = asyncio.Event()
        self._heart: asyncio.Task[None] | None = None
        channel.subscribe("workers", lambda worker, body: self._changed.set())

    async def open(self) -> None:
        """Join the others. If no server is alive, all clocks start anew: nobody could play while none was running."""
        await self._store.write((DROP_DEAD, {}), (DROP_WATCHING, {}), (DROP_UNASKED_JOBS, {}), (DROP_OLD_PROMISES, {}))
        first = not self._mine and not await self._store.rows(SERVING)
        again: list[Write] = [(RESTART_CLOCKS, {})] if first else []
        await self._store.write(*again, *self._joining())
        self._heart = asyncio.create_task(self._beat_forever())

    async def close(self) -> None:
        """Leave the roster, so that the others take over at once."""
        if self._heart is not None:
            self._heart.cancel()
            await asyncio.wait([self._heart])
        try:
            me: Write = LEAVE, {"me": self._store.worker}
            left = self._channel.publishing("workers", {"left": True})
            await self._store.write(me, (DROP_WATCHING, {}), (DROP_UNASKED_JOBS, {}), *left)
        except Exception as error:
            log.warning("the other workers do not know that this one leaves: %s", told(error))

    def _joining(self) -> list[Write]:
        me = {"me": self._store.worker, "mine": self._mine}
        return [(JOIN, me), *self._channel.publishing("workers", {"joined": True})]

    async def _beat_forever(self) -> None:
        known: set[str] = set()
        while True:
            self._changed.clear()
            try:
                await self._beat()
                gone, known = known - self.alive, set(self.alive)
                if gone:
                    log.warning("workers have gone: %s", ", ".join(sorted(gone)))
                    await self._store.write((DROP_WATCHING, {}), (DROP_UNASKED_JOBS, {}))
                    for left in self.on_left:
                        await left(gone)
                for beat in self.on_beat:
                    await beat()
            except Exception as error:
                log.warning("this worker could not look after the others: %s", told(error))
            with suppress(TimeoutError):
                async with asyncio.timeout(HEARTBEAT):  # `wait_for` of Python 3.11 may swallow that it is cancelled
                    await self._changed.wait()

    async def _beat(self) -> None:
        me = self._store.worker
        await self._store.write((STORE_HEARTBEAT, {"me": me, "metrics": self._metrics()}), (DROP_DEAD, {}))
        members = await self._store.rows(MEMBERS)
        alive = {row["id"] for row in members}
        if me not in alive:  # the others have given this one up
            await self._store.write(*self._joining())
            for back in self.on_back:
                await back()
        self.alive = alive | {me}
        self.processes = sum(row["hands"] for row in members if row["version"] == fathom.__version__)
