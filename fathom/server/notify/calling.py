"""Calling: looks now and then who is asked and not there, and tells each of them once of each question."""

import asyncio
import logging
import time
from datetime import UTC, datetime
from typing import Any

import msgspec
import sqlalchemy as sa

from fathom.kernel.words.words import Words
from fathom.server.notify import posting, schema
from fathom.server.storage.writes import Conflict
from fathom.server.tables.registry import Tables
from fathom.server.tables.table import Table

log = logging.getLogger(__name__)

EACH = 5.0  # seconds between two looks
AFTER = 20.0  # seconds that a question is open before anybody is called: most are answered sooner
KEPT = 30 * 86_400.0  # seconds for which it is remembered who was told of what
Row = dict[str, Any]


async def call_forever(tables: Tables) -> None:
    while True:
        await asyncio.sleep(EACH)
        try:
            await call(tables)
        except Exception:
            log.exception("nobody could be called")


async def call(tables: Tables) -> None:
    """Call everybody who is asked for long enough, is away and wants to be told."""
    asked = [(table, seat) for table in tables.held for seat in _away(table)]
    browsers = {browser for table, seat in asked for browser in table.seats[seat].holders}
    if not browsers:
        return
    found = await tables.store.rows(sa.select(schema.webhooks).where(schema.webhooks.c.browser.in_(browsers)))
    hooks = {row["browser"]: row for row in found if not is_quiet(row, datetime.now(UTC))}
    for table, seat in asked:
        for browser in table.seats[seat].holders:
            if browser in hooks and not tables.is_stale(table):
                await _tell(tables, table, seat, hooks[browser])


def _away(table: Table) -> list[int]:
    """The seats of people that have something to decide and at which nobody is."""
    if table.status != "playing" or table.paused or time.monotonic() - table.asked_at < AFTER:
        return []
    return [seat for seat in table.persons if table.decides(seat) and not table.present(seat)]


def is_quiet(hook: Row, now: datetime) -> bool:
    """Whether somebody wants to be left alone at this time of day; the hours may go past midnight."""
    since, until = int(hook["quiet_from"]), int(hook["quiet_to"])
    minute = now.hour * 60 + now.minute
    return since <= minute < until if since <= until else minute >= since or minute < until


async def _tell(tables: Tables, table: Table, seat: int, hook: Row) -> None:
    call = {"browser": hook["browser"], "table_id": table.id, "seat": seat, "number": table.number}
    known = sa.select(schema.calls).where(*(schema.calls.c[name] == value for name, value in call.items()))
    if await tables.store.rows(known):
        return
    try:
        await tables.store.write(
            (schema.DROP_OLD_CALLS, {"before": time.time() - KEPT}),
            (schema.NEW_CALL, {**call, "at": time.time()}),
        )
    except Conflict:
        return  # another worker tells it
    words = Words(hook["language"], table.game)
    text = words.say("call-turn", game=words.say("game-name"), link=f"{hook['origin']}/t/{table.id}")
    await send(tables, hook, text)


async def send(tables: Tables, hook: Row, text: str) -> bool:
    """Post a sentence as Discord takes it, mentioning nobody; returns whether it was taken."""
    body = msgspec.json.encode({"content": text, "username": "Fathom", "allowed_mentions": {"parse": []}})
    try:
        status = await asyncio.to_thread(posting.post, hook["address"], body, tables.settings.local_webhooks)
    except Exception as error:
        log.info("a webhook could not be reached: %s", type(error).__name__)
        return False
    return 200 <= status < 300
