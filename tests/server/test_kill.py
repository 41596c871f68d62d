"""Kill -9 at random moments: every acknowledged answer is still there, and the question is the same."""

import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from random import Random

import httpx
import pytest

ROOT = Path(__file__).parents[2]
KILLS = int(os.environ.get("FATHOM_KILLS", "4"))


class Server:
    """A real server process on a free port, on the same data each time it is started."""

    def __init__(self, data: Path) -> None:
        self.data = data
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.process: subprocess.Popen[bytes] | None = None
        self.options: list[str] = []

    def start(self) -> None:
        options = ["--data", str(self.data), "--port", str(self.port), "--bot-pause", "0", "--no-limits", "--quiet"]
        command = [sys.executable, "-m", "fathom", "serve", *options, *self.options]
        self.process = subprocess.Popen(command, start_new_session=True)
        for _ in range(200):
            try:
                httpx.get(f"http://127.0.0.1:{self.port}/health", timeout=1)
                return
            except httpx.TransportError:
                time.sleep(0.05)
        raise AssertionError("the server did not start")

    def kill(self) -> None:
        assert self.process is not None
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()


@pytest.mark.slow
def test_nothing_acknowledged_is_lost(tmp_path: Path):
    chooser, server = Random(1), Server(tmp_path)
    server.start()
    client = httpx.Client(base_url=f"http://127.0.0.1:{server.port}", timeout=10)
    try:
        table, acknowledged, question = "", 0, None
        for _ in range(KILLS):
            if not table:
                table, acknowledged = new_table(client), 0
            until = time.monotonic() + chooser.uniform(0.05, 0.6)
            while time.monotonic() < until:
                view = client.get(f"/api/tables/{table}/view", params={"seat": 0}).json()
                question = view["question"]
                if question is None:
                    table, acknowledged = new_table(client), 0
                elif question["options"]:
                    body = {"seat": 0, "number": question["number"], "action": chooser.choice(question["options"])}
                    assert client.post(f"/api/tables/{table}/answer", json=body).json()["accepted"]
                    after = client.get(f"/api/tables/{table}/view", params={"seat": 0}).json()
                    acknowledged, question = after["answers"], after["question"]
            server.kill()
            server.start()
            view = client.get(f"/api/tables/{table}/view", params={"seat": 0}).json()
            assert view["answers"] >= acknowledged
            past = client.get(f"/api/tables/{table}/history", params={"seat": 0, "at": acknowledged}).json()
            if question and question["options"] and past["question"]:
                assert past["question"]["options"] == question["options"]
                assert past["question"]["prompt"] == question["prompt"]
    finally:
        server.kill()


def new_table(client: httpx.Client) -> str:
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "greedy"}, {"kind": "bot", "bot": "greedy"}]
    opened = client.post("/api/tables", json={"game": "nautilus", "seats": seats}).json()
    return str(opened["table"]["id"])


@pytest.mark.slow
@pytest.mark.parametrize("workers", [1, 2])
def test_everything_is_as_it_was_acknowledged_and_shown_after_every_kill(workers: int):
    """HTTP and live lines, undo, votes, talk, forks, imports, rematches and migrations; with two workers, also kills of
    one while the other goes on, and of PostgreSQL: `tools/kill_server`."""
    command = [sys.executable, "-m", "tools.kill_server", str(KILLS), "--workers", str(workers)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=600)
    assert done.returncode == 0, done.stderr[-3000:]
    assert "nothing acknowledged or shown was lost" in done.stdout
