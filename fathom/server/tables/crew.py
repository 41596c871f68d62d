"""Worker processes for bots, odds and advice. The work has a time limit; waiting for a free worker has none.

While a crew on another machine is alive (`fathom crew`), jobs are sent there instead.
"""

import asyncio
import contextlib
import logging
from collections import deque
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from time import monotonic
from typing import Any, TypeVar

import msgspec

from fathom.bots import make_bot
from fathom.bots.advice import Advice, Lead, advise
from fathom.games import load
from fathom.kernel import Action, Ask, Game
from fathom.kernel.insight.finality import final_answers
from fathom.kernel.insight.memory import Memory
from fathom.kernel.insight.odds import Odds, odds
from fathom.lab.running.workers import Died, Failed, Slow, Worker
from fathom.server.workers.job_queue import Kind
from fathom.server.workers.remote_crews import Crews, Lost

log = logging.getLogger(__name__)

T = TypeVar("T")


def choose_option(name: str, bot: str, seed: str, packed: bytes) -> int:
    """Run in a worker process: the number of the option that a bot chooses, from what its seat knows."""
    game = load(name)
    memory = Memory.unpack(packed, game)
    player = make_bot(game, bot, seed)
    return memory.options.index(player.choose(memory.view(game) if player.needs_view else memory, memory.ask))


def compute_odds(name: str, packed: bytes, number: int) -> bytes:
    """Run in a worker process: the odds of the option with this number, from what its seat knows; None if unknown."""
    game = load(name)
    memory = Memory.unpack(packed, game)
    return msgspec.msgpack.encode(odds(game, memory, memory.options[number]))


def find_final(name: str, packed: bytes, own: frozenset[int]) -> list[int]:
    """Run in a worker process: the numbers of the options that cannot be undone, from what a seat knows."""
    game = load(name)
    return final_answers(game, Memory.unpack(packed, game), own)


def find_advice(name: str, packed: bytes) -> tuple[int, int, Lead] | None:
    """Run in a worker process: the options that the usual bot finds best and second best (-1: none) for a seat."""
    game = load(name)
    memory = Memory.unpack(packed, game)
    found = advise(game, memory.view(game), memory.ask)
    if found is None:
        return None
    number = memory.options.index
    return number(found.best), -1 if found.second is None else number(found.second), found.lead


def last_resort(ask: Ask) -> Action:
    """The answer that is given for a bot that fails: a pass if there is one, else the first option."""
    return next((option for option in ask.options if option.idle), ask.options[0])


class Crew:
    """Two pools of worker processes: one for bots; one for odds and advice, which never waits for the first."""

    def __init__(self, processes: int, seconds: float) -> None:
        self.seconds = seconds
        self._bot_workers = WorkerPool(processes, "bots")
        self._odds_workers = WorkerPool(1, "odds")

    def send_to(self, crews: Crews) -> None:
        """Send jobs to crews on other machines as long as any is alive."""
        self._bot_workers.crews = self._odds_workers.crews = crews

    async def choose(self, table: str, game: Game, bot: str, seed: str, memory: Memory) -> Action | None:
        """The answer of a table's bot; None if it is too slow, broken or vanished."""
        options = memory.ask.options
        if len(options) == 1:
            return options[0]
        what = f"table {table}: bot {bot} of {game.name}"
        number = await self._bot_workers.run(
            table, what, self.seconds, choose_option, game.name, bot, seed, memory.pack()
        )
        return None if number is None else options[number]

    async def odds(self, table: str, game: Game, memory: Memory, answer: Action) -> Odds | None:
        """The odds of an answer, or None if they could not be reckoned."""
        work = (game.name, memory.pack(), memory.options.index(answer))
        packed = await self._odds_workers.run(
            table, f"table {table}: odds of {game.name}", self.seconds, compute_odds, *work
        )
        if packed is None:
            return None
        found = msgspec.msgpack.decode(packed, type=Odds | None)
        if found is None:
            return None
        outcomes = [
            msgspec.structs.replace(each, event=msgspec.convert(each.event, game.event_type)) for each in found.outcomes
        ]
        return Odds(outcomes, found.exact)

    async def final(self, table: str, game: Game, memory: Memory, own: frozenset[int]) -> list[int] | None:
        """The numbers of the options that cannot be undone, or None if that was not found in time."""
        what = f"table {table}: final answers of {game.name}"
        return await self._odds_workers.run(table, what, self.seconds, find_final, game.name, memory.pack(), own)

    async def advice(self, table: str, game: Game, memory: Memory) -> Advice | None:
        """What the usual bot would do for a seat, or None if it has no opinion or was not heard."""
        what = f"table {table}: advice of {game.name}"
        found = await self._odds_workers.run(table, what, self.seconds, find_advice, game.name, memory.pack())
        if found is None:
            return None
        best, second, lead = found
        return Advice(memory.options[best], None if second < 0 else memory.options[second], lead)

    def close(self) -> None:
        self._bot_workers.close()
        self._odds_workers.close()


class WorkerPool:
    """Some worker processes and the tables that wait for them. The table that has used least of their time is next.

    While crews on other machines are alive, they do the jobs instead, in the order of the requests.
    """

    def __init__(self, processes: int, kind: Kind = "bots") -> None:
        self.kind = kind
        self.crews: Crews | None = None
        self._workers = [Worker() for _ in range(processes)]
        self._free = list(self._workers)
        self._threads = ThreadPoolExecutor(processes, "crew")
        self._queue = FairQueue()

    async def run(self, table: str, what: str, seconds: float, work: Callable[..., T], *args: Any) -> T | None:
        """What the work returns; None, and a line in the log, if it fails. Waiting for a worker is not timed."""
        try:
            if self.crews is not None and self.crews.processes:
                with contextlib.suppress(Lost):
                    return await self.crews.do(self.kind, seconds, work, *args)
            return await self._here(table, seconds, work, *args)
        except (Slow, Died) as error:
            log.warning("%s %s; a new process is started", what, error)
        except Failed as error:
            log.error("%s failed\n%s", what, error)
        return None

    async def _here(self, table: str, seconds: float, work: Callable[..., T], *args: Any) -> T:
        worker = await self._worker(table)
        loop, began = asyncio.get_running_loop(), monotonic()

        def hand_on(done: Future[T]) -> None:
            with contextlib.suppress(RuntimeError):  # the loop is closed: nobody waits any more
                loop.call_soon_threadsafe(self._hand_on, worker, table, monotonic() - began)

        doing: Future[T] = self._threads.submit(worker.do, seconds, work, *args)
        doing.add_done_callback(hand_on)  # also when nobody wants to know any more: the worker is busy until then
        return await asyncio.wrap_future(doing)

    async def _worker(self, table: str) -> Worker:
        if self._free:
            return self._free.pop()
        wish = self._queue.enqueue(table)
        try:
            return await wish
        except asyncio.CancelledError:
            if wish.done() and not wish.cancelled():  # it came true at the same moment
                self._hand_on(wish.result(), table, 0.0)
            raise

    def _hand_on(self, worker: Worker, table: str, took: float) -> None:
        self._queue.charge(table, took)
        waiting = self._queue.next()
        if waiting is None:
            self._free.append(worker)
        else:
            waiting.set_result(worker)

    def close(self) -> None:
        for worker in self._workers:
            worker.dismiss()
        self._threads.shutdown(wait=False, cancel_futures=True)


class FairQueue:
    """A queue for workers: the table that has used least time lately is next; its own requests keep their order."""

    def __init__(self) -> None:
        self._waiting: dict[str, deque[asyncio.Future[Worker]]] = {}
        self._had: dict[str, float] = {}  # seconds of work for each table, as if all had begun together
        self._now = 0.0  # what the table that was served last had had by then; less is forgotten

    def enqueue(self, table: str) -> asyncio.Future[Worker]:
        wish: asyncio.Future[Worker] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(table, deque()).append(wish)
        return wish

    def charge(self, table: str, seconds: float) -> None:
        self._had[table] = self._so_far(table) + seconds

    def next(self) -> asyncio.Future[Worker] | None:
        """The request that gets the next free worker, if any waits."""
        while self._waiting:
            table = min(self._waiting, key=self._so_far)
            wishes = self._waiting[table]
            wish = wishes.popleft()
            if not wishes:
                del self._waiting[table]
            if not wish.done():  # whoever wished it is still there
                self._now = max(self._now, self._so_far(table))
                self._had = {each: had for each, had in self._had.items() if had > self._now}
                return wish
        return None

    def _so_far(self, table: str) -> float:
        return max(self._had.get(table, 0.0), self._now)
