"""All tables of a server: loads them from the store, writes their changes, notifies watchers, and drops idle ones."""

import asyncio
import logging
import time
from collections.abc import Sequence

import sqlalchemy as sa

from fathom.kernel import Match
from fathom.kernel.state.fairness import Origin
from fathom.server import wire
from fathom.server.http.errors import Refused, stale
from fathom.server.http.limits import ImportQuota
from fathom.server.settings import Settings
from fathom.server.storage import rows, schema
from fathom.server.storage.store import Conflict, Store, Write, told
from fathom.server.tables import automatic_play, opening, reopening
from fathom.server.tables.crew import Crew
from fathom.server.tables.parked_clocks import ParkedClocks
from fathom.server.tables.table import Seat, Table

log = logging.getLogger(__name__)

KEPT = 500  # tables held in memory while nobody watches them
UNUSED, TIDY_EACH = 1800.0, 20.0  # seconds
NOTED = 600.0  # seconds between two notes of when a browser was last seen
News = tuple[str, int]
"""What the table is told about a seat: the key of a line, and the seat that brought it about (or -1)."""


class Tables:
    def __init__(self, store: Store, crew: Crew, settings: Settings) -> None:
        self.store = store
        store.on_replaced = self.drop_all
        self.crew = crew
        self.settings = settings
        self.promises = opening.Promises()
        self.imports = ImportQuota(settings)
        self._open: dict[str, Table] = {}
        self._opening: dict[str, asyncio.Lock] = {}
        self.parked_clocks = ParkedClocks()
        self.attended: set[str] = set()  # tables that wait, or lately did, for a bot or a clock
        self.checking = asyncio.Lock()  # a record is checked alone: it may take a processor for seconds

    @property
    def held(self) -> list[Table]:
        """The tables in memory."""
        return list(self._open.values())

    async def open(self, table_id: str) -> Table:
        """The table of that id, from memory or from the store."""
        table = self._open.get(table_id)
        if table is None:
            try:
                async with self._opening.setdefault(table_id, asyncio.Lock()):
                    table = self._open.get(table_id) or await self._load(table_id)
            finally:
                self._opening.pop(table_id, None)
        else:
            self._open[table_id] = self._open.pop(table_id)  # the tables used last stand at the end
            table.used = time.monotonic()
        return table

    async def _load(self, table_id: str) -> Table:
        before = self.store.times_replaced
        table = None if self.store.replaced else await reopening.load(self.store, table_id)
        if table is None or self.store.times_replaced != before:
            raise Refused("server-replaced", 503)
        self.parked_clocks.restore(table)
        self.keep(table)
        self.changed(table)
        return table

    def keep(self, table: Table) -> None:
        self._open[table.id] = table
        if len(self._open) > KEPT:
            oldest = next((each for each in self._open.values() if each.idle and each is not table), None)
            if oldest is not None:
                self.put_away(oldest)

    def tidy(self) -> None:
        """Drop tables that nobody has used for long, and of the others the oldest as long as all weigh too much."""
        idle = sorted((table for table in self.held if table.idle), key=lambda table: table.used)
        excess = sum(table.weight for table in self.held) - self.settings.table_megabytes * 1e6
        for table in idle:
            if excess > 0 or time.monotonic() - table.used > UNUSED:
                excess -= table.weight
                self.put_away(table)

    def put_away(self, table: Table) -> None:
        """Drop a table at which nobody is; nothing fetches it back but a visitor, or a clock that runs out."""
        if not automatic_play.automatic(table):
            self.attended.discard(table.id)
        self.forget(table)

    async def tidy_forever(self) -> None:
        while True:
            await asyncio.sleep(TIDY_EACH)
            self.tidy()

    def is_stale(self, table: Table) -> bool:
        """Whether a table was dropped from memory since somebody got hold of it."""
        return self._open.get(table.id) is not table

    def forget(self, table: Table) -> None:
        """Drop a table from memory; whoever asks for it next gets it from the store, and lines ask at once."""
        if not self.is_stale(table):
            self.parked_clocks.park(table)
            del self._open[table.id]
        if table.bots_task and table.bots_task is not asyncio.current_task():
            table.bots_task.cancel()
        table.changed()

    async def resume(self) -> None:
        """After a start: reopen the tables that wait for a bot or run by a clock."""
        running = sa.select(schema.tables.c.id).where(schema.tables.c.status == "playing")
        bots = sa.select(schema.seats.c.table_id).where(schema.seats.c.kind == "bot")
        timed = schema.tables.c.terms[("clock", "pace")].as_string() != "none"
        wanted = running.where(sa.or_(schema.tables.c.id.in_(bots), timed)).order_by(schema.tables.c.created.desc())
        for row in await self.store.rows(wanted.limit(KEPT)):
            try:
                await self.open(row["id"])
            except Exception:
                log.exception("table %s cannot be reopened", row["id"])

    def drop_all(self) -> None:
        """Drop every table from memory: another server may have written since. Bots and clocks go on later."""
        log.error("another server has taken the database: %d tables are dropped", len(self.held))
        self.attended.update(table.id for table in self.held if automatic_play.automatic(table))
        for table in self.held:
            self.forget(table)

    async def close(self) -> None:
        for table in self.held:
            self.forget(table)

    # ------------------------------------------------------------------------------------------ writing

    def is_stored(self, table: Table) -> bool:
        """Whether a table is as it is on disk: what is shown of it must be read before the next `await`."""
        return not table.unstored and self._open.get(table.id) is table

    async def stored(self, table: Table) -> Table:
        """A table as it is on disk, perhaps opened anew."""
        while not self.is_stored(table):
            if self.is_stale(table):
                table = await self.open(table.id)
            else:
                await table.settled()
        return table

    async def whole(self, table: Table) -> Table:
        """A table as it is on disk, with all that ever happened at it in memory."""
        table = await self.stored(table)
        if table.match is not None:
            await asyncio.to_thread(table.match.record.recall)
            table = await self.stored(table)
        return table

    def playing(self, table: Table) -> Match:
        """The match of a table that holds the truth: one dropped from memory may believe what was never stored."""
        if self.is_stale(table):
            raise stale()
        match = table.match
        if match is None:
            raise Refused("not-started")
        return match

    def changed(self, table: Table, only: int | None = None) -> None:
        """Tell the watchers, or only those who hold a seat, and let bots answer if it is their turn."""
        table.changed(only)
        automatic_play.wake(self, table)

    def answered(self, table: Table, seat: int) -> None:
        """The same when a seat has answered, and only the match has changed."""
        table.answered(seat)
        automatic_play.wake(self, table)

    async def commit(self, table: Table, writes: list[Write], *, ahead: bool = True) -> None:
        """Write. If memory is ahead, nobody sees it before it is on disk; if it never is, memory is forgotten."""
        if self.is_stale(table):
            raise stale()
        table.unstored = ahead
        try:
            await self.store.write(*writes)
        except Conflict:
            self.forget(table)
            raise stale() from None
        except Exception as error:
            self.forget(table)
            self.attended.add(table.id)  # whoever played by himself there shall go on
            log.error("table %s: a write failed, nothing of it was shown: %s", table.id, told(error))
            raise Refused("not-stored", 503) from None
        except BaseException:
            self.forget(table)
            self.attended.add(table.id)
            raise
        table.unstored = False

    async def reseat(
        self,
        table: Table,
        seat: Seat,
        news: Sequence[News] = (),
        *,
        origin: Origin | None = None,
        start: bool = False,
    ) -> None:
        """Store who sits on a seat and which browsers hold it, what the table is told of it, and a start, all or none.

        `origin` holds a new share. The caller holds the table's lock.
        """
        writes = rows.held_anew(table, seat)
        told = [rows.of_notice(table, seat, key, by, number) for number, (key, by) in enumerate(news, table.chat.count)]
        writes += [(schema.NEW_CHAT, row) for row in told]
        if origin is not None:
            table.origin = origin
            writes.append((schema.SET_ORIGIN, {"of_table": table.id, "origin": rows.of_origin(origin)}))
        if start:
            table.seats[seat.seat] = seat
            writes += opening.starting(table)
        await self.commit(table, writes)
        table.seats[seat.seat] = seat
        table.chat.add(*told)

    async def note(self, table: Table, browser: str) -> None:
        """Keep, now and then, when a browser with a seat was last seen."""
        table.saw(browser)
        seen = table.last_seen.get(browser)
        if seen is not None and seen - table.noted.get(browser, 0.0) > NOTED:
            table.noted[browser] = seen
            try:
                await self.store.write((schema.SET_SEEN, {"of_table": table.id, "of_browser": browser, "seen": seen}))
            except Exception as error:
                log.warning("when somebody was last seen could not be stored: %s", told(error))

    async def save_line(self, table: Table, line: wire.ChatLine) -> None:
        row = rows.of_line(table, line)
        await self.commit(table, [(schema.NEW_CHAT, row)], ahead=False)
        table.chat.add(row)
        table.changed()
