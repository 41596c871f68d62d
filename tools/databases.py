"""What an answer costs on SQLite and on PostgreSQL, with one worker and with several, in turns.

    python -m tools.databases --rounds 20

All servers are kept running and each is played at for a fraction of a second, again and again, as a machine that is not
ours alone changes its speed from second to second. PostgreSQL is started for the purpose; its own work is told apart.

Lines of a table go to any of the workers, or (`tables apart`) all to the same one, as behind a proxy that hashes the
table. What workers with a core each could do is reckoned from the processor's time: this machine has too few of them.
"""

import argparse
import asyncio
import contextlib
from collections.abc import Iterator
from itertools import cycle
from pathlib import Path
from statistics import quantiles
from typing import NamedTuple

from fathom.server.bench import measure
from tests.server.postgresql import PostgreSQL


class Plan(NamedTuple):
    name: str
    workers: int = 1
    apart: bool = False


SQLITE, ONE = Plan("SQLite"), Plan("PostgreSQL, one worker")
PLANS = [
    SQLITE,
    ONE,
    Plan("PostgreSQL, two workers", 2),
    Plan("PostgreSQL, two, tables apart", 2, apart=True),
    Plan("PostgreSQL, four, tables apart", 4, apart=True),
]


class Apart(measure.Process):
    """Several servers on one database, each of which is played at by tables of its own."""

    def __init__(self, servers: list[measure.Process]) -> None:
        self.servers, self.port = servers, servers[0].port

    @property
    def processes(self) -> list[int]:
        return [process for server in self.servers for process in server.processes]


class Contender:
    """Servers of one kind, and what was played at them by so many workers."""

    def __init__(self, plan: Plan, process: measure.Process, beside: Path | None, game: str, tables: int) -> None:
        self.plan, self.process, self.beside = plan, process, beside
        self.load = measure.Load(process, game, tables)
        if isinstance(process, Apart):
            for player, server in zip(self.load.players, cycle(process.servers), strict=False):
                player.port = server.port
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

    @property
    def cpu_per_answer(self) -> float:
        return self.cpu / len(self.times)

    def show(self, one: "Contender") -> None:
        """Print the figures, beside those of one worker."""
        count, cuts = len(self.times), quantiles(self.times, n=100)
        figures = f"{count / self.seconds:7.0f} answers/s   p50 {cuts[49] * 1e3:6.1f} ms   p99 {cuts[98] * 1e3:6.1f} ms"
        cost = (
            f"{self.cpu_per_answer * 1e6:5.0f} µs for an answer, {self.cpu_beside / count * 1e6:5.0f} µs of PostgreSQL"
        )
        print(f"{self.plan.name:34} {figures}   {cost}   {self.process.memory_mb():.0f} MB")
        could, times = self.plan.workers / self.cpu_per_answer, self.plan.workers * one.cpu_per_answer
        beside_one = f"{could:6.0f} answers/s with a core for each worker, {times / self.cpu_per_answer:.2f} times one"
        print(f"{'':34} {beside_one}", flush=True)


@contextlib.contextmanager
def contenders(game: str, tables: int) -> Iterator[list[Contender]]:
    with contextlib.ExitStack() as stack:
        postgresql = PostgreSQL("-c fsync=on")
        stack.callback(postgresql.stop)
        postgresql.start()
        postmaster = postgresql.folder / "data" / "postmaster.pid"

        def started(plan: Plan) -> measure.Process:
            database = "" if plan is SQLITE else postgresql.new()
            if not plan.apart:
                return stack.enter_context(measure.running(database, plan.workers))
            return Apart([stack.enter_context(measure.running(database)) for _ in range(plan.workers)])

        yield [Contender(plan, started(plan), None if plan is SQLITE else postmaster, game, tables) for plan in PLANS]


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
                each.show(all_of_them[PLANS.index(ONE)])


if __name__ == "__main__":
    asyncio.run(main())
