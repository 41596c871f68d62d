"""Thousands of odd messages on a live line: it is never cut, and none of them holds up or disturbs the others.

What a message costs is measured in processor time of the server's loop, so that a busy machine makes no difference.
"""

import asyncio
import gc
import logging
import time
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from fathom.server.live import connection
from tests.server.conftest import BOT, ME, Person, table_of
from tests.server.test_odd import heard, nested

EVE = {"kind": "me", "name": "Eve"}
MESSAGES = 1500  # at each table
STALL = 0.1  # seconds
TABLES = {
    "noughts": (ME, EVE),
    "nautilus": (ME, EVE),
    "unfathomable": (ME, EVE, BOT),
    "sleeping-gods": (ME, EVE),
    "machina-arcana": (ME, EVE),
}
ROOM = connection.MESSAGE_BYTES - 200


@pytest.fixture
def spent(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """Seconds of processor time for each thing that an event loop has done at one go."""
    found: list[float] = []
    run = asyncio.Handle._run

    def timed(handle: asyncio.Handle) -> None:
        began = time.thread_time()
        run(handle)
        found.append(time.thread_time() - began)

    monkeypatch.setattr(asyncio.Handle, "_run", timed)
    return found


class Fuzz:
    """Values as no client of ours would send them, and messages that hold them."""

    def __init__(self, seed: str, question: dict[str, Any]) -> None:
        self.chance, self.question = Random(seed), question

    def messages(self, count: int) -> Iterator[str | bytes]:
        makers = [self.shaped, self.shaped, self.bent, self.bent, self.plain, self.noise]
        for _ in range(count):
            yield self.chance.choice(makers)()

    def value(self) -> str:
        chance = self.chance
        size = int(ROOM ** chance.random())
        kind = chance.randrange(12)
        if kind == 0:
            return nested(size // 2)
        if kind == 1:
            return '{"a":' * (size // 6) + "1" + "}" * (size // 6)
        if kind == 2:
            return chance.choice(["", "-"]) + chance.choice("123456789") + "0" * size
        if kind == 3:
            return f"{chance.randrange(10)}.{'7' * size}e{chance.randint(-400, 400)}"
        if kind == 4:
            return '"' + chance.choice(["x", "é", "\\u0000", "\\ud800", "‮", "\\\\"]) * (size // 6) + '"'
        if kind == 5:
            return "[" + ",".join(["0"] * (size // 2)) + "]"
        if kind == 6:
            return "{" + ",".join(f'"k{each}":{each}' for each in range(size // 14)) + "}"
        if kind == 7:
            return "{" + ",".join(['"do":"mark"'] * (size // 12)) + "}"
        return chance.choice(
            ["null", "true", "-1", "1.5", "1e999", "NaN", "{}", "[]", '""', str(2**64), str(2**31), "-2"]
        )

    def shaped(self) -> str:
        """A message with an odd value in one of its places."""
        number = self.question["number"]
        shapes = [
            '{"kind":"hello","seat":%s}',
            f'{{"kind":"answer","seat":%s,"number":{number},"action":{{}}}}',
            '{"kind":"answer","seat":0,"number":%s,"action":{}}',
            f'{{"kind":"answer","seat":0,"number":{number},"action":%s}}',
            '{"kind":"answers","seat":%s,"number":0,"actions":[]}',
            f'{{"kind":"answers","seat":0,"number":{number},"actions":%s}}',
            f'{{"kind":"answers","seat":0,"number":{number},"actions":[%s]}}',
            '{"kind":"say","seat":0,"text":%s}',
            '{"kind":"say","seat":0,"statement":%s}',
            '{"kind":"say","seat":0,"statement":{"say":%s}}',
            '{"kind":%s}',
            '{"kind":"hello","seat":0,"more":%s}',
            "%s",
        ]
        return self.chance.choice(shapes) % self.value()

    def bent(self) -> str:
        """An answer that would be legal, but for one field of it."""
        action = dict(self.chance.choice(self.question["options"]))
        action[self.chance.choice([*action, "more"])] = msgspec.Raw(self.value().encode())
        what = {"kind": "answer", "seat": 0, "number": self.question["number"], "action": action}
        if self.chance.random() < 0.3:
            what = {**what, "kind": "answers", "actions": [action] * self.chance.randint(1, 4)}
            del what["action"]
        if self.chance.random() < 0.2:
            del what[self.chance.choice(list(what))]
        return msgspec.json.encode(what).decode()

    def plain(self) -> str:
        """Nothing wrong with it, but much of it."""
        seat = self.chance.randint(-2, 11)
        if self.chance.random() < 0.5:
            return f'{{"kind":"hello","seat":{seat}}}'
        return f'{{"kind":"say","seat":{max(seat, 0)},"text":"{"x" * self.chance.randint(1, 500)}"}}'

    def noise(self) -> bytes:
        size = self.chance.randrange(1, 400)
        return bytes(self.chance.randrange(256) for _ in range(size))


@pytest.mark.parametrize("game", TABLES)
def test_a_line_is_never_cut_and_no_message_holds_up_the_server(
    ada: Person, bob: Person, game: str, spent: list[float], monkeypatch: pytest.MonkeyPatch, caplog: Any
):
    monkeypatch.setattr(connection, "MESSAGES_PER_SECOND", 1e9)
    monkeypatch.setattr(connection, "MESSAGE_BURST", 1e9)
    monkeypatch.setattr("fathom.server.tables.automatic_play.wake", lambda tables, table: None)
    table = ada.opens(game, *TABLES[game], seed="fuzz")["table"]["id"]
    question = {"number": table_of(ada, table).number, "options": [{"do": "pass"}]}
    if own := ada.view(table, 0)["question"]:
        question["options"] = own["options"] or question["options"]
    address = f"/api/tables/{table}/live"
    with bob.http.websocket_connect(address) as others, ada.http.websocket_connect(address) as socket:
        others.send_json({"kind": "hello", "seat": -1})
        gc.collect()
        gc.freeze()  # what a collection costs hangs on what all tests before have left
        spent.clear()
        for number, message in enumerate(Fuzz(game, question).messages(MESSAGES)):
            (socket.send_text if isinstance(message, str) else socket.send_bytes)(message)
            if number % 50 == 49:
                marker = {"kind": "answer", "seat": 11, "number": 10_000 + number, "action": {}}
                socket.send_json(marker)
                while (told := heard(socket, "refusal"))["number"] != marker["number"]:
                    assert told["why"] != "our-fault", told
        gc.unfreeze()
        longest = max(spent)
        socket.send_json({"kind": "hello", "seat": 0})
        while (view := heard(socket, "view"))["seat"] != 0:
            pass
        ada.answers(table, view["question"]["waiting"][0])
        while (told := others.receive_json()).get("answers", 0) <= view["answers"]:
            assert told["kind"] in ("view", "update", "chat", "beat")
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR] == []
    assert longest < STALL, f"{longest * 1000:.0f} ms"
