"""Messages between workers, by LISTEN and NOTIFY of PostgreSQL.

A message has a topic, the worker that sends it, and a body. It is sent in the transaction that stores what it is about.
Messages are missed while the connection is lost: `on_gap` is called once it is back.
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
Subscriber = Callable[[str, dict[str, Any]], None]
"""Called with the worker that has sent a message, and its body."""


class Channel:
    def __init__(self, store: Store, on_gap: Callable[[], None]) -> None:
        self._store, self._on_gap = store, on_gap
        self._topics: dict[str, Subscriber] = {}
        self._listener: asyncio.Task[None] | None = None

    def subscribe(self, topic: str, heard: Subscriber) -> None:
        """Call a function for each message of a topic from another worker. A topic has one subscriber."""
        self._topics[topic] = heard

    def publishing(self, topic: str, body: dict[str, Any]) -> list[Write]:
        """The writes that send a message, to be stored together with what it is about."""
        return [(schema.TELL, {"message": message}) for message in messages(self._store.worker, topic, body.items())]

    async def publish(self, topic: str, body: dict[str, Any]) -> None:
        """Send a message by itself; it is lost if the database cannot be reached."""
        try:
            await self._store.write(*self.publishing(topic, body))
        except Exception as error:
            log.warning("the other workers could not be told of %s: %s", topic, told(error))

    async def open(self) -> None:
        """Begin to listen; returns once the connection listens."""
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
