"""Pauses: while a table is paused its clocks stop, nobody can answer, and nobody counts as absent."""

import time

from fathom.server.http.errors import Refused
from fathom.server.storage import rows, schema
from fathom.server.storage.writes import Write
from fathom.server.tables.registry import Tables
from fathom.server.tables.table import Table


async def pause(tables: Tables, table: Table, by: int) -> None:
    """Pause a table. `by`: the seat that has proposed it, or -1 for the host of a club."""
    async with table.lock:
        tables.playing(table)
        for seat in table.asks:
            table.seats[seat].seconds_left = table.seconds_left(seat)
        await _set(tables, table, True, "paused" if by >= 0 else "paused-by-host", by)
    tables.changed(table)


async def resume(tables: Tables, table: Table, by: int) -> None:
    """Resume a table. Nobody's consent is needed."""
    async with table.lock:
        tables.playing(table)
        if not table.paused:
            raise Refused("not-paused")
        await _set(tables, table, False, "resumed" if by >= 0 else "resumed-by-host", by)
        table.asked_at = time.monotonic()
    tables.changed(table)


async def _set(tables: Tables, table: Table, paused: bool, notice: str, by: int) -> None:
    told = rows.of_notice(table, table.seats[max(by, 0)], notice, by, table.chat.count)
    writes: list[Write] = [(schema.SET_PAUSED, {"of_table": table.id, "paused": paused}), (schema.NEW_CHAT, told)]
    writes += [rows.seat_changed(table, seat) for seat in table.seats]
    table.paused = paused
    await tables.commit(table, writes)
    table.chat.add(told)
