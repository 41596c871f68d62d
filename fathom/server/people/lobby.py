"""The lobby of a table: what the host and the guests arrange before the game begins."""

from collections.abc import Sequence

import sqlalchemy as sa
from msgspec.structs import replace

from fathom.server import wire
from fathom.server.http.errors import Refused
from fathom.server.people.seats import begins
from fathom.server.storage import rows, schema
from fathom.server.storage.writes import Write
from fathom.server.tables.registry import Tables
from fathom.server.tables.table import Seat, Table, hashed, new_key


def only_host(table: Table, browser: str) -> None:
    if table.host != browser:
        raise Refused("not-host", 403)


async def set_ready(tables: Tables, table: Table, wish: wire.Ready) -> None:
    """Set whether a person is ready. When the last one is ready, a game that waits for that begins."""
    async with table.lock:
        _before_the_game(table)
        after = replace(table.seats[wish.seat], ready=wish.ready)
        await tables.reseat(table, after, start=table.terms.ready and begins(table, after))
    tables.changed(table)


async def leave(tables: Tables, table: Table, seat: int) -> None:
    """A guest leaves; the seat is free again."""
    async with table.lock:
        _before_the_game(table)
        await tables.reseat(table, emptied(table.seats[seat]), [("seat-left", -1)])
    tables.changed(table)


async def remove(tables: Tables, table: Table, seat: int) -> None:
    """The host frees a seat. The removed person can return only by a new link from the host."""
    async with table.lock:
        _before_the_game(table)
        place = table.seats[seat] if seat < len(table.seats) else None
        if place is None or place.kind == "open" or table.host in place.holders:
            raise Refused("bad-request", 400)
        table.barred |= set(place.holders)
        told = rows.of_notice(table, place, "seat-removed", -1, table.chat.count)
        writes: list[Write] = [_lobby(table), (schema.NEW_CHAT, told), *rows.held_anew(table, emptied(place))]
        await tables.commit(table, writes)
        table.seats[seat] = emptied(place)
        table.chat.add(told)
    tables.changed(table)


async def reorder(tables: Tables, table: Table, order: Sequence[int]) -> None:
    """Reorder the seats: seat n gets the person of seat `order[n]`, with links and shares."""
    async with table.lock:
        _before_the_game(table)
        if sorted(order) != list(range(len(table.seats))):
            raise Refused("bad-request", 400)
        seats = [replace(table.seats[before], seat=seat) for seat, before in enumerate(order)]
        writes: list[Write] = [write for seat in seats for write in rows.held_anew(table, seat)]
        origin = table.origin
        if origin is not None and origin.shares:
            origin = replace(origin, shares=tuple(origin.shares[before] for before in order))
            writes.append((schema.SET_ORIGIN, {"of_table": table.id, "origin": rows.of_origin(origin)}))
        await tables.commit(table, writes)
        table.seats, table.origin = seats, origin
    tables.changed(table)


async def link(tables: Tables, table: Table) -> str:
    """A new key that opens any free seat until the game begins; it replaces the former one."""
    key = new_key()
    async with table.lock:
        _before_the_game(table)
        table.link_hash = hashed(key)
        await tables.commit(table, [_lobby(table)])
    return key


async def close(tables: Tables, table: Table) -> None:
    """The host closes the table before the game: all seats are emptied, and no link opens it."""
    following = sa.or_(schema.tables.c.next_table == table.id, schema.tables.c.next_chapter == table.id)
    if await tables.store.rows(sa.select(schema.tables.c.id).where(following)):
        raise Refused("table-follows")
    async with table.lock:
        _before_the_game(table)
        await _close(tables, table)
    tables.changed(table)


async def close_for_good(tables: Tables, table: Table, *also: Write) -> None:
    """Close a table, also during its game, together with other writes."""
    async with table.lock:
        await _close(tables, table, *also)
    tables.changed(table)


async def _close(tables: Tables, table: Table, *also: Write) -> None:
    table.link_hash, table.barred = None, frozenset()
    freed = [emptied(seat) for seat in table.seats]
    writes: list[Write] = [(schema.SET_STATUS, {"of_table": table.id, "status": "closed"}), _lobby(table), *also]
    await tables.commit(table, [*writes, *(write for seat in freed for write in rows.held_anew(table, seat))])
    table.status, table.seats = "closed", freed


def _before_the_game(table: Table) -> None:
    if table.status != "waiting":
        raise Refused("already-started")


def emptied(seat: Seat) -> Seat:
    """The same seat with nobody on it."""
    return Seat(seat.seat, "open")


def _lobby(table: Table) -> Write:
    return schema.SET_LOBBY, {"of_table": table.id, **rows.of_lobby(table)}
