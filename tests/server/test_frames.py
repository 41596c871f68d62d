"""Frames as no browser sends them, at a table of each game: no error is logged, and the others at the table play on."""

import asyncio
import importlib.util
import logging
import socket
import struct
import sys
from base64 import b64encode
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import httpx
import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.sync.client import connect

from fathom.server.http.app import BODY_BYTES, create_app
from fathom.server.http.connection_limits import limited_protocol
from fathom.server.live.websocket import LONG, OPTIONS, LiveProtocol
from fathom.server.settings import Settings
from tests.server.conftest import ME, Person, running

EVE = {"kind": "me", "name": "Eve"}
ZOE = {"kind": "me", "name": "Zoe"}
TABLES = {
    "nautilus": (ME, EVE),
    "unfathomable": (ME, EVE, ZOE),
    "sleeping-gods": (ME, EVE),
    "machina-arcana": (ME, EVE),
}
CONTINUED, TEXT, BYTES, RESERVED, CLOSE, PING, PONG = 0, 1, 2, 3, 8, 9, 10
HELLO = b'{"kind":"hello","seat":-1}'
LAST = 0x80


def frame(kind: int, content: bytes = b"", *, first: int = LAST, masked: bool = True, told: int | None = None) -> bytes:
    """A frame; `told` is the length that it claims to have."""
    length = len(content) if told is None else told
    mask = 0x80 if masked else 0
    if length < 126:
        head = bytes([first | kind, mask | length])
    elif length < 1 << 16:
        head = bytes([first | kind, mask | 126]) + struct.pack("!H", length)
    else:
        head = bytes([first | kind, mask | 127]) + struct.pack("!Q", length)
    if not masked:
        return head + content
    key = b"\x11\x22\x33\x44"
    return head + key + bytes(each ^ key[place % 4] for place, each in enumerate(content))


def noise(seed: int) -> bytes:
    return Random(seed).randbytes(300)


ATTACKS = {
    **{f"noise {seed}": noise(seed) for seed in range(8)},
    **{f"noise {seed} after a hello": frame(TEXT, HELLO) + noise(seed) for seed in range(8, 12)},
    "a frame without its mask": frame(TEXT, HELLO, masked=False),
    "a kind that there is not": frame(RESERVED, HELLO),
    "a control that there is not": frame(11),
    "flags that nobody agreed on": frame(TEXT, HELLO, first=LAST | 0x70),
    "the end of nothing": frame(CONTINUED, HELLO),
    "a message within another": frame(TEXT, HELLO[:9], first=0) + frame(TEXT, HELLO),
    "a message in many parts that never ends": frame(TEXT, HELLO[:9], first=0) + frame(CONTINUED, first=0) * 500,
    "half of a frame": frame(TEXT, HELLO)[:11],
    "half of a head": frame(TEXT, b"x" * 300)[:3],
    "fewer bytes than it says": frame(TEXT, HELLO, told=1000),
    "an endless message": frame(TEXT, HELLO, told=(1 << 63) - 1),
    "a negative length": frame(TEXT, HELLO, told=(1 << 64) - 1),
    "a message that is too long": frame(BYTES, b"x" * (BODY_BYTES + 1)),
    "text that is none": frame(TEXT, b"\xff\xfe\xed\xa0\x80"),
    "no text at all": frame(TEXT),
    "a long ping": frame(PING, b"x" * 200),
    "a ping in parts": frame(PING, b"x", first=0),
    "many pings and pongs": (frame(PING, b"x" * 125) + frame(PONG, b"y")) * 200,
    "an end with half a reason": frame(CLOSE, b"\x03"),
    "an end for no reason that there is": frame(CLOSE, b"\x00\x00"),
    "an end whose reason is no text": frame(CLOSE, b"\x03\xe8\xff\xff"),
    "words after the end": frame(CLOSE, b"\x03\xe8") + frame(TEXT, HELLO) * 3,
    "two ends": frame(CLOSE, b"\x03\xe8") * 2,
}


@pytest.fixture
def server(settings: Settings) -> Iterator[int]:
    """The port of a server as it is run."""
    options = {
        "http": limited_protocol(1000),
        "ws_max_size": BODY_BYTES,
        **OPTIONS,
    }
    with running(create_app(settings), **options) as port:
        yield port


def upgrade(table: str) -> bytes:
    key = b64encode(b"0123456789abcdef").decode()
    head = ["Host: localhost", "Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13"]
    asked = [f"GET /api/tables/{table}/live HTTP/1.1", *head, f"Sec-WebSocket-Key: {key}", "", ""]
    return "\r\n".join(asked).encode()


def upgraded(port: int, table: str) -> socket.socket:
    line = socket.create_connection(("127.0.0.1", port), timeout=20)
    line.sendall(upgrade(table))
    told = b""
    while b"\r\n\r\n" not in told:
        told += line.recv(1000)
    assert b" 101 " in told
    return line


def says_goodbye(line: socket.socket) -> None:
    line.shutdown(socket.SHUT_WR)
    while line.recv(65_536):
        pass


def slams_the_door(line: socket.socket) -> None:
    line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))


def attacks(port: int, table: str, content: bytes, leaves: Callable[[socket.socket], None]) -> None:
    """The server ends the line, at the latest when we have gone."""
    with upgraded(port, table) as line:
        try:
            line.sendall(content)
            leaves(line)
        except ConnectionError:
            pass  # it was faster


@pytest.mark.parametrize("game", TABLES)
def test_odd_frames_end_their_own_line_only(server: int, game: str, caplog: pytest.LogCaptureFixture):
    with httpx.Client(base_url=f"http://127.0.0.1:{server}") as http:
        ada = Person(http, None)  # type: ignore[arg-type]
        table = ada.opens(game, *TABLES[game], seed="frames")["table"]["id"]
        with connect(f"ws://127.0.0.1:{server}/api/tables/{table}/live") as bystander:
            bystander.send(HELLO.decode())
            before = ada.view(table)["answers"]
            for content in ATTACKS.values():
                for leaves in (says_goodbye, slams_the_door):
                    attacks(server, table, content, leaves)
            seat = ada.view(table)["question"]["waiting"][0]
            ada.answers(table, seat)
            while f'"answers":{before + 1}' not in (told := str(bystander.recv(timeout=20))):
                assert '"refusal"' not in told
        assert ada.get("/health")
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR] == []


def test_text_that_is_none_is_refused_like_any_nonsense(server: int):
    with httpx.Client(base_url=f"http://127.0.0.1:{server}") as http:
        table = Person(http, None).opens("noughts", ME, EVE)["table"]["id"]  # type: ignore[arg-type]
    with upgraded(server, table) as line:
        line.sendall(frame(TEXT, b'{"kind":"hello","seat":"\xff\xfe"}'))
        assert b'"why":"bad-request"' in line.recv(10_000)
        line.sendall(frame(TEXT, HELLO))
        assert b'"kind":"view"' in line.recv(10_000)


def test_a_line_packs_long_messages_for_those_who_can_unpack_them(server: int):
    with httpx.Client(base_url=f"http://127.0.0.1:{server}") as http:
        table = Person(http, None).opens("sleeping-gods", ME, EVE)["table"]["id"]  # type: ignore[arg-type]
    address, views = f"ws://127.0.0.1:{server}/api/tables/{table}/live", []
    for compression, agreed in (("deflate", True), (None, False)):
        with connect(address, compression=compression) as line:
            assert line.response is not None
            assert agreed == ("permessage-deflate" in line.response.headers.get("sec-websocket-extensions", ""))
            line.send(HELLO.decode())
            views.append(line.recv())
    assert views[0] == views[1]
    assert len(views[0]) > LONG


class Wire(asyncio.Transport):
    """The other end of a line, which only keeps what it is sent."""

    def __init__(self) -> None:
        super().__init__()
        self.sent = b""

    def write(self, data: bytes) -> None:  # type: ignore[override]
        self.sent += data

    def is_closing(self) -> bool:
        return False

    def pause_reading(self) -> None:
        pass

    def close(self) -> None:
        self.sent += b"closed"


async def deaf(scope: Any, receive: Any, send: Any) -> None:
    """An application that takes a line and never looks at it again."""
    await receive()
    await send({"type": "websocket.accept"})
    await asyncio.Event().wait()


async def on_a_wire() -> tuple[LiveProtocol, Wire]:
    config = uvicorn.Config(deaf, ws_max_size=BODY_BYTES, ws_per_message_deflate=False)
    config.load()
    line, wire = LiveProtocol(config, ServerState(), {}), Wire()
    line.connection_made(wire)
    line.data_received(upgrade("table"))
    while b" 101 " not in wire.sent:
        await asyncio.sleep(0)
    return line, wire


def test_who_does_not_listen_is_answered_no_ping():
    """Answers would pile up in memory, as many as somebody cares to ask for."""

    async def calls() -> None:
        line, wire = await on_a_wire()
        before = len(wire.sent)
        line.pause_writing()
        for _ in range(100):
            line.data_received(frame(PING, b"x" * 125))
        assert len(wire.sent) == before
        line.resume_writing()
        line.data_received(frame(PING, b"still there?"))
        assert wire.sent[before:].endswith(b"still there?")

    asyncio.run(calls())


def test_parts_of_a_message_that_hold_nothing_are_not_kept():
    async def calls() -> None:
        line, _ = await on_a_wire()
        line.data_received(frame(TEXT, HELLO[:9], first=0))
        for _ in range(100):
            line.data_received(frame(CONTINUED, first=0) * 10)
        assert len(line.frames) == 1
        line.data_received(frame(CONTINUED, HELLO[9:], first=0) + frame(CONTINUED))
        assert line.queue.get_nowait() == {"type": "websocket.receive", "bytes": HELLO}

    asyncio.run(calls())


def test_without_the_class_of_uvicorn_its_own_settings_serve(monkeypatch: pytest.MonkeyPatch, settings: Settings):
    monkeypatch.setitem(sys.modules, "uvicorn.protocols.websockets.websockets_sansio_impl", None)
    fresh = importlib.util.find_spec("fathom.server.live.websocket")
    assert fresh is not None
    assert fresh.loader is not None
    module = importlib.util.module_from_spec(fresh)
    fresh.loader.exec_module(module)
    assert module.OPTIONS["ws"] == "auto"
    with running(create_app(settings), ws_max_size=BODY_BYTES, **module.OPTIONS) as port:
        with httpx.Client(base_url=f"http://127.0.0.1:{port}") as http:
            table = Person(http, None).opens("noughts", ME, EVE)["table"]["id"]  # type: ignore[arg-type]
        with connect(f"ws://127.0.0.1:{port}/api/tables/{table}/live") as line:
            line.send(HELLO.decode())
            assert '"kind":"view"' in line.recv()
