"""Reviews in progress, with several workers: one works on a review, the others read from the database how far it is."""

import logging
from typing import Any

import sqlalchemy as sa
from msgspec import Struct
from sqlalchemy.dialects.postgresql import insert

from fathom.server.storage import schema
from fathom.server.storage.store import Store
from fathom.server.storage.writes import told

log = logging.getLogger(__name__)

work = schema.review_work.c
NOW = sa.func.extract("epoch", sa.func.clock_timestamp())


class Told(Struct, frozen=True):
    """How far a review is, from 0 to 1, and what it has found so far, as JSON; empty while it is too little to show."""

    progress: float
    found: bytes = b""


async def share(store: Store, table_id: str) -> Told | None:
    """How far another worker is with a review; None if this worker has claimed it by this call."""
    new = insert(schema.review_work).values(table_id=table_id, worker=store.worker, asked=NOW)
    gone = work.worker.not_in(sa.select(schema.workers.c.id))
    ours = sa.case((gone, new.excluded.worker), else_=work.worker)
    asked = new.on_conflict_do_update(index_elements=["table_id"], set_={"asked": NOW, "worker": ours})
    (row,) = await store.changed_rows(asked.returning(schema.review_work))
    return None if row["worker"] == store.worker else Told(row["progress"], row["found"].encode())


async def tell(store: Store, table_id: str, told: Told) -> float:
    """Store how far a review is; returns how many seconds ago another worker was last asked for it."""
    mine = schema.review_work.update().where(work.table_id == table_id, work.worker == store.worker)
    values: dict[str, Any] = {"progress": told.progress, "found": told.found.decode()}
    rows = await store.changed_rows(mine.values(values).returning((NOW - work.asked).label("age")))
    return float(rows[0]["age"]) if rows else 0.0


async def end(store: Store, table_id: str) -> None:
    """Drop the progress of a review that is finished or has failed."""
    mine = schema.review_work.delete().where(work.table_id == table_id, work.worker == store.worker)
    try:
        await store.write((mine, {}))
    except Exception as error:
        log.warning("the end of the review of table %s could not be stored: %s", table_id, told(error))
