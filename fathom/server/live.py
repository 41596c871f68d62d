"""The live line of a table: a websocket that carries views to a seat and its answers back."""

import asyncio
import contextlib
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from fathom.kernel import Illegal
from fathom.server import views, wire
from fathom.server.errors import Refused
from fathom.server.given import TheTables
from fathom.server.guard import Bucket, language
from fathom.server.people import say
from fathom.server.table import Table, Watcher
from fathom.server.tables import Tables

from_client = msgspec.json.Decoder(wire.FromClient)
encode = msgspec.json.encode
MESSAGES_PER_SECOND, MESSAGE_BURST, MESSAGE_BYTES = 50.0, 200.0, 16_384


@websocket("/api/tables/{table_id:str}/live")
async def live(socket: WebSocket[Any, Any, Any], table_id: FromPath[str], tables: TheTables) -> None:
    if socket.scope["state"].get("refused"):
        await socket.close(4403, "refused")
        return
    await socket.accept()
    browser = socket.scope["state"]["browser"]
    try:
        table = await tables.open(table_id)
    except Refused as error:
        await socket.send_data(encode(views.refusal(error, None, language(socket.scope))), "text")
        await socket.close(4404)
        return
    line = Line(socket, table, tables, Watcher(browser))
    table.watchers.add(line.watcher)
    table.changed()
    sender = asyncio.create_task(line.send_forever())
    try:
        await line.receive_forever()
    except WebSocketDisconnect:
        pass
    finally:
        sender.cancel()
        with contextlib.suppress(asyncio.CancelledError, Exception):
            await sender
        table.watchers.discard(line.watcher)
        table.changed()


class Line:
    """One connection: it says hello with a seat, is sent that seat's view, and updates from then on."""

    def __init__(self, socket: WebSocket[Any, Any, Any], table: Table, tables: Tables, watcher: Watcher) -> None:
        self.socket, self.table, self.tables, self.watcher = socket, table, tables, watcher
        self.sent: views.Sent | None = None
        self.bucket = Bucket(MESSAGES_PER_SECOND, MESSAGE_BURST)
        self.language = language(socket.scope)

    async def send(self, message: Any) -> None:
        await self.socket.send_data(encode(message), "text")

    async def send_forever(self) -> None:
        while True:
            await self.watcher.fresh.wait()
            self.watcher.fresh.clear()
            if self.sent is None:
                continue
            if self.tables.is_stale(self.table):
                self.table.watchers.discard(self.watcher)
                self.table = await self.tables.open(self.table.id)
                self.table.watchers.add(self.watcher)
            lines = self.table.chat[self.watcher.chat_sent :]
            self.watcher.chat_sent += len(lines)
            await self.send(views.view(self.table, self.watcher.seat, self.watcher.browser, self.sent))
            if lines:
                await self.send(wire.Chat(lines=[chat_line(each) for each in lines]))

    async def receive_forever(self) -> None:
        while True:
            text = await self.socket.receive_data("text")
            try:
                if not self.bucket.take():
                    raise Refused("too-fast", 429)
                if len(text) > MESSAGE_BYTES:
                    raise Refused("too-large", 413)
                await self.receive(from_client.decode(text))
            except (msgspec.DecodeError, UnicodeDecodeError):
                await self.send(views.refusal(Refused("bad-request", 400), self.table, self.language))
            except (Refused, Illegal) as error:
                await self.send(views.refusal(error, self.table, self.language))
                if self.sent is not None:
                    self.watcher.fresh.set()

    async def receive(self, message: wire.FromClient) -> None:
        browser = self.watcher.browser
        match message:
            case wire.Hello(seat):
                views.may_see(self.table, seat, browser)
                self.watcher.seat, self.sent = seat, views.Sent()
                self.watcher.fresh.set()
            case wire.LiveAnswer(seat, number, action):
                own_seat(self.table, seat, browser)
                await self.tables.answer(self.table, seat, number, action)
            case wire.LiveSay(seat, text):
                own_seat(self.table, seat, browser)
                await say(self.tables, self.table, seat, text)


def own_seat(table: Table, seat: int, browser: str) -> None:
    if not 0 <= seat < len(table.seats) or browser not in table.seats[seat].holders:
        raise Refused("not-your-seat", 403)


def chat_line(row: dict[str, Any]) -> wire.ChatLine:
    return wire.ChatLine(row["number"], row["seat"], row["name"], row["text"], row["at"])
