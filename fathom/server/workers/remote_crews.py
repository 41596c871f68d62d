"""Crews on other machines, as a server worker uses them: it enqueues jobs in the database and waits for results."""

import asyncio
import contextlib
import logging
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, TypeVar, get_type_hints

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError

from fathom.lab.running.workers import Died, Failed, Slow
from fathom.server.http.errors import Refused
from fathom.server.storage import schema
from fathom.server.storage.store import Store
from fathom.server.storage.writes import told
from fathom.server.workers import job_queue
from fathom.server.workers.channel import Channel
from fathom.server.workers.job_queue import Job, JobResult, Kind
from fathom.server.workers.roster import Roster

log = logging.getLogger(__name__)

T = TypeVar("T")

FAULTS: dict[str, type[Exception]] = {"slow": Slow, "died": Died, "failed": Failed}
LOOK = 2.0  # seconds between two checks that a job is still in the queue: messages may be missed


@contextlib.contextmanager
def lost_with_the_database() -> Iterator[None]:
    """Turn a lost database connection into `Lost`: without it no crew can be reached."""
    try:
        yield
    except (DBAPIError, Refused) as error:
        log.warning("no crew can be reached: %s", told(error))
        raise Lost from None


@cache
def returned(work: Callable[..., Any]) -> Any:
    """The type of what a function returns."""
    return get_type_hints(work)["return"]


class Lost(Exception):
    """The job is no longer in the queue, or no crew is alive."""


class Crews:
    def __init__(self, store: Store, channel: Channel, roster: Roster) -> None:
        self._store, self._channel, self._roster = store, channel, roster
        self._told: dict[str, asyncio.Event] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        channel.subscribe("told", self._heard)

    @property
    def processes(self) -> int:
        """How many processes all crews have that are alive."""
        return self._roster.processes

    async def do(self, kind: Kind, seconds: float, work: Callable[..., T], *args: Any) -> T:
        """Run a function at one of the crews and return its result. Raises what it would raise here, or `Lost`."""
        job_id = await self.enqueue(kind, Job(work.__name__, seconds, args))
        try:
            while (found := await self.result(job_id, LOOK)) is None:
                pass
        finally:
            self.drop(job_id)
        if found.fault:
            raise FAULTS[found.fault](found.why)
        result: T = msgspec.msgpack.decode(found.result, type=returned(work))
        return result

    async def enqueue(self, kind: Kind, job: Job) -> str:
        job_id, write = job_queue.enqueue(self._store, kind, job)
        with lost_with_the_database():
            await self._store.write(write, *self._channel.publishing("work", {kind: True}))
        self._told[job_id] = asyncio.Event()
        return job_id

    async def result(self, job_id: str, seconds: float) -> JobResult | None:
        """The result of a job, or None if it is not finished within some seconds."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._told[job_id].wait()
        self._told[job_id].clear()
        with lost_with_the_database():
            for row in await self._store.changed_rows(job_queue.fetch_result(job_id)):
                del self._told[job_id]
                return job_queue.decode_result(row["result"])
            if not self.processes or not await self._rows(job_id):
                raise Lost
        return None

    async def progress(self, job_id: str) -> bytes | None:
        """What a crew has stored of a job so far."""
        with lost_with_the_database():
            rows = await self._rows(job_id)
        return rows[0]["result"] if rows else None

    async def _rows(self, job_id: str) -> list[dict[str, Any]]:
        return await self._store.rows(sa.select(schema.work.c.result).where(schema.work.c.id == job_id))

    def drop(self, job_id: str) -> None:
        """Drop a job whose result nobody waits for; a crew that works at it notices."""
        if self._told.pop(job_id, None) is not None:
            task = asyncio.create_task(self._drop(job_id))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _drop(self, job_id: str) -> None:
        try:
            await self._store.write((job_queue.DROP, {"of_job": job_id}))
        except Exception as error:
            log.warning("a job that nobody waits for could not be dropped: %s", told(error))

    def _heard(self, crew: str, body: dict[str, Any]) -> None:
        for job_id in body:
            if job_id in self._told:
                self._told[job_id].set()
