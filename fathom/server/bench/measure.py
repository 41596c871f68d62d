"""Measuring a server: a second process drives many tables over websockets, one connection for each seat."""

import asyncio
import contextlib
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from statistics import quantiles
from typing import Self
from urllib.request import urlopen

from msgspec import Struct

from fathom.games import load as load_game
from fathom.kernel import Match
from fathom.server.bench.driver import Player, Tally
from fathom.server.settings import Settings
from fathom.server.storage.store import Store
from fathom.server.tables import opening
from fathom.server.tables.crew import Crew
from fathom.server.tables.registry import Tables
from fathom.server.wire import NewTable, SeatPlan


class Figures(Struct, frozen=True):
    """The results of one load. Times run from sending an answer, through storing it, to receiving its update.

    Opening a table includes connecting and disconnecting its seats; `with_opening_per_s` counts it in.
    """

    game: str
    tables: int
    answers: int
    answers_per_s: float
    with_opening_per_s: float
    p50_ms: float
    p99_ms: float
    cpu_ms_per_answer: float
    cpu_ms_per_table: float
    memory_mb: float
    bytes_per_update: float


def cpu_of(process: int) -> float:
    """Processor seconds of a process with all its threads, finer than clock ticks."""
    with contextlib.suppress(OSError):
        threads = Path(f"/proc/{process}/task").iterdir()
        return sum(int((each / "schedstat").read_text().split()[0]) for each in threads) / 1e9
    return 0.0


def memory_of(process: int) -> int:
    """The resident memory of a process, in kB."""
    for line in Path(f"/proc/{process}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1])
    return 0


class Process:
    """A server in a process of its own, or in several, on a free port and an empty database."""

    health = "/health"  # answers as soon as it serves

    def __init__(self, data: Path, database: str = "", workers: int = 1) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port: int = probe.getsockname()[1]
        began = time.perf_counter()
        self.process = subprocess.Popen(self.command(data, database, workers), start_new_session=True)
        self.until_ready = self._wait(began)

    def command(self, data: Path, database: str, workers: int) -> list[str]:
        command = [sys.executable, "-m", "fathom", "serve", "--data", str(data), "--port", str(self.port), "--quiet"]
        command += ["--database", database, "--workers", str(workers)] if database else []
        return [*command, "--bot-pause", "0", "--no-limits"]

    def _wait(self, began: float) -> float:
        while self.process.poll() is None:
            try:
                with urlopen(f"http://127.0.0.1:{self.port}{self.health}", timeout=30):
                    return time.perf_counter() - began
            except OSError:
                time.sleep(0.02)
        raise RuntimeError("the server did not start")

    @property
    def processes(self) -> list[int]:
        """The process that was started, and the workers that it has started."""
        children = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text().split()
        return [self.process.pid, *map(int, children)]

    def cpu(self) -> float:
        return sum(map(cpu_of, self.processes))

    def memory_mb(self) -> float:
        return sum(map(memory_of, self.processes)) / 1024

    def stop(self) -> None:
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()


@contextlib.contextmanager
def running(database: str = "", workers: int = 1) -> Iterator[Process]:
    with tempfile.TemporaryDirectory() as folder:
        process = Process(Path(folder), database, workers)
        try:
            yield process
        finally:
            process.stop()


class Spent:
    """A context manager that adds up wall-clock seconds and the server's processor seconds."""

    def __init__(self, process: Process) -> None:
        self.process, self.seconds, self.cpu = process, 0.0, 0.0

    def __enter__(self) -> Self:
        self.seconds -= time.perf_counter()
        self.cpu -= self.process.cpu()
        return self

    def __exit__(self, *error: object) -> None:
        self.seconds += time.perf_counter()
        self.cpu += self.process.cpu()


class Load:
    """Many players in rounds: all open a table, all play, all leave; opening and playing are measured apart."""

    def __init__(self, process: Process, game: str, tables: int, rate: float = 0.0) -> None:
        self.process, self.game, self.tables = process, game, tables
        self.tally = Tally()
        pause = tables / rate if rate else 0.0
        seats = max(2, load_game(game).seats[0])
        self.players = [Player(process.port, game, self.tally, pause, number, seats) for number in range(tables)]

    async def measure(self, seconds: float) -> Figures:
        await self._round(Spent(self.process), Spent(self.process), min(2.0, seconds))
        self.tally.clear()
        opening, playing, rounds = Spent(self.process), Spent(self.process), 0
        while playing.seconds < seconds:
            await self._round(opening, playing, seconds - playing.seconds)
            rounds += 1
        memory = self.process.memory_mb()
        for player in self.players:
            player.go_home()
        return self._figures(opening, playing, rounds * self.tables, memory)

    async def _round(self, opening: Spent, playing: Spent, seconds: float) -> None:
        with opening:
            await asyncio.gather(*(player.sit_down() for player in self.players))
        with playing, contextlib.suppress(TimeoutError):
            await asyncio.wait_for(asyncio.gather(*(player.play() for player in self.players)), seconds)
        with opening:
            await asyncio.gather(*(player.get_up() for player in self.players))

    def _figures(self, opening: Spent, playing: Spent, opened: int, memory: float) -> Figures:
        times, sizes = self.tally.times, self.tally.sizes
        count, cuts = max(len(times), 1), quantiles(times, n=100) if len(times) > 1 else [0.0] * 99
        return Figures(
            game=self.game,
            tables=self.tables,
            answers=len(times),
            answers_per_s=len(times) / playing.seconds,
            with_opening_per_s=len(times) / (playing.seconds + opening.seconds),
            p50_ms=cuts[49] * 1000,
            p99_ms=cuts[98] * 1000,
            cpu_ms_per_answer=playing.cpu / count * 1000,
            cpu_ms_per_table=opening.cpu / opened * 1000,
            memory_mb=memory,
            bytes_per_update=sum(sizes) / max(len(sizes), 1),
        )


def load(game: str, tables: int, seconds: float, rate: float = 0.0) -> Figures:
    with running() as process:
        return asyncio.run(Load(process, game, tables, rate).measure(seconds))


async def _reopen(answers: int) -> tuple[float, int]:
    game, chooser = load_game("nautilus"), Random(7)  # who plays a long game
    match = Match.start(game, seats=4, seed="reopen")
    while (ask := match.turn) is not None and match.number < answers:
        match.answer(ask.seat, chooser.choice(ask.options))
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(data=Path(folder))
        store = Store(settings.database_url)
        await store.open()
        tables = Tables(store, Crew(1, 1.0), settings)
        plan = NewTable(game="nautilus", seats=[SeatPlan("me")] * 4, seed="reopen")
        table, _ = await opening.create(tables, plan, "bench", answers=match.answers[:])
        tables.forget(table)
        began = time.perf_counter()
        again = await tables.open(table.id)
        took = time.perf_counter() - began
        await store.close()
    assert again.match is not None
    return took * 1000, again.match.number


def reopen(answers: int = 300) -> tuple[float, int]:
    """Milliseconds to reopen a table from the store, and how many answers it had."""
    return asyncio.run(_reopen(answers))
