"""Reviews of finished tables: worked out once, in a process that lets everybody else go first, and then kept."""

import asyncio
import contextlib
import logging
import os
from math import inf
from multiprocessing import get_context
from multiprocessing.connection import Connection
from time import monotonic

import msgspec
import sqlalchemy as sa

from fathom.bots.processes import end_with_parent
from fathom.games import load
from fathom.kernel.record.save import read as read_save
from fathom.kernel.record.save import replay, save
from fathom.lab.review import Review, Reviewer, read
from fathom.server.http.errors import Refused
from fathom.server.storage import schema
from fathom.server.storage.store import Store
from fathom.server.storage.writes import Conflict
from fathom.server.tables.table import Table
from fathom.server.workers import shared_work
from fathom.server.workers.shared_work import Told

log = logging.getLogger(__name__)

EVERY = 0.5  # seconds between two words about how far it is
WAITING = 20  # tables that may wait for their review
AGAIN = 60.0  # seconds after which a review that failed is tried again
SILENCE, LONGEST = 300.0, 7200.0  # seconds that a review may take between two words, and in all
UNWANTED = 120.0  # seconds after which a review that nobody has asked for again is dropped
LOWEST = 19  # priority, as Unix counts it


def work(pipe: Connection, name: str, record: bytes, budget: int) -> None:
    """Run in a process of its own: review a record, and tell of it on the way."""
    end_with_parent()
    if hasattr(os, "nice"):
        os.nice(LOWEST)
    game = load(name)
    reviewer = Reviewer(replay(game, read_save(record)), budget)
    told = monotonic()
    for done in reviewer.look():
        if monotonic() - told > EVERY and done < reviewer.total:
            found = msgspec.json.encode(reviewer.review()) if reviewer.course_known else b""
            pipe.send(Told(done / reviewer.total, found))
            told = monotonic()
    pipe.send(Told(1.0, msgspec.json.encode(reviewer.review())))


class Hung(RuntimeError):
    """A review that says nothing any more, or never ends."""


class Unwanted(Exception):
    """A review that nobody asks for any more."""


class Reviews:
    """One review at a time; those of other tables wait, as long as somebody asks for them now and then."""

    def __init__(self, store: Store, budget: int) -> None:
        self._store, self._budget = store, budget
        self._told: dict[str, Told] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._asked: dict[str, float] = {}
        self._failed: dict[str, float] = {}
        self._one_by_one = asyncio.Lock()

    async def of(self, table: Table) -> tuple[float, Review | None]:
        """How far the review of a finished table is, and what has been found. Who asks first sets it going."""
        if table.match is None or not table.match.over:
            raise Refused("not-over")
        if monotonic() - self._failed.get(table.id, -inf) < AGAIN:
            raise Refused("no-review", 503)
        self._asked[table.id] = monotonic()
        if table.id not in self._tasks:
            rows = await self._store.rows(sa.select(schema.reviews).where(schema.reviews.c.table_id == table.id))
            if rows:
                return 1.0, read(table.game, rows[0]["content"].encode())
            if self._store.shared and (told := await shared_work.share(self._store, table.id)) is not None:
                return told.progress, read(table.game, told.found) if told.found else None
            if table.id not in self._tasks:
                self._begin(table)
        told = self._told.get(table.id, Told(0.0))
        return told.progress, read(table.game, told.found) if told.found else None

    def _begin(self, table: Table) -> None:
        if len(self._tasks) >= WAITING:
            self._drop_unwanted()
            raise Refused("too-fast", 429)
        self._failed = {each: when for each, when in self._failed.items() if monotonic() - when < AGAIN}
        self._tasks[table.id] = asyncio.create_task(self._review(table))

    def _unwanted(self, table: str) -> bool:
        return monotonic() - self._asked.get(table, -inf) > UNWANTED

    def _drop_unwanted(self) -> None:
        for table, task in self._tasks.items():
            if self._unwanted(table):
                task.cancel()

    async def _review(self, table: Table) -> None:
        """Wait for one's turn, work, and keep the result; a failure is remembered for a while."""
        try:
            assert table.match is not None
            record, undone = save(table.match), table.undone
            async with self._one_by_one:
                found = await self._worked_out(table, record)
            row = await self._store.table(table.id)
            if row and (row["status"], row["undone"]) == ("over", undone):  # it was not taken back meanwhile
                with contextlib.suppress(Conflict):  # there is one already
                    await self._store.write((schema.NEW_REVIEWS, {"table_id": table.id, "content": found.decode()}))
        except Unwanted:
            log.info("the review of table %s was dropped: nobody asked for it any more", table.id)
        except EOFError:
            self._fails(table, "its process died")
        except Exception as error:
            self._fails(table, f"{type(error).__name__}: {error}")
        finally:
            if self._store.shared:
                await shared_work.end(self._store, table.id)
            del self._tasks[table.id]
            self._told.pop(table.id, None)
            self._asked.pop(table.id, None)

    def _fails(self, table: Table, why: str) -> None:
        log.warning("the review of table %s failed: %s", table.id, why)
        self._failed[table.id] = monotonic()

    async def _worked_out(self, table: Table, record: bytes) -> bytes:
        if self._unwanted(table.id):
            raise Unwanted
        context = get_context("spawn")
        ours, theirs = context.Pipe(duplex=False)
        process = context.Process(target=work, args=(theirs, table.game.name, record, self._budget), daemon=True)
        process.start()
        theirs.close()
        began = monotonic()
        try:
            while (told := await self._word(table.id, ours)).progress < 1.0:
                if monotonic() - began > LONGEST:
                    raise Hung(f"not ready after {LONGEST:g} s")
                self._told[table.id] = told
                if self._store.shared:
                    age = await shared_work.tell(self._store, table.id, told)
                    self._asked[table.id] = max(self._asked[table.id], monotonic() - age)
            return told.found
        finally:
            process.kill()  # a thread that still waits for its next word hears that there is none
            process.join()

    async def _word(self, table: str, pipe: Connection) -> Told:
        """The next word from a review, as long as somebody wants it; but no review may be silent for long."""
        began = monotonic()
        while not await asyncio.to_thread(pipe.poll, EVERY):
            if self._unwanted(table):
                raise Unwanted
            if monotonic() - began > SILENCE:
                raise Hung(f"not a word for {SILENCE:g} s")
        if self._unwanted(table):
            raise Unwanted
        told: Told = pipe.recv()
        return told

    async def close(self) -> None:
        for task in list(self._tasks.values()):
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task
