"""What `fathom crew` runs: processes that take pieces of work from the database, for the servers that share it.

A crew serves nobody. It may come and go: what it was working at is taken by another one, or done by the server itself.
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
from fathom.server.tables.crew import counsel, foresee, think, weigh
from fathom.server.workers import pieces
from fathom.server.workers.channel import Channel
from fathom.server.workers.pieces import Found, Kind, Piece
from fathom.server.workers.roster import Roster

log = logging.getLogger(__name__)

AGAIN = 2.0  # seconds after which an idle hand looks by itself: messages may be missed, and others may have gone
WORK: dict[str, Callable[..., Any]] = {each.__name__: each for each in (think, weigh, foresee, counsel)}
FEW: dict[Kind, int] = {"odds": 1, "reviews": 1}  # processes for what is not a bot's


class Unwanted(Exception):
    """A piece that nobody waits for any more."""


class Hands:
    """The processes of a crew that do one kind of work."""

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
        """There is work: one idle hand looks for it."""
        with contextlib.suppress(asyncio.QueueFull):
            self._calls.put_nowait(None)

    async def _work_forever(self, worker: Worker) -> None:
        while True:
            try:
                if await self._work(worker):
                    continue
            except DBAPIError as error:
                log.warning("no work can be taken: %s", told(error))
            except Exception:
                log.exception("a piece of work went wrong")
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(AGAIN):
                    await self._calls.get()

    async def _work(self, worker: Worker) -> bool:
        """Do one piece, if there is any."""
        for row in await self._store.changed_rows(pieces.taken(self._store.worker, self._kind)):
            self.call()  # there may be more, for others
            piece = pieces.decode_piece(row["content"])
            try:
                found = await self._found(worker, row["id"], piece)
            except Unwanted:
                return True
            metrics.PIECES.labels(piece.name).inc()
            result = {"of_piece": row["id"], "me": self._store.worker, "found": pieces.encode(found)}
            await self._store.write((pieces.TELL_RESULT, result), *self._channel.telling("told", {row["id"]: True}))
            return True
        return False

    async def _found(self, worker: Worker, piece_id: str, piece: Piece) -> Found:
        try:
            if self._kind == "reviews":
                result = await self._reviewed(piece_id, piece)
            else:
                result = pieces.encode(await self._thought(worker, piece))
        except Slow as error:
            return Found("slow", str(error))
        except (Died, EOFError) as error:
            return Found("died", str(error) or "its process died")
        except (Failed, Hung) as error:
            return Found("failed", str(error))
        return Found(result=msgspec.Raw(result))

    async def _thought(self, worker: Worker, piece: Piece) -> Any:
        do = partial(worker.do, piece.seconds, WORK[piece.name], *piece.given)
        return await asyncio.get_running_loop().run_in_executor(self._threads, do)

    async def _reviewed(self, piece_id: str, piece: Piece) -> bytes:
        review = ReviewProcess(*piece.given)
        await review.begin()
        try:
            while (word := await review.word()) is None or word.progress < 1.0:
                if word is not None:
                    so_far = pieces.progress(piece_id, self._store.worker, pieces.encode(word))
                    if not await self._store.changed_rows(so_far):
                        raise Unwanted
            return pieces.encode(word)
        finally:
            await review.end()


async def work_until(stop: asyncio.Event, database: str, processes: int) -> None:
    """Work for the servers on a database, with so many processes for bots and a few for the rest."""
    store = Store(database)
    await store.open()
    count: dict[Kind, int] = {"bots": processes, **FEW}

    def look() -> None:
        for each in hands.values():
            each.call()

    async def left(gone: set[str]) -> None:
        look()

    def called(worker: str, kinds: dict[str, Any]) -> None:
        for kind in kinds:
            if kind in hands:
                hands[kind].call()

    channel = Channel(store, look)
    hands: dict[str, Hands] = {kind: Hands(store, channel, kind, number) for kind, number in count.items()}
    roster = Roster(store, channel, metrics.own_metrics, processes)
    roster.on_left.append(left)
    channel.hear("work", called)
    await channel.open()
    await roster.open()
    for each in hands.values():
        each.begin()
    log.info("a crew of %d processes works for the servers on %s", processes, store.database.name)
    await stop.wait()
    for each in hands.values():
        await each.end()
    await roster.close()
    await channel.close()
    await store.close()


def work_forever(database: str, processes: int, *, verbose: bool = True) -> None:
    """The same until Ctrl-C, or the end of the terminal or of the system."""
    logs.set_up(verbose)

    async def until_a_signal() -> None:
        stop, loop = asyncio.Event(), asyncio.get_running_loop()
        for name in ("SIGINT", "SIGTERM", "SIGHUP"):
            with contextlib.suppress(AttributeError, NotImplementedError):
                loop.add_signal_handler(getattr(signal, name), stop.set)
        await work_until(stop, database, processes)

    asyncio.run(until_a_signal())
