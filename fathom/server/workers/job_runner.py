"""The job runner behind `fathom crew`: processes that take jobs from the database for the servers that share it.

A crew serves no players, and may start and stop at any time: its unfinished jobs are claimed by another crew or done
by the server itself.
"""

import asyncio
import contextlib
import logging
import signal
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any

import msgspec
from sqlalchemy.exc import DBAPIError

from fathom.lab.running.workers import Died, Failed, Slow, Worker
from fathom.server import logs, metrics
from fathom.server.archive.reviews import Hung, ReviewProcess
from fathom.server.storage.store import Store
from fathom.server.storage.writes import told
from fathom.server.tables.crew import choose_option, compute_odds, find_advice, find_final
from fathom.server.workers import job_queue
from fathom.server.workers.channel import Channel
from fathom.server.workers.job_queue import Job, JobResult, Kind
from fathom.server.workers.roster import Roster

log = logging.getLogger(__name__)

POLL_EACH = 2.0  # seconds after which an idle process polls: messages may be missed, and other crews may have died
FUNCTIONS = (choose_option, compute_odds, find_final, find_advice)
WORK: dict[str, Callable[..., Any]] = {each.__name__: each for each in FUNCTIONS}
FEW: dict[Kind, int] = {"odds": 1, "reviews": 1}  # processes for jobs that are not a bot's


class Unwanted(Exception):
    """The job was dropped: nobody waits for its result any more."""


class JobProcesses:
    """The processes of a crew for one kind of job."""

    def __init__(self, store: Store, channel: Channel, kind: Kind, count: int) -> None:
        self._store, self._channel, self._kind = store, channel, kind
        self._workers = [Worker() for _ in range(count)]
        self._threads = ThreadPoolExecutor(count, f"crew-{kind}")
        self._calls: asyncio.Queue[None] = asyncio.Queue(count)
        self._tasks: list[asyncio.Task[None]] = []

    def begin(self) -> None:
        self._tasks = [asyncio.create_task(self._work_forever(worker)) for worker in self._workers]

    async def end(self) -> None:
        for task, worker in zip(self._tasks, self._workers, strict=True):
            task.cancel()
            worker.dismiss()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._threads.shutdown()

    def call(self) -> None:
        """Let one idle process look for a job."""
        with contextlib.suppress(asyncio.QueueFull):
            self._calls.put_nowait(None)

    async def _work_forever(self, worker: Worker) -> None:
        while True:
            try:
                if await self._work(worker):
                    continue
            except DBAPIError as error:
                log.warning("no job can be claimed: %s", told(error))
            except Exception:
                log.exception("a job failed")
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(POLL_EACH):
                    await self._calls.get()

    async def _work(self, worker: Worker) -> bool:
        """Do one job; returns False if there is none."""
        for row in await self._store.changed_rows(job_queue.claim_next(self._store.worker, self._kind)):
            self.call()  # there may be more, for others
            job = job_queue.decode_job(row["content"])
            try:
                found = await self._found(worker, row["id"], job)
            except Unwanted:
                return True
            metrics.JOBS.labels(job.name).inc()
            result = {"of_job": row["id"], "me": self._store.worker, "found": job_queue.encode(found)}
            await self._store.write(
                (job_queue.STORE_RESULT, result), *self._channel.publishing("told", {row["id"]: True})
            )
            return True
        return False

    async def _found(self, worker: Worker, job_id: str, job: Job) -> JobResult:
        try:
            if self._kind == "reviews":
                result = await self._reviewed(job_id, job)
            else:
                result = job_queue.encode(await self._thought(worker, job))
        except Slow as error:
            return JobResult("slow", str(error))
        except (Died, EOFError) as error:
            return JobResult("died", str(error) or "its process died")
        except (Failed, Hung) as error:
            return JobResult("failed", str(error))
        return JobResult(result=msgspec.Raw(result))

    async def _thought(self, worker: Worker, job: Job) -> Any:
        do = partial(worker.do, job.seconds, WORK[job.name], *job.given)
        return await asyncio.get_running_loop().run_in_executor(self._threads, do)

    async def _reviewed(self, job_id: str, job: Job) -> bytes:
        review = ReviewProcess(*job.given)
        await review.begin()
        try:
            while (word := await review.word()) is None or word.progress < 1.0:
                if word is not None:
                    so_far = job_queue.store_progress(job_id, self._store.worker, job_queue.encode(word))
                    if not await self._store.changed_rows(so_far):
                        raise Unwanted
            return job_queue.encode(word)
        finally:
            await review.end()


async def work_until(stop: asyncio.Event, database: str, processes: int) -> None:
    """Do jobs for the servers on a database until `stop` is set, with `processes` for bots and `FEW` for the rest."""
    store = Store(database)
    await store.open()
    count: dict[Kind, int] = {"bots": processes, **FEW}

    def look() -> None:
        for each in pools.values():
            each.call()

    async def left(gone: set[str]) -> None:
        look()

    def called(worker: str, kinds: dict[str, Any]) -> None:
        for kind in kinds:
            if kind in pools:
                pools[kind].call()

    channel = Channel(store, look)
    pools: dict[str, JobProcesses] = {
        kind: JobProcesses(store, channel, kind, number) for kind, number in count.items()
    }
    roster = Roster(store, channel, metrics.own_metrics, processes)
    roster.on_left.append(left)
    channel.subscribe("work", called)
    await channel.open()
    await roster.open()
    for each in pools.values():
        each.begin()
    log.info("a crew of %d processes works for the servers on %s", processes, store.database.name)
    await stop.wait()
    for each in pools.values():
        await each.end()
    await roster.close()
    await channel.close()
    await store.close()


def work_forever(database: str, processes: int, *, verbose: bool = True) -> None:
    """Do jobs until Ctrl-C or a signal to stop."""
    logs.set_up(verbose)

    async def until_a_signal() -> None:
        stop, loop = asyncio.Event(), asyncio.get_running_loop()
        for name in ("SIGINT", "SIGTERM", "SIGHUP"):
            with contextlib.suppress(AttributeError, NotImplementedError):
                loop.add_signal_handler(getattr(signal, name), stop.set)
        await work_until(stop, database, processes)

    asyncio.run(until_a_signal())
