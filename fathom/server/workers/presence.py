"""Who is at a table through other workers: each worker stores which browsers are connected to a table through it."""

import asyncio
from typing import TYPE_CHECKING

import msgspec
import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import insert

from fathom.server.storage import schema
from fathom.server.storage.store import Store
from fathom.server.storage.writes import Write
from fathom.server.tables.table import TOGETHER, Table
from fathom.server.workers.channel import Channel

if TYPE_CHECKING:
    from fathom.server.tables.registry import Tables

watching = schema.watching.c
browsers = msgspec.json.Decoder(list[str])
_new = insert(schema.watching)
LOOK = _new.on_conflict_do_update(index_elements=["table_id", "worker"], set_={"browsers": _new.excluded.browsers})
LOOK_AWAY = schema.watching.delete().where(
    watching.table_id == sa.bindparam("of_table"), watching.worker == sa.bindparam("me")
)


async def elsewhere(store: Store, table_id: str) -> dict[str, list[str]]:
    """The browsers at a table, by the other worker that they are connected to."""
    others = sa.select(schema.watching).where(watching.table_id == table_id, watching.worker != store.worker)
    return {row["worker"]: browsers.decode(row["browsers"]) for row in await store.rows(others)}


class Presence:
    def __init__(self, tables: "Tables", channel: Channel) -> None:
        self._tables, self._store, self._channel = tables, tables.store, channel
        self._pending: set[str] = set()
        self._stored: dict[str, list[str]] = {}
        channel.subscribe("here", lambda worker, body: tables.start(self._look(*body)))

    def changed(self, table: Table) -> None:
        """Tell the other workers soon that somebody came to a table or left it."""
        if table.id not in self._pending:
            self._pending.add(table.id)
            self._tables.start(self._tell(table.id))

    async def _tell(self, table_id: str) -> None:
        await asyncio.sleep(TOGETHER)
        self._pending.discard(table_id)
        held = self._tables.held_as(table_id)
        here = sorted(watcher.browser for watcher in held.watchers) if held else []
        if here == self._stored.get(table_id, []):
            return
        place = {"table_id": table_id, "worker": self._store.worker, "browsers": msgspec.json.encode(here).decode()}
        away: Write = LOOK_AWAY, {"of_table": table_id, "me": self._store.worker}
        await self._store.write((LOOK, place) if here else away, *self._channel.publishing("here", {table_id: True}))
        if here:
            self._stored[table_id] = here
        else:
            self._stored.pop(table_id, None)

    async def _look(self, *table_ids: str) -> None:
        for table_id in table_ids:
            table = self._tables.held_as(table_id)
            if table is not None:
                self._take(table, await elsewhere(self._store, table_id))

    async def look_again(self) -> None:
        """Read the presence of all tables in memory again, after messages were missed."""
        self._stored.clear()
        for table in self._tables.held:
            self._take(table, await elsewhere(self._store, table.id))
            self.changed(table)

    async def left(self, gone: set[str]) -> None:
        """Drop the browsers that were connected to workers that have died."""
        for table in self._tables.held:
            if not gone.isdisjoint(table.elsewhere):
                self._take(table, {worker: here for worker, here in table.elsewhere.items() if worker not in gone})

    def _take(self, table: Table, now: dict[str, list[str]]) -> None:
        if now == table.elsewhere:
            return
        before = {browser for here in table.elsewhere.values() for browser in here}
        table.elsewhere = now
        for browser in before:
            table.saw(browser)
        table.came_or_went()
