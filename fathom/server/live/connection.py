"""The live connection of a table: a websocket that carries views to a seat and its answers back.

An idle connection sends a heartbeat now and then, with the number of messages so far. A client that hears nothing for
longer, or has counted differently, reconnects.
"""

import asyncio
import logging
import re
from collections.abc import Awaitable
from typing import Any

import msgspec
from msgspec import Raw

from fathom.kernel import SPECTATOR, Illegal
from fathom.server import wire
from fathom.server.http.errors import Refused
from fathom.server.http.guard import language
from fathom.server.http.limits import Bucket
from fathom.server.live import rendering, views
from fathom.server.people.seats import say
from fathom.server.tables import answering
from fathom.server.tables.registry import Tables
from fathom.server.tables.table import Table
from fathom.server.tables.watcher import Watcher

log = logging.getLogger(__name__)

from_client = msgspec.json.Decoder(wire.FromClient)
encode = msgspec.json.encode
ADDRESS = re.compile("/api/tables/([^/]+)/live")
MESSAGES_PER_SECOND, MESSAGE_BURST, MESSAGE_BYTES = 50.0, 200.0, 16_384
ANSWERS = (wire.LiveAnswer, wire.LiveAnswers)
BEAT = 15.0  # seconds after which a line says something even if there is nothing new
TRY_AGAIN = 1013  # code of a close: not now
AGAIN = 1.0  # seconds until a line that could not look at its table tries again


async def live(tables: Tables, scope: Any, receive: Any, send: Any) -> None:
    """The ASGI endpoint for websockets. The guard calls it directly, without the web framework."""
    await receive()
    named = ADDRESS.fullmatch(scope["path"])
    if named is None:
        await send({"type": "websocket.close", "code": 4403, "reason": "refused"})
        return
    await send({"type": "websocket.accept"})
    try:
        table = await tables.open_as_stored(named[1])
    except Refused as error:
        await send(as_text(views.refusal(error, None, language(scope))))
        await send({"type": "websocket.close", "code": 4404 if error.status == 404 else TRY_AGAIN})
        return
    line = LiveConnection(tables, table, Watcher(scope["state"]["browser"]), language(scope), receive, send)
    table.watchers.add(line.watcher)
    tables.came_or_went(table)
    try:
        async with asyncio.TaskGroup() as tasks:
            sender = tasks.create_task(line.send_forever())
            line.tick()
            await line.receive_forever(tasks)
            sender.cancel()
    except* OSError:
        pass  # the browser has gone
    finally:
        line.clock.cancel()
        line.table.watchers.discard(line.watcher)
        line.table.saw(line.watcher.browser)
        tables.came_or_went(line.table)


def as_text(message: Any) -> dict[str, str]:
    return {"type": "websocket.send", "text": encode(message).decode()}


class LiveConnection:
    """One websocket: after a hello that names a seat, it is sent that seat's view, and updates from then on."""

    def __init__(self, tables: Tables, table: Table, watcher: Watcher, language: str, receive: Any, send: Any) -> None:
        self.tables, self.table, self.watcher, self.language = tables, table, watcher, language
        self._receive, self._send = receive, send
        self.sent: rendering.ClientCopy | None = None
        self.count = 0  # messages sent
        self.receipts: list[int] = []  # for answers that are stored: the last goes out with what came of it
        self.due = False  # whether something must be said
        self.refused = False  # whether the client was told that the table cannot be shown just now
        self.bucket = Bucket(MESSAGES_PER_SECOND, MESSAGE_BURST)

    def send(self, message: Any) -> Awaitable[None]:
        return self._send_text(encode(message).decode())

    def _send_text(self, text: str) -> Awaitable[None]:
        """Write at once; if the browser reads slowly, wait in turn with other writers."""
        self.count += 1
        sent: Awaitable[None] = self._send({"type": "websocket.send", "text": text})
        return sent

    def tick(self) -> None:
        """Once a beat, look for changes that nobody announced, and send a heartbeat if there is nothing else."""
        self.clock = asyncio.get_running_loop().call_later(BEAT, self.tick)
        self.due = self.count > 0
        self.watcher.fresh.set()

    async def send_forever(self) -> None:
        while True:
            await self.watcher.fresh.wait()
            self.watcher.fresh.clear()
            due, self.due = self.due, False
            try:
                if self.sent is not None and (not due or self._is_behind()):
                    await self._send_view()
                elif due:
                    await self.send(wire.Beat(sent=self.count + 1))
                if self.receipts:
                    await self._send_receipts()
                self.refused = False
            except OSError:
                raise
            except Refused as error:
                if not self.refused:
                    await self.send(views.refusal(error, None, self.language))
                self.refused = True
                self.watcher.fresh.set()
                await asyncio.sleep(AGAIN)
            except Exception:
                log.exception("table %s cannot be shown to a line", self.table.id)
                await self._send_receipts()
                self.watcher.fresh.set()
                await asyncio.sleep(AGAIN)

    def _is_behind(self) -> bool:
        return self.watcher.version != self.table.version or self.tables.is_stale(self.table)

    def acknowledge(self, number: int) -> None:
        self.receipts.append(number)
        self.watcher.fresh.set()

    async def _send_view(self) -> None:
        if not self.tables.is_stored(self.table):
            await self._look_again()
        assert self.sent is not None
        lost = not views.sees(self.table, self.watcher.seat, self.watcher.browser)
        if lost:  # a line looks through a seat's eyes only as long as its browser may
            self.watcher.seat, self.sent = SPECTATOR, rendering.ClientCopy()
        receipt = self.receipts[-1] if self.receipts else None
        text, self.sent = rendering.text(self.table, self.watcher.seat, self.watcher.browser, self.sent, receipt)
        if receipt is not None and self.sent.receipt == receipt:
            self.receipts.pop()
        self.watcher.has_seen(self.table.version)
        talk, told = self.table.chat, self.watcher.chat_sent
        lines, self.watcher.chat_sent = talk.since(told) if told != talk.count else [], talk.count
        if lost:
            await self.send(views.refusal(Refused("not-your-seat", 403), self.table, self.language))
        if self.receipts:
            await self._send_receipts()
        await self._send_text(text)
        if lines:
            await self.send(wire.Chat(lines=[chat_line(each) for each in lines]))

    async def _send_receipts(self) -> None:
        receipts, self.receipts = self.receipts, []
        for number in receipts:
            await self.send(wire.Receipt(number=number))

    async def _look_again(self) -> None:
        """Get the table as it is stored: after a failed write it is another object in memory."""
        table = await self.tables.stored(self.table)
        if table is not self.table:
            self.table.watchers.discard(self.watcher)
            self.table = table
            table.watchers.add(self.watcher)

    def refresh(self) -> None:
        """Send the client a view, even if nothing is new."""
        if self.sent is not None:
            self.watcher.version = -1
            self.watcher.fresh.set()

    async def receive_forever(self, tasks: asyncio.TaskGroup) -> None:
        """Handle one message after the other. At a steady table an answer waits in a task of its own until its time."""
        while (message := await self._receive())["type"] == "websocket.receive":
            try:
                heard = self.read(message.get("text") or message.get("bytes") or b"")
            except Refused as error:
                await self.refuse(error)
                continue
            if self.table.terms.steady and isinstance(heard, ANSWERS):
                tasks.create_task(self.hear(heard))
            else:
                await self.hear(heard)

    def read(self, content: str | bytes) -> wire.FromClient:
        if not self.bucket.take():
            raise Refused("too-fast", 429)
        if len(content) > MESSAGE_BYTES:
            raise Refused("too-large", 413)
        try:
            message: wire.FromClient = from_client.decode(content)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            raise Refused("bad-request", 400) from None
        return message

    async def hear(self, message: wire.FromClient) -> None:
        """Handle a message. An invalid one is refused; it does not close the connection."""
        browser, number = self.watcher.browser, -1
        try:
            match message:
                case wire.LiveAnswer(seat, number, action):
                    acting(self.table, seat, browser)
                    await answering.answer(self.tables, self.table, seat, number, action)
                    self.acknowledge(number)
                case wire.LiveAnswers(seat, number, actions):
                    acting(self.table, seat, browser)
                    await answering.answer(self.tables, self.table, seat, number, *actions)
                    self.acknowledge(number)
                case wire.Hello(seat):
                    await self._look_again()
                    views.may_see(self.table, seat, browser)
                    self.watcher.seat, self.sent = seat, rendering.ClientCopy()
                    self.refresh()
                    await asyncio.sleep(0)  # others come first: a flood of these waits for nothing else
                case wire.LiveSay(seat, text, statement):
                    own_seat(self.table, seat, browser)
                    await say(self.tables, self.table, seat, text, statement)
        except (Refused, Illegal) as error:
            await self.refuse(error, number)
        except (UnicodeError, RecursionError):
            await self.refuse(Refused("bad-request", 400), number)
        except OSError:
            raise
        except Exception:
            log.exception("table %s: a message could not be dealt with", self.table.id)
            await self.refuse(Refused("our-fault", 500), number)

    async def refuse(self, error: Refused | Illegal, number: int = -1) -> None:
        await self.send(views.refusal(error, self.table, self.language, number))
        self.refresh()
        await asyncio.sleep(0)  # the same


def acting(table: Table, seat: int, browser: str) -> None:
    """Check that a browser holds a seat or may stand in for it as an absent ally's."""
    if not table.acts_for(seat, browser):
        raise Refused("not-your-seat", 403)


def own_seat(table: Table, seat: int, browser: str) -> None:
    if not 0 <= seat < len(table.seats) or browser not in table.seats[seat].holders:
        raise Refused("not-your-seat", 403)


def chat_line(row: dict[str, Any]) -> wire.ChatLine:
    statement = Raw(row["statement"].encode()) if row["statement"] else None
    told = {name: row[name] for name in wire.ChatLine.__struct_fields__}
    return wire.ChatLine(**{**told, "statement": statement})
