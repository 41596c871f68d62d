"""One server on SQLite, in a process of its own that can be killed at any moment."""

import contextlib
import os
import signal
import socket
import time
import traceback
from pathlib import Path
from random import Random
from typing import Any

import httpx
import sqlalchemy as sa

from fathom.server.run import serve_forever
from fathom.server.settings import Settings

PATIENCE = 120  # seconds: a busy machine is no fault of the server's


class Lost(AssertionError):
    """Something that was acknowledged or shown is not there any more, or is there by half."""


def free_port() -> int:
    """A port that no outgoing connection is ever given: one that is could take our place between two starts."""
    chance = Random()
    while True:
        with contextlib.suppress(OSError), socket.socket() as probe:
            port = chance.randint(20_000, 32_000)
            probe.bind(("127.0.0.1", port))
            return port


class Server:
    """A server in a copy of this process: it starts at once, and can be killed at any moment."""

    alone = True

    def __init__(self, data: Path) -> None:
        self.data, self.process = data, 0
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.http = httpx.Client(base_url=self.address, timeout=PATIENCE)  # making one takes longer than asking

    def start(self, *, wait: bool = True) -> None:
        self.process = os.fork()
        if self.process == 0:
            settings = Settings(data=self.data, bot_pause=0.0).without_limits
            try:
                serve_forever(settings, port=self.port, verbose=False)
            except BaseException:
                traceback.print_exc()
            finally:
                os._exit(1)
        if wait:
            self.wait()

    def wait(self) -> None:
        """Wait until it answers, as long as the process lives."""
        began, heard, told = time.monotonic(), "nothing", 0
        while True:
            try:
                answer = self.http.get("/health")
                if answer.status_code == 200:
                    return
                heard = f"{answer.status_code} {answer.text[:200]}"
            except httpx.TransportError as error:
                heard = repr(error)
            ended, code = os.waitpid(self.process, os.WNOHANG)
            if ended:
                raise Lost(f"the server does not start again: it ended with {os.waitstatus_to_exitcode(code)}: {heard}")
            if time.monotonic() - began > 60 * (told + 1):
                told += 1
                print(f"the server {self.process} has been starting for {told} minutes: {heard}", flush=True)
            time.sleep(0.02)

    def kill(self) -> None:
        with contextlib.suppress(ProcessLookupError, ChildProcessError):
            os.kill(self.process, signal.SIGKILL)
            os.waitpid(self.process, 0)

    close = kill

    @contextlib.contextmanager
    def connected(self) -> Any:
        """A connection to the database, past the server."""
        engine = sa.create_engine(f"sqlite:///{self.data / 'tables.sqlite'}")
        with engine.connect() as connection:
            yield connection
        engine.dispose()
