"""Simulated players at many tables at once, in a process of their own, to measure a server.

The driver must cost less than the server that it measures: it implements only as much of the websocket protocol as our
server needs, and decodes only the question of each view.
"""

import asyncio
import time
from collections.abc import Iterator
from random import Random

import msgspec
from msgspec import UNSET, Raw, Struct, UnsetType
from msgspec.structs import replace

TEXT, CLOSE, PING, PONG, MASKED = 0x81, 0x88, 0x89, 0x8A, 0x80
NO_MASK = bytes(4)  # clients must send a mask; this one leaves the text as it is
encode = msgspec.json.encode


class Question(Struct, frozen=True):
    number: int
    options: list[Raw]
    mine: list[int]


class Changes(Struct, frozen=True, rename={name: f"question/{name}" for name in Question.__struct_fields__}):
    """The part of an update about the question: a new one, none (`None`), or changed fields."""

    question: Question | UnsetType | None = UNSET
    number: int | UnsetType = UNSET
    options: list[Raw] | UnsetType = UNSET
    mine: list[int] | UnsetType = UNSET

    def after(self, before: Question | None) -> Question | None:
        if self.question is not UNSET or before is None:
            return self.question or None
        new = {name: getattr(self, name) for name in Question.__struct_fields__}
        return replace(before, **{name: value for name, value in new.items() if value is not UNSET})


class Seen(Struct, frozen=True):
    kind: str
    answers: int = 0
    question: Question | None = None
    changes: Changes = Changes()


class Opened(Struct, frozen=True):
    table: dict[str, Raw]


seen = msgspec.json.Decoder(Seen)


def frame(opcode: int, text: bytes) -> bytes:
    """A websocket frame as clients send it: opcode, length, mask, text."""
    size = len(text)
    length = bytes([MASKED | size]) if size < 126 else bytes([MASKED | 126]) + size.to_bytes(2, "big")
    return bytes([opcode]) + length + NO_MASK + text


class Frames:
    """Splits the incoming bytes into frames, after the server's response to the upgrade."""

    def __init__(self) -> None:
        self.rest = b""
        self.agreed = False

    def agree(self, more: bytes) -> bool:
        """Whether the server's response to the upgrade is complete."""
        head, end, rest = (self.rest + more).partition(b"\r\n\r\n")
        assert not end or b" 101 " in head, head
        self.agreed, self.rest = bool(end), rest if end else head
        return self.agreed

    def cut(self, more: bytes) -> Iterator[tuple[int, bytes]]:
        self.rest += more
        while len(self.rest) >= 2:
            size, start = self.rest[1], 2
            if size >= 126:
                start = 4 if size == 126 else 10
                size = int.from_bytes(self.rest[2:start], "big")
            if len(self.rest) < start + size:
                return
            yield self.rest[0], self.rest[start : start + size]
            self.rest = self.rest[start + size :]


class Tally:
    """What the players measure: seconds until each answer came back, and bytes of each update."""

    def __init__(self) -> None:
        self.times: list[float] = []
        self.sizes: list[int] = []

    def clear(self) -> None:
        self.times.clear()
        self.sizes.clear()


class Seat(asyncio.Protocol):
    """One websocket to a table: it receives a seat's view and answers every question that the seat is asked."""

    def __init__(self, seat: int, request: bytes, tally: Tally, random: Random, pause: float) -> None:
        self.seat, self.request, self.tally, self.random, self.pause = seat, request, tally, random, pause
        self.loop = asyncio.get_running_loop()
        self.ready, self.over, self.gone = (self.loop.create_future() for _ in range(3))
        self.frames = Frames()
        self.playing = False
        self.last: Seen | None = None
        self.answered, self.before, self.sent = -1, -1, 0.0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        transport.write(self.request)

    def connection_lost(self, error: Exception | None) -> None:
        for future in (self.ready, self.over, self.gone):
            if not future.done():
                future.set_result(None)

    def data_received(self, more: bytes) -> None:
        if not self.frames.agreed:
            if self.frames.agree(more):
                self.transport.write(frame(TEXT, encode({"kind": "hello", "seat": self.seat})))
            return
        for opcode, content in self.frames.cut(more):
            if opcode == PING:
                self.transport.write(frame(PONG, content))
            elif opcode == TEXT and (view := seen.decode(content)).kind in ("view", "update"):
                self._look(view, len(content))

    def _look(self, view: Seen, size: int) -> None:
        if view.kind == "update":
            self.tally.sizes.append(size)
            view = replace(view, question=view.changes.after(self.last.question if self.last else None))
        if 0 <= self.before < view.answers:
            self.tally.times.append(time.perf_counter() - self.sent)
            self.before = -1
        self.last = view
        if not self.ready.done():
            self.ready.set_result(None)
        if view.question is None and not self.over.done():
            self.over.set_result(None)
        if self.playing:
            self._answer()

    def play(self) -> None:
        self.playing = True
        self._answer()

    def _answer(self) -> None:
        question = self.last.question if self.last else None
        if question and self.seat in question.mine and question.number != self.answered:  # the server gives the others
            self.answered = question.number
            if self.pause:
                self.loop.call_later(self.random.expovariate(1 / self.pause), self._send, question)
            else:
                self._send(question)

    def _send(self, question: Question) -> None:
        if self.last is None or self.transport.is_closing():
            return
        self.before, self.sent = self.last.answers, time.perf_counter()
        action = self.random.choice(question.options)
        answer = {"kind": "answer", "seat": self.seat, "number": question.number, "action": action}
        self.transport.write(frame(TEXT, encode(answer)))

    def leave(self) -> None:
        self.playing = False
        if not self.transport.is_closing():
            self.transport.write(frame(CLOSE, b""))


class Player:
    """A browser that opens table after table and plays all seats, each over a websocket of its own."""

    def __init__(self, port: int, game: str, tally: Tally, pause: float = 0.0, number: int = 0, seats: int = 2) -> None:
        self.port, self.game, self.tally, self.pause, self.count = port, game, tally, pause, seats
        self.random = Random(number)
        self.cookie = self.table = ""
        self.seats: list[Seat] = []
        self.http: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    def _request(self, head: str, body: bytes = b"") -> bytes:
        lines = [head, f"host: 127.0.0.1:{self.port}", f"content-length: {len(body)}"]
        lines += [f"cookie: {self.cookie}"] if self.cookie else []
        return "\r\n".join([*lines, "", ""]).encode() + body

    async def sit_down(self) -> None:
        """Open a table, and connect."""
        self.table = await self._open_table()
        await self.connect()

    async def connect(self) -> None:
        """Connect a line for each seat to the table, and wait until all have seen it."""
        request = self._upgrade(f"/api/tables/{self.table}/live")
        self.seats = [Seat(seat, request, self.tally, self.random, self.pause) for seat in range(self.count)]
        await self._all_ready()

    def _upgrade(self, path: str) -> bytes:
        upgrade = "connection: Upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13"
        return self._request(f"GET {path} HTTP/1.1\r\n{upgrade}\r\nsec-websocket-key: {'A' * 22}==")

    async def _all_ready(self) -> None:
        loop = asyncio.get_running_loop()
        for seat in self.seats:
            await loop.create_connection(lambda seat=seat: seat, "127.0.0.1", self.port)  # type: ignore[misc]
        await asyncio.gather(*(seat.ready for seat in self.seats))

    async def _open_table(self) -> str:
        seats = [{"kind": "me", "name": f"Player {number}"} for number in range(self.count)]
        answer = await self._post("/api/tables", encode({"game": self.game, "seats": seats}))
        table: str = msgspec.json.decode(msgspec.json.decode(answer, type=Opened).table["id"])
        return table

    async def _post(self, path: str, body: bytes) -> bytes:
        try:
            return await self._posted(path, body)
        except (asyncio.IncompleteReadError, ConnectionError):  # the server hangs up when nothing is asked for a while
            self.http = None
            return await self._posted(path, body)

    async def _posted(self, path: str, body: bytes) -> bytes:
        if self.http is None:
            self.http = await asyncio.open_connection("127.0.0.1", self.port)
        reader, writer = self.http
        writer.write(self._request(f"POST {path} HTTP/1.1\r\ncontent-type: application/json", body))
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        lines = (line.partition(": ") for line in head.split("\r\n")[1:] if line)
        headers = {name.lower(): value for name, _, value in lines}
        if "set-cookie" in headers:
            self.cookie = headers["set-cookie"].split(";")[0]
        return await reader.readexactly(int(headers["content-length"]))

    async def play(self) -> None:
        """Play until the game is over."""
        for seat in self.seats:
            seat.play()
        await asyncio.gather(*(seat.over for seat in self.seats))

    async def get_up(self) -> None:
        for seat in self.seats:
            seat.leave()
        await asyncio.gather(*(seat.gone for seat in self.seats))

    def go_home(self) -> None:
        if self.http:
            self.http[1].close()
