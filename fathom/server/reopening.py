"""Reopening: a table from its rows, with its match where it was left."""

from typing import Any

import msgspec

from fathom.kernel import Illegal, Match
from fathom.kernel.match import Answer, Snapshot
from fathom.server import rows, schema
from fathom.server.errors import Refused
from fathom.server.store import Store
from fathom.server.table import Table
from fathom.server.talk import lines_before


async def load(store: Store, table_id: str) -> Table:
    """The table of that id as it is stored."""
    row = await store.table(table_id)
    if row is None:
        raise Refused("no-such-table", 404)
    seats = await store.of_table(schema.seats, table_id, schema.seats.c.seat)
    held = await store.of_table(schema.holders, table_id, schema.holders.c.seat)
    table = rows.table_from(row, seats, held, await lines_before(store, table_id))
    if table.status != "waiting":
        await _resume(store, table, row)
    return table


async def _resume(store: Store, table: Table, row: rows.Row) -> None:
    """Rebuild the match from its last snapshot and the answers since."""
    given = await store.of_table(schema.answers, table.id, schema.answers.c.number)
    packed = next((each["snapshot"] for each in reversed(given) if each["snapshot"]), row["start_snapshot"])
    start = msgspec.msgpack.decode(packed, type=Snapshot)
    read = table.game.action_reader.decode
    answers = [Answer(each["seat"], read(each["action"]), each["seen"]) for each in given]
    happened = msgspec.json.Decoder(list[table.game.event_type])  # type: ignore[name-defined]
    events: list[Any] = []
    for tale in [row["start_events"], *(each["events"] for each in given)]:
        if len(events) >= start.events:
            break
        events += happened.decode(tale)
    match = Match.resume(table.game, table.setup, answers[: start.answers], events[: start.events], start)
    try:
        for each in answers[start.answers :]:
            match.answer(each.seat, each.action)
    except Illegal:
        match.rewind(start.answers)
        match.notice = "step-asked-again"
        table.undone += len(answers) - start.answers
        await store.write(*rows.shortened(table, start.answers))
    table.match = match
    table.start_clock()
