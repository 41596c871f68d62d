"""A real server process on a free port, for browsers to visit; it can be killed and started again on the same data."""

import contextlib
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path

import httpx

PATIENCE = float(os.environ.get("FATHOM_PATIENCE", "60"))  # seconds that a server may take to answer on a busy machine


class Server:
    def __init__(self, data: Path, program: Sequence[str] = ("-m", "fathom"), more: Sequence[str] = ()) -> None:
        self.data, self.program, self.more = data, program, more
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port: int = probe.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        options = ["--data", str(self.data), "--port", str(self.port), "--bot-pause", "0", "--no-limits", "--quiet"]
        options += ["--review-budget", "4000"]  # a small one: a review waits for everybody else
        command = [sys.executable, *self.program, "serve", *options, *self.more]
        self.process = subprocess.Popen(command, cwd=self.data, start_new_session=True)
        until = time.monotonic() + PATIENCE
        while not self.answers():
            if self.process.poll() is not None or time.monotonic() > until:
                self.kill()
                raise AssertionError("the server did not start")
            time.sleep(0.05)

    def answers(self) -> bool:
        try:
            return httpx.get(f"{self.url}/health", timeout=5).is_success
        except httpx.TransportError:
            return False

    def kill(self) -> None:
        """Kill -9, with the processes of its bots."""
        if self.process is not None:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()
            self.process = None
