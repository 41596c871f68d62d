"""Turn notifications: people who are asked and away are notified once of each question, at the hours that they set.

A notification waits in the database until it is sent, through quiet hours and restarts, and also when its table leaves
memory.
"""

import asyncio
import logging
import time
from typing import Any

import sqlalchemy as sa

from fathom.kernel.words.words import Words
from fathom.server.http.errors import Refused
from fathom.server.notify import channels, hours, schema
from fathom.server.notify.channels import Message
from fathom.server.storage.writes import Conflict
from fathom.server.tables.registry import Tables
from fathom.server.tables.table import Table

log = logging.getLogger(__name__)

EACH = 5.0  # seconds between two looks
AFTER = 20.0  # seconds that a question is open before anybody is called: most are answered sooner
KEPT = 30 * 86_400.0  # seconds for which it is remembered who was told of what
MOST_AN_HOUR = 20  # messages to one person, whatever others do at their tables; the rest is told an hour later
AT_ONCE = 8  # people who are told at the same time
Row = dict[str, Any]
calls, habits = schema.calls.c, schema.habits.c


async def notify_forever(tables: Tables) -> None:
    while True:
        await asyncio.sleep(EACH)
        try:
            await notify(tables)
        except Exception:
            log.exception("nobody could be called")


async def notify(tables: Tables) -> None:
    await queue_calls(tables)
    await send_due(tables)


# -------------------------------------------------------------------------------------------- queuing


async def queue_calls(tables: Tables) -> None:
    """Queue a notification for everybody who has been asked for a while, is away and wants to be notified."""
    asked = [(table, seat) for table in tables.held for seat in away(table)]
    browsers = {browser for table, seat in asked for browser in table.seats[seat].holders}
    if not browsers:
        return
    reached = sa.or_(*(habits.browser.in_(sa.select(each.c.browser)) for each in schema.CHANNELS))
    wanted = sa.select(schema.habits).where(habits.browser.in_(browsers), reached)
    found = {row["browser"]: row for row in await tables.store.rows(wanted)}
    for table, seat in asked:
        for browser in table.seats[seat].holders:
            if browser in found and not tables.is_stale(table):
                await _queue_call(tables, table, seat, found[browser])


def away(table: Table) -> list[int]:
    """The seats of people who have something to decide and are not connected."""
    stands_still = table.paused or table.clock_resumes is not None
    if table.status != "playing" or stands_still or time.monotonic() - table.asked_at < AFTER:
        return []
    return [seat for seat in table.persons if table.decides(seat) and not table.present(seat)]


async def _queue_call(tables: Tables, table: Table, seat: int, habits: Row) -> None:
    call = {"browser": habits["browser"], "table_id": table.id, "seat": seat, "number": table.number}
    if await tables.store.rows(sa.select(schema.calls).where(*(calls[name] == value for name, value in call.items()))):
        return
    now = time.time()
    lately = sa.select(sa.func.count().label("count"))
    lately = lately.where(calls.browser == habits["browser"], calls.at > now - hours.HOUR)
    busy = (await tables.store.rows(lately))[0]["count"] >= MOST_AN_HOUR
    due = hours.due(habits, now + hours.HOUR if busy else now)
    try:
        await tables.store.write(
            (schema.DROP_OLD_CALLS, {"before": now - KEPT}),
            (schema.NEW_CALL, {**call, "at": now, "due": due, "told": False}),
        )
    except Conflict:
        return  # another worker has noted it


# -------------------------------------------------------------------------------------------- sending


async def send_due(tables: Tables) -> None:
    """Send the notifications that are due, to each person one message about all tables that still wait for them."""
    due = sa.select(calls.browser).where(calls.told.is_(False), calls.due <= time.time()).distinct()
    found = await tables.store.rows(due)
    turns = asyncio.Semaphore(AT_ONCE)

    async def one(browser: str) -> None:
        async with turns:
            await _send_due_to(tables, browser)

    for fault in await asyncio.gather(*(one(row["browser"]) for row in found), return_exceptions=True):
        if isinstance(fault, Exception):
            log.error("somebody could not be told of their turn", exc_info=fault)


async def _send_due_to(tables: Tables, browser: str) -> None:
    """Notify one person. Their notifications are claimed first, so that no other worker sends them, too."""
    claimed = await tables.store.changed_rows(schema.claim_calls(browser))
    found = await tables.store.rows(sa.select(schema.habits).where(habits.browser == browser))
    waiting = [table for row in claimed if (table := await _still_waiting(tables, row, browser))]
    if found and waiting:
        await channels.send(tables, found[0], message(found[0]["language"], waiting))


async def _still_waiting(tables: Tables, call: Row, browser: str) -> Table | None:
    """The table of a notification, if its question is still open and the person is still away."""
    try:
        table = await tables.stored(await tables.open(call["table_id"]))
    except Refused:
        return None
    seat = call["seat"]
    open_still = table.status == "playing" and not table.paused and table.number == call["number"]
    mine = browser in table.seats[seat].holders
    return table if open_still and mine and table.decides(seat) and not table.present(seat) else None


def message(language: str, waiting: list[Table]) -> Message:
    """The text of a notification: which games wait, and nothing that happens in them."""
    tables = {table.id: table for table in waiting}
    names = [Words(language, table.game).say("game-name") for table in tables.values()]
    words = Words(language)
    if len(tables) == 1:
        (only,) = tables
        told = words.say("call-turn", game=names[0])
        return Message(words.say("call-title", game=names[0]), told, f"/t/{only}", only)
    games = ", ".join(dict.fromkeys(names))
    title = words.say("call-turns-title", count=len(tables))
    return Message(title, words.say("call-turns", count=len(tables), games=games), "/", "fathom")
