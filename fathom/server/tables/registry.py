"""All tables of a server: loads them from the store, writes their changes, notifies watchers, and drops idle ones."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from typing import Any, TypeVar

import sqlalchemy as sa

from fathom.kernel import Match
from fathom.kernel.state.fairness import Origin
from fathom.server import metrics, wire
from fathom.server.http.errors import Overtaken, Refused, stale
from fathom.server.http.limits import Buckets, Quota
from fathom.server.settings import Settings
from fathom.server.storage import rows, schema
from fathom.server.storage.store import Store
from fathom.server.storage.writes import Conflict, Write, told
from fathom.server.tables import automatic_play, opening, reopening
from fathom.server.tables.crew import Crew
from fathom.server.tables.parked_clocks import ParkedClocks
from fathom.server.tables.table import Seat, Table
from fathom.server.workers import following, table_revisions
from fathom.server.workers.peers import Peers
from fathom.server.workers.presence import elsewhere

log = logging.getLogger(__name__)

KEPT = 500  # tables held in memory while nobody watches them
UNUSED, TIDY_EACH = 1800.0, 20.0  # seconds
NOTED, NOTED_SHARED = 600.0, 10.0  # seconds between two notes of when a browser was last seen; others may ask
CODE_TRIES = (10 / 60, 10.0)  # of recovery codes from one address: a second, and at once
TRIES = 10  # at what several workers do at the same moment
ADMIN_TRIES = 5  # wrong keys of the operator from one address in ten minutes

T = TypeVar("T")
News = tuple[str, int]
"""What the table is told about a seat: the key of a line, and the seat that brought it about (or -1)."""


class Tables:
    def __init__(self, store: Store, crew: Crew, settings: Settings, limits: dict[str, Buckets] | None = None) -> None:
        self.store = store
        self.crew = crew
        self.settings = settings
        self.promises = opening.Promises(store)
        self.imports = Quota("imports", settings.imports_per_minute / 60, settings.import_burst, "too-many-imports")
        self.sending = Quota("sending", settings.sends_per_hour / 3600, settings.send_burst, "too-many-sent")
        self.mails_to = Quota("mails", settings.sends_per_hour / 3600, settings.send_burst / 2, "too-many-sent")
        self.code_tries = Buckets(*CODE_TRIES)
        self._open: dict[str, Table] = {}
        self._opening: dict[str, asyncio.Lock] = {}
        self.parked_clocks = ParkedClocks()
        self.attended: set[str] = set()  # tables that wait, or lately did, for a bot or a clock
        self.checking = asyncio.Lock()  # a record is checked alone: it may take a processor for seconds
        self.reporting = Quota("reports", settings.reports_per_hour / 3600, settings.report_burst, "too-many-sent")
        self.remarking = Quota("remarks", settings.remarks_per_minute / 60, settings.remark_burst, "too-many-sent")
        self.admin_tries = Buckets(ADMIN_TRIES / 600, ADMIN_TRIES)
        invited, told_often = settings.invitations_per_minute / 60, settings.announcements_per_hour / 3600
        self.inviting = Quota("invitations", invited, settings.invitation_burst, "too-many-sent")
        self.announcing = Quota("announcements", told_often, settings.announcement_burst, "too-many-sent")
        sent = (self.sending, self.mails_to, self.reporting, self.remarking, self.inviting, self.announcing)
        tries = {"admin": self.admin_tries, "recovery codes": self.code_tries}
        shared = [limits or {}, tries, *(each.limits for each in (self.imports, *sent))]
        told = {name: buckets for each in shared for name, buckets in each.items()}
        self.peers = Peers(self, told, self.counted) if store.shared else None
        if self.peers is not None:
            crew.send_to(self.peers.crews)
        self._news: dict[str, int] = {}  # revisions of tables that are being opened, by what other workers tell
        self._tasks: set[asyncio.Task[None]] = set()

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
                self._news.pop(table_id, None)
        else:
            self._open[table_id] = self._open.pop(table_id)  # the tables used last stand at the end
            table.used = time.monotonic()
        return table

    async def open_as_stored(self, table_id: str) -> Table:
        """The same, at the stored revision or later: nobody is shown an older state than another worker has shown."""
        held = self._open.get(table_id) if self.store.shared else None
        table = await self.open(table_id)
        if table is held:
            revision = await table_revisions.read_revision(self.store, table_id)
            if revision > table.revision.number:
                await following.follow(self, table, revision)
                table = await self.open(table_id)
        return table

    async def _load(self, table_id: str) -> Table:
        table = await (self._load_shared(table_id) if self.store.shared else reopening.load(self.store, table_id))
        if self.store.shared:
            self.parked_clocks.drop(table_id)  # where the clock stands is in the database
        else:
            self.parked_clocks.restore(table)
        self.keep(table)
        self.changed(table)
        return table

    async def _load_shared(self, table_id: str) -> Table:
        """Load a table, all of it at one revision."""
        for _ in range(TRIES):
            head = await table_revisions.read_head(self.store, table_id)
            try:
                table = await reopening.load(self.store, table_id, head)
            except Conflict:
                continue
            table.elsewhere = await elsewhere(self.store, table_id)
            after = await table_revisions.read_head(self.store, table_id)
            if after is not None and table.revision.number == after["revision"] >= self._news.get(table_id, 0):
                table.keeper = after["keeper"]
                return table
        raise stale()

    def keep(self, table: Table) -> None:
        self._open[table.id] = table
        if len(self._open) > KEPT:
            oldest = next((each for each in self._open.values() if each.idle and each is not table), None)
            if oldest is not None:
                self.put_away(oldest)

    def tidy(self) -> None:
        """Drop tables that were not used for long, then the least recently used while memory is above its limit."""
        idle = sorted((table for table in self.held if table.idle), key=lambda table: table.used)
        excess = sum(table.weight for table in self.held) - self.settings.table_megabytes * 1e6
        for table in idle:
            if excess > 0 or time.monotonic() - table.used > UNUSED:
                excess -= table.weight
                self.put_away(table)

    def put_away(self, table: Table) -> None:
        """Drop a table without watchers; a visitor, or a clock that runs out, loads it again."""
        if not automatic_play.automatic(table):
            self.attended.discard(table.id)
        self.forget(table)

    # ------------------------------------------------------------------------------------ other workers

    def keeps(self, table: Table) -> bool:
        """Whether this worker runs the table's bots and clocks."""
        return not self.store.shared or table.keeper == self.store.worker

    def held_as(self, table_id: str) -> Table | None:
        """The table of that id, if it is in memory."""
        return self._open.get(table_id)

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        """Run something in the background; errors are logged."""

        async def guarded() -> None:
            try:
                await work
            except Exception:
                log.exception("something that nobody waits for went wrong")

        task = asyncio.create_task(guarded())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def changed_elsewhere(self, table_id: str, revision: int, note: Any = None) -> None:
        """Handle another worker's change, which its message (`note`) may hold."""
        table = self._open.get(table_id)
        if table is not None and table.revision.number < revision:
            if not following.hear(self, table, revision, note):
                self.start(following.follow(self, table, revision))
        elif table is None and table_id in self._opening:
            self._news[table_id] = max(revision, self._news.get(table_id, 0))

    def counted(self) -> str:
        """The metrics of this worker, for Prometheus."""
        metrics.TABLES.set(len(self._open))
        metrics.LINES.set(sum(len(table.watchers) for table in self.held))
        return metrics.own_metrics()

    async def take_over(self, table_id: str) -> None:
        """Run the table's bots and clocks at this worker from now on."""
        self.attended.add(table_id)
        try:
            table = await self.open(table_id)
        except Refused as error:
            log.warning("table %s cannot be taken over: %s", table_id, error)
            return
        table.keeper = self.store.worker
        automatic_play.wake(self, table)

    async def again(self, table: Table, act: Callable[[Table], Awaitable[T]], *, whatever: bool = False) -> T:
        """Act at a table; try again if another worker has stored an answer or a chat line there at the same moment.

        After any other change it tries again only with `whatever`, for actions that check everything themselves.
        """
        rebuilt = table.revision.rebuilt
        for _ in range(TRIES):
            try:
                return await act(table)
            except Overtaken:
                table = await self.open(table.id)
                if table.revision.rebuilt != rebuilt and not whatever:
                    raise
        raise stale()

    # ------------------------------------------------------------------------------------------- memory

    async def tidy_forever(self) -> None:
        while True:
            await asyncio.sleep(TIDY_EACH)
            self.tidy()

    def is_stale(self, table: Table) -> bool:
        """Whether a table was dropped from memory since the caller got it."""
        return self._open.get(table.id) is not table

    def forget(self, table: Table) -> None:
        """Drop a table from memory; its next user, at once each live connection, loads it from the database."""
        if not self.is_stale(table):
            if self.keeps(table):
                self.parked_clocks.park(table)
            del self._open[table.id]
        if table.bots_task and table.bots_task is not asyncio.current_task():
            table.bots_task.cancel()
        table.changed()

    async def resume(self) -> None:
        """After a start, reopen the tables that wait for a bot or have a clock. Several workers share them out."""
        if self.peers is not None:
            await self.peers.open()
            return
        running = sa.select(schema.tables.c.id).where(schema.tables.c.status == "playing")
        bots = sa.select(schema.seats.c.table_id).where(schema.seats.c.kind == "bot")
        timed = schema.tables.c.terms[("clock", "pace")].as_string() != "none"
        wanted = running.where(sa.or_(schema.tables.c.id.in_(bots), timed)).order_by(schema.tables.c.created.desc())
        for row in await self.store.rows(wanted.limit(KEPT)):
            try:
                await self.open(row["id"])
            except Exception:
                log.exception("table %s cannot be reopened", row["id"])

    async def close(self) -> None:
        for table in self.held:
            self.forget(table)
        if self.peers is not None:
            await self.peers.close()
        for task in self._tasks:
            task.cancel()

    # ------------------------------------------------------------------------------------------ writing

    def is_stored(self, table: Table) -> bool:
        """Whether a table in memory is the same as on disk. Read what is to be shown before the next `await`."""
        return not table.unstored and self._open.get(table.id) is table

    async def stored(self, table: Table) -> Table:
        """A table as it is on disk, reloaded if necessary."""
        while not self.is_stored(table):
            if self.is_stale(table):
                table = await self.open(table.id)
            else:
                await table.settled()
        return table

    async def whole(self, table: Table) -> Table:
        """A table as it is on disk, with its whole record in memory."""
        table = await self.stored(table)
        if table.match is not None:
            await asyncio.to_thread(table.match.record.recall)
            table = await self.stored(table)
        return table

    def still_held(self, table: Table) -> None:
        """Refuse to use a table that was dropped from memory: it may hold what was never stored."""
        if self.is_stale(table):
            raise stale()

    def playing(self, table: Table) -> Match:
        """The match of a table; refused if the game has not begun or the table was dropped from memory."""
        self.still_held(table)
        match = table.match
        if match is None:
            raise Refused("not-started")
        return match

    def changed(self, table: Table, only: int | None = None) -> None:
        """Notify all watchers, or `only` those who hold a seat, and let bots answer if it is their turn."""
        table.changed(only)
        automatic_play.wake(self, table)

    def answered(self, table: Table, seat: int) -> None:
        """The same when a seat has answered, and only the match has changed."""
        table.answered(seat)
        automatic_play.wake(self, table)

    async def commit(
        self,
        table: Table,
        writes: list[Write],
        *,
        ahead: bool = True,
        played: bool = False,
        restarts_clock: bool = False,
    ) -> None:
        """Write. What memory holds `ahead` of the database is shown to nobody before it is stored; if the write fails,
        the table is dropped from memory.

        `played`: only answers were given, which other workers can apply; `restarts_clock`: other seats are asked now.
        """
        if self.is_stale(table):
            raise stale()
        table.unstored, revision = ahead, table.revision
        if self.store.shared:
            lines = [values for statement, values in writes if statement is schema.NEW_CHAT]
            rebuilt = ahead and not played
            if ahead:
                table.keeper = self.store.worker
            revision, fence = table_revisions.advance(table, len(lines), rebuilt=rebuilt, restarts_clock=restarts_clock)
            writes = [*writes, fence]
        try:
            await self.store.write(*writes)
        except Conflict:
            metrics.CONFLICTS.inc()
            self.forget(table)
            raise Overtaken from None
        except Refused:  # what was sent cannot be kept
            self.forget(table)
            raise
        except Exception as error:
            self.forget(table)
            self.attended.add(table.id)  # whoever played by himself there shall go on
            log.error("table %s: a write failed, nothing of it was shown: %s", table.id, told(error))
            raise Refused("not-stored", 503) from None
        except BaseException:
            self.forget(table)
            self.attended.add(table.id)
            raise
        table.unstored, table.revision = False, revision

    async def reseat(
        self,
        table: Table,
        seat: Seat,
        news: Sequence[News] = (),
        *,
        origin: Origin | None = None,
        start: bool = False,
    ) -> None:
        """Store who sits on a seat, the browsers that hold it, its chat notice and the start of the game, all or none.

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
        await self.commit(table, writes, restarts_clock=start)
        table.seats[seat.seat] = seat
        table.chat.add(*told)

    async def note(self, table: Table, browser: str) -> None:
        """Store, now and then, when a browser with a seat was last seen."""
        table.saw(browser)
        seen = table.last_seen.get(browser)
        if seen is not None and seen - table.noted.get(browser, 0.0) > (NOTED_SHARED if self.store.shared else NOTED):
            table.noted[browser] = seen
            try:
                told_all = self.peers.channel.publishing("seen", {table.id: browser}) if self.peers else []
                noted: Write = schema.SET_SEEN, {"of_table": table.id, "of_browser": browser, "seen": seen}
                await self.store.write(noted, *told_all)
            except Exception as error:
                log.warning("when somebody was last seen could not be stored: %s", told(error))

    async def save_line(self, table: Table, line: wire.ChatLine) -> None:
        row = rows.of_line(table, line)
        await self.commit(table, [(schema.NEW_CHAT, row)], ahead=False)
        table.chat.add(row)
        table.changed()

    async def save_proposal(self, table: Table) -> None:
        """Store the proposal for the other workers. The caller holds the table's lock."""
        if self.store.shared:
            await self.commit(table, [], played=True)
        self.changed(table)

    def came_or_went(self, table: Table) -> None:
        """Handle a live connection that was opened or closed."""
        table.came_or_went()
        if self.peers is not None:
            self.peers.presence.changed(table)
