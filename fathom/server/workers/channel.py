"""The channel by which workers tell each other what is new: LISTEN and NOTIFY of PostgreSQL.

A message is a topic, the worker that sends it, and a body. It is sent with the transaction that stores what it tells.
While the connection is lost messages are missed: `on_gap` is called once it is back.
"""

import asyncio
import logging
from collections.abc import Callable
from typing import Any

import msgspec
import sqlalchemy as sa

from fathom.server.storage import schema
from fathom.server.storage.shared_writes import messages
from fathom.server.storage.store import Store
from fathom.server.storage.writes import Write, told

log = logging.getLogger(__name__)

AGAIN = 0.5  # seconds between two tries to connect
Hears = Callable[[str, dict[str, Any]], None]
"""Called with the worker that has told something, and the body."""


class Channel:
    def __init__(self, store: Store, on_gap: Callable[[], None]) -> None:
        self._store, self._on_gap = store, on_gap
        self._topics: dict[str, Hears] = {}
        self._listener: asyncio.Task[None] | None = None

    def hear(self, topic: str, heard: Hears) -> None:
        """Call this for each message of a topic that another worker sends."""
        self._topics[topic] = heard

    def telling(self, topic: str, body: dict[str, Any]) -> list[Write]:
        """Writes that send a message, with whatever is stored together with them."""
        return [(schema.TELL, {"message": message}) for message in messages(self._store.worker, topic, body.items())]

    async def tell(self, topic: str, body: dict[str, Any]) -> None:
        """Send a message by itself; if the database cannot be reached, nobody hears it."""
        try:
            await self._store.write(*self.telling(topic, body))
        except Exception as error:
            log.warning("the other workers could not be told of %s: %s", topic, told(error))

    async def open(self) -> None:
        """Begin to listen; returns once nothing is missed any more."""
        listening = asyncio.Event()
        self._listener = asyncio.create_task(self._listen_forever(listening))
        await listening.wait()

    async def close(self) -> None:
        if self._listener is not None:
            self._listener.cancel()
            await asyncio.wait([self._listener])

    async def _listen_forever(self, listening: asyncio.Event) -> None:
        import psycopg

        dialect = self._store.engine.dialect
        _, where = dialect.create_connect_args(self._store.engine.url)
        while True:
            try:
                async with await psycopg.AsyncConnection.connect(autocommit=True, **where) as connection:
                    await connection.execute("LISTEN fathom")
                    if listening.is_set():
                        self._on_gap()
                    listening.set()
                    async for notice in connection.notifies():
                        self._heard(notice.payload)
            except (psycopg.Error, OSError, sa.exc.SQLAlchemyError) as error:
                log.warning("the other workers cannot be heard: %s", told(error))
            await asyncio.sleep(AGAIN)

    def _heard(self, message: str) -> None:
        try:
            topic, worker, body = msgspec.json.decode(message, type=tuple[str, str, dict[str, Any]])
            if worker != self._store.worker and topic in self._topics:
                self._topics[topic](worker, body)
        except Exception:
            log.exception("a message of another worker could not be dealt with")
