"""Tic-tac-toe at our server beside boardgame.io, which keeps everything in memory: one core each, in turns.

    python -m tools.boardgame_io
    python -m tools.boardgame_io --node-modules ../node_modules

Needs Node and npm: boardgame.io is installed to a temporary folder, unless `--node-modules` says where it is. Both
servers run all the time, on the same core, and one of them is played at for a second, again and again; the driver is on
another core and costs both alike. Ours stores every move on disk before anybody sees it. On a machine that
is not ours alone, take the moves for each second of the server's processor rather than those of a second by the clock.
"""

import argparse
import asyncio
import contextlib
import json
import os
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from fathom.server.bench import measure
from tools.boardgame_io import lines

PACKAGE = {
    "dependencies": {"boardgame.io": "0.50.2"},
    "overrides": {"koa-compose": "4.1.0"},  # a newer one copies the list of routes before boardgame.io adds its own
}
TABLES = (1, 50, 200)
ATTACHED = 200  # tables, with two lines each


class BoardgameIo(measure.Process):
    """A server of boardgame.io; `data` is a folder with its modules."""

    def command(self, data: Path, database: str, workers: int) -> list[str]:
        os.environ["NODE_ENV"] = "production"
        return ["node", str(Path(__file__).with_name("server.cjs")), str(self.port), str(data)]

    health = "/games"


class Contender:
    """One of the servers, and what was done at it."""

    def __init__(self, name: str, process: measure.Process, player: type[measure.Player]) -> None:
        self.name, self.process, self.player = name, process, player

    def load(self, tables: int) -> measure.Load:
        load = measure.Load(self.process, "noughts", tables)
        load.players = [self.player(self.process.port, "noughts", load.tally, 0.0, n, 2) for n in range(tables)]
        return load

    async def play(self, load: measure.Load, seconds: float) -> measure.Spent:
        opening, playing = measure.Spent(self.process), measure.Spent(self.process)
        while playing.seconds < seconds:
            await load._round(opening, playing, seconds - playing.seconds)
        return playing

    async def attach(self, load: measure.Load) -> measure.Spent:
        """Everybody who is at a table already comes back at once."""
        for player in load.players:
            if not player.table:
                player.table = await player._open_table()
        with measure.Spent(self.process) as spent:
            await asyncio.gather(*(player.connect() for player in load.players))
        await asyncio.gather(*(player.get_up() for player in load.players))
        return spent


@contextlib.contextmanager
def modules(found: Path | None) -> Iterator[Path]:
    """A folder in which Node finds boardgame.io."""
    if found is not None:
        yield found.resolve()
        return
    with tempfile.TemporaryDirectory() as folder:
        install(Path(folder))
        yield Path(folder)


def install(folder: Path) -> None:
    (folder / "package.json").write_text(json.dumps(PACKAGE), encoding="utf-8")
    subprocess.run(["npm", "install", "--no-audit", "--no-fund", "--loglevel=error"], cwd=folder, check=True)


def pin(process: int, core: int) -> None:
    """Keep a process on one core."""
    for thread in Path(f"/proc/{process}/task").iterdir():
        with contextlib.suppress(OSError):
            os.sched_setaffinity(int(thread.name), {core})


@contextlib.contextmanager
def contenders(node_modules: Path | None) -> Iterator[list[Contender]]:
    """Both servers, on the first core; we have the others for ourselves."""
    first, *others = sorted(os.sched_getaffinity(0))
    with contextlib.ExitStack() as stack:
        theirs = BoardgameIo(stack.enter_context(modules(node_modules)))
        stack.callback(theirs.stop)
        ours = stack.enter_context(measure.running())
        for process in (theirs, ours):
            for each in process.processes:
                pin(each, first)
        if others:
            os.sched_setaffinity(0, others)
        yield [
            Contender("Fathom, on disk", ours, measure.Player),
            Contender("boardgame.io, in memory", theirs, lines.Player),
        ]


class Sums:
    def __init__(self) -> None:
        self.moves, self.seconds, self.cpu = 0, 0.0, 0.0

    def add(self, moves: int, spent: measure.Spent) -> None:
        self.moves, self.seconds, self.cpu = self.moves + moves, self.seconds + spent.seconds, self.cpu + spent.cpu


async def moves(both: list[Contender], tables: int, rounds: int, seconds: float) -> None:
    loads = [each.load(tables) for each in both]
    sums = [Sums() for _ in both]
    for number in range(rounds + 1):
        for at in (0, 1) if number % 2 else (1, 0):
            loads[at].tally.clear()
            spent = await both[at].play(loads[at], seconds)
            if number:  # the first is to warm up
                sums[at].add(len(loads[at].tally.times), spent)
    for each, done in zip(both, sums, strict=True):
        by_clock, by_cpu = done.moves / done.seconds, done.moves / done.cpu
        print(f"{tables:4} tables  {each.name:24} {by_clock:7.0f} moves/s  {by_cpu:7.0f} for a second of its processor")
    ours, theirs = sums
    by_clock = (ours.moves / ours.seconds) / (theirs.moves / theirs.seconds)
    by_cpu = (ours.moves / ours.cpu) / (theirs.moves / theirs.cpu)
    print(f"{tables:4} tables  ratio {by_clock:.2f} by the clock, {by_cpu:.2f} by the processor", flush=True)


async def attaching(both: list[Contender], rounds: int) -> None:
    loads = [each.load(ATTACHED) for each in both]
    sums = [Sums() for _ in both]
    for number in range(rounds + 1):
        for at in (0, 1) if number % 2 else (1, 0):
            spent = await both[at].attach(loads[at])
            if number:
                sums[at].add(1, spent)
    for each, done in zip(both, sums, strict=True):
        took, cpu = done.seconds / done.moves * 1e3, done.cpu / done.moves * 1e3
        print(f"{2 * ATTACHED} lines attach  {each.name:24} {took:6.0f} ms, {cpu:6.0f} ms of its processor")
    print(
        f"ratio {sums[0].seconds / sums[1].seconds:.2f} by the clock, {sums[0].cpu / sums[1].cpu:.2f} by the processor"
    )


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--node-modules", type=Path, help="a folder in which boardgame.io is installed")
    asked.add_argument("--rounds", type=int, default=10)
    asked.add_argument("--seconds", type=float, default=1.0, help="of a turn")
    wish = asked.parse_args()
    with contenders(wish.node_modules) as both:

        async def run() -> None:
            for tables in TABLES:
                await moves(both, tables, wish.rounds, wish.seconds)
            await attaching(both, wish.rounds)

        began = time.perf_counter()
        asyncio.run(run())
        print(f"{time.perf_counter() - began:.0f} s, load {os.getloadavg()[0]:.1f}")


if __name__ == "__main__":
    main()
