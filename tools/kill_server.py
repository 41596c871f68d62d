"""Kill a server again and again, at any moment, and see that nothing acknowledged or shown is lost or half done.

    python -m tools.kill_server 300
    python -m tools.kill_server 100 --workers 2

Browsers play at many tables, over HTTP and over live lines: they open, join, answer, take back, vote, talk, fork,
import, ask for rematches, and begin campaigns, go on with them and move them. Every so often the server is killed amid
it (SIGKILL), sometimes while it migrates an old database. What was acknowledged, or seen by somebody who only looks on,
must be there when it is started again; what was not may be there as a whole or not at all. With several workers on
PostgreSQL one of them is killed, or all, or the database; the others go on meanwhile.
"""

import argparse
import contextlib
import os
import shutil
import signal
import socket
import sqlite3
import tempfile
import threading
import time
import traceback
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

import fathom.server
from fathom.server.http.app import warm_up
from fathom.server.run import serve_forever
from fathom.server.settings import Settings
from fathom.server.storage import checks
from fathom.server.storage.database import Database
from tools.kill_workers import Workers, told_once_and_in_order

GONE = (httpx.TransportError, OSError, WebSocketException, EOFError)
JSON = {"content-type": "application/json"}
PATIENCE = 120  # seconds: a busy machine is no fault of the server's
LIMITS = httpx.Limits(keepalive_expiry=1)  # well before the server hangs up on who asks nothing
LIVELY = 8  # tables that are played at; others rest, and are looked at after each kill all the same


class Lost(AssertionError):
    """Something that was acknowledged or shown is not there any more, or is there by half."""


def free_port() -> int:
    """A port that no outgoing connection is ever given: one that is could take our place between two starts."""
    chance = Random()
    while True:
        with contextlib.suppress(OSError), socket.socket() as probe:
            port = chance.randint(20_000, 32_000)
            probe.bind(("127.0.0.1", port))
            return port


class Server:
    """A server in a copy of this process: it starts at once, and can be killed at any moment."""

    alone = True

    def __init__(self, data: Path) -> None:
        self.data, self.process = data, 0
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.http = httpx.Client(base_url=self.address, timeout=PATIENCE)  # making one takes longer than asking

    def start(self, *, wait: bool = True) -> None:
        self.process = os.fork()
        if self.process == 0:
            settings = Settings(data=self.data, bot_pause=0.0).without_limits
            try:
                serve_forever(settings, port=self.port, verbose=False)
            except BaseException:
                traceback.print_exc()
            finally:
                os._exit(1)
        if wait:
            self.wait()

    def wait(self) -> None:
        """Wait until it answers, as long as the process lives."""
        began, heard, told = time.monotonic(), "nothing", 0
        while True:
            try:
                answer = self.http.get("/health")
                if answer.status_code == 200:
                    return
                heard = f"{answer.status_code} {answer.text[:200]}"
            except httpx.TransportError as error:
                heard = repr(error)
            ended, code = os.waitpid(self.process, os.WNOHANG)
            if ended:
                raise Lost(f"the server does not start again: it ended with {os.waitstatus_to_exitcode(code)}: {heard}")
            if time.monotonic() - began > 60 * (told + 1):
                told += 1
                print(f"the server {self.process} has been starting for {told} minutes: {heard}", flush=True)
            time.sleep(0.02)

    def kill(self) -> None:
        with contextlib.suppress(ProcessLookupError, ChildProcessError):
            os.kill(self.process, signal.SIGKILL)
            os.waitpid(self.process, 0)

    close = kill

    @contextlib.contextmanager
    def connected(self) -> Any:
        """A connection to the database, past the server."""
        engine = sa.create_engine(f"sqlite:///{self.data / 'tables.sqlite'}")
        with engine.connect() as connection:
            yield connection
        engine.dispose()


class Known:
    """What is known of a table: how its first seat saw it when that was last acknowledged, and what was shown of it."""

    def __init__(self, table: str, owners: list["Browser"]) -> None:
        self.table, self.owners = table, owners
        self.view: dict[str, Any] = {}
        self.lines: list[str] = []  # of the chat
        self.unsure = True  # something was asked and not answered
        self.shown = -1  # the highest number of a question that somebody who looks on has seen

    @property
    def number(self) -> int:
        question = self.view.get("question")
        return question["number"] if question else -1


class Browser:
    def __init__(self, server: "Server | Workers") -> None:
        self.server = server
        self.http = httpx.Client(base_url=server.address, timeout=PATIENCE, limits=LIMITS)

    def get(self, path: str, **params: Any) -> Any:
        answer = self.http.get(path, params=params)
        self._is_away(answer)
        if answer.status_code != 200:
            raise Lost(f"GET {path} {params}: {answer.status_code} {answer.text[:200]}")
        return answer.json()

    def post(self, path: str, body: Any = None) -> Any:
        answer = self.http.post(path, json=body if body is not None else {})
        self._is_away(answer)
        if answer.status_code >= 500:
            raise Lost(f"POST {path} {body}: {answer.status_code} {answer.text[:200]}")
        return answer.json() if answer.status_code < 400 else None

    def file(self, path: str) -> bytes:
        answer = self.http.get(path)
        self._is_away(answer)
        return answer.content

    def sends(self, path: str, content: bytes) -> httpx.Response:
        answer = self.http.post(path, content=content, headers=JSON)
        self._is_away(answer)
        return answer

    def _is_away(self, answer: httpx.Response) -> None:
        """While PostgreSQL is away its workers say so, and nothing is stored."""
        if isinstance(self.server, Workers) and answer.status_code in (500, 503):
            raise httpx.TransportError(answer.text[:200])

    def line(self, table: str) -> Any:
        cookie = f"fathom={self.http.cookies['fathom']}" if "fathom" in self.http.cookies else "x=1"
        address = f"ws://127.0.0.1:{self.server.port}/api/tables/{table}/live"
        return connect(address, additional_headers={"cookie": cookie}, open_timeout=PATIENCE, close_timeout=1)


def plain(view: dict[str, Any]) -> dict[str, Any]:
    """What of a view must come back as it was."""
    seats = [(seat["kind"], seat["name"], seat["mine"]) for seat in view["table"]["seats"]]
    names = ("state", "answers", "question", "events", "scores", "winners")
    return {**{name: view[name] for name in names}, "seats": seats, "status": view["table"]["status"]}


class World:
    def __init__(self, server: "Server | Workers", seed: int) -> None:
        self.server, self.chance = server, Random(seed)
        self.faults: list[AssertionError] = []
        self.heard = 0
        self.browsers = [Browser(server) for _ in range(2)]
        self.stranger = Browser(server)
        self.tables: dict[str, Known] = {}
        self.records: list[bytes] = []
        self.deeds = 0

    # ------------------------------------------------------------------------------------ deeds

    def act(self) -> None:
        playing = [known for known in list(self.tables.values())[-LIVELY:] if known.view]
        deeds = [self.open, self.invite]
        if playing:
            deeds += [self.answer, self.answer_live] * 6 + [
                self.undo,
                self.agree,
                self.say,
                self.rename,
                self.finish,
            ] * 2
            deeds += [self.bring, self.fork, self.rematch]
        deeds += [self.set_sail, self.sail_on]
        self.chance.choice(deeds)(*([self.chance.choice(playing)] if playing else [None]))
        self.deeds += 1

    def sure(self, known: Known) -> None:
        known.view = plain(known.owners[0].get(f"/api/tables/{known.table}/view", seat=0))
        known.lines = [line["text"] for line in known.owners[0].get(f"/api/tables/{known.table}/chat")]
        known.unsure = False

    def new(self, opened: Any, owners: list[Browser]) -> None:
        if opened is not None:
            known = self.tables[opened["table"]["id"]] = Known(opened["table"]["id"], owners)
            self.sure(known)

    def open(self, _: Any = None) -> None:
        me, game = self.browsers[0], self.chance.choice(["noughts", "noughts", "nautilus", "connect_four"])
        seats = [{"kind": "me", "name": name} for name in ("Ada", "Eve")]
        self.new(me.post("/api/tables", {"game": game, "seats": seats}), [me, me])

    def invite(self, _: Any = None) -> None:
        me, guest = self.browsers
        seats = [{"kind": "me", "name": "Ada"}, {"kind": "open"}]
        opened = me.post("/api/tables", {"game": "noughts", "seats": seats})
        known = self.tables[opened["table"]["id"]] = Known(opened["table"]["id"], [me, guest])
        self.sure(known)
        known.unsure = True
        guest.post(f"/api/tables/{known.table}/join", {"name": "Bob", "key": opened["invites"][0]["key"]})
        self.sure(known)

    def set_sail(self, _: Any = None) -> None:
        """The first session of a campaign, packed up at once."""
        me = self.browsers[0]
        opened = me.post("/api/tables", {"game": "sleeping-gods", "seats": [{"kind": "me", "name": "Ada"}]})
        known = Known(opened["table"]["id"], [me])
        self.tables[known.table] = known
        self.sure(known)
        self.pack_up(known)

    def pack_up(self, known: Known) -> None:
        while known.view["status"] == "playing" and (chosen := self.choice(known, ends="pack-up")) is not None:
            known.unsure = True
            known.owners[0].post(f"/api/tables/{known.table}/answer", chosen[1])
            self.sure(known)

    def sail_on(self, _: Any = None) -> None:
        """The next chapter of a campaign; or all its chapters are taken to other tables."""
        voyages = [known for known in self.tables.values() if known.view and len(known.owners) == 1]
        if not voyages:
            return
        known, me = self.chance.choice(voyages), self.browsers[0]
        if known.view["status"] != "over":
            return self.pack_up(known)
        if self.chance.random() < 0.3:
            campaign = me.get(f"/api/tables/{known.table}")["campaign"]["id"]
            file = me.file(f"/api/campaigns/{campaign}/export")
            answer = me.sends("/api/campaigns/import", file)
            if answer.status_code != 201:
                raise Lost(f"a campaign is not taken: {answer.text[:200]}")
            return None
        stays = {"seats": [{"kind": "stay", "was": 0}]}
        self.new(me.post(f"/api/tables/{known.table}/next-chapter", stays), [me])

    def choice(self, known: Known, ends: str = "") -> tuple[int, Any] | None:
        question = known.owners[0].get(f"/api/tables/{known.table}/view", seat=0)["question"]
        if not question or not question["waiting"]:
            return None
        seat = question["waiting"][0]
        own = known.owners[seat].get(f"/api/tables/{known.table}/view", seat=seat)["question"]
        if not own or not own["options"]:
            return None
        last = [each for each in own["options"] if each["do"] == ends]
        chosen = self.chance.choice(last or own["options"])
        return seat, {"seat": seat, "number": own["number"], "action": chosen}

    def answer(self, known: Known) -> None:
        if (chosen := self.choice(known)) is not None:
            known.unsure = True
            known.owners[chosen[0]].post(f"/api/tables/{known.table}/answer", chosen[1])
            self.sure(known)

    def answer_live(self, known: Known) -> None:
        if (chosen := self.choice(known)) is None:
            return
        seat, body = chosen
        with known.owners[seat].line(known.table) as line:
            line.send(msgspec.json.encode({"kind": "hello", "seat": seat}).decode())
            known.unsure = True
            line.send(msgspec.json.encode({"kind": "answer", **body}).decode())
            while True:
                message = msgspec.json.decode(line.recv(PATIENCE))
                question = message.get("question")
                if message["kind"] == "refusal" or (
                    "answers" in message and (question is None or question["number"] > body["number"])
                ):
                    break
        self.sure(known)

    def undo(self, known: Known) -> None:
        for seat, owner in enumerate(known.owners):
            known.unsure = True
            owner.post(f"/api/tables/{known.table}/undo", {"seat": seat})
        self.sure(known)

    def agree(self, known: Known) -> None:
        if len(known.owners) == 1:
            return
        known.unsure = True
        asked = known.owners[0].post(f"/api/tables/{known.table}/propose", {"seat": 0, "kind": "undo"})
        proposal = asked and asked["proposal"]
        if proposal:
            ballot = {"seat": 1, "agree": self.chance.random() < 0.7, "proposal": proposal["id"]}
            known.owners[1].post(f"/api/tables/{known.table}/vote", ballot)
        self.sure(known)

    def say(self, known: Known) -> None:
        known.unsure = True
        known.owners[0].post(f"/api/tables/{known.table}/chat", {"seat": 0, "text": f"deed {self.deeds}"})
        self.sure(known)

    def rename(self, known: Known) -> None:
        known.unsure = True
        known.owners[0].post(f"/api/tables/{known.table}/rename", {"seat": 0, "name": f"Ada {self.deeds}"})
        self.sure(known)

    def finish(self, known: Known) -> None:
        while known.view["status"] == "playing" and len(known.view["state"].get("cells", [])) == 9:
            self.answer(known)

    def over(self) -> Known | None:
        done = [known for known in self.tables.values() if known.view and known.view["status"] == "over"]
        return self.chance.choice(done) if done else None

    def bring(self, _: Any) -> None:
        if (known := self.over()) is not None:
            record = known.owners[0].file(f"/api/tables/{known.table}/export")
            me = self.browsers[0]
            answer = me.sends("/api/import", record)
            if answer.status_code == 400 and answer.json()["why"] == "record-chapter":
                return  # a later chapter is taken with its campaign only
            if answer.status_code != 201:
                raise Lost(f"a record is not taken: {answer.text[:200]}")
            self.new(answer.json(), [me, me])

    def fork(self, _: Any) -> None:
        if (known := self.over()) is not None:
            known.owners[0].post(
                f"/api/tables/{known.table}/fork", {"at": self.chance.randint(0, known.view["answers"])}
            )

    def rematch(self, _: Any) -> None:
        if (known := self.over()) is not None:
            for owner in known.owners:
                self.new(owner.post(f"/api/tables/{known.table}/rematch"), known.owners)

    # ------------------------------------------------------------------------------------ checks

    def look_on(self, stop: threading.Event) -> None:
        """Somebody who only watches: what he was shown must be there after a kill."""
        chance = Random(self.deeds)
        while not stop.is_set():
            tables = list(self.tables.values())[-LIVELY:]
            if not tables:
                time.sleep(0.02)
                continue
            known = chance.choice(tables)
            heard = []
            with contextlib.suppress(*GONE, TimeoutError), self.stranger.line(known.table) as line:
                line.send('{"kind":"hello","seat":-1}')
                for _ in range(chance.randint(1, 6)):
                    message = msgspec.json.decode(line.recv(0.3))
                    heard.append(message)
                    told = (message.get("question") or {}).get("number", -1)
                    known.shown = max(known.shown, told, message.get("changes", {}).get("question/number", -1))
            try:
                told_once_and_in_order(heard)
                self.heard += len(heard)
            except AssertionError as fault:
                self.faults.append(fault)

    def check(self) -> None:
        if self.faults:
            raise self.faults[0]
        for known in self.tables.values():
            before, number, unsure = known.view, known.number, known.unsure
            lines = known.lines
            self.sure(known)
            if not unsure and known.view != before:
                raise Lost(f"table {known.table} is not as it was acknowledged: {before} {known.view}")
            if 0 <= known.number < max(number, known.shown):
                raise Lost(f"table {known.table} is at {known.number}, not at {number}; {known.shown} was shown")
            if known.lines[: len(lines)] != lines:
                raise Lost(f"table {known.table} has lost what was said: {lines} {known.lines}")
            if known.view["status"] != "waiting":
                at = max(0, known.view["answers"] - 1)
                known.owners[0].get(f"/api/tables/{known.table}/history", seat=0, at=at)

    def check_rows(self) -> None:
        """Nothing is half done: what the database says, read past the server."""
        with self.server.connected() as connection:
            if found := checks.broken(connection):
                raise Lost(f"half done: {found}")


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


def kill_rounds(rounds: int, seed: int, folder: Path, workers: int = 1) -> int:
    """Play and kill so many times; returns how many deeds were done."""
    warm_up()
    chance = Random(seed)
    server = Server(folder) if workers == 1 else Workers([free_port() for _ in range(workers + 1)], seed)
    world = World(server, seed)
    server.start()
    try:
        for number in range(rounds):
            play_until_killed(world, chance.randint(0, 9), chance.uniform(0.0, 0.1))
            world.check_rows()
            if number % 10 == 9 and workers == 1:
                migrate_amid_kills(folder, chance)
            server.start()
            world.check()
            for table in list(world.tables)[: -4 * LIVELY]:
                del world.tables[table]
            if number % 25 == 24:
                print(f"{number + 1} kills, {world.deeds} deeds", flush=True)
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
    wish = wishes.parse_args()
    with tempfile.TemporaryDirectory() as temporary:
        deeds = kill_rounds(wish.rounds, wish.seed, Path(temporary), wish.workers)
    print(f"{wish.rounds} kills, {deeds} deeds: nothing acknowledged or shown was lost, nothing is half done")
