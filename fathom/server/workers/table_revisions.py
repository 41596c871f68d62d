"""The head of each table's log: its revision, and what else workers share that does not follow from the log.

The revision is an optimistic lock. A write names the revision that its worker knows; if another worker has written
meanwhile, the update matches no row and is rolled back, and the worker reloads the table.
"""

import time
from typing import Any

import msgspec
import sqlalchemy as sa

from fathom.server.storage import schema
from fathom.server.storage.store import Store
from fathom.server.storage.writes import Write
from fathom.server.tables.table import Revision, Table
from fathom.server.wire import Proposal

Row = dict[str, Any]
heads = schema.heads.c
proposed = msgspec.json.Decoder(tuple[Proposal, str])


def first_head(table: Table) -> Row:
    """The head of a new table."""
    return {**_values(table), "table_id": table.id, "revision": 0}


def advance(table: Table, lines: int, *, rebuilt: bool, restarts_clock: bool) -> tuple[Revision, Write]:
    """The next revision of a table that has changed in memory, and the write that stores it."""
    before = table.revision
    after = Revision(before.number + 1, before.number + 1 if rebuilt else before.rebuilt)
    values = {**_values(table), "rebuilt": after.rebuilt, "lines": table.chat.count + lines}
    if restarts_clock:
        values["asked_at"] = time.time()
    return after, (schema.ADVANCE, {"of_table": table.id, "before": before.number, **values})


def _values(table: Table) -> Row:
    proposal = None
    if table.proposal is not None:
        proposal = msgspec.json.encode((table.proposal, table.proposed_bot)).decode()
    return {
        "rebuilt": table.revision.rebuilt,
        "lines": table.chat.count,
        "keeper": table.keeper,
        "asked_at": time.time() - (time.monotonic() - table.asked_at),
        "proposal": proposal,
    }


async def read_head(store: Store, table_id: str) -> Row | None:
    found = await store.rows(sa.select(schema.heads).where(heads.table_id == table_id))
    return found[0] if found else None


async def read_revision(store: Store, table_id: str) -> int:
    found = await store.rows(sa.select(heads.revision).where(heads.table_id == table_id))
    return int(found[0]["revision"]) if found else 0


def apply_head(table: Table, head: Row) -> None:
    """Set a table's revision, keeper, proposal and clock from its stored head."""
    table.revision = Revision(head["revision"], head["rebuilt"])
    table.keeper = head["keeper"]
    table.proposal, table.proposed_bot = proposed.decode(head["proposal"]) if head["proposal"] else (None, "")
    if head["asked_at"]:
        table.asked_at = time.monotonic() - max(0.0, time.time() - head["asked_at"])
