"""Moves what one browser holds to another browser of the same person, and deletes a person from all tables."""

import asyncio
from typing import Any

import sqlalchemy as sa
from msgspec.structs import replace

from fathom.bots import usual_bot
from fathom.server.accounts.schema import BLANK_CHAT, RENAME_HOLDER, SET_HOST
from fathom.server.http.errors import Refused
from fathom.server.moderation import reports
from fathom.server.notify import subscriptions
from fathom.server.replays import personal as replays_personal
from fathom.server.storage import personal, rows, schema
from fathom.server.storage.writes import Write
from fathom.server.tables.registry import Tables
from fathom.server.tables.table import Seat, Table

holders = schema.holders.c


async def tables_of(tables: Tables, browser: str) -> list[str]:
    """The tables at which a browser holds a seat, has held one, or is the host."""
    held = sa.select(holders.table_id).where(holders.browser == browser)
    known = sa.or_(schema.tables.c.host == browser, schema.tables.c.id.in_(held))
    return [row["id"] for row in await tables.store.rows(sa.select(schema.tables.c.id).where(known))]


async def adopt(tables: Tables, before: str, after: str) -> None:
    """Move to a browser what another one of the same person has: seats, opened tables, notification subscriptions."""
    if before != after:
        await subscriptions.adopt(tables.store, before, after)
        await reports.adopt(tables.store, before, after)
        await replays_personal.adopt(tables.store, before, after)
        await personal.adopt(tables.store, before, after)
    for table_id in await tables_of(tables, before) if before != after else []:
        try:
            table = await tables.open(table_id)
        except Refused:  # played with other rules: nobody can open it
            moved: Write = RENAME_HOLDER, {"of_table": table_id, "before": before, "after": after}
            await tables.store.write(moved)
            continue
        async with table.lock:
            seats = [_renamed(seat, before, after) for seat in table.seats]
            writes: list[Write] = [write for seat in seats for write in rows.held_anew(table, seat)]
            table.last_seen[after] = max(table.last_seen.get(each, 0.0) for each in (before, after))
            host = after if table.host == before else table.host
            writes.append((SET_HOST, {"of_table": table.id, "host": host}))
            await tables.commit(table, writes)
            table.seats, table.host = seats, host
        tables.changed(table)
        await asyncio.sleep(0)


def _renamed(seat: Seat, before: str, after: str) -> Seat:
    held = {after if each == before else each: added for each, added in seat.holders.items()}
    lost = frozenset(after if each == before else each for each in seat.lost) - held.keys()
    return replace(seat, holders=held, lost=lost)


async def erase(tables: Tables, browser: str) -> None:
    """Take a person off every table: name, seats and talk. A game that goes on is played on by a bot."""
    for table_id in await tables_of(tables, browser):
        table = await tables.open(table_id)
        async with table.lock:
            gone = [seat for seat in table.seats if browser in seat.holders]
            seats = [_left(table, seat, browser) for seat in table.seats]
            writes: list[Write] = [write for seat in seats for write in rows.held_anew(table, seat)]
            writes += [
                (BLANK_CHAT, {"of_table": table.id, "of_seat": seat.seat, "of_name": seat.name}) for seat in gone
            ]
            writes += await reports.blanked(tables.store, table.id, {seat.seat: seat.name for seat in gone})
            if table.host == browser:
                writes.append((SET_HOST, {"of_table": table.id, "host": ""}))
                if table.status == "waiting":
                    writes.append((schema.SET_STATUS, {"of_table": table.id, "status": "closed"}))
            table.barred -= {browser}
            writes.append((schema.SET_LOBBY, {"of_table": table.id, **rows.of_lobby(table)}))
            await tables.commit(table, writes)
            tables.forget(table)  # its talk in memory is not what is stored
        tables.changed(await tables.open(table_id))


def _left(table: Table, seat: Seat, browser: str) -> Seat:
    """A seat without a deleted person. If another browser holds it too, it stays as it is."""
    held = {each: added for each, added in seat.holders.items() if each != browser}
    after = replace(seat, holders=held, lost=seat.lost - {browser})
    if browser not in seat.holders or held:
        return after
    if table.status == "waiting":
        return Seat(seat.seat, "open")
    after.name, after.key_hash = "", None
    if table.status == "playing":
        after.kind, after.bot = "bot", seat.bot or usual_bot(table.game)
    return after


async def stored_of(tables: Tables, browser: str) -> dict[str, Any]:
    """What the tables store of a person: where they sat, and what they said there."""
    mine = sa.select(holders.table_id, holders.seat, holders.added, holders.seen, holders.lost)
    sat = await tables.store.rows(mine.where(holders.browser == browser))
    hosted = sa.select(schema.tables.c.id, schema.tables.c.game, schema.tables.c.created)
    said = schema.chat.c
    names = schema.seats.c
    lines = (
        sa.select(said.table_id, said.seat, said.name, said.text, said.at)
        .join(schema.holders, sa.and_(holders.table_id == said.table_id, holders.seat == said.seat))
        .join(schema.seats, sa.and_(names.table_id == said.table_id, names.seat == said.seat))
        .where(holders.browser == browser, said.name == names.name, said.notice == "")
    )
    return {
        "seats": sat,
        "opened": await tables.store.rows(hosted.where(schema.tables.c.host == browser)),
        "chat": await tables.store.rows(lines),
        **await subscriptions.stored_of(tables.store, browser),
        **await reports.stored_of(tables.store, browser),
        **await replays_personal.stored_of(tables.store, browser),
        **await personal.stored_of(tables.store, browser),
    }
