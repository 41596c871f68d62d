"""The desk: where answers are handed in, weighed, taken back and given again."""

from typing import TYPE_CHECKING, Any

import msgspec

from fathom.bots.advice import Advice
from fathom.kernel import Action, Illegal
from fathom.kernel.insight.odds import Odds
from fathom.server import pace, rows, schema, takeback
from fathom.server.errors import Refused, stale
from fathom.server.store import Write
from fathom.server.table import Table

if TYPE_CHECKING:
    from fathom.server.tables import Tables


async def answer(tables: "Tables", table: Table, seat: int, number: int, action: dict[str, Any] | Action) -> None:
    """Take a seat's answer to a question; it is on disk when this returns."""
    await table.settled()
    tables.playing(table)
    if number == table.number:
        await pace.keep_pace(table)
    async with table.lock:
        tables.playing(table)
        if number != table.number:
            raise stale()
        taken = action if isinstance(action, Action) else _action(tables, table, seat, action)
        left = table.seconds_after(seat)
        row = take(table, seat, taken)
        table.seats[seat].seconds_left = left
        await tables.commit(table, [(schema.NEW_ANSWERS, row), *_after(table, seat)])
        closed = number != table.number
        if closed or not table.quiet:
            table.proposal = None
            table.start_clock()
    tables.changed(table, only=None if closed or not table.quiet else seat)  # quiet: who has answered is not shown


async def odds(tables: "Tables", table: Table, seat: int, number: int, action: dict[str, Any]) -> Odds:
    """The odds of an answer that a seat might give, by what it knows."""
    await table.settled()
    match = tables.playing(table)
    if not table.terms.odds:
        raise Refused("odds-off", 403)
    if number != table.number:
        raise stale()
    wished, memory = _action(tables, table, seat, action), match.memory(seat)
    if wished not in memory.options:
        raise match.ask(seat).refuse(wished)
    found = await tables.crew.odds(table.id, table.game, memory, wished)
    if found is None:
        raise Refused("no-odds", 503)
    return found


async def advice(tables: "Tables", table: Table, seat: int) -> Advice:
    """What the usual bot would do for a seat, by what that seat knows."""
    await table.settled()
    match = tables.playing(table)
    if not table.terms.hints:
        raise Refused("hints-off", 403)
    match.ask(seat)
    found = await tables.crew.advice(table.id, table.game, match.memory(seat))
    if found is None:
        raise Refused("no-advice", 503)
    return found


def _action(tables: "Tables", table: Table, seat: int, plain: dict[str, Any]) -> Action:
    """The action that a client means; a seat that is not asked is told that first."""
    tables.playing(table).ask(seat)
    try:
        action: Action = table.game.action_reader.decode(msgspec.json.encode(plain))
    except msgspec.ValidationError:
        raise Refused("not-an-option", 422) from None
    return action


def take(table: Table, seat: int, action: Action | None) -> rows.Row:
    """Apply an answer to the match in memory (none: the one taken back last) and make the row that stores it."""
    match = table.match
    assert match is not None
    number, told, last = match.number, len(match.journal), match.snapshots[-1] if match.snapshots else None
    if action is None:
        match.redo(seat)
    else:
        match.answer(seat, action)
    new = match.snapshots[-1] if match.snapshots and match.snapshots[-1] is not last else None
    return rows.of_answer(table, number, told, new)


def _after(table: Table, seat: int) -> list[Write]:
    writes: list[Write] = []
    if table.match and table.match.over:
        table.status = "over"
        writes.append((schema.SET_STATUS, {"of_table": table.id, "status": "over"}))
    if table.terms.clock.pace != "none":
        writes.append(rows.seat_changed(table, table.seats[seat]))
    return writes


# ---------------------------------------------------------------------------------------- taking back


async def undo(tables: "Tables", table: Table, seat: int, *, turn: bool = False) -> None:
    """Take back a seat's own last answer, or its whole turn, while nothing was seen since."""
    async with table.lock:
        match = tables.playing(table)
        number = takeback.turn(table, seat) if turn else takeback.last(table, seat)
        if number is None:
            raise Illegal("nothing-to-undo")
        shown = table.number
        if number == match.back(seat):
            match.undo(seat)
        else:
            match.rewind(number)
        await _unwrite(tables, table, shown)
    tables.changed(table)


async def redo(tables: "Tables", table: Table, seat: int) -> None:
    async with table.lock:
        if not tables.playing(table).can_redo(seat):
            raise Illegal("nothing-to-redo")
        row = take(table, seat, None)
        await tables.commit(table, [(schema.NEW_ANSWERS, row), *_after(table, seat)])
    tables.changed(table)


async def rewind(tables: "Tables", table: Table, number: int) -> None:
    """Go back to an earlier question, as the players have agreed."""
    async with table.lock:
        match, shown = tables.playing(table), table.number
        match.rewind(number)
        if table.quiet:
            match.rewind(match.opened)  # all are asked anew, or each would learn who had answered before whom
        await _unwrite(tables, table, shown)
    tables.changed(table)


async def _unwrite(tables: "Tables", table: Table, shown: int) -> None:
    """Store that answers were taken back. The public number grows, by what is public alone."""
    match = tables.playing(table)
    table.undone += max(0, (shown - table.number) // 2 + 1)
    table.status, table.proposal = "playing", None
    await tables.commit(table, rows.shortened(table, match.number))
    table.start_clock()
