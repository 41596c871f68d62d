"""The live line of a table: a websocket that carries views to a seat and its answers back."""

import asyncio
import re
from typing import Any

import msgspec
from msgspec import Raw

from fathom.kernel import SPECTATOR, Illegal
from fathom.server import views, wire
from fathom.server.errors import Refused
from fathom.server.guard import Bucket, language
from fathom.server.people import say
from fathom.server.table import Table, Watcher
from fathom.server.tables import Tables

from_client = msgspec.json.Decoder(wire.FromClient)
encode = msgspec.json.encode
ADDRESS = re.compile("/api/tables/([^/]+)/live")
MESSAGES_PER_SECOND, MESSAGE_BURST, MESSAGE_BYTES = 50.0, 200.0, 16_384


async def live(tables: Tables, scope: Any, receive: Any, send: Any) -> None:
    """A websocket that the guard has looked at. It comes straight from him: the framework has no part in it."""
    await receive()
    named = ADDRESS.fullmatch(scope["path"])
    if named is None or scope["state"].get("refused"):
        await send({"type": "websocket.close", "code": 4403, "reason": "refused"})
        return
    await send({"type": "websocket.accept"})
    try:
        table = await tables.open(named[1])
    except Refused as error:
        await send(as_text(views.refusal(error, None, language(scope))))
        await send({"type": "websocket.close", "code": 4404})
        return
    line = Line(tables, table, Watcher(scope["state"]["browser"]), language(scope), receive, send)
    table.watchers.add(line.watcher)
    table.changed()
    try:
        async with asyncio.TaskGroup() as tasks:
            sender = tasks.create_task(line.send_forever())
            await line.receive_forever()
            sender.cancel()
    except* OSError:
        pass  # the browser has gone
    finally:
        line.table.watchers.discard(line.watcher)
        line.table.saw(line.watcher.browser)
        line.table.changed()


def as_text(message: Any) -> dict[str, str]:
    return {"type": "websocket.send", "text": encode(message).decode()}


class Line:
    """One connection: it says hello with a seat, is sent that seat's view, and updates from then on."""

    def __init__(self, tables: Tables, table: Table, watcher: Watcher, language: str, receive: Any, send: Any) -> None:
        self.tables, self.table, self.watcher, self.language = tables, table, watcher, language
        self._receive, self._send = receive, send
        self.sent: views.Sent | None = None
        self.bucket = Bucket(MESSAGES_PER_SECOND, MESSAGE_BURST)

    async def send(self, message: Any) -> None:
        await self._send(as_text(message))

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
            await self._recheck()
            lines = self.table.chat[self.watcher.chat_sent :]
            self.watcher.chat_sent += len(lines)
            await self.send(views.view(self.table, self.watcher.seat, self.watcher.browser, self.sent))
            if lines:
                await self.send(wire.Chat(lines=[chat_line(each) for each in lines]))

    async def _recheck(self) -> None:
        """A line looks through a seat's eyes only as long as its browser may: seats are freed, and ends taken back."""
        if not views.sees(self.table, self.watcher.seat, self.watcher.browser):
            self.watcher.seat, self.sent = SPECTATOR, views.Sent()
            await self.send(views.refusal(Refused("not-your-seat", 403), self.table, self.language))

    async def receive_forever(self) -> None:
        while (message := await self._receive())["type"] == "websocket.receive":
            content = message.get("text") or message.get("bytes") or b""
            try:
                if not self.bucket.take():
                    raise Refused("too-fast", 429)
                if len(content) > MESSAGE_BYTES:
                    raise Refused("too-large", 413)
                await self.receive(from_client.decode(content))
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
                acting(self.table, seat, browser)
                await self.tables.answer(self.table, seat, number, action)
            case wire.LiveSay(seat, text, statement):
                own_seat(self.table, seat, browser)
                await say(self.tables, self.table, seat, text, statement)


def acting(table: Table, seat: int, browser: str) -> None:
    """Only who holds a seat, or stands in for an absent ally, acts for it."""
    if not table.acts_for(seat, browser):
        raise Refused("not-your-seat", 403)


def own_seat(table: Table, seat: int, browser: str) -> None:
    if not 0 <= seat < len(table.seats) or browser not in table.seats[seat].holders:
        raise Refused("not-your-seat", 403)


def chat_line(row: dict[str, Any]) -> wire.ChatLine:
    statement = Raw(row["statement"].encode()) if row["statement"] else None
    told = {name: row[name] for name in wire.ChatLine.__struct_fields__}
    return wire.ChatLine(**{**told, "statement": statement})
