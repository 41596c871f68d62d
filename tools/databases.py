"""What an answer costs on SQLite and on PostgreSQL, with one worker and with two, in turns.

    python tools/databases.py --rounds 20

All servers are kept running and each is played at for a fraction of a second, again and again, as a machine that is not
ours alone changes its speed from second to second. PostgreSQL is started for the purpose; its own work is told apart.
"""

import argparse
import asyncio
import contextlib
from collections.abc import Iterator
from pathlib import Path
from statistics import quantiles

from fathom.server.bench import measure
from tests.server.postgresql import PostgreSQL


class Contender:
    """A server of one kind, and what was played at it."""

    def __init__(self, name: str, process: measure.Process, beside: Path | None, game: str, tables: int) -> None:
        self.name, self.process, self.beside = name, process, beside
        self.load = measure.Load(process, game, tables)
        self.times: list[float] = []
        self.seconds = self.cpu = self.cpu_beside = 0.0

    def _beside(self) -> float:
        """Seconds of the processor that PostgreSQL has taken."""
        if self.beside is None:
            return 0.0
        postmaster = self.beside.read_text().split()[0]
        children = Path(f"/proc/{postmaster}/task/{postmaster}/children").read_text().split()
        return sum(measure.cpu_of(int(each)) for each in children)

    async def turn(self, seconds: float, *, counts: bool) -> None:
        self.load.tally.clear()
        before, playing = self._beside(), measure.Spent(self.process)
        await self.load._round(measure.Spent(self.process), playing, seconds)
        if counts:
            self.times += self.load.tally.times
            self.seconds += playing.seconds
            self.cpu += playing.cpu
            self.cpu_beside += self._beside() - before

    def show(self) -> None:
        count, cuts = len(self.times), quantiles(self.times, n=100)
        figures = f"{count / self.seconds:7.0f} answers/s   p50 {cuts[49] * 1e3:6.1f} ms   p99 {cuts[98] * 1e3:6.1f} ms"
        cost = f"{self.cpu / count * 1e6:5.0f} µs for an answer, {self.cpu_beside / count * 1e6:5.0f} µs of PostgreSQL"
        print(f"{self.name:24} {figures}   {cost}   {self.process.memory_mb():.0f} MB", flush=True)


@contextlib.contextmanager
def contenders(game: str, tables: int) -> Iterator[list[Contender]]:
    with contextlib.ExitStack() as stack:
        postgresql = PostgreSQL("-c fsync=on")
        stack.callback(postgresql.stop)
        postgresql.start()
        postmaster = postgresql.folder / "data" / "postmaster.pid"
        plans = [("SQLite", "", 1), *((f"PostgreSQL, {n} worker(s)", postgresql.new(), n) for n in (1, 2))]
        yield [
            Contender(name, stack.enter_context(measure.running(url, n)), postmaster if url else None, game, tables)
            for name, url, n in plans
        ]


async def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--game", action="append", choices=("noughts", "nautilus"))
    asked.add_argument("--tables", type=int, default=50)
    asked.add_argument("--rounds", type=int, default=20)
    asked.add_argument("--seconds", type=float, default=0.5, help="of a turn")
    wish = asked.parse_args()
    for game in wish.game or ("noughts", "nautilus"):
        print(f"{game}, {wish.tables} tables")
        with contenders(game, wish.tables) as all_of_them:
            for number in range(wish.rounds + 1):
                for each in all_of_them if number % 2 else all_of_them[::-1]:
                    await each.turn(wish.seconds, counts=number > 0)
            for each in all_of_them:
                each.show()


if __name__ == "__main__":
    asyncio.run(main())
