"""Answers: checking, applying, storing, undoing and redoing them; odds and advice for an open question."""

from typing import TYPE_CHECKING, Any

import msgspec

from fathom.bots.advice import Advice
from fathom.kernel import Action, Illegal, Match
from fathom.kernel.insight.odds import Odds
from fathom.server import metrics
from fathom.server.archive import chapters
from fathom.server.http.errors import Overtaken, Refused, stale
from fathom.server.results.noting import noted
from fathom.server.storage import rows, schema
from fathom.server.storage.writes import Write
from fathom.server.tables import quiet_pace, undo_rights
from fathom.server.tables.table import Table

if TYPE_CHECKING:
    from fathom.server.tables.registry import Tables


Plain = dict[str, Any]
"""An action as a client sends it."""

UNTOLD = Odds([], exact=False)


async def answer(tables: "Tables", table: Table, seat: int, number: int, *actions: Plain | Action) -> None:
    """Take a seat's answer to a question, or several to consecutive ones; they are on disk when this returns.

    Several answers are taken all or none.
    """
    try:
        await _answer(tables, table, seat, number, *actions)
    except Overtaken:
        await tables.again(table, lambda found: _answer(tables, found, seat, number, *actions))


async def _answer(tables: "Tables", table: Table, seat: int, number: int, *actions: Plain | Action) -> None:
    await table.settled()
    if table.terms.steady and number == table.number:
        await quiet_pace.keep_pace(table)
    async with table.lock:
        match = tables.playing(table)
        if number != table.number:
            raise stale()
        if table.paused:
            raise Refused("paused")
        wanted = [each if isinstance(each, Action) else _action(match, seat, each) for each in actions]
        left = table.seconds_after(seat)
        taken = [*take(table, seat, *wanted), *take_forced(table)]
        writes: list[Write] = [(schema.NEW_ANSWERS, row) for row in taken]
        table.seats[seat].seconds_left = left
        secret = match.quiet and number == table.number  # who has answered is not shown
        if not secret:
            table.proposal = None
        writes += _after(table, seat)
        played = table.status == "playing"
        await tables.commit(table, writes, played=played, restarts_clock=not secret)
        metrics.answers_of(table.game.name).inc(len(taken))
        if not secret:
            table.start_clock()
    if table.status == "playing" and not secret:
        tables.answered(table, seat)
    else:
        tables.changed(table, only=seat if secret else None)


async def odds(tables: "Tables", table: Table, seat: int, number: int, action: dict[str, Any]) -> Odds:
    """The odds of an answer that a seat might give, by what that seat knows.

    There are no outcomes where too little is known. A question that was answered meanwhile gives none either, rather
    than a refusal: looking at an answer and then giving it is no mistake.
    """
    await table.settled()
    match = tables.playing(table)
    if not table.terms.odds:
        raise Refused("odds-off", 403)
    if number > table.number:
        raise stale()
    if number < table.number or not (seat in match.asks or seat in match.interrupts):
        return UNTOLD
    wished, memory = _action(match, seat, action), match.memory(seat)
    if wished not in memory.options:
        raise match.ask(seat).refuse(wished)
    return await tables.crew.odds(table.id, table.game, memory, wished) or UNTOLD


async def final(tables: "Tables", table: Table, seat: int, browser: str) -> tuple[int, list[Action]]:
    """The number of a seat's open question, and those of its answers that cannot be undone, by what the seat knows.

    In games without secrets, passing the turn to another seat of the same browser does not count as final. If the
    computation takes too long, all answers but passes are returned.
    """
    await table.settled()
    match = tables.playing(table)
    if not (seat in match.asks or seat in match.interrupts):
        return table.number, []  # the question was answered meanwhile
    number, memory = table.number, match.memory(seat)
    own = frozenset() if table.game.has_secrets else frozenset(table.seats_of(browser))  # no turn of the device
    found = await tables.crew.final(table.id, table.game, memory, own)
    options = memory.options
    return number, [each for each in options if not each.idle] if found is None else [options[each] for each in found]


async def advice(tables: "Tables", table: Table, seat: int) -> Advice:
    """What the usual bot would answer for a seat, by what that seat knows."""
    await table.settled()
    match = tables.playing(table)
    if not table.terms.hints:
        raise Refused("hints-off", 403)
    match.ask(seat)
    found = await tables.crew.advice(table.id, table.game, match.memory(seat))
    if found is None:
        raise Refused("no-advice", 503)
    return found


def _action(match: Match, seat: int, plain: Plain) -> Action:
    """Decode the action that a client sent. A seat that is not asked is refused first."""
    match.ask(seat)
    try:
        action: Action = match.game.action_reader.decode(msgspec.json.encode(plain))
    except msgspec.ValidationError:
        raise Refused("not-an-option", 422) from None
    return action


def take(table: Table, seat: int, *actions: Action) -> list[rows.Row]:
    """Apply answers to the match in memory; returns the rows that store them."""
    match = _playing(table)
    taken = AnswerRows(table.id, match)
    if len(actions) == 1:
        match.answer(seat, *actions)
        taken.note()
    else:
        match.answer_all(seat, actions, taken.note)
    return taken.rows


def take_forced(table: Table) -> list[rows.Row]:
    """Apply the forced answers that follow: those of seats that publicly have no choice."""
    taken: list[rows.Row] = []
    while not table.quiet and (forced := _forced(table)) is not None:
        taken += take(table, *forced)
    return taken


def _forced(table: Table) -> tuple[int, Action] | None:
    for seat, ask in table.asks.items():
        action = table.forced(seat, ask)
        if action is not None:
            return seat, action
    return None


def take_again(table: Table, seat: int) -> list[rows.Row]:
    """Apply the answer that was undone last again."""
    match = _playing(table)
    taken = AnswerRows(table.id, match)
    match.redo(seat)
    taken.note()
    return taken.rows


def _playing(table: Table) -> Match:
    match = table.match
    assert match is not None
    return match


class AnswerRows:
    """Collects a row for each answer as it is applied, with its events and snapshot."""

    def __init__(self, table_id: str, match: Match) -> None:
        self.table_id, self.record = table_id, match.record
        self.rows: list[rows.Row] = []
        self._look()

    def _look(self) -> None:
        self._told = self.record.journal.length
        self._last = self.record.snapshots[-1] if self.record.snapshots else None

    def note(self) -> None:
        before, told = self._last, self._told
        self._look()
        new = self._last if self._last is not before else None
        self.rows.append(rows.of_answer(self.table_id, self.record, told, new))


def _after(table: Table, seat: int) -> list[Write]:
    writes: list[Write] = []
    if _playing(table).over:
        table.status = "over"
        writes.append((schema.SET_STATUS, {"of_table": table.id, "status": "over"}))
        writes += [*chapters.closing(table), *noted(table)]
    if table.terms.clock.pace != "none":
        writes.append(rows.seat_changed(table, table.seats[seat]))
    return writes


# ---------------------------------------------------------------------------------------- taking back


async def undo(tables: "Tables", table: Table, seat: int, *, turn: bool = False) -> None:
    """Undo a seat's own last answer, or its whole turn, if nothing was revealed since."""
    async with table.lock:
        match = tables.playing(table)
        number = undo_rights.turn_undo_target(table, seat) if turn else undo_rights.undo_target(table, seat)
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
        again: list[Write] = [(schema.NEW_ANSWERS, row) for row in take_again(table, seat)]
        await tables.commit(table, [*again, *_after(table, seat)])
    tables.changed(table)


async def rewind(tables: "Tables", table: Table, number: int) -> None:
    """Go back to an earlier question, as the players have agreed; refused if somebody has just answered."""
    agreed = table.number
    async with table.lock:
        match, shown = tables.playing(table), table.number
        if match.over or shown != agreed:
            raise stale()
        match.rewind(number)
        if table.quiet:
            match.rewind(match.opened)  # all are asked anew, or each would learn who had answered before whom
        await _unwrite(tables, table, shown)
    tables.changed(table)


async def _unwrite(tables: "Tables", table: Table, shown: int) -> None:
    """Store that answers were undone. The public number grows by an amount that depends on public facts only."""
    match = tables.playing(table)
    table.undone += max(0, (shown - table.number) // 2 + 1)
    table.status, table.proposal = "playing", None
    await tables.commit(table, rows.shortened(table, match.number), restarts_clock=True)
    table.start_clock()
