"""What a worker shares with the others: channel, roster, presence, rate limits, takeover."""

import asyncio
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any

import sqlalchemy as sa

from fathom.server.http.limits import Buckets
from fathom.server.storage import schema
from fathom.server.workers import takeover
from fathom.server.workers.channel import Channel
from fathom.server.workers.presence import Presence
from fathom.server.workers.remote_crews import Crews
from fathom.server.workers.roster import Roster

if TYPE_CHECKING:
    from fathom.server.tables.registry import Tables

TOLD_EACH, WORTH_TELLING = 1.0, 10.0  # seconds, and calls of one caller since it was last told of

heads = schema.heads.c


class Peers:
    def __init__(self, tables: "Tables", limits: dict[str, Buckets], metrics: Callable[[], str]) -> None:
        self._tables, self._limits = tables, limits
        self.channel = Channel(tables.store, self._missed)
        self.roster = Roster(tables.store, self.channel, metrics)
        self.roster.on_beat.append(partial(takeover.take_over_orphans, tables))
        self.crews = Crews(tables.store, self.channel, self.roster)
        self.presence = Presence(tables, self.channel)
        self.roster.on_left.append(self.presence.left)
        self.roster.on_back.append(self.presence.look_again)
        self.channel.subscribe("changed", self._changed)
        self.channel.subscribe("seen", self._seen)
        self.channel.subscribe("taken", self._taken)

    async def open(self) -> None:
        await self.channel.open()
        await self.roster.open()
        self._tables.start(self._tell_what_was_taken())

    async def close(self) -> None:
        await self.roster.close()
        await self.channel.close()

    def _changed(self, worker: str, revisions: dict[str, Any]) -> None:
        for table_id, (revision, note) in revisions.items():
            self._tables.changed_elsewhere(table_id, revision, note)

    def _seen(self, worker: str, browsers: dict[str, Any]) -> None:
        for table_id, browser in browsers.items():
            table = self._tables.held_as(table_id)
            if table is not None:
                table.saw(browser)

    def _taken(self, worker: str, costs: dict[str, Any]) -> None:
        for name_and_caller, cost in costs.items():
            name, _, caller = name_and_caller.partition(":")
            self._limits[name].taken_elsewhere(caller, cost)

    async def _tell_what_was_taken(self) -> None:
        """Once a second tell the others what callers have taken here: rate limits hold for all workers together."""
        while True:
            await asyncio.sleep(TOLD_EACH)
            told = {
                f"{name}:{caller}": cost
                for name, buckets in self._limits.items()
                for caller, cost in buckets.untold(min(WORTH_TELLING, buckets.burst / 20)).items()
            }
            if told:
                await self.channel.publish("taken", told)

    def _missed(self) -> None:
        self._tables.start(self._catch_up())

    async def _catch_up(self) -> None:
        """Check all tables in memory after messages were missed."""
        for table in self._tables.held:
            found = sa.select(heads.revision).where(heads.table_id == table.id)
            for row in await self._tables.store.rows(found):
                self._tables.changed_elsewhere(table.id, row["revision"])
            await asyncio.sleep(0)
        await self.presence.look_again()
