"""Takes over tables with bots or clocks whose worker has died. The workers that are alive share them out.

Each table has a keeper, the worker that changed it last: its bots run there, and its clock is watched there.
"""

import logging
from typing import TYPE_CHECKING, Any

import sqlalchemy as sa
from sqlalchemy.sql.dml import ReturningUpdate

from fathom.server.storage import schema
from fathom.server.workers.roster import ALIVE

if TYPE_CHECKING:
    from fathom.server.tables.registry import Tables

log = logging.getLogger(__name__)

TAKEN = 50  # tables that are taken over at once

heads, tables_, seats = schema.heads, schema.tables, schema.seats


def _orphans() -> sa.Select[tuple[str]]:
    """Some of the running tables that have a bot or a clock, and whose keeper has died."""
    bots = sa.select(seats.c.table_id).where(seats.c.kind == "bot")
    timed = tables_.c.terms[("clock", "pace")].as_string() != "none"
    automatic = sa.or_(heads.c.table_id.in_(bots), timed)
    found = sa.select(heads.c.table_id).join(tables_, tables_.c.id == heads.c.table_id)
    found = found.where(tables_.c.status == "playing", heads.c.keeper.not_in(ALIVE), automatic)
    return found.order_by(tables_.c.created.desc()).limit(TAKEN).with_for_update(of=heads, skip_locked=True)


ORPHANS = _orphans()


async def take_over_orphans(tables: "Tables") -> None:
    """Take over tables of dead workers; those that another worker takes at the same moment are skipped."""
    while taken := await tables.store.changed_rows(_claimed(tables.store.worker)):
        log.info("took over %d tables of workers that have died", len(taken))
        for row in taken:
            await tables.take_over(row["table_id"])


def _claimed(worker: str) -> ReturningUpdate[Any]:
    mine = heads.update().where(heads.c.table_id.in_(ORPHANS.scalar_subquery())).values(keeper=worker)
    return mine.returning(heads.c.table_id)
