"""Measuring a server: a second process drives many tables over websockets, one connection for each seat."""

import asyncio
import json
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from statistics import quantiles
from typing import Any
from urllib.request import Request, urlopen

from msgspec import Struct
from websockets.asyncio.client import ClientConnection, connect

from fathom.games import load as load_game
from fathom.kernel import Match
from fathom.server.crew import Crew
from fathom.server.settings import Settings
from fathom.server.store import Store
from fathom.server.tables import Tables
from fathom.server.wire import NewTable, SeatPlan

TICKS = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100


class Figures(Struct, frozen=True):
    """What one load showed. Times are of the whole way: answer sent, stored, and its update received."""

    game: str
    tables: int
    answers: int
    answers_per_s: float
    p50_ms: float
    p99_ms: float
    cpu_ms_per_answer: float
    memory_mb: float
    bytes_per_update: float


class Process:
    """A server in a process of its own, on a free port and an empty database."""

    def __init__(self, data: Path) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port: int = probe.getsockname()[1]
        command = [sys.executable, "-m", "fathom", "serve", "--data", str(data), "--port", str(self.port), "--quiet"]
        began = time.perf_counter()
        self.process = subprocess.Popen([*command, "--bot-pause", "0", "--no-limits"], start_new_session=True)
        self.until_ready = self._wait(began)

    def _wait(self, began: float) -> float:
        while time.perf_counter() - began < 30:
            try:
                with urlopen(f"http://127.0.0.1:{self.port}/health", timeout=1):
                    return time.perf_counter() - began
            except OSError:
                time.sleep(0.02)
        raise RuntimeError("the server did not start")

    def cpu(self) -> float:
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    def memory_mb(self) -> float:
        for line in Path(f"/proc/{self.process.pid}/status").read_text().splitlines():
            if line.startswith("VmRSS"):
                return int(line.split()[1]) / 1024
        return 0.0

    def stop(self) -> None:
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()


@contextmanager
def running() -> Iterator[Process]:
    with tempfile.TemporaryDirectory() as folder:
        process = Process(Path(folder))
        try:
            yield process
        finally:
            process.stop()


class Driver:
    """People at many tables who answer at once, or, with a rate, at a steady pace altogether."""

    def __init__(self, process: Process, game: str, tables: int, rate: float = 0.0) -> None:
        self.process, self.game, self.tables = process, game, tables
        self.pause = tables / rate if rate else 0.0
        self.random = Random(1)
        self.times: list[float] = []
        self.sizes: list[int] = []
        self.counting = False

    def open_table(self) -> tuple[str, str]:
        """A fresh table whose seats are all ours: its id, and the cookie that holds them."""
        seats = [{"kind": "me", "name": "A"}, {"kind": "me", "name": "B"}]
        body = json.dumps({"game": self.game, "seats": seats}).encode()
        url = f"http://127.0.0.1:{self.process.port}/api/tables"
        with urlopen(Request(url, body, {"content-type": "application/json"})) as answer:
            return json.load(answer)["table"]["id"], answer.headers["set-cookie"].split(";")[0]

    async def play_forever(self) -> None:
        while True:
            table, cookie = await asyncio.to_thread(self.open_table)
            await asyncio.gather(self._sit(table, cookie, 0), self._sit(table, cookie, 1))

    async def _sit(self, table: str, cookie: str, seat: int) -> None:
        url = f"ws://127.0.0.1:{self.process.port}/api/tables/{table}/live"
        async with connect(url, additional_headers={"cookie": cookie}, max_size=None) as line:
            await line.send(json.dumps({"kind": "hello", "seat": seat}))
            await self._answer_until_over(line, seat)

    async def _answer_until_over(self, line: ClientConnection, seat: int) -> None:
        answered, sent, mine = -1, 0.0, -1
        async for text in line:
            view: dict[str, Any] = json.loads(text)
            if view["kind"] not in ("view", "update"):
                continue
            if self.counting:
                self.sizes.append(len(text))
                if mine >= 0 and view["answers"] > mine:
                    self.times.append(time.perf_counter() - sent)
            if view["answers"] > mine:
                mine = -1
            question = view["question"]
            if question is None:
                return
            if question["options"] and question["number"] != answered:
                if self.pause:
                    await asyncio.sleep(self.random.expovariate(1 / self.pause))
                answered, mine, sent = question["number"], view["answers"], time.perf_counter()
                action = self.random.choice(question["options"])
                await line.send(json.dumps({"kind": "answer", "seat": seat, "number": answered, "action": action}))

    async def measure(self, seconds: float) -> Figures:
        players = [asyncio.create_task(self.play_forever()) for _ in range(self.tables)]
        await asyncio.sleep(min(2.0, seconds))
        self.counting, began, cpu = True, time.perf_counter(), self.process.cpu()
        await asyncio.sleep(seconds)
        self.counting, took = False, time.perf_counter() - began
        used = self.process.cpu() - cpu
        for player in players:
            player.cancel()
        await asyncio.gather(*players, return_exceptions=True)
        count = max(len(self.times), 1)
        cuts = quantiles(self.times, n=100) if len(self.times) > 1 else [0.0] * 99
        return Figures(
            game=self.game,
            tables=self.tables,
            answers=len(self.times),
            answers_per_s=len(self.times) / took,
            p50_ms=cuts[49] * 1000,
            p99_ms=cuts[98] * 1000,
            cpu_ms_per_answer=used / count * 1000,
            memory_mb=self.process.memory_mb(),
            bytes_per_update=sum(self.sizes) / max(len(self.sizes), 1),
        )


def load(game: str, tables: int, seconds: float, rate: float = 0.0) -> Figures:
    with running() as process:
        return asyncio.run(Driver(process, game, tables, rate).measure(seconds))


async def _reopen(answers: int) -> tuple[float, int]:
    game, chooser = load_game("nautilus"), Random(3)
    match = Match.start(game, seats=4, seed="reopen")
    while (ask := match.turn) is not None and match.number < answers:
        match.answer(ask.seat, chooser.choice(ask.options))
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(data=Path(folder))
        store = Store(settings.database_url)
        await store.open()
        tables = Tables(store, Crew(1, 1.0), settings)
        plan = NewTable(game="nautilus", seats=[SeatPlan("me")] * 4, seed="reopen")
        table, _ = await tables.create(plan, "bench", answers=match.answers)
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
