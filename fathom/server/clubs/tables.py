"""The tables of a club: listed, paused, closed, and sent announcements."""

import time
from collections.abc import Sequence
from typing import Any

import sqlalchemy as sa

from fathom.server import wire
from fathom.server.clubs import schema
from fathom.server.http.errors import Refused
from fathom.server.http.links import derived_key
from fathom.server.people import lobby, pauses
from fathom.server.storage import rows
from fathom.server.storage import schema as storage
from fathom.server.storage.store import Store
from fathom.server.storage.writes import Conflict, Write
from fathom.server.tables.opening import PreparedTable
from fathom.server.tables.registry import Tables
from fathom.server.tables.table import Table, hashed

Row = dict[str, Any]
MOST = 60  # tables that are shown at once
listed = schema.club_tables.c


async def with_link(store: Store, prepared: PreparedTable) -> list[Write]:
    """Give a new table a link to any free seat. The link can be shown again later."""
    table = prepared.table
    table.link_hash = hashed(await derived_key(store, "table", table.id))
    return [(storage.SET_LOBBY, {"of_table": table.id, **rows.of_lobby(table)})]


def entry(table: str, club: str, evening: str | None = None, number: int = 0, place: int = 0) -> Write:
    """A table in the list of a club; `number` is that of a round, `place` that of the table in it."""
    row = {"table_id": table, "club_id": club, "evening_id": evening, "round": number, "number": place}
    return schema.NEW_CLUB_TABLE, row


async def put_on_list(store: Store, club: str, table: Table, browser: str) -> None:
    """Add a table to a club's list, as the person who opened it."""
    if table.host != browser:
        raise Refused("not-host", 403)
    try:
        await store.write(entry(table.id, club))
    except Conflict:
        raise Refused("listed-already", 409) from None


async def take_off_list(store: Store, table: str) -> None:
    await store.write((schema.DROP_CLUB_TABLE, {"of_table": table}))


async def of_club(tables: Tables, club: str, browser: str, host: bool) -> list[wire.ClubTable]:
    """The running tables of a club, then the latest finished ones."""
    stored = storage.tables.c
    wanted = sa.select(schema.club_tables, stored.created).join(storage.tables, stored.id == listed.table_id)
    running = sa.case((stored.status.in_(("waiting", "playing")), 0), else_=1)
    wanted = wanted.where(listed.club_id == club, stored.status != "closed")
    latest = wanted.order_by(running, listed.round.desc(), listed.number, stored.created.desc()).limit(MOST)
    found = await tables.store.rows(latest)
    last = await _last_answers(tables.store, [row["table_id"] for row in found])
    return [await _shown(tables, row, browser, host, last.get(row["table_id"], row["created"])) for row in found]


async def _last_answers(store: Store, ids: Sequence[str]) -> dict[str, float]:
    given = storage.answers.c
    latest = sa.select(given.table_id, sa.func.max(given.at).label("at")).where(given.table_id.in_(ids))
    return {row["table_id"]: row["at"] for row in await store.rows(latest.group_by(given.table_id))}


async def _shown(tables: Tables, row: Row, browser: str, host: bool, last: float) -> wire.ClubTable:
    table = await tables.stored(await tables.open(row["table_id"]))
    names, match, key = table.names, table.match, ""
    if host and table.status == "waiting" and table.link_hash is not None:
        key = await derived_key(tables.store, "table", table.id)
        key = key if hashed(key) == table.link_hash else ""  # its own host may have made another one
    playing = match is not None and table.status == "playing"
    return wire.ClubTable(
        id=table.id,
        game=table.game.name,
        status=table.status,
        names=names,
        waiting=[names[seat] for seat in match.asks] if match is not None and playing and not table.quiet else [],
        idle=max(0.0, time.time() - last) if playing else 0.0,
        paused=table.paused,
        evening=row["evening_id"],
        round=row["round"],
        number=row["number"],
        key=key,
    )


async def one_of(tables: Tables, club: str, table_id: str) -> Table:
    """A table of the club; refused as unknown if it belongs to none or another."""
    known = sa.select(listed.table_id).where(listed.table_id == table_id, listed.club_id == club)
    if not await tables.store.rows(known):
        raise Refused("no-such-table", 404)
    return await tables.open_as_stored(table_id)


async def pause(tables: Tables, table: Table) -> None:
    """Pause or resume a table, as the club's host."""
    if table.status != "playing":
        raise Refused("cannot-pause")
    await (pauses.resume if table.paused else pauses.pause)(tables, table, -1)


async def close(tables: Tables, table: Table) -> None:
    if table.status == "over":
        raise Refused("already-over")
    await lobby.close_for_good(tables, table)


# ------------------------------------------------------------------------------------- announcements


async def announce(tables: Tables, club: str, browser: str, text: str) -> int:
    """Send a message to all running tables of a club; returns their number."""
    stored = storage.tables.c
    wanted = sa.select(listed.table_id).join(storage.tables, stored.id == listed.table_id)
    wanted = wanted.where(listed.club_id == club, stored.status.in_(("waiting", "playing")))
    found = await tables.store.rows(wanted.order_by(stored.created.desc()).limit(MOST))
    for row in found:
        table = await tables.open_as_stored(row["table_id"])
        await tables.again(table, lambda each: _tell(tables, each, browser, text), whatever=True)
    return len(found)


async def _tell(tables: Tables, table: Table, browser: str, text: str) -> None:
    """Add a system line to a table's chat. Its author is stored, so that it can be removed with the author's data."""
    async with table.lock:
        line = wire.ChatLine(table.chat.count, 0, "", text, time.time(), notice="announced")
        told = rows.of_line(table, line)
        whose: Write = schema.NEW_ANNOUNCEMENT, {"table_id": table.id, "line": line.number, "browser": browser}
        await tables.commit(table, [(storage.NEW_CHAT, told), whose], ahead=False)
        table.chat.add(told)
    table.changed()


async def forget_words(tables: Tables, browser: str) -> None:
    """Remove the announcements of a person, before their authorship is deleted."""
    mine = sa.select(schema.announcements).where(schema.announcements.c.browser == browser)
    said = storage.chat.c
    for row in await tables.store.rows(mine):
        line = sa.and_(said.table_id == row["table_id"], said.number == row["line"])
        await tables.store.write((storage.chat.update().where(line).values(text=""), {}))
        held = tables.held_as(row["table_id"])
        if held is not None:
            async with held.lock:
                tables.forget(held)  # its talk in memory is not what is stored
