"""Following the log: what another worker has stored is played on at a table that is in memory here.

Answers and talk are taken over one by one; after any other change the table is opened anew.
"""

import logging
from typing import TYPE_CHECKING

import sqlalchemy as sa

from fathom.kernel import Illegal, Match
from fathom.server.people.chat import lines_since
from fathom.server.storage import schema
from fathom.server.storage.rows import Row
from fathom.server.tables.table import Table
from fathom.server.workers import heads

if TYPE_CHECKING:
    from fathom.server.tables.registry import Tables

log = logging.getLogger(__name__)

answers = schema.answers.c


async def follow(tables: "Tables", table: Table, revision: int) -> None:
    """Bring a table to a revision that is stored, or beyond it."""
    async with table.lock:
        if tables.is_stale(table) or table.revision.number >= revision:
            return
        match = table.match
        found = await tables.store.rows(_since(table, match.number if match else 0))  # all of one moment
        head = found[0]
        if match is None or head["rebuilt"] > table.revision.number:
            tables.forget(table)
            return
        said = await lines_since(tables.store, table.id, table.chat.count) if head["lines"] > table.chat.count else []
        seats = await tables.store.of_table(schema.seats, table.id, schema.seats.c.seat) if table.ticking else []
        number, quiet = table.number, match.quiet
        given = [row for row in found if row["number"] is not None]
        try:
            _play_on(table, match, given)
        except Illegal:
            log.warning("table %s cannot be played on as another worker did: it is opened anew", table.id)
            tables.forget(table)
            return
        for row in seats:
            table.seats[row["seat"]].seconds_left = row["seconds_left"]
        if given and not (quiet and number == table.number):
            table.start_clock()
        heads.take_over(table, head)
        table.chat.add(*said)
    if quiet and number == table.number and given:
        for row in given:  # who has answered is not shown to the others
            table.changed(only=row["seat"])
    elif len(given) == 1 and not said:
        table.answered(given[0]["seat"])
    else:
        table.changed()


def _since(table: Table, number: int) -> sa.Select[tuple[object, ...]]:
    """The head of a table, with the answers from a number on."""
    new = sa.and_(answers.table_id == schema.heads.c.table_id, answers.number >= number)
    both = schema.heads.outerjoin(schema.answers, new)
    columns = (*schema.heads.c, answers.number, answers.seat, answers.action)
    return sa.select(*columns).select_from(both).where(schema.heads.c.table_id == table.id).order_by(answers.number)


def _play_on(table: Table, match: Match, given: list[Row]) -> None:
    for row in given:
        match.answer(row["seat"], table.game.action_reader.decode(row["action"]))
