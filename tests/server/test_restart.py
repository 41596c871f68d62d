"""A restart of the workers that nobody notices."""

import contextlib
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tests.server.conftest import ME, Person, running
from tests.server.postgresql import PostgreSQL
from tests.server.test_kill import Server

pytestmark = pytest.mark.slow
EVE = {"kind": "me", "name": "Eve"}
PATIENCE = 120.0


class Workers(Server):
    """Two workers behind one socket."""

    def __init__(self, data: Path, database: str) -> None:
        super().__init__(data)
        self.options = ["--database", database, "--workers", "2"]

    def pids(self) -> set[int]:
        assert self.process is not None
        children = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text().split()
        return {int(each) for each in children if b"spawn_main" in Path(f"/proc/{each}/cmdline").read_bytes()}


@pytest.fixture
def workers(tmp_path: Path, postgresql: PostgreSQL) -> Iterator[Workers]:
    found = Workers(tmp_path, postgresql.new())
    found.start()
    yield found
    found.kill()


def test_workers_are_replaced_while_answers_come_in_and_none_is_lost(workers: Workers):
    before = workers.pids()
    client = httpx.Client(base_url=f"http://127.0.0.1:{workers.port}", timeout=60, headers={"connection": "close"})
    table = client.post("/api/tables", json={"game": "noughts", "seats": [ME, EVE]}).json()["table"]["id"]
    assert workers.process is not None
    os.kill(workers.process.pid, signal.SIGHUP)
    end, given = time.monotonic() + PATIENCE, 0
    while workers.pids() & before:
        assert time.monotonic() < end
        question = client.get(f"/api/tables/{table}/view", params={"seat": given % 2}).json()["question"]
        if question is None:
            break
        body = {"seat": given % 2, "number": question["number"], "action": question["options"][0]}
        assert client.post(f"/api/tables/{table}/answer", json=body).status_code == 200
        given += 1
        time.sleep(0.5)
    while workers.pids() & before:
        assert time.monotonic() < end
        assert client.get("/ready").status_code == 200
        time.sleep(0.2)
    assert client.get(f"/api/tables/{table}/view").json()["answers"] == given > 0


def test_a_server_that_ends_hangs_up_with_a_code_on_which_browsers_come_back(ada: Person):
    table = ada.opens("noughts", ME, EVE)["table"]["id"]
    with running(ada.app, lifespan="off") as port:
        line = connect(f"ws://127.0.0.1:{port}/api/tables/{table}/live")
        line.send('{"kind":"hello","seat":-1}')
        line.recv(PATIENCE)
    with contextlib.suppress(ConnectionClosed):
        while True:
            line.recv(PATIENCE)
    assert line.close_code == 1012


def test_several_workers_are_refused_on_sqlite(tmp_path: Path):
    command = [sys.executable, "-m", "fathom", "serve", "--data", str(tmp_path), "--workers", "2"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)
    assert (done.returncode, "several workers need PostgreSQL" in done.stderr) == (2, True)
