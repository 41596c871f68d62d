"""What an answer costs the processor at a server of this tree, measured against another tree, in turns.

    git worktree add --detach ../before b0c89c5
    python tools/server_ratio.py ../before

A machine that is not ours alone changes its speed from second to second. So both servers are kept running and play for
a fraction of a second each, again and again: the ratio of the sums means something where single figures do not. Two
processes of one tree still differ by some per cent, so have several `--runs` if it matters. Rows are answers as they
are stored: where the rules give some of them, there are more than players have sent.
"""

import argparse
import asyncio
import os
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from statistics import mean
from typing import NamedTuple, Self

from fathom.server.bench import measure

GAMES = ("noughts", "nautilus")
LARGE = ("nautilus", "unfathomable", "sleeping-gods", "machina-arcana")


class Turn(NamedTuple):
    """What was done in one turn: answers sent, rows stored, seconds of the processor."""

    answers: float
    rows: float
    cpu: float

    def plus(self, other: "Turn") -> "Turn":
        return Turn(*(one + more for one, more in zip(self, other, strict=True)))


# ------------------------------------------------------------------------------------- one of the two


def rows(process: measure.Process) -> int:
    command = [str(each) for each in process.process.args]  # type: ignore[union-attr]
    file = Path(command[command.index("--data") + 1]) / "tables.sqlite"
    with closing(sqlite3.connect(file)) as database:
        (count,) = database.execute("SELECT count(*) FROM answers").fetchone()
    return int(count)


async def play(game: str, tables: int) -> None:
    """Play for as many seconds as each line of the input says, and write what that cost."""
    with measure.running() as process:
        load = measure.Load(process, game, tables)
        while line := await asyncio.to_thread(sys.stdin.readline):
            load.tally.clear()
            before, playing = rows(process), measure.Spent(process)
            while playing.seconds < float(line):
                await load._round(measure.Spent(process), playing, float(line) - playing.seconds)
            print(len(load.tally.times), rows(process) - before, playing.cpu, flush=True)


# -------------------------------------------------------------------------------------- in turns


class Player:
    """A server of one tree, and who plays at it: both are that tree's own."""

    def __init__(self, tree: Path, game: str, tables: int) -> None:
        command = [sys.executable, "-P", str(Path(__file__).resolve()), ".", "--play", game, "--tables", str(tables)]
        paths = {"PYTHONPATH": str(tree.resolve())}
        pipe = subprocess.PIPE
        self.process = subprocess.Popen(
            command, env={**os.environ, **paths}, cwd="/", stdin=pipe, stdout=pipe, stderr=subprocess.DEVNULL, text=True
        )
        self.done = Turn(0, 0, 0)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self.process.communicate()

    def turn(self, seconds: float) -> Turn:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(f"{seconds}\n")
        self.process.stdin.flush()
        told = self.process.stdout.readline().split()
        while told[:1] == ["Fathom"]:  # where it is
            told = self.process.stdout.readline().split()
        if len(told) != len(Turn._fields):
            raise SystemExit("a server did not answer: does its tree have a `fathom.server.bench.measure`?")
        return Turn(*map(float, told))


def compare(here: Path, there: Path, game: str, tables: int, rounds: int, seconds: float) -> tuple[float, float]:
    """Let two servers play in turns; returns what an answer and a row cost here, in parts of what they cost there."""
    with Player(there, game, tables) as before, Player(here, game, tables) as now:
        for number in range(rounds + 1):
            for player in (before, now) if number % 2 else (now, before):
                took = player.turn(seconds)
                if number:  # the first is to warm up
                    player.done = player.done.plus(took)
        for name, done in (("before", before.done), ("now", now.done)):
            each, row = done.cpu / done.answers * 1e6, done.cpu / done.rows * 1e6
            print(f"{game:9} {name:7} {done.answers:7.0f} answers {each:6.0f} µs for an answer {row:6.0f} µs for a row")
        answers = now.done.cpu / now.done.answers / (before.done.cpu / before.done.answers)
        stored = now.done.cpu / now.done.rows / (before.done.cpu / before.done.rows)
        print(f"{game:9} ratio   {answers:.3f} for an answer, {stored:.3f} for a row", flush=True)
        return answers, stored


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("tree", type=Path, help="the other tree: a folder with a `fathom` in it")
    asked.add_argument("--game", action="append", choices=sorted({*GAMES, *LARGE}), help="these (noughts and nautilus)")
    asked.add_argument("--tables", type=int, default=50)
    asked.add_argument("--runs", type=int, default=1, help="with new servers each: where they lie in memory counts too")
    asked.add_argument("--rounds", type=int, default=40, help="of a run")
    asked.add_argument("--seconds", type=float, default=0.3, help="of a turn")
    asked.add_argument("--play", help=argparse.SUPPRESS)
    wish = asked.parse_args()
    if wish.play:
        asyncio.run(play(wish.play, wish.tables))
        return
    if not (wish.tree / "fathom" / "server" / "bench" / "measure.py").is_file():
        asked.error(f"{wish.tree} has no fathom/server/bench/measure.py")
    here = Path(__file__).resolve().parent.parent
    for game in wish.game or GAMES:
        runs = [compare(here, wish.tree, game, wish.tables, wish.rounds, wish.seconds) for _ in range(wish.runs)]
        if len(runs) > 1:
            answers, stored = map(mean, zip(*runs, strict=True))
            print(f"{game:9} mean    {answers:.3f} for an answer, {stored:.3f} for a row, of {len(runs)} runs")


if __name__ == "__main__":
    main()
