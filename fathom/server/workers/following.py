"""Brings a table in memory up to date with what other workers have stored.

New answers and chat lines are applied one by one; after any other change the table is reloaded.
"""

import logging
from typing import TYPE_CHECKING, Any, NamedTuple

import sqlalchemy as sa

from fathom.kernel import Illegal, Match
from fathom.server.people.chat import lines_since
from fathom.server.storage import schema
from fathom.server.storage.rows import Row
from fathom.server.tables.table import Table
from fathom.server.workers import table_revisions

if TYPE_CHECKING:
    from fathom.server.tables.registry import Tables

log = logging.getLogger(__name__)

answers = schema.answers.c


class News(NamedTuple):
    """What is new at a table: answers, the head of its log, chat lines and seats."""

    given: list[tuple[int, str]]  # seats and what they have answered
    head: Row  # what of its head is to be taken over
    said: list[Row] = []
    seats: list[Row] = []  # as they are stored


def hear(tables: "Tables", table: Table, revision: int, note: Any) -> bool:
    """Apply the answers in another worker's message at once; returns False if the table must be read instead."""
    match = table.match if not table.lock.locked() else None
    if note is None or match is None or table.revision.number != revision - 1:
        return False
    answers, asked_at, keeper = note
    if not answers or answers[0][0] != match.number or table.ticking:
        return False
    head = {"revision": revision, "rebuilt": table.revision.rebuilt, "keeper": keeper}
    given = [(seat, action) for _, seat, action in answers]
    _take_over(tables, table, match, News(given, head | {"asked_at": asked_at, "proposal": None}))
    return True


async def follow(tables: "Tables", table: Table, revision: int) -> None:
    """Bring a table at least to a revision that is stored."""
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
        given = [(row["seat"], row["action"]) for row in found if row["number"] is not None]
        _take_over(tables, table, match, News(given, head, said, seats))


def _since(table: Table, number: int) -> sa.Select[tuple[object, ...]]:
    """The head of a table, with the answers from a number on."""
    new = sa.and_(answers.table_id == schema.heads.c.table_id, answers.number >= number)
    both = schema.heads.outerjoin(schema.answers, new)
    columns = (*schema.heads.c, answers.number, answers.seat, answers.action)
    return sa.select(*columns).select_from(both).where(schema.heads.c.table_id == table.id).order_by(answers.number)


def _take_over(tables: "Tables", table: Table, match: Match, news: News) -> None:
    """Apply what is new, and notify the watchers."""
    number, quiet = table.number, match.quiet
    try:
        for seat, action in news.given:
            match.answer(seat, table.game.action_reader.decode(action))
    except Illegal:
        log.warning("table %s cannot be played on as another worker did: it is opened anew", table.id)
        tables.forget(table)
        return
    secret = quiet and number == table.number
    for row in news.seats:
        table.seats[row["seat"]].seconds_left = row["seconds_left"]
    if news.given and not secret:
        table.start_clock()
    table_revisions.apply_head(table, news.head)
    table.chat.add(*news.said)
    if secret and news.given:
        for seat, _ in news.given:  # who has answered is not shown to the others
            table.changed(only=seat)
    elif len(news.given) == 1 and not news.said:
        table.answered(news.given[0][0])
    else:
        table.changed()
