"""Several workers on one PostgreSQL database behind a small proxy, to be killed at random; so is the database."""

import asyncio
import contextlib
import os
import signal
import time
import traceback
from itertools import count
from random import Random
from typing import Any

import httpx
import sqlalchemy as sa

from fathom.server.run import serve_forever
from fathom.server.settings import Settings
from tests.server.postgresql import PostgreSQL
from tools.kill_server.server import Lost

PATIENCE = 120  # seconds
STARTING = 15  # minutes that a worker may take to start on a busy machine


async def proxy(port: int, workers: list[int]) -> None:
    """Hand each connection to the next worker in turn, or to one that answers."""
    turn = count()

    async def carry(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while content := await reader.read(65_536):
                writer.write(content)
                await writer.drain()
        writer.close()

    async def meet(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        first = next(turn)
        for each in range(len(workers)):
            try:
                back, forth = await asyncio.open_connection("127.0.0.1", workers[(first + each) % len(workers)])
            except OSError:
                continue
            await asyncio.gather(carry(reader, forth), carry(back, writer))
            return
        writer.close()

    async with await asyncio.start_server(meet, "127.0.0.1", port) as server:
        await server.serve_forever()


class Workers:
    """What `server.Server` is, of several processes. A kill hits one worker or all of them, or the database."""

    alone = False  # the others go on

    def __init__(self, ports: list[int], seed: int) -> None:
        self.chance = Random(seed)
        self.port, *self.ports = ports
        self.address = f"http://127.0.0.1:{self.port}"
        self.postgresql = PostgreSQL()
        self.postgresql.start()
        self.database = self.postgresql.new()
        self.processes: dict[int, int] = {}
        self.kills = {"one worker": 0, "all workers": 0, "PostgreSQL": 0}
        self.http = httpx.Client(timeout=PATIENCE)
        self.proxy = os.fork()
        if self.proxy == 0:
            with contextlib.suppress(KeyboardInterrupt):
                asyncio.run(proxy(self.port, self.ports))
            os._exit(0)

    def start(self) -> None:
        for port in self.ports:
            if port not in self.processes:
                self.processes[port] = self._fork(port)
        for port in self.ports:
            self._wait(port)

    def _fork(self, port: int) -> int:
        child = os.fork()
        if child == 0:
            try:
                settings = Settings(database=self.database, bot_pause=0.0).without_limits
                serve_forever(settings, port=port, verbose=False)
            except BaseException:
                traceback.print_exc()
            finally:
                os._exit(1)
        return child

    def _wait(self, port: int) -> None:
        began, told, heard = time.monotonic(), 0, "nothing"
        while told < STARTING:
            try:
                answer = self.http.get(f"http://127.0.0.1:{port}/ready")
                if answer.status_code == 200:
                    return
                heard = f"{answer.status_code} {answer.text[:200]}"
            except httpx.TransportError as error:
                heard = repr(error)
            ended, code = os.waitpid(self.processes[port], os.WNOHANG)
            if ended:
                raise Lost(f"a worker does not start again: it ended with {os.waitstatus_to_exitcode(code)}: {heard}")
            if time.monotonic() - began > 60 * (told + 1):
                told += 1
                print(f"the worker at port {port} has been starting for {told} minutes: {heard}", flush=True)
            time.sleep(0.02)
        raise Lost(f"the worker at port {port} does not answer again: {heard}")

    def kill(self) -> None:
        dice = self.chance.random()
        if dice < 1 / 6:
            self.kills["PostgreSQL"] += 1
            self.postgresql.restart()
        elif dice < 0.3:
            self.kills["all workers"] += 1
            for port in self.ports:
                self._kill(port)
        else:
            self.kills["one worker"] += 1
            self._kill(self.chance.choice(self.ports))

    def _kill(self, port: int) -> None:
        process = self.processes.pop(port, 0)
        with contextlib.suppress(ProcessLookupError, ChildProcessError):
            os.kill(process, signal.SIGKILL)
            os.waitpid(process, 0)

    def close(self) -> None:
        for port in self.ports:
            if port in self.processes:
                self._kill(port)
        os.kill(self.proxy, signal.SIGKILL)
        os.waitpid(self.proxy, 0)
        self.postgresql.stop()

    @contextlib.contextmanager
    def connected(self) -> Any:
        """A connection to the database, past the workers."""
        engine = sa.create_engine(self.database)
        with engine.connect() as connection:
            yield connection
        engine.dispose()


def told_once_and_in_order(heard: list[dict[str, Any]]) -> None:
    """What somebody was told who looks on: nothing is missing, and nothing comes twice."""
    known = -1
    for message in heard:
        if message["kind"] == "view":
            known = message["events_from"] + len(message["events"])
        elif message["kind"] == "update":
            if message["events_from"] != known:
                raise AssertionError(f"events from {message['events_from']} were told after {known}")
            known += len(message["events"])
