"""What plays by itself at a table: bots whose turn it is, and clocks that have run out."""

import asyncio
import contextlib
import logging
from typing import TYPE_CHECKING

from fathom.kernel import Illegal
from fathom.server.crew import last_resort
from fathom.server.errors import Refused
from fathom.server.table import Table

if TYPE_CHECKING:
    from fathom.server.tables import Tables

log = logging.getLogger(__name__)


def wake(tables: "Tables", table: Table) -> None:
    """Let bots answer if it is their turn and they are not at it already."""
    if _bot_seat(table) is not None and (table.bots_task is None or table.bots_task.done()):
        table.bots_task = asyncio.create_task(_run_bots(tables, table))


def _bot_seat(table: Table) -> int | None:
    return next((seat for seat in table.asks if table.seats[seat].kind == "bot"), None)


async def _run_bots(tables: "Tables", table: Table) -> None:
    while (seat := _bot_seat(table)) is not None and not tables.is_stale(table):
        if table.watchers and tables.settings.bot_pause:
            await asyncio.sleep(tables.settings.bot_pause)
        await bot_answers(tables, table, seat)


async def bot_answers(tables: "Tables", table: Table, seat: int) -> None:
    """Let a bot answer for a seat; if the table has moved on meanwhile, nothing happens."""
    ask, match = table.asks.get(seat), table.match
    if ask is None or match is None:
        return
    number = table.number
    bot = table.seats[seat].bot or tables.default_bot(table.game)
    seed = f"{table.setup.seed}/bot{seat}/{number}"
    action = await tables.crew.choose(table.game, bot, seed, match.view(seat), ask)
    with contextlib.suppress(Refused, Illegal):
        await tables.answer(table, seat, number, action)


async def watch_clocks(tables: "Tables") -> None:
    """Once a second: act for seats whose time is over, as their table has chosen."""
    while True:
        await asyncio.sleep(1)
        for table in tables.held:
            if table.clock.pace != "none" and table.clock.at_zero != "nothing":
                for seat in list(table.asks):
                    if table.seconds_left(seat) == 0 and table.seats[seat].kind == "person":
                        await _time_is_over(tables, table, seat)


async def _time_is_over(tables: "Tables", table: Table, seat: int) -> None:
    passing = last_resort(table.asks[seat])
    try:
        if table.clock.at_zero == "skip" and passing.idle:
            await tables.answer(table, seat, table.number, passing)
        else:
            await bot_answers(tables, table, seat)
    except (Refused, Illegal):
        log.info("table %s: the clock came too late", table.id)
