"""Who plays at a boardgame.io server: the same driver, over the protocol of socket.io that its clients speak."""

import time
from random import Random
from typing import Any

import msgspec

from fathom.server.bench import driver
from fathom.server.bench.driver import TEXT, Tally, encode, frame

SPACE = b"/noughts,"
OPEN, HERE, EVENT, PING, PONG = b"0", b"40" + SPACE, b"42" + SPACE, b"2", b"3"


class Context(msgspec.Struct, rename="camel"):
    current_player: str
    gameover: Any = None


class Cells(msgspec.Struct):
    cells: list[str | None]


class State(msgspec.Struct, rename={"number": "_stateID", "position": "G"}):
    number: int
    position: Cells
    ctx: Context


class Synced(msgspec.Struct):
    state: State


synced = msgspec.json.Decoder(tuple[str, str, Synced])
updated = msgspec.json.Decoder(tuple[str, str, State, msgspec.Raw])


class Seat(driver.Seat):
    """One line to a match, which plays one seat of it."""

    def __init__(self, seat: int, request: bytes, tally: Tally, random: Random, match: str, credentials: str) -> None:
        super().__init__(seat, request, tally, random, 0.0)
        self.match, self.credentials = match, credentials
        self.state: State | None = None

    def emit(self, *event: Any) -> None:
        self.transport.write(frame(TEXT, EVENT + encode(event)))

    def data_received(self, more: bytes) -> None:
        if not self.frames.agreed:
            if not self.frames.agree(more):
                return
            more = b""
        for opcode, content in self.frames.cut(more):
            if opcode == TEXT:
                self.hear(content)

    def hear(self, text: bytes) -> None:
        if text.startswith(EVENT):
            event = text[len(EVENT) :]
            if event.startswith(b'["sync"'):
                self.see(synced.decode(event)[2].state, 0)
            elif event.startswith(b'["update"'):
                self.see(updated.decode(event)[2], len(text))
        elif text.startswith(HERE):
            self.emit("sync", self.match, str(self.seat), self.credentials, 2)
        elif text.startswith(OPEN):
            self.transport.write(frame(TEXT, HERE))
        elif text == PING:
            self.transport.write(frame(TEXT, PONG))

    def see(self, state: State, size: int) -> None:
        if size:
            self.tally.sizes.append(size)
        if 0 <= self.before < state.number:
            self.tally.times.append(time.perf_counter() - self.sent)
            self.before = -1
        self.state = state
        if not self.ready.done():
            self.ready.set_result(None)
        if state.ctx.gameover and not self.over.done():
            self.over.set_result(None)
        if self.playing:
            self._answer()

    def _answer(self) -> None:
        state = self.state
        if state is None or state.ctx.gameover or state.ctx.current_player != str(self.seat):
            return
        if state.number == self.answered or self.transport.is_closing():
            return
        self.answered = self.before = state.number
        self.sent = time.perf_counter()
        cell = self.random.choice([cell for cell, mark in enumerate(state.position.cells) if mark is None])
        move = {"type": "mark", "args": [cell], "playerID": str(self.seat), "credentials": self.credentials}
        action = {"type": "MAKE_MOVE", "payload": move}
        self.emit("update", action, state.number, self.match, str(self.seat))


class Player(driver.Player):
    """A browser that opens match after match and plays both seats, each over a line of its own."""

    async def _open_table(self) -> str:
        made = await self._told("/games/noughts/create", {"numPlayers": 2})
        match: str = made["matchID"]
        self.credentials = []
        for seat in range(self.count):
            join = {"playerID": str(seat), "playerName": f"Player {seat}"}
            self.credentials.append((await self._told(f"/games/noughts/{match}/join", join))["playerCredentials"])
        return match

    async def _told(self, path: str, body: Any) -> Any:
        return msgspec.json.decode(await self._post(path, encode(body)))

    async def connect(self) -> None:
        request = self._upgrade("/socket.io/?EIO=4&transport=websocket")
        self.seats = [
            Seat(seat, request, self.tally, self.random, self.table, credentials)
            for seat, credentials in enumerate(self.credentials)
        ]
        await self._all_ready()
