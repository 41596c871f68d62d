"""The roster: which workers are alive, and which crews that think for them.

Each says every two seconds, by the clock of the database, that it lives. Who has been silent for ten has gone.
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

BEAT, SILENCE = 2.0, 10.0  # seconds between two signs of life, and after which somebody counts as gone
PROMISED_FOR = 86_400.0  # seconds

workers, heads = schema.workers, schema.heads
NOW = sa.func.extract("epoch", sa.func.clock_timestamp())
ALIVE = sa.select(workers.c.id)
SERVING = ALIVE.where(workers.c.hands == 0)
MATES = sa.select(workers.c.id, workers.c.hands, workers.c.version)
SEEN = workers.update().where(workers.c.id == sa.bindparam("me")).values(seen=NOW, metrics=sa.bindparam("metrics"))
BORN = workers.insert().values(id=sa.bindparam("me"), seen=NOW, version=fathom.__version__, hands=sa.bindparam("mine"))
LEFT = workers.delete().where(workers.c.id == sa.bindparam("me"))
BURIED = workers.delete().where(workers.c.seen < NOW - SILENCE)
LOOK_AWAY = schema.watching.delete().where(schema.watching.c.worker.not_in(ALIVE))
UNASKED = schema.work.delete().where(schema.work.c.asker.not_in(ALIVE))
OLD_PROMISES = schema.promises.delete().where(schema.promises.c.at < NOW - PROMISED_FOR)
CLOCKS_AGAIN = heads.update().where(heads.c.keeper.not_in(ALIVE)).values(asked_at=NOW)


class Roster:
    """`hands`: the processes that this one thinks with, if it is a crew. A server has none."""

    def __init__(self, store: Store, channel: Channel, metrics: Callable[[], str], hands: int = 0) -> None:
        self._store, self._channel, self._metrics, self._mine = store, channel, metrics, hands
        self.alive: set[str] = {store.worker}
        self.hands = 0  # of all crews that play by the same rules
        self.on_left: list[Callable[[set[str]], Awaitable[None]]] = []
        self.on_back: list[Callable[[], Awaitable[None]]] = []  # called when the others had given this one up
        self.on_beat: list[Callable[[], Awaitable[None]]] = []
        self._changed = asyncio.Event()
        self._heart: asyncio.Task[None] | None = None
        channel.hear("workers", lambda worker, body: self._changed.set())

    async def open(self) -> None:
        """Join the others. If no server is there, all clocks start again: nobody could play while nothing ran."""
        await self._store.write((BURIED, {}), (LOOK_AWAY, {}), (UNASKED, {}), (OLD_PROMISES, {}))
        first = not self._mine and not await self._store.rows(SERVING)
        again: list[Write] = [(CLOCKS_AGAIN, {})] if first else []
        await self._store.write(*again, *self._joining())
        self._heart = asyncio.create_task(self._beat_forever())

    async def close(self) -> None:
        """Leave: the others take over at once."""
        if self._heart is not None:
            self._heart.cancel()
            await asyncio.wait([self._heart])
        try:
            me: Write = LEFT, {"me": self._store.worker}
            left = self._channel.telling("workers", {"left": True})
            await self._store.write(me, (LOOK_AWAY, {}), (UNASKED, {}), *left)
        except Exception as error:
            log.warning("the other workers do not know that this one leaves: %s", told(error))

    def _joining(self) -> list[Write]:
        me = {"me": self._store.worker, "mine": self._mine}
        return [(BORN, me), *self._channel.telling("workers", {"joined": True})]

    async def _beat_forever(self) -> None:
        known: set[str] = set()
        while True:
            self._changed.clear()
            try:
                await self._beat()
                gone, known = known - self.alive, set(self.alive)
                if gone:
                    log.warning("workers have gone: %s", ", ".join(sorted(gone)))
                    await self._store.write((LOOK_AWAY, {}), (UNASKED, {}))
                    for left in self.on_left:
                        await left(gone)
                for beat in self.on_beat:
                    await beat()
            except Exception as error:
                log.warning("this worker could not look after the others: %s", told(error))
            with suppress(TimeoutError):
                async with asyncio.timeout(BEAT):  # `wait_for` of Python 3.11 may swallow that it is cancelled
                    await self._changed.wait()

    async def _beat(self) -> None:
        me = self._store.worker
        await self._store.write((SEEN, {"me": me, "metrics": self._metrics()}), (BURIED, {}))
        mates = await self._store.rows(MATES)
        alive = {row["id"] for row in mates}
        if me not in alive:  # the others have given this one up
            await self._store.write(*self._joining())
            for back in self.on_back:
                await back()
        self.alive = alive | {me}
        self.hands = sum(row["hands"] for row in mates if row["version"] == fathom.__version__)
