"""Reviews of finished tables: worked out once, in a process of the lowest priority, and then stored."""

import asyncio
import contextlib
import logging
import os
import time
from math import inf
from multiprocessing import get_context
from multiprocessing.connection import Connection
from time import monotonic
from typing import Any

import msgspec
import sqlalchemy as sa

from fathom.bots.processes import end_with_parent
from fathom.games import load
from fathom.kernel.record.save import read as read_save
from fathom.kernel.record.save import replay, save
from fathom.lab.reviews.review import Review, Reviewer, read
from fathom.server.http.errors import Refused
from fathom.server.storage import schema
from fathom.server.storage.store import Store
from fathom.server.storage.writes import Conflict, Write
from fathom.server.tables.table import Table, new_id
from fathom.server.workers import shared_work
from fathom.server.workers.job_queue import Job
from fathom.server.workers.remote_crews import FAULTS, Crews, Lost
from fathom.server.workers.shared_work import Told

log = logging.getLogger(__name__)

EVERY = 0.5  # seconds between two words about how far it is
WAITING = 20  # tables that may wait for their review
AGAIN = 60.0  # seconds after which a review that failed is tried again
SILENCE, LONGEST = 300.0, 7200.0  # seconds that a review may take between two words, and in all
UNWANTED = 120.0  # seconds after which a review that nobody has asked for again is dropped
LOWEST = 19  # priority, as Unix counts it


def work(pipe: Connection, name: str, record: bytes, budget: int) -> None:
    """Run in a process of its own: review a record, and send the progress through a pipe."""
    end_with_parent()
    if hasattr(os, "nice"):
        os.nice(LOWEST)
    game = load(name)
    reviewer = Reviewer(replay(game, read_save(record)), budget, puzzles=True)
    told = monotonic()
    for done in reviewer.look():
        if monotonic() - told > EVERY and done < reviewer.total:
            found = msgspec.json.encode(reviewer.review()) if reviewer.course_known else b""
            pipe.send(Told(done / reviewer.total, found))
            told = monotonic()
    pipe.send(Told(1.0, msgspec.json.encode(reviewer.review())))


def _puzzles(table: Table, review: bytes) -> list[Write]:
    """The writes that store the puzzles of a review."""
    now, about = time.time(), {"table_id": table.id, "game": table.game.name}
    found = msgspec.json.decode(review, type=Review).puzzles
    contents = [msgspec.json.encode(puzzle).decode() for puzzle in found]
    return [(schema.NEW_PUZZLES, {**about, "id": new_id(), "content": content, "at": now}) for content in contents]


class Hung(RuntimeError):
    """The review sends nothing any more, or takes too long."""


class Unwanted(Exception):
    """Nobody asks for the review any more."""


class ReviewProcess:
    """A review in a process of this machine, with a limit on its silence and on its whole time."""

    def __init__(self, game: str, record: bytes, budget: int) -> None:
        self._given = game, record, budget

    async def begin(self) -> None:
        context = get_context("spawn")
        self._pipe, theirs = context.Pipe(duplex=False)
        self._process = context.Process(target=work, args=(theirs, *self._given), daemon=True)
        self._process.start()
        theirs.close()
        self._began = self._heard = monotonic()

    async def word(self) -> Told | None:
        """Its next message, or None if there is none soon."""
        if await asyncio.to_thread(self._pipe.poll, EVERY):
            told: Told = self._pipe.recv()
            self._heard = monotonic()
            return told
        if monotonic() - self._heard > SILENCE:
            raise Hung(f"not a word for {SILENCE:g} s")
        if monotonic() - self._began > LONGEST:
            raise Hung(f"not ready after {LONGEST:g} s")
        return None

    async def end(self) -> None:
        self._process.kill()  # a thread that still waits for its next word hears that there is none
        self._process.join()


class ElsewhereReview:
    """A review by a crew on another machine."""

    def __init__(self, crews: Crews, *given: Any) -> None:
        self._crews, self._given = crews, given
        self._job = ""

    async def begin(self) -> None:
        self._job = await self._crews.enqueue("reviews", Job(work.__name__, LONGEST, self._given))

    async def word(self) -> Told | None:
        found = await self._crews.result(self._job, EVERY)
        if found is None:
            so_far = await self._crews.progress(self._job)
            return msgspec.msgpack.decode(so_far, type=Told) if so_far else None
        if found.fault:
            raise FAULTS[found.fault](found.why)
        return msgspec.msgpack.decode(found.result, type=Told)

    async def end(self) -> None:
        self._crews.drop(self._job)


class Reviews:
    """The reviews in progress. A review stops when nobody asks for it any more. Without crews, one runs at a time."""

    def __init__(self, store: Store, budget: int, crews: Crews | None = None) -> None:
        self._store, self._budget, self._crews = store, budget, crews
        self._told: dict[str, Told] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._asked: dict[str, float] = {}
        self._failed: dict[str, float] = {}
        self._one_by_one = asyncio.Lock()

    async def of(self, table: Table) -> tuple[float, Review | None]:
        """The review of a finished table, as far as it is. The first request starts it."""
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
        """Wait for a turn, review the game and store the result; a failure is remembered for a while."""
        try:
            assert table.match is not None
            record, undone = save(table.match), table.undone
            found = await self._worked_out(table, record)
            row = await self._store.table(table.id)
            if row and (row["status"], row["undone"]) == ("over", undone):  # it was not taken back meanwhile
                with contextlib.suppress(Conflict):  # there is one already
                    kept: Write = schema.NEW_REVIEWS, {"table_id": table.id, "content": found.decode()}
                    await self._store.write(kept, *_puzzles(table, found))
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
        """Review by a crew on another machine or, while none is alive, in a process here."""
        while self._crews is not None and self._crews.processes:
            with contextlib.suppress(Lost):
                return await self._followed(table, ElsewhereReview(self._crews, table.game.name, record, self._budget))
        async with self._one_by_one:
            return await self._followed(table, ReviewProcess(table.game.name, record, self._budget))

    async def _followed(self, table: Table, review: ReviewProcess | ElsewhereReview) -> bytes:
        """Read the messages of a review until its end, as long as somebody asks for it."""
        if self._unwanted(table.id):
            raise Unwanted
        try:
            await review.begin()
            while (told := await review.word()) is None or told.progress < 1.0:
                if told is not None:
                    await self._tell(table.id, told)
                if self._unwanted(table.id):
                    raise Unwanted
            return told.found
        finally:
            await review.end()

    async def _tell(self, table: str, told: Told) -> None:
        self._told[table] = told
        if self._store.shared:
            age = await shared_work.tell(self._store, table, told)
            self._asked[table] = max(self._asked[table], monotonic() - age)

    async def close(self) -> None:
        for task in list(self._tasks.values()):
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task
