"""Reopens a table from its rows, with its match where it was left. The earlier record is read only when needed."""

import asyncio
import logging
from typing import Any

import msgspec
import sqlalchemy as sa
from msgspec import Raw

import fathom
from fathom.kernel import Event, Illegal, Match
from fathom.kernel.cards.effects import Rewritten
from fathom.kernel.record.match import Answer, Snapshot
from fathom.kernel.record.record import Record
from fathom.server.http.errors import Refused
from fathom.server.people.chat import lines_before
from fathom.server.storage import rows, schema
from fathom.server.storage.store import Store
from fathom.server.storage.writes import Write
from fathom.server.tables.table import RECENT, Table
from fathom.server.workers import table_revisions

log = logging.getLogger(__name__)

PAGE = 200  # answers that are read at once

answers = schema.answers.c
count = msgspec.json.Decoder(list[Raw])


async def load(store: Store, table_id: str, head: rows.Row | None = None) -> Table:
    """Load a table. `head` is that of its log, if other workers may write to it."""
    row = await store.table(table_id)
    if row is None:
        raise Refused("no-such-table", 404)
    seats = await store.of_table(schema.seats, table_id, schema.seats.c.seat)
    held = await store.of_table(schema.holders, table_id, schema.holders.c.seat)
    table = rows.table_from(row, seats, held, await lines_before(store, table_id))
    if head is not None:
        table_revisions.apply_head(table, head)
    if table.status in ("playing", "over"):
        await _resume(store, table, row)
    if head is not None:
        table_revisions.apply_head(table, head | {"revision": table.revision.number, "rebuilt": table.revision.rebuilt})
    return table


async def _resume(store: Store, table: Table, row: rows.Row) -> None:
    """Rebuild the match from its last snapshot and the answers since."""
    past = Past(store, table, row)
    start, match = await _at_readable_snapshot(store, table, past)
    since = await store.rows(past.given(start.answers - 1))
    if start.answers:
        mended = _corrected_events(table, match, since[0], since.pop(0)["told"])
    else:
        mended = _corrected_start_events(table, match, row)
    try:
        for each in since:
            told = len(match.journal)
            match.answer(each["seat"], past.action(each))
            mended += _corrected_events(table, match, each, told)
    except Illegal:
        if store.shared and await others_play_otherwise(store):
            raise Refused("table-elsewhere", 503) from None
        match.rewind(start.answers)
        match.notice = "step-asked-again"
        table.undone += len(since)
        mended += rows.shortened(table, start.answers)
    if mended and store.shared:
        table.revision, fence = table_revisions.advance(table, 0, rebuilt=True, restarts_clock=False)
        mended = [*mended, fence]
    if mended:
        await store.write(*mended)
    await asyncio.to_thread(match.journal.recall, len(match.journal) - RECENT)
    table.match = match
    table.start_clock()


async def others_play_otherwise(store: Store) -> bool:
    """Whether workers of another version are alive, so that a table may follow rules that we do not have."""
    other = sa.select(schema.workers.c.id).where(schema.workers.c.version != fathom.__version__)
    return bool(await store.rows(other))


async def _at_readable_snapshot(store: Store, table: Table, past: "Past") -> tuple[Snapshot, Match]:
    """A match at the latest snapshot that can still be read. One in the middle of a card cannot if newer rules have
    changed the card."""
    before: int | None = None
    while True:
        start = past.unpacked(await store.rows(past.snapshots(before)))
        try:
            return start, Match(table.game, table.setup, forced=True, record=Record.since(start, past))
        except (Rewritten, msgspec.ValidationError) as error:
            log.warning("table %s cannot be resumed after %d answers: %s", table.id, start.answers, error)
            if not start.answers:
                raise Refused("table-outdated", 410) from None
            before = start.answers - 1


def _corrected_events(table: Table, match: Match, row: rows.Row, told: int) -> list[Write]:
    """The writes that correct event counts, where newer rules emit other events for an answer than are stored."""
    if (row["told"], len(count.decode(row["events"]))) == (told, len(match.journal) - told):
        return []
    events = rows.encode(match.journal[told:]).decode()
    return [(schema.SET_EVENTS, {"of_table": table.id, "of_number": row["number"], "told": told, "events": events})]


def _corrected_start_events(table: Table, match: Match, row: rows.Row) -> list[Write]:
    if len(count.decode(row["start_events"])) == len(match.journal):
        return []
    return [(schema.SET_START_EVENTS, {"of_table": table.id, "start_events": rows.encode(match.journal[:]).decode()})]


class Past:
    """The stored record of a match before the snapshot at which it was reopened, read page by page."""

    def __init__(self, store: Store, table: Table, row: rows.Row) -> None:
        self._store, self._mine = store, answers.table_id == table.id
        self._start_events, self._start_snapshot = row["start_events"], row["start_snapshot"]
        self._action = table.game.action_reader
        self._events = msgspec.json.Decoder(list[table.game.event_type])  # type: ignore[name-defined]
        self._told: dict[int, int] = {}  # all events before this one were told by the answers before that one

    def snapshots(self, number: int | None) -> sa.Select[Any]:
        """The last snapshot before a question, or the last of all."""
        some = sa.select(answers.snapshot).where(self._mine, answers.snapshot.is_not(None))
        some = some if number is None else some.where(answers.number < number)
        return some.order_by(answers.number.desc()).limit(1)

    def unpacked(self, found: list[rows.Row]) -> Snapshot:
        packed = found[0]["snapshot"] if found else self._start_snapshot
        snapshot = msgspec.msgpack.decode(packed, type=Snapshot)
        self._told[snapshot.events] = snapshot.answers
        return snapshot

    def given(self, first: int, before: int | None = None) -> sa.Select[Any]:
        """The answers of these numbers."""
        columns = (answers.number, answers.seat, answers.action, answers.seen, answers.told, answers.events)
        some = sa.select(*columns).where(self._mine, answers.number >= first)
        return (some if before is None else some.where(answers.number < before)).order_by(answers.number)

    def action(self, row: rows.Row) -> Any:
        return self._action.decode(row["action"])

    # --------------------------------------------------------------------------- as the record wants it

    def answers(self, before: int) -> list[Answer]:
        found = self._store.now(self.given(before - PAGE, before))
        return [Answer(each["seat"], self.action(each), each["seen"]) for each in found]

    def events(self, before: int) -> list[Event]:
        number = self._told[before]
        if not number:
            return self._events.decode(self._start_events)[:before]
        found = self._store.now(self.given(number - PAGE, number))
        events = [event for each in found for event in self._events.decode(each["events"])]
        first = found[0]["told"]
        self._told[first] = found[0]["number"]
        return events[: before - first]

    def snapshot(self, number: int) -> Snapshot:
        return self.unpacked(self._store.now(self.snapshots(number)))
