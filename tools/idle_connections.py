"""What a live line costs while nothing happens on it: memory of the server for each of many idle connections.

    python -m tools.idle_connections 2000
    python -m tools.idle_connections 2000 --tables 100 --database postgresql+psycopg://…

The lines look on at so many tables, each has been sent its first view, and nobody says anything any more.
"""

import argparse
import asyncio
import os
import re
import resource
import subprocess
import sys
import tempfile
from pathlib import Path

import httpx
from websockets.asyncio.client import ClientConnection, connect

from tools.kill_server.server import free_port

WARM = 100  # lines that are opened and closed before: what the first ones cost is no line's
SEATS = [{"kind": "me", "name": name} for name in ("Ada", "Eve")]


def resident(process: int) -> int:
    """The memory of a process, in bytes."""
    found = re.search(r"VmRSS:\s+(\d+) kB", Path(f"/proc/{process}/status").read_text(encoding="ascii"))
    assert found is not None
    return int(found[1]) * 1024


async def opened(port: int, tables: list[str], count: int) -> list[ClientConnection]:
    """So many lines, each with its first view."""

    async def one(number: int) -> ClientConnection:
        line = await connect(
            f"ws://127.0.0.1:{port}/api/tables/{tables[number % len(tables)]}/live",
            ping_interval=None,
            open_timeout=120,
            max_queue=None,
        )
        await line.send('{"kind":"hello","seat":-1}')
        await line.recv()
        return line

    found: list[ClientConnection] = []
    for start in range(0, count, 50):
        found += await asyncio.gather(*(one(number) for number in range(start, min(count, start + 50))))
    return found


async def measured(port: int, process: int, tables: list[str], count: int, seconds: float) -> float:
    """Bytes of the server for each line."""
    for line in await opened(port, tables, WARM):
        await line.close()
    await asyncio.sleep(2)
    before = resident(process)
    lines = await opened(port, tables, count)
    await asyncio.sleep(seconds)
    after = resident(process)
    for line in lines:
        await line.close()
    return (after - before) / count


def main() -> None:
    wishes = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    wishes.add_argument("count", type=int, nargs="?", default=2000)
    wishes.add_argument("--tables", type=int, default=50)
    wishes.add_argument("--game", default="noughts")
    wishes.add_argument("--database", default="")
    wishes.add_argument("--seconds", type=float, default=5.0, help="how long the lines are idle before it is measured")
    wish = wishes.parse_args()
    most = wish.count + 1000
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, max(most, resource.getrlimit(resource.RLIMIT_NOFILE)[1])))
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "fathom", "serve", "--data", folder, "--port", str(port), "--no-limits"]
        command += ["--quiet", *(["--database", wish.database] if wish.database else [])]
        server = subprocess.Popen(command, env={**os.environ, "PYTHONUNBUFFERED": "1"})
        try:
            client = httpx.Client(
                base_url=f"http://127.0.0.1:{port}", timeout=120, transport=httpx.HTTPTransport(retries=20)
            )
            client.get("/health")
            plan = {"game": wish.game, "seats": SEATS}
            tables = [client.post("/api/tables", json=plan).json()["table"]["id"] for _ in range(wish.tables)]
            cost = asyncio.run(measured(port, server.pid, tables, wish.count, wish.seconds))
            print(f"{wish.count} idle lines at {wish.tables} tables of {wish.game}: {cost / 1000:.1f} kB each")
            print(f"the server has {resident(server.pid) / 1e6:.0f} MB")
        finally:
            server.terminate()
            server.wait()


if __name__ == "__main__":
    main()
