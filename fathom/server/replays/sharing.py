"""Shared replays: one person leads through a finished game, others follow by a link and talk beside it.

The moment that a replay shows is stored, so any worker can answer for it, also after a restart. Followers long-poll for
news; each change wakes those who wait, also at other workers.
"""

import asyncio
import contextlib
import secrets
import time
from collections.abc import Iterator
from typing import Any

import sqlalchemy as sa

from fathom.server import wire
from fathom.server.http.errors import Refused
from fathom.server.live import views
from fathom.server.replays import remarks, schema
from fathom.server.storage.writes import Conflict, Write
from fathom.server.tables.registry import Tables
from fathom.server.tables.table import Table, new_id

WAIT = 4.0  # seconds for which news are waited for: less than a server that stops takes to finish
NOTED = 10.0  # seconds between two notes that somebody still follows
AWAY = 30.0  # seconds after which whoever is not heard of has gone
OLD = 30 * 86_400.0  # seconds after which a replay that nobody moves is dropped, with what was said
MOST_FOLLOWERS = 100
Row = dict[str, Any]
replays, follows = schema.shared_replays.c, schema.followers.c


class ReplayNotifier:
    """Wakes the requests that wait for a replay to change, at this worker and at the others."""

    def __init__(self, tables: Tables) -> None:
        self._waiting: dict[str, set[asyncio.Event]] = {}
        self._channel = tables.peers.channel if tables.peers else None
        if self._channel is not None:
            self._channel.subscribe("replays", self._changed_elsewhere)

    def _changed_elsewhere(self, worker: str, replays: dict[str, Any]) -> None:
        for replay_id in replays:
            self._wake(replay_id)

    def _wake(self, replay_id: str) -> None:
        for each in self._waiting.get(replay_id, ()):
            each.set()

    async def notify(self, replay_id: str) -> None:
        self._wake(replay_id)
        if self._channel is not None:
            await self._channel.publish("replays", {replay_id: 1})

    @contextlib.contextmanager
    def subscribed(self, replay_id: str) -> Iterator[asyncio.Event]:
        """An event that is set as soon as the replay changes."""
        event = asyncio.Event()
        waiting = self._waiting.setdefault(replay_id, set())
        waiting.add(event)
        try:
            yield event
        finally:
            waiting.discard(event)
            if not waiting:
                self._waiting.pop(replay_id, None)


class SharedReplays:
    """The shared replays of a server."""

    def __init__(self, tables: Tables) -> None:
        self._tables, self._store, self._notifier = tables, tables.store, ReplayNotifier(tables)

    async def open(self, table: Table, browser: str, wish: wire.NewReplay) -> wire.SharedReplay:
        """Begin a replay that this browser leads."""
        remarks.check_moment(table, wish.moment)
        views.may_see(table, wish.viewpoint, browser)
        await remarks.check_may_write(self._store, table, browser)
        name, now, replay_id = remarks.name_of(table, browser, wish.name), time.time(), secrets.token_urlsafe(24)
        row = {"id": replay_id, "table_id": table.id, "lead": browser, "moment": wish.moment}
        row |= {"viewpoint": wish.viewpoint, "revision": 1, "at": now}
        drops = (schema.DROP_OLD_REMARKS, schema.DROP_OLD_FOLLOWERS, schema.DROP_OLD_REPLAYS)
        old: list[Write] = [(drop, {"before": now - OLD}) for drop in drops]
        follower = {"replay_id": replay_id, "browser": browser, "id": new_id(), "name": name, "seen": now}
        await self._store.write(*old, (schema.NEW_REPLAY, row), (schema.NEW_FOLLOWER, follower))
        return await self.show(replay_id, browser)

    async def follow(self, replay_id: str, browser: str, name: str) -> wire.SharedReplay:
        """Join the followers."""
        row, table = await self._found(replay_id)
        people = await self._people(replay_id)
        if all(each["browser"] != browser for each in people):
            await remarks.check_may_write(self._store, table, browser)
            if len(people) >= MOST_FOLLOWERS:
                raise Refused("too-many-follow")
            called = remarks.name_of(table, browser, name)
            follower = {"replay_id": replay_id, "browser": browser, "id": new_id(), "name": called}
            with contextlib.suppress(Conflict):  # the same browser, twice at once
                await self._change(row["id"], (schema.NEW_FOLLOWER, {**follower, "seen": time.time()}))
        return await self.show(replay_id, browser)

    async def news(self, replay_id: str, browser: str, after: int) -> wire.SharedReplay:
        """The replay, once it is newer than revision `after`, or after `WAIT` seconds."""
        with self._notifier.subscribed(replay_id) as changed:
            row, _ = await self._found(replay_id)
            await self._note(replay_id, browser)
            if row["revision"] <= after:
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(changed.wait(), WAIT)
        return await self.show(replay_id, browser)

    async def show(self, replay_id: str, browser: str) -> wire.SharedReplay:
        """The replay as one of its followers sees it."""
        row, table = await self._found(replay_id)
        people = await self._people(replay_id)
        if all(each["browser"] != browser for each in people):
            raise Refused("not-following", 403)
        return wire.SharedReplay(
            id=row["id"],
            table_id=table.id,
            moment=row["moment"],
            viewpoint=row["viewpoint"],
            revision=row["revision"],
            leading=row["lead"] == browser,
            can_lead=not self._leads(row, people),
            people=[
                wire.Follower(
                    each["id"], each["name"], each["browser"] == row["lead"], each["browser"] == browser, _here(each)
                )
                for each in people
            ],
            chat=await remarks.chat_of(self._tables, table, browser, replay_id),
        )

    async def move(self, replay_id: str, browser: str, wish: wire.MoveReplay) -> wire.SharedReplay:
        """Show another moment or another viewpoint; only the leader can."""
        _, table = await self._found(replay_id)
        remarks.check_moment(table, wish.moment)
        views.may_see(table, wish.viewpoint, browser)
        change = schema.shared_replays.update().where(replays.id == replay_id, replays.lead == browser)
        moved = change.values(
            moment=wish.moment, viewpoint=wish.viewpoint, revision=replays.revision + 1, at=time.time()
        )
        if not await self._store.changed_rows(moved.returning(replays.revision)):
            raise Refused("not-leading", 403)
        await self._notifier.notify(replay_id)
        return await self.show(replay_id, browser)

    async def hand_over(self, replay_id: str, browser: str, to: str) -> wire.SharedReplay:
        """Make a follower the leader. The leader may choose anybody; others only themselves, if the leader has gone."""
        row, _ = await self._found(replay_id)
        people = await self._people(replay_id)
        after = next((each["browser"] for each in people if each["id"] == to), None)
        if after is None:
            raise Refused("not-following", 404)
        if row["lead"] != browser and (after != browser or self._leads(row, people)):
            raise Refused("not-leading", 403)
        change = schema.shared_replays.update().where(replays.id == replay_id, replays.lead == row["lead"])
        led = change.values(lead=after, revision=replays.revision + 1, at=time.time())
        if not await self._store.changed_rows(led.returning(replays.revision)):
            raise Refused("not-leading", 403)
        await self._notifier.notify(replay_id)
        return await self.show(replay_id, browser)

    async def say(self, replay_id: str, browser: str, text: str) -> wire.SharedReplay:
        row, table = await self._found(replay_id)
        mine = [each for each in await self._people(replay_id) if each["browser"] == browser]
        if not mine:
            raise Refused("not-following", 403)
        await remarks.check_may_write(self._store, table, browser)
        await self._change(
            replay_id, remarks.written_down(table, browser, mine[0]["name"], row["moment"], text, replay_id)
        )
        return await self.show(replay_id, browser)

    async def leave(self, replay_id: str, browser: str) -> None:
        await self._change(replay_id, (schema.DROP_FOLLOWER, {"of_replay": replay_id, "of_browser": browser}))

    async def remark_changed(self, replay_id: str) -> None:
        """Tell the followers that a line of the chat was removed."""
        if replay_id:
            await self._change(replay_id)

    async def _change(self, replay_id: str, *writes: Write) -> None:
        changed: Write = schema.CHANGED, {"of_replay": replay_id, "now": time.time()}
        await self._store.write(*writes, changed)
        await self._notifier.notify(replay_id)

    async def _found(self, replay_id: str) -> tuple[Row, Table]:
        """A replay and its table, which must still be over."""
        rows = await self._store.rows(sa.select(schema.shared_replays).where(replays.id == replay_id))
        if not rows:
            raise Refused("no-such-replay", 404)
        return rows[0], await remarks.finished(self._tables, rows[0]["table_id"])

    async def _people(self, replay_id: str) -> list[Row]:
        wanted = sa.select(schema.followers).where(follows.replay_id == replay_id)
        return await self._store.rows(wanted.order_by(follows.name, follows.id))

    async def _note(self, replay_id: str, browser: str) -> None:
        """Store now and then that somebody still follows; the others are told when somebody comes back."""
        known = sa.select(follows.seen).where(follows.replay_id == replay_id, follows.browser == browser)
        rows, now = await self._store.rows(known), time.time()
        if not rows:
            raise Refused("not-following", 403)
        if now - rows[0]["seen"] > NOTED:
            seen: Write = schema.SET_SEEN, {"of_replay": replay_id, "of_browser": browser, "now": now}
            await (self._change(replay_id, seen) if now - rows[0]["seen"] > AWAY else self._store.write(seen))

    def _leads(self, row: Row, people: list[Row]) -> bool:
        """Whether the leader is still there."""
        return any(each["browser"] == row["lead"] and _here(each) for each in people)


def _here(follower: Row) -> bool:
    return bool(time.time() - follower["seen"] < AWAY)
