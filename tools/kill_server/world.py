"""Everybody who plays: what they do at many tables, and what must be there after a kill."""

import contextlib
import threading
import time
from random import Random
from typing import Any

import httpx
import msgspec
from websockets.exceptions import WebSocketException

from fathom.server.storage import checks
from tools.kill_server.browser import Browser, Known, plain
from tools.kill_server.server import PATIENCE, Lost, Server
from tools.kill_server.workers import Workers, told_once_and_in_order

GONE = (httpx.TransportError, OSError, WebSocketException, EOFError)
GAMES = {"noughts": 2, "connect-four": 2, "nautilus": 3, "unfathomable": 3, "machina-arcana": 2, "sleeping-gods": 2}
SMALL = ("noughts", "connect-four", "nautilus")  # whose questions open one after the other
LOOKED_AT = 30  # of many tables, after each kill, besides those that were played at; all are after each tenth
LIVELY = 8  # tables that are played at; others rest, and are looked at after each kill all the same


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
        self.always: set[str] = set()  # tables that are open all the time
        self.checks = 0

    def open_many(self, count: int) -> None:
        """Open so many tables, of all games in turn, and begin to play at each."""
        me, games = self.browsers[0], list(GAMES)
        for number in range(count):
            game = games[number % len(games)]
            seats = [{"kind": "me", "name": name} for name in ("Ada", "Eve", "Ida")[: GAMES[game]]]
            opened = me.post("/api/tables", {"game": game, "seats": seats})
            self.new(opened, [me] * len(seats), small=game in SMALL)
            self.always.add(opened["table"]["id"])
            for _ in range(3):
                self.answer(self.tables[opened["table"]["id"]])
        if count:
            print(f"{count} tables of {len(games)} games are open", flush=True)

    def forget(self) -> None:
        """Look no more at tables that were played at long ago, but for those that are always open."""
        passing = [table for table in self.tables if table not in self.always]
        for table in passing[: -4 * LIVELY]:
            del self.tables[table]

    # ------------------------------------------------------------------------------------ deeds

    def act(self) -> None:
        lively = [*list(self.tables.values())[-LIVELY:], *self.chosen(LIVELY)]
        playing = [known for known in lively if known.view]
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
        known = self.chance.choice(playing) if playing else None
        if known is not None:
            self.tables[known.table] = self.tables.pop(known.table)  # who looks on looks at the last ones
        self.chance.choice(deeds)(known)
        self.deeds += 1

    def chosen(self, count: int) -> list[Known]:
        """Some of the tables that are always open."""
        return [self.tables[table] for table in self.chance.sample(sorted(self.always), min(count, len(self.always)))]

    def sure(self, known: Known) -> None:
        known.view = plain(known.owners[0].get(f"/api/tables/{known.table}/view", seat=0))
        known.lines = [line["text"] for line in known.owners[0].get(f"/api/tables/{known.table}/chat")]
        known.unsure = False

    def new(self, opened: Any, owners: list[Browser], *, small: bool = True) -> None:
        if opened is not None:
            known = self.tables[opened["table"]["id"]] = Known(opened["table"]["id"], owners, small)
            self.sure(known)

    def open(self, _: Any = None) -> None:
        me, game = self.browsers[0], self.chance.choice(["noughts", "noughts", "nautilus", "connect-four"])
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
        seat = self.chance.choice(question["waiting"])
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
        if not known.small:
            return self.answer(known)  # a quiet question stays open until all have answered
        if (chosen := self.choice(known)) is None:
            return None
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
        return None

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
        self.checks += 1
        resting = self.always - {known.table for known in list(self.tables.values())[-LIVELY - 10 :]}
        if self.checks % 10:
            resting -= {known.table for known in self.chosen(LOOKED_AT)}
        else:
            resting = set()
        for known in [known for table, known in self.tables.items() if table not in resting]:
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
