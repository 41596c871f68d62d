"""Let people and bots come and go at a server for an hour, and see that its memory stays flat.

    nice -n 10 python -m tools.soak --minutes 60

Visitors open tables of all games, with bots and clocks, play over live lines, talk, hang up without a word, come back,
look at old tables again, take games to their end, import and fork them, and leave. Each minute the server is weighed,
with all its processes. The first third of the time is its warm-up: what a server may keep, it has by then. Afterwards
the line of best fit through the minutes must not rise by more than a twentieth.
"""

import argparse
import asyncio
import contextlib
import os
import subprocess
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from random import Random
from statistics import linear_regression, mean
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from fathom.server.bench.driver import seen
from tools.kill_server.server import free_port

VISITORS = 10
JSON = {"content-type": "application/json"}
PAUSE = 0.4  # seconds on average between two deeds of a visitor
MEGABYTES = 16.0  # that tables may take in memory while nobody is at them: little, so that they are soon put away
RISE = 0.05  # of what the server weighs: more is a leak
GAMES = ["noughts"] * 5 + ["connect-four"] * 3 + ["nautilus"] * 2 + ["unfathomable", "machina-arcana", "sleeping-gods"]
SEATS = {"noughts": 2, "connect-four": 2, "nautilus": 3, "unfathomable": 4, "machina-arcana": 2, "sleeping-gods": 2}
MOST = {
    "nautilus": 60,
    "unfathomable": 80,
    "machina-arcana": 60,
    "sleeping-gods": 60,
}  # answers of a visitor before he has had enough


# --------------------------------------------------------------------------------------------- the server


def serve(port: int, folder: Path) -> None:
    from fathom.server.run import serve_forever
    from fathom.server.settings import Settings

    settings = Settings(data=folder, bot_pause=0.0, table_megabytes=MEGABYTES)
    serve_forever(settings.without_limits, port=port, verbose=False)


class Server:
    def __init__(self, folder: Path) -> None:
        self.port = free_port()
        command = [sys.executable, __file__, "--serve", str(self.port), "--folder", str(folder)]
        self.process = subprocess.Popen(command, start_new_session=True)

    async def ready(self) -> None:
        async with httpx.AsyncClient() as client:
            while self.process.poll() is None:
                with contextlib.suppress(httpx.TransportError):
                    await client.get(f"http://127.0.0.1:{self.port}/health", timeout=30)
                    return
                await asyncio.sleep(0.1)
        raise SystemExit("the server has ended")

    def family(self) -> list[int]:
        """The server's process and those that it has started."""
        found, todo = [], [self.process.pid]
        while todo:
            process = todo.pop()
            with contextlib.suppress(OSError):
                for thread in Path(f"/proc/{process}/task").iterdir():
                    todo += map(int, (thread / "children").read_text().split())
                found.append(process)
        return found

    def lines(self) -> int:
        return len(list(Path(f"/proc/{self.process.pid}/fd").iterdir()))


def megabytes(process: int) -> float:
    """What a process takes, in memory or swapped out."""
    with contextlib.suppress(OSError):
        fields = dict(line.split(":", 1) for line in Path(f"/proc/{process}/status").read_text().splitlines())
        return sum(int(fields[each].split()[0]) for each in ("VmRSS", "VmSwap") if each in fields) / 1024
    return 0.0


# -------------------------------------------------------------------------------------------- the visitors


class Past:
    """Tables that somebody has been at, with his cookie, for who comes back; and records of games that ended."""

    def __init__(self) -> None:
        self.tables: list[tuple[str, str]] = []
        self.records: list[bytes] = []
        self.done: Counter[str] = Counter()
        self.over = False  # nobody comes any more

    def add(self, table: str, cookie: str) -> None:
        self.tables = [*self.tables[-400:], (table, cookie)]


class Visitor:
    def __init__(self, port: int, past: Past, number: int) -> None:
        self.port, self.past, self.chance = port, past, Random(number)

    async def come_and_go(self) -> None:
        while not self.past.over:
            try:
                async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{self.port}", timeout=120) as self.http:
                    await self.visit()
            except (httpx.TransportError, WebSocketException, OSError, TimeoutError) as error:
                self.past.done[type(error).__name__] += 1
            await self.rest()

    async def rest(self) -> None:
        await asyncio.sleep(self.chance.expovariate(1 / PAUSE))

    async def visit(self) -> None:
        if self.past.tables and self.chance.random() < 0.4:
            table, cookie = self.chance.choice(self.past.tables)
            self.http.cookies.set("fathom", cookie)
            await self.look_back(table)
        elif self.past.records and self.chance.random() < 0.05:
            await self.bring(self.chance.choice(self.past.records))
        else:
            await self.play(await self.open())

    async def open(self) -> str:
        game = self.chance.choice(GAMES)
        seats = [{"kind": "me", "name": "Ada"}] + [{"kind": "bot", "bot": "random"}] * (SEATS[game] - 1)
        pace = self.chance.choice(["none", "none", "live", "relaxed"])
        clock = {"pace": pace, "at_zero": self.chance.choice(["nothing", "bot", "skip"])}
        plan = {"game": game, "seats": seats, "terms": {"clock": clock, "public": self.chance.random() < 0.1}}
        opened = (await self.http.post("/api/tables", json=plan)).json()
        table: str = opened["table"]["id"]
        self.past.add(table, self.http.cookies["fathom"])
        self.past.done["opened"] += 1
        self.most = MOST.get(game, 1000)
        return table

    async def play(self, table: str) -> None:
        """Play to the end, or until it is enough; now and then hang up without a word and come back."""
        left = self.most
        while left > 0 and not self.past.over:
            async with self.line(table) as line:
                left = await self.at_the_table(line, table, left)
        if self.chance.random() < 0.5:
            await self.afterwards(table)

    def line(self, table: str) -> Any:
        cookie = f"fathom={self.http.cookies['fathom']}" if "fathom" in self.http.cookies else "x=1"
        address = f"ws://127.0.0.1:{self.port}/api/tables/{table}/live"
        return connect(address, additional_headers={"cookie": cookie}, open_timeout=120, close_timeout=2)

    async def at_the_table(self, line: ClientConnection, table: str, left: int) -> int:
        """Answer until the game is over; how many answers are still wished for then, or when the line is cut."""
        await line.send('{"kind":"hello","seat":0}')
        question, answered = None, -1
        while left > 0:
            told = seen.decode(await asyncio.wait_for(line.recv(), 120))
            if told.kind not in ("view", "update"):
                continue
            question = told.question if told.kind == "view" else told.changes.after(question)
            if question is None:
                return 0
            if 0 in question.mine and question.number != answered:
                answered = question.number
                await self.rest()
                chosen = self.chance.choice(question.options)
                await line.send(
                    msgspec.json.encode({"kind": "answer", "seat": 0, "number": answered, "action": chosen}).decode()
                )
                self.past.done["answers"] += 1
                left -= 1
                if self.chance.random() < 0.1:
                    await line.send('{"kind":"say","seat":0,"text":"' + "well " * self.chance.randint(1, 60) + '"}')
                if self.chance.random() < 0.05:
                    line.transport.abort()
                    self.past.done["hung up"] += 1
                    return left
        return 0

    async def afterwards(self, table: str) -> None:
        record = await self.http.get(f"/api/tables/{table}/export")
        if record.status_code == 200:
            self.past.records = [*self.past.records[-20:], record.content]
            self.past.done["ended"] += 1
            again = self.chance.choice(["rematch", "fork", "history", "nothing"])
            if again == "fork":
                await self.http.post(f"/api/tables/{table}/fork", json={"at": 1})
            elif again == "rematch":
                await self.http.post(f"/api/tables/{table}/rematch", json={})
            elif again == "history":
                await self.http.get(f"/api/tables/{table}/history", params={"seat": 0, "at": 1})

    async def look_back(self, table: str) -> None:
        """Come back to an old table: look at it over HTTP and over a line, and leave."""
        self.past.done["came back"] += 1
        await self.http.get(f"/api/tables/{table}/view", params={"seat": 0})
        await self.http.get(f"/api/tables/{table}/chat")
        await self.http.get("/api/tables")
        async with self.line(table) as line:
            await line.send('{"kind":"hello","seat":-1}')
            await asyncio.wait_for(line.recv(), 120)
            await self.rest()

    async def bring(self, record: bytes) -> None:
        self.past.done["imported"] += 1
        await self.http.post("/api/import", content=record, headers=JSON)


# --------------------------------------------------------------------------------------------- the hour


async def soak(minutes: int, folder: Path) -> list[float]:
    """What the server weighed at the end of each minute, in megabytes."""
    server, past, weights = Server(folder), Past(), []
    try:
        await server.ready()
        visitors = [asyncio.create_task(Visitor(server.port, past, each).come_and_go()) for each in range(VISITORS)]
        began = time.monotonic()
        for minute in range(1, minutes + 1):
            await asyncio.sleep(max(0.0, began + 60 * minute - time.monotonic()))
            if server.process.poll() is not None:
                raise SystemExit("the server has ended")
            for each in visitors:
                if each.done():
                    each.result()
            family = server.family()
            own, all_of_it = megabytes(server.process.pid), sum(map(megabytes, family))
            weights.append(own)
            deeds = ", ".join(f"{count} {what}" for what, count in sorted(past.done.items()))
            told = (
                f"{own:6.1f} MB, with {len(family) - 1} helpers {all_of_it:6.1f}; {server.lines()} files open; {deeds}"
            )
            print(f"{minute:3} min: {told}", flush=True)
    finally:
        past.over = True
        os.killpg(server.process.pid, 9)
        server.process.wait()
    await asyncio.gather(*visitors)
    return weights


def verdict(weights: list[float]) -> tuple[bool, str]:
    """Whether memory stays flat after the warm-up, and by how much it rises."""
    kept = weights[len(weights) // 3 :]
    rise = linear_regression(range(len(kept)), kept).slope * (len(kept) - 1) if len(kept) > 1 else 0.0
    share = rise / mean(kept)
    said = f"{min(kept):.1f} to {max(kept):.1f} MB after the warm-up, a rise of {rise:+.1f} MB ({share:+.1%})"
    return share <= RISE, said


def main() -> None:
    wishes = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    wishes.add_argument("--minutes", type=int, default=60)
    wishes.add_argument("--serve", type=int, help=argparse.SUPPRESS)
    wishes.add_argument("--folder", type=Path, help=argparse.SUPPRESS)
    wish = wishes.parse_args()
    if wish.serve:
        serve(wish.serve, wish.folder)
        return
    with tempfile.TemporaryDirectory() as folder:
        flat, said = verdict(asyncio.run(soak(wish.minutes, Path(folder))))
    print(f"{'flat' if flat else 'NOT FLAT'}: {said}")
    sys.exit(0 if flat else 1)


if __name__ == "__main__":
    main()
