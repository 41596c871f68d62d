"""Personal data in remarks and shared replays: exported, moved to another browser of the same person, and deleted."""

from typing import Any

import sqlalchemy as sa

from fathom.server.replays import schema
from fathom.server.storage.store import Store
from fathom.server.storage.writes import Write

Row = dict[str, Any]


def forgetting(browser: str) -> list[Write]:
    """The writes that forget a person: their remarks are deleted, and others may lead their shared replays."""
    drops = (schema.DROP_REMARKS, schema.DROP_FOLLOWING, schema.DROP_LEAD)
    return [(drop, {"of_browser": browser}) for drop in drops]


async def adopt(store: Store, before: str, after: str) -> None:
    """Move what one browser has written and follows to another browser of the same person."""
    writes: list[Write] = [(rename, {"of_browser": before, "after": after}) for rename in schema.RENAMES]
    follows = schema.followers.c
    either = sa.select(schema.followers).where(follows.browser.in_((before, after)))
    kept: dict[str, Row] = {}
    for row in await store.rows(either.order_by(follows.seen)):
        kept[row["replay_id"]] = {**row, "browser": after}
    writes += [(schema.DROP_FOLLOWING, {"of_browser": each}) for each in (before, after)]
    writes += [(schema.NEW_FOLLOWER, row) for row in kept.values()]
    await store.write(*writes)


async def stored_of(store: Store, browser: str) -> Row:
    """The stored remarks of a person, and the shared replays that they follow."""
    wrote, follows = schema.remarks.c, schema.followers.c
    remarks = sa.select(wrote.table_id, wrote.moment, wrote.name, wrote.text, wrote.at, wrote.replay_id)
    replays = sa.select(follows.replay_id, follows.name, follows.seen)
    return {
        "remarks": await store.rows(remarks.where(wrote.browser == browser).order_by(wrote.at)),
        "shared_replays": await store.rows(replays.where(follows.browser == browser)),
    }
