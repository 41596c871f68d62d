"""Kill a server again and again, at any moment, and see that nothing acknowledged or shown is lost or half done.

    python -m tools.kill_server 300
    python -m tools.kill_server 100 --workers 2
    python -m tools.kill_server 120 --workers 2 --tables 200

Browsers play at many tables, over HTTP and over live lines: they open, join, answer, take back, vote, talk, fork,
import, ask for rematches, and begin campaigns, go on with them and move them. Every so often the server is killed amid
it (SIGKILL), sometimes while it migrates an old database. What was acknowledged, or seen by somebody who only looks on,
must be there when it is started again; what was not may be there as a whole or not at all. With several workers on
PostgreSQL one of them is killed, or all, or the database; the others go on meanwhile. With `--tables` so many tables,
of all games in turn, are open and played at all the time.
"""

import argparse
import contextlib
import shutil
import sqlite3
import tempfile
import threading
import time
from pathlib import Path
from random import Random

from alembic import command
from alembic.config import Config

import fathom.server
from fathom.server.http.app import warm_up
from fathom.server.storage.database import Database
from tools.kill_server.server import Lost, Server, free_port
from tools.kill_server.workers import Workers
from tools.kill_server.world import GONE, World


def migrate_amid_kills(data: Path, chance: Random) -> None:
    """An old copy of the database comes up whole, however often its migration is killed."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for part in data.glob("tables.sqlite*"):
            shutil.copy(part, folder / part.name)
        old = Database(f"sqlite:///{folder / 'tables.sqlite'}")
        config = Config()
        config.set_main_option("script_location", str(Path(fathom.server.__file__).parent / "storage" / "migrations"))
        with old.engine.begin() as connection:
            count = connection.exec_driver_sql("SELECT count(*) FROM answers").scalar()
            config.attributes["connection"] = connection
            command.downgrade(config, "0001")
        old.close()
        server = Server(folder)
        for _ in range(3):
            server.start(wait=False)
            time.sleep(chance.uniform(0.0, 0.25))
            server.kill()
        server.start()
        server.kill()
        with contextlib.closing(sqlite3.connect(folder / "tables.sqlite")) as found:
            if found.execute("SELECT count(*) FROM answers").fetchone()[0] != count:
                raise Lost("a migration has lost answers")


def kill_rounds(rounds: int, seed: int, folder: Path, workers: int = 1, tables: int = 0) -> int:
    """Play and kill so many times; returns how many deeds were done."""
    warm_up()
    chance = Random(seed)
    server = Server(folder) if workers == 1 else Workers([free_port() for _ in range(workers + 1)], seed)
    world = World(server, seed)
    server.start()
    try:
        world.open_many(tables)
        for number in range(rounds):
            play_until_killed(world, chance.randint(0, 9), chance.uniform(0.0, 0.1))
            world.check_rows()
            if number % 10 == 9 and workers == 1:
                migrate_amid_kills(folder, chance)
            server.start()
            world.check()
            world.forget()
            if number % 25 == 24:
                of_what = f" ({server.kills})" if isinstance(server, Workers) else ""
                print(f"{number + 1} kills{of_what}, {world.deeds} deeds", flush=True)
    finally:
        server.close()
    if isinstance(server, Workers):
        print(f"killed: {server.kills}; {world.heard} messages were heard, each event once and in order")
    return world.deeds


def play_until_killed(world: World, deeds: int, seconds: float) -> None:
    """Play, and kill the server a little after so many deeds: a busy machine does not get there sooner."""
    stop = threading.Event()
    watcher = threading.Thread(target=world.look_on, args=(stop,), daemon=True)
    killed = threading.Event()
    killer = threading.Thread(target=kill_after, args=(world, world.deeds + deeds, seconds, killed), daemon=True)
    watcher.start()
    killer.start()
    while not killed.is_set():
        with contextlib.suppress(*GONE):
            while world.server.alone or not killed.is_set():
                world.act()
        if world.server.alone:
            break
    if not killed.is_set():
        raise Lost("the server has let somebody wait for too long, or has hung up")
    killer.join()
    stop.set()
    watcher.join()


def kill_after(world: World, deeds: int, seconds: float, killed: threading.Event) -> None:
    while world.deeds < deeds:
        time.sleep(0.005)
    time.sleep(seconds)
    if world.server.alone:
        killed.set()
    try:
        world.server.kill()
    finally:
        killed.set()


if __name__ == "__main__":
    wishes = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    wishes.add_argument("rounds", type=int, nargs="?", default=20)
    wishes.add_argument("--seed", type=int, default=1)
    wishes.add_argument("--workers", type=int, default=1, help="more than one: on PostgreSQL, behind a proxy")
    wishes.add_argument("--tables", type=int, default=0, help="that are open all the time, of all games")
    wish = wishes.parse_args()
    with tempfile.TemporaryDirectory() as temporary:
        deeds = kill_rounds(wish.rounds, wish.seed, Path(temporary), wish.workers, wish.tables)
    print(f"{wish.rounds} kills, {deeds} deeds: nothing acknowledged or shown was lost, nothing is half done")
