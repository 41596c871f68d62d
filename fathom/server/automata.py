"""What plays by itself at a table: bots whose turn it is, and clocks that have run out."""

import asyncio
import contextlib
import logging
import time
from typing import TYPE_CHECKING

from fathom.bots import usual_bot
from fathom.kernel import Illegal
from fathom.server.crew import last_resort
from fathom.server.errors import Refused
from fathom.server.table import Table

if TYPE_CHECKING:
    from fathom.server.tables import Tables

log = logging.getLogger(__name__)

STEADY = 1.5  # seconds that a quiet question stays open at a steady table


def wake(tables: "Tables", table: Table) -> None:
    """Let those answer who need not think: bots whose turn it is, and people who can only pass."""
    if _automatic(table) and (table.bots_task is None or table.bots_task.done()):
        table.bots_task = asyncio.create_task(_run(tables, table))


def _automatic(table: Table) -> list[int]:
    """The seats that are asked and played by the server: bots and, in a quiet question, whoever has no choice."""
    return [seat for seat in table.asks if table.seats[seat].kind == "bot" or not table.decides(seat)]


async def _run(tables: "Tables", table: Table) -> None:
    while (seats := _automatic(table)) and not tables.is_stale(table):
        if table.quiet:
            await asyncio.gather(*(_answers_quietly(tables, table, seat) for seat in seats))
            continue
        if table.watchers and tables.settings.bot_pause:
            await asyncio.sleep(tables.settings.bot_pause)
        await bot_answers(tables, table, seats[0])


async def _answers_quietly(tables: "Tables", table: Table, seat: int) -> None:
    """A pass looks the same whether somebody decided it or could do nothing else."""
    ask = table.asks.get(seat)
    if ask is not None and len(ask.options) == 1:
        with contextlib.suppress(Refused, Illegal):
            await tables.answer(table, seat, table.number, ask.options[0])
    else:
        await bot_answers(tables, table, seat)


async def keep_pace(table: Table) -> None:
    """At a steady table no answer to a quiet question counts before its time: haste would tell what a hand holds."""
    if table.quiet and table.steady:
        await asyncio.sleep(max(0.0, table.asked_at + STEADY - time.monotonic()))


async def bot_answers(tables: "Tables", table: Table, seat: int) -> None:
    """Let a bot answer for a seat; if the table has moved on meanwhile, nothing happens."""
    ask, match = table.asks.get(seat), table.match
    if ask is None or match is None:
        return
    number = table.number
    bot = table.seats[seat].bot or usual_bot(table.game)
    seed = f"{match.commitment}/bot{seat}/{number}"
    action = await tables.crew.choose(table.game, bot, seed, match.memory(seat))
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
