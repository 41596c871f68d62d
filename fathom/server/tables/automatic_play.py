"""Automatic play: runs bots, acts for seats whose clock has run out, and restarts both by a watchdog."""

import asyncio
import logging
from itertools import count
from typing import TYPE_CHECKING

from fathom.bots import usual_bot
from fathom.kernel import Illegal
from fathom.kernel.words.lesson import rehearsed
from fathom.server.http.errors import Refused
from fathom.server.tables import answering, undo_rights
from fathom.server.tables.crew import last_resort
from fathom.server.tables.table import Table

if TYPE_CHECKING:
    from fathom.server.tables.registry import Tables

log = logging.getLogger(__name__)

FAILED = "bot-failed"  # what the table is told when a bot breaks down
GRACE = 4  # pauses of bots, after an answer that somebody may want to take back
SHORTEST, LONGEST = 0.05, 32  # seconds until bots that could not answer try again


def wake(tables: "Tables", table: Table) -> None:
    """Start the task that answers for bots whose turn it is, and for people who can only pass."""
    if not tables.keeps(table):
        return
    asked = automatic(table)
    if asked or _timed(table):
        tables.attended.add(table.id)
    if asked and not _at_work(table):
        table.bots_task = asyncio.create_task(_run(tables, table))


def automatic(table: Table) -> list[int]:
    """The asked seats for which the server answers: bots, and people without a choice."""
    seats, asks = table.seats, {}.items() if table.paused else table.asks.items()
    return [seat for seat, ask in asks if seats[seat].kind == "bot" or table.forced(seat, ask) is not None]


def _timed(table: Table) -> bool:
    """Whether a table has a clock with a consequence."""
    return table.ticking and table.terms.clock.at_zero != "nothing"


def _at_work(table: Table) -> bool:
    return table.bots_task is not None and not table.bots_task.done()


# --------------------------------------------------------------------------------------------- bots


async def _run(tables: "Tables", table: Table) -> None:
    """Answer for automatic seats until none is asked. Errors are logged, and it tries again a little later."""
    failures = 0
    while (seats := automatic(table)) and not tables.is_stale(table) and tables.keeps(table):
        try:
            await _answer(tables, table, seats)
            failures = 0
            continue
        except (Refused, Illegal) as error:
            log.info("table %s: an answer came too late (%s)", table.id, error)
        except asyncio.CancelledError:
            task = asyncio.current_task()
            if task is not None and task.cancelling():
                raise
            log.warning("table %s: what its bots waited for was called off", table.id)
        except Exception:
            log.exception("table %s: its bots cannot answer", table.id)
        failures += 1
        await asyncio.sleep(min(LONGEST, SHORTEST * 2**failures))


async def _answer(tables: "Tables", table: Table, seats: list[int]) -> None:
    if table.quiet:
        answered = (_answers_by_itself(tables, table, seat) for seat in seats)
        faults = [fault for fault in await asyncio.gather(*answered, return_exceptions=True) if fault is not None]
        if faults:
            raise faults[0]
        return
    bot = table.seats[seats[0]].kind == "bot" or table.decides(seats[0])
    if bot and table.here and tables.settings.bot_pause:
        await asyncio.sleep(tables.settings.bot_pause * (GRACE if _may_be_undone(table) else 1))
    await _answers_by_itself(tables, table, seats[0])


def _may_be_undone(table: Table) -> bool:
    """Whether somebody who has just answered may still undo it, which a bot's next answer could make impossible."""
    if table.match is None or not table.match.answers:
        return False
    last = table.match.answers[-1].seat
    return table.seats[last].kind == "person" and undo_rights.undo_target(table, last) is not None


async def _answers_by_itself(tables: "Tables", table: Table, seat: int) -> None:
    """Answer for a bot, or for a person without a choice. A forced pass looks the same as a chosen one."""
    ask = table.asks.get(seat)
    forced = None if ask is None else table.forced(seat, ask)
    if forced is not None:
        await answering.answer(tables, table, seat, table.number, forced)
    else:
        await bot_answers(tables, table, seat)


async def bot_answers(tables: "Tables", table: Table, seat: int) -> None:
    """Let a bot answer for a seat. If it fails, `last_resort` is given."""
    ask, match = table.asks.get(seat), table.match
    if ask is None or match is None:
        return
    number = table.number
    if table.terms.lesson and (by_heart := rehearsed(table.game, match, ask)):
        await answering.answer(tables, table, seat, number, by_heart)
        return
    bot = table.seats[seat].bot or usual_bot(table.game)
    memory = match.memory(seat)
    action = await tables.crew.choose(table.id, table.game, bot, seed_of_bot(table, seat, number), memory)
    if action is None and not table.quiet:  # there it would tell that the seat had a choice
        await _tell_of_failure(tables, table, seat)
    await answering.answer(tables, table, seat, number, action or last_resort(memory.ask))


async def _tell_of_failure(tables: "Tables", table: Table, seat: int) -> None:
    """Tell the table once that a bot has failed."""
    told = any(line["notice"] == FAILED and line["seat"] == seat for line in table.chat)
    if not told:
        async with table.lock:
            await tables.reseat(table, table.seats[seat], [(FAILED, -1)])
        table.changed()


def seed_of_bot(table: Table, seat: int, number: int) -> str:
    """The seed of a bot's random choices, from a secret of the table that is never published."""
    return f"{table.bot_secret}/{seat}/{number}"


# ----------------------------------------------------------------------------------------- watchdog


async def watch(tables: "Tables") -> None:
    """Once a second, act for seats whose time is over, and restart the bots of tables that wait for them."""
    late: dict[str, asyncio.Task[None]] = {}
    lost: dict[str, int] = {}  # tables that could not be fetched back, and how often that was tried
    for second in count():
        await asyncio.sleep(1)
        late = {table: task for table, task in late.items() if not task.done()}
        for table in tables.held:
            try:
                if _timed(table) and table.id not in late and tables.keeps(table):
                    late[table.id] = asyncio.create_task(_look_at_clock(tables, table))
                _look_after(tables, table)
                _tell_of_hours(table)
            except Exception:
                log.exception("table %s cannot be looked after", table.id)
        tables.attended.update(tables.parked_clocks.due())
        for table_id in tables.attended - {table.id for table in tables.held}:
            if second % min(2 ** lost.get(table_id, 0), LONGEST) == 0:
                back = await _reloaded(tables, table_id)
                lost[table_id] = 0 if back else lost.get(table_id, 0) + 1
        lost = {table_id: tries for table_id, tries in lost.items() if tries and table_id in tables.attended}


def _look_after(tables: "Tables", table: Table) -> None:
    """Restart the bots' task of a table if a bot is asked and no task runs."""
    if not tables.keeps(table):
        tables.attended.discard(table.id)
    elif automatic(table):
        if not _at_work(table):
            log.warning("table %s waited for a bot that was gone", table.id)
            wake(tables, table)
    elif not _timed(table):
        tables.attended.discard(table.id)


def _tell_of_hours(table: Table) -> None:
    """Tell those who look on when the clocks of a table begin to stand still for the day, and when they go on."""
    resting = table.clock_resumes is not None
    if resting != table.resting:
        table.resting = resting
        table.changed()


async def _reloaded(tables: "Tables", table_id: str) -> bool:
    """Reload a table that was dropped from memory by a failed write while a bot or a clock was active."""
    try:
        await tables.open(table_id)
    except Refused as error:
        if error.status == 503:
            return False
        tables.attended.discard(table_id)
    except Exception:
        log.exception("table %s cannot be reopened", table_id)
        return False
    return True


async def _look_at_clock(tables: "Tables", table: Table) -> None:
    """Act for the seats whose time is over, as the table's clock says (`at_zero`)."""
    for seat in list(table.asks):
        if table.time_is_over(seat) and table.seats[seat].kind == "person":
            try:
                await _time_is_over(tables, table, seat)
            except (Refused, Illegal):
                log.info("table %s: the clock came too late", table.id)
            except Exception:
                log.exception("table %s: its clock cannot answer", table.id)


async def _time_is_over(tables: "Tables", table: Table, seat: int) -> None:
    ask = table.asks.get(seat)
    if ask is None:
        return
    passing = last_resort(ask)
    if table.terms.clock.at_zero == "skip" and passing.idle:
        await answering.answer(tables, table, seat, table.number, passing)
    else:
        await bot_answers(tables, table, seat)
